package installed

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"vitrine/internal/agents"
	"vitrine/internal/testkit"
)

// TestSession holds a conversation about installed packages alone: nobody has named a documentation.
func TestSession(t *testing.T) {
	ours, theirs := mcp.NewInMemoryTransports()
	project := open(t)
	server, err := agents.New(agents.Options{Library: project, Checker: &Checker{Project: project}}).
		Connect(t.Context(), ours, nil)
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
	var out strings.Builder
	for _, c := range conversation {
		result, err := client.CallTool(t.Context(), &mcp.CallToolParams{Name: c.tool, Arguments: c.arguments})
		if err != nil {
			t.Fatal(err)
		}
		arguments, _ := json.Marshal(c.arguments)
		fmt.Fprintf(&out, "> %s %s\n", c.tool, arguments)
		if result.IsError {
			out.WriteString("error: ")
		}
		out.WriteString(result.Content[0].(*mcp.TextContent).Text + "\n\n")
	}
	testkit.File(t, "testdata/session.txt", out.String())
}

var conversation = []struct {
	tool      string
	arguments map[string]any
}{
	{"component", map[string]any{"name": "Press"}},
	{"error", map[string]any{"code": "4", "args": []string{"Go", "here"}}},
	{"error", map[string]any{"code": "9"}},
	{"error", map[string]any{"code": "5"}},
	{"theme", map[string]any{"path": "palette.main"}},
	{"theme", map[string]any{"path": "palette"}},
	{"theme", map[string]any{"path": "palete.main"}},
	{"icon", map[string]any{"name": "IconAx"}},
	{"page", map[string]any{"page": "kit"}},
	{"page", map[string]any{"page": "kit", "section": "Use"}},
	{"page", map[string]any{"page": "Press"}},
	{"page", map[string]any{"page": "/node_modules/kit/theme/"}},
	{"demo", map[string]any{"name": "Press"}},
	{"search", map[string]any{"query": "press tone"}},
	{"check_code", map[string]any{"code": "import { Press } from 'kit';\n\nexport const a = <Press label=\"Go\" tone=\"lout\" />;\n"}},
}
