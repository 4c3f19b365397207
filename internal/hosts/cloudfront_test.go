package hosts

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// functionRunner calls a function with a list of events, as CloudFront documents them.
const functionRunner = `const fs = require('fs'), vm = require('vm');
const [code, events] = process.argv.slice(1).map((name) => fs.readFileSync(name, 'utf8'));
const context = vm.createContext({});
vm.runInContext(code, context);
const out = JSON.parse(events).map((event) => {
  context.event = event;
  return vm.runInContext('handler(event)', context);
});
console.log(JSON.stringify(out));`

type functionValue struct {
	Value string `json:"value"`
}

// functionResult is a request to pass on, or an answer.
type functionResult struct {
	URI        string                   `json:"uri"`
	StatusCode int                      `json:"statusCode"`
	Headers    map[string]functionValue `json:"headers"`
}

// cloudfront runs the functions of a site, for all requests that are going to be made at once.
func cloudfront(t *testing.T, p *published) host {
	dist, out := t.TempDir(), t.TempDir()
	p.files.write(t, dist)
	run(t, "node", "../../deploy/cloudfront/functions.mjs", dist, out)
	call := func(name string, events []any) []functionResult {
		t.Helper()
		text, err := json.Marshal(events)
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(out, "events.json")
		if err := os.WriteFile(file, text, 0o644); err != nil {
			t.Fatal(err)
		}
		said, err := exec.Command("node", "-e", functionRunner, filepath.Join(out, name), file).Output()
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		var results []functionResult
		if err := json.Unmarshal(said, &results); err != nil {
			t.Fatal(err)
		}
		return results
	}
	known := map[request]functionResult{}
	todo := []request{{path: p.base + p.asset(t)}}
	for _, q := range p.questions() {
		todo = append(todo, q.request)
	}
	for len(todo) > 0 { // in rounds, since each costs a process
		var events []any
		for _, r := range todo {
			events = append(events, requestEvent(r))
		}
		var next []request
		for i, result := range call("request.js", events) {
			known[todo[i]] = result
			to, _, _ := strings.Cut(result.Headers["location"].Value, "#")
			if _, seen := known[request{to, todo[i].accept}]; to != "" && !seen {
				next = append(next, request{to, todo[i].accept})
			}
		}
		todo = next
	}
	everywhere := call("response.js", []any{map[string]any{"response": map[string]any{"headers": map[string]any{}}}})[0]
	return func(r request) answer {
		result, ok := known[r]
		if !ok {
			t.Fatalf("the function was not asked for %v", r)
		}
		if result.StatusCode != 0 {
			return moved(result.StatusCode, result.Headers["location"].Value)
		}
		name := strings.TrimPrefix(result.URI, "/")
		text, there := p.files[name]
		if strings.HasPrefix(name, "_") || name == "vercel.json" || name == ".base" || !there {
			return p.files.lost() // what the error pages of the distribution say
		}
		a := found(text)
		for name, header := range everywhere.Headers {
			a.header.Set(name, header.Value)
		}
		a.header.Set("Cache-Control", "no-cache") // as deploy/cloudfront/sync.sh uploads it
		if strings.HasPrefix(name, "assets/") {
			a.header.Set("Cache-Control", "public, max-age=31536000, immutable")
		}
		return a
	}
}

// requestEvent is the event of a viewer's request.
func requestEvent(r request) any {
	headers := map[string]functionValue{}
	if r.accept != "" {
		headers["accept"] = functionValue{r.accept}
	}
	return map[string]any{"version": "1.0", "context": map[string]any{"eventType": "viewer-request"},
		"request": map[string]any{"method": "GET", "uri": r.path, "querystring": map[string]any{}, "headers": headers}}
}

func TestCloudFront(t *testing.T) {
	script, err := os.ReadFile("../../deploy/cloudfront/sync.sh")
	if err != nil || !strings.Contains(string(script), "public, max-age=31536000, immutable") {
		t.Fatalf("sync.sh does not say how long assets are kept: %v", err)
	}
	answersAsItsPageSays(t, "cloudfront.md", build(t, place{}), build(t, place{base: "/docs"}),
		func(p *published) host { return cloudfront(t, p) })
}
