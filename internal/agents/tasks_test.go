package agents

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"
)

// What an answer to a task may cost. A token is four bytes, a part of one counts whole.
const (
	medianTokens = 400
	mostCalls    = 2
	fewestTasks  = 40
)

func tokens(text string) int { return (len(text) + 3) / 4 }

// TestTasks asks what agents ask. Each task names its calls and what must stand in the answer to the last one.
func TestTasks(t *testing.T) {
	var tasks []struct {
		Question string `json:"question"`
		Calls    []call `json:"calls"`
		Answer   string `json:"answer"`
	}
	text, err := os.ReadFile("testdata/tasks.json")
	if err == nil {
		err = json.Unmarshal(text, &tasks)
	}
	if err != nil || len(tasks) < fewestTasks {
		t.Fatalf("%d tasks: %v", len(tasks), err)
	}
	client := session(t, Options{Library: published(t)})
	var costs []int
	for _, task := range tasks {
		if len(task.Calls) > mostCalls {
			t.Errorf("%s: %d calls", task.Question, len(task.Calls))
		}
		cost, last := 0, ""
		for _, c := range task.Calls {
			answer, wrong := ask(t, client, c)
			if wrong {
				t.Errorf("%s: %s", task.Question, answer)
			}
			cost, last = cost+tokens(answer), answer
		}
		if !strings.Contains(last, task.Answer) {
			t.Errorf("%s: no %q in\n%s", task.Question, task.Answer, last)
		}
		costs = append(costs, cost)
	}
	slices.Sort(costs)
	median := costs[len(costs)/2]
	t.Logf("%d tasks: median %d tokens, most %d", len(tasks), median, costs[len(costs)-1])
	if median > medianTokens {
		t.Errorf("the median is %d tokens", median)
	}
}
