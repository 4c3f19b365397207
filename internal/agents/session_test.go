package agents

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"vitrine/internal/testkit"
)

// session is a client of a server over a library.
func session(t testing.TB, options Options) *mcp.ClientSession {
	t.Helper()
	ours, theirs := mcp.NewInMemoryTransports()
	server, err := New(options).Connect(t.Context(), ours, nil)
	if err != nil {
		t.Fatal(err)
	}
	client, err := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil).Connect(t.Context(), theirs, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		client.Close()
		server.Wait()
	})
	return client
}

// call is a question to a tool.
type call struct {
	Tool      string         `json:"tool"`
	Arguments map[string]any `json:"arguments"`
}

func ask(t testing.TB, client *mcp.ClientSession, c call) (text string, wrong bool) {
	t.Helper()
	result, err := client.CallTool(context.Background(), &mcp.CallToolParams{Name: c.Tool, Arguments: c.Arguments})
	if err != nil {
		t.Fatalf("%s %v: %v", c.Tool, c.Arguments, err)
	}
	for _, content := range result.Content {
		text += content.(*mcp.TextContent).Text
	}
	return text, result.IsError
}

// TestSession holds a whole conversation: what is offered, answers, and what mistakes are answered with.
func TestSession(t *testing.T) {
	client := session(t, Options{Library: published(t)})
	var out strings.Builder
	for tool, err := range client.Tools(t.Context(), nil) {
		if err != nil {
			t.Fatal(err)
		}
		schema, _ := json.Marshal(tool.InputSchema)
		fmt.Fprintf(&out, "tool %s: %s\n  %s\n", tool.Name, tool.Description, schema)
	}
	for p, err := range client.Prompts(t.Context(), nil) {
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&out, "prompt %s: %s\n", p.Name, p.Description)
	}
	for r, err := range client.Resources(t.Context(), nil) {
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&out, "resource %s: %s\n", r.URI, r.Name)
	}
	for r, err := range client.ResourceTemplates(t.Context(), nil) {
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&out, "resources %s\n", r.URITemplate)
	}
	for _, c := range conversation {
		text, wrong := ask(t, client, c)
		arguments, _ := json.Marshal(c.Arguments)
		fmt.Fprintf(&out, "\n> %s %s\n", c.Tool, arguments)
		if wrong {
			out.WriteString("error: ")
		}
		out.WriteString(text + "\n")
	}
	testkit.File(t, "testdata/session.txt", out.String())
}

var conversation = []call{
	{"component", map[string]any{"name": "Plate"}},
	{"component", map[string]any{"name": "Plat"}},
	{"component", map[string]any{"name": "Plate", "product": "picnic"}},
	{"component", map[string]any{"name": "Plate", "product": "cutlery"}},
	{"component", map[string]any{"name": "Cup", "product": "@crockery/picnic"}},
	{"component", map[string]any{"name": "Plate", "props": []string{"glaze", "onBreak", "onClick", "colour"}}},
	{"component", map[string]any{"name": "Plate", "section": "classes"}},
	{"component", map[string]any{"name": "Plate", "section": "events"}},
	{"component", map[string]any{"name": "useTable"}},
	{"component", map[string]any{"name": "useThirst"}},
	{"component", map[string]any{"name": "TableOptions", "section": "members"}},
	{"demo", map[string]any{"name": "Plate"}},
	{"demo", map[string]any{"name": "Plate", "about": "stack"}},
	{"demo", map[string]any{"name": "Plate", "about": "zebra"}},
	{"demo", map[string]any{"name": "Cup"}},
	{"page", map[string]any{"page": "/crockery/plate/"}},
	{"page", map[string]any{"page": "Plate", "section": "Stacks"}},
	{"page", map[string]any{"page": "Setting up", "section": "Fonts"}},
	{"page", map[string]any{"page": "Seting up"}},
	{"error", map[string]any{"code": "2", "args": []string{"wide"}}},
	{"error", map[string]any{"code": 7}},
	{"error", map[string]any{"code": "999"}},
	{"theme", map[string]any{"path": "colors.blue", "product": "crockery"}},
	{"theme", map[string]any{"path": "theme.colors.blue.main"}},
	{"theme", map[string]any{"path": "blue.main", "product": "crockery"}},
	{"icon", map[string]any{"name": "Spoon"}},
	{"icon", map[string]any{"name": "pot"}},
	{"icon", map[string]any{"name": "spon"}},
	{"check_props", map[string]any{"name": "Plate", "product": "crockery", "props": map[string]any{
		"chipped": true, "color": "bleu", "diameter": "wide", "glaze": "glos", "onClick": nil, "stackd": true}}},
	{"check_props", map[string]any{"name": "Plate", "props": map[string]any{"diameter": 18, "glaze": "matte"}}},
	{"check_props", map[string]any{"name": "Cup", "props": map[string]any{"handle": "left"}}},
	{"search", map[string]any{"query": "candle light", "limit": 3}},
	{"search", map[string]any{"query": "default theme", "product": "picnic"}},
	{"search", map[string]any{"query": "plate diameter", "limit": 2}},
	{"search", map[string]any{"query": "dishwashr"}},
	{"search", map[string]any{"query": "qqqqqq"}},
	{"search", map[string]any{"query": ""}},
}
