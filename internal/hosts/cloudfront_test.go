package hosts

import (
	"encoding/json"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
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
	kept := uploads(t, dist)
	known := map[request]functionResult{}
	var todo []request
	for _, asset := range p.assets(t) {
		todo = append(todo, request{path: p.base + asset})
	}
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
		if _, uploaded := kept[name]; !there || !uploaded {
			return p.files.lost() // what the error pages of the distribution say
		}
		a := found(text)
		for name, header := range everywhere.Headers {
			a.header.Set(name, header.Value)
		}
		a.header.Set("Cache-Control", kept[name])
		return a
	}
}

// uploads is what deploy/cloudfront/sync.sh has the tool of the host upload, with the Cache-Control of each file.
func uploads(t *testing.T, dist string) map[string]string {
	t.Helper()
	bin := t.TempDir()
	tool := "#!/bin/sh\n[ \"$1\" != s3 ] || printf '%s\\037' \"$@\" >> \"$0.log\"; echo >> \"$0.log\"; echo tag\n"
	if err := os.WriteFile(filepath.Join(bin, "aws"), []byte(tool), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", bin+string(filepath.ListSeparator)+os.Getenv("PATH"))
	run(t, "sh", "../../deploy/cloudfront/sync.sh", dist, "bucket", "distribution")
	calls, err := os.ReadFile(filepath.Join(bin, "aws.log"))
	if err != nil {
		t.Fatal(err)
	}
	kept := map[string]string{}
	for line := range strings.Lines(string(calls)) {
		call := strings.Split(strings.TrimRight(line, "\x1f\n"), "\x1f")
		if len(call) > 3 && call[1] == "sync" && !slices.Contains(call, "--delete") {
			upload(t, kept, call)
		}
	}
	return kept
}

// upload is “s3 sync FOLDER s3://bucket/FOLDER”: of filters the last one that fits counts, and what is there already
// stays as it is.
func upload(t *testing.T, kept map[string]string, call []string) {
	t.Helper()
	folder := strings.TrimPrefix(strings.TrimPrefix(call[3], "s3://bucket"), "/")
	for name := range read(t, call[2]) {
		wanted, control := true, ""
		for i := 4; i+1 < len(call); i += 2 {
			switch option, value := call[i], call[i+1]; option {
			case "--exclude", "--include":
				fits := regexp.MustCompile("^" + strings.ReplaceAll(regexp.QuoteMeta(value), `\*`, ".*") + "$")
				if fits.MatchString(name) {
					wanted = option == "--include"
				}
			case "--cache-control":
				control = value
			}
		}
		key := path.Join(folder, name)
		if _, there := kept[key]; wanted && !there {
			kept[key] = control
		}
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
	answersAsItsPageSays(t, "cloudfront.md", build(t, place{}), build(t, place{base: "/docs"}),
		func(p *published) host { return cloudfront(t, p) })
}
