package main

import (
	"io"
	"net/http"
	"path/filepath"
	"strings"
	"testing"
)

// askAgent posts one question of an agent, and returns the answer.
func askAgent(t *testing.T, p *program, host string) (int, string) {
	t.Helper()
	request, err := http.NewRequest(http.MethodPost, "http://"+p.address+"/mcp", strings.NewReader(
		`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"component","arguments":{"name":"Press"}}}`))
	if err != nil {
		t.Fatal(err)
	}
	request.Host = host
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Accept", "application/json, text/event-stream")
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, string(body)
}

func TestAgentsAreAnswered(t *testing.T) {
	t.Parallel()
	folder := smallSite(t)
	writeFile(t, filepath.Join(folder, "facts.json"), `{"products": [{"id": "kit", "label": "Kit", "home": "/"}],
		"entries": [{"name": "Press", "kind": "component", "product": "kit", "page": "/", "facts": "/press/facts.json"}]}`)
	writeFile(t, filepath.Join(folder, "press", "facts.json"), `{"name": "Press", "kind": "component",
		"package": "kit", "version": "1.2.3", "props": [{"name": "tone", "type": "string"}]}`)
	p := start(t, "-root", folder, "-quiet", "-mcp-rate", "3", "-mcp-hosts", "docs.example")
	if code, body := askAgent(t, p, "docs.example"); code != 200 || !strings.Contains(body, "tone: string") {
		t.Errorf("%d %s", code, body)
	}
	if code, body := askAgent(t, p, "other.example"); code != http.StatusForbidden || !strings.Contains(body, "-mcp-hosts") {
		t.Errorf("%d %s", code, body)
	}
	// what they were asked before is answered anew where the site is another
	writeFile(t, filepath.Join(folder, "press", "facts.json"), `{"name": "Press", "kind": "component",
		"package": "kit", "version": "1.2.4", "props": []}`)
	if code, body := askAgent(t, p, "docs.example"); code != 200 || !strings.Contains(body, "kit 1.2.4") {
		t.Errorf("%d %s", code, body)
	}
	askAgent(t, p, "docs.example")
	if code, _ := askAgent(t, p, "docs.example"); code != http.StatusTooManyRequests {
		t.Errorf("%d after too many questions", code)
	}
}

func TestAgentsAreNotAnswered(t *testing.T) {
	t.Parallel()
	p := start(t, "-root", smallSite(t), "-quiet", "-mcp=false")
	if code, body := askAgent(t, p, ""); code != http.StatusMethodNotAllowed || !strings.Contains(body, "only be read") {
		t.Errorf("%d %s", code, body)
	}
}
