package devserver

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"vitrine/internal/diag"
)

func TestTypesOfCodeThatIsEditedInAPage(t *testing.T) {
	t.Parallel()
	d := newDesk(t, nil)
	d.get("/lib/react-one/")
	post := func(kind, host, body string) *http.Response {
		t.Helper()
		request, err := http.NewRequest("POST", d.address+"/@vitrine/types", strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set("Content-Type", kind)
		if host != "" {
			request.Host = host
		}
		answer, err := http.DefaultTransport.RoundTrip(request)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { answer.Body.Close() })
		return answer
	}
	const wrong = `{"source": "/lib/react-one/demos/Counter.tsx.txt", "code": "export const a: number = 'b';"}`
	answer := post("application/json", "", wrong)
	var problems []diag.Problem
	err := json.NewDecoder(answer.Body).Decode(&problems)
	if err != nil || len(problems) != 1 || problems[0].Line != 1 {
		t.Errorf("%d %v %+v", answer.StatusCode, err, problems)
	}
	long := `{"code": "` + strings.Repeat("a", maxEdited) + `"}`
	for name, c := range map[string]struct {
		kind, host, body string
		want             int
	}{
		"a form of a stranger's page": {"text/plain", "", wrong, http.StatusUnsupportedMediaType},
		"another host":                {"application/json", "stranger.example", wrong, http.StatusMisdirectedRequest},
		"no demo":                     {"application/json", "", `{"source": "/lib/guide/"}`, http.StatusNotFound},
		"no JSON":                     {"application/json", "", "{", http.StatusBadRequest},
		"too long":                    {"application/json", "", long, http.StatusBadRequest},
	} {
		if answer := post(c.kind, c.host, c.body); answer.StatusCode != c.want {
			t.Errorf("%s: %d, want %d", name, answer.StatusCode, c.want)
		}
	}
}
