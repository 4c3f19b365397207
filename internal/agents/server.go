package agents

import (
	"cmp"
	"context"
	"errors"
	"io"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"vitrine/internal/vitrine"
)

// Options say what is answered, and from what.
type Options struct {
	Library Library
	Checker Checker // nil for none
	Version string  // of this program
}

// answers are the handlers of all tools.
type answers struct{ Options }

// scheme begins the addresses of resources: vitrine:///lib/button/index.md.
const scheme = "vitrine://"

// New makes a server that answers questions.
func New(options Options) *mcp.Server {
	a := &answers{options}
	server := mcp.NewServer(&mcp.Implementation{Name: "vitrine", Title: "Vitrine documentation",
		Version: cmp.Or(options.Version, "1")}, &mcp.ServerOptions{Instructions: instructions,
		Capabilities: &mcp.ServerCapabilities{}, SchemaCache: schemas})
	tool(server, "search", "Find pages, sections, props and names by words.", a.search)
	tool(server, "component", "Facts of a component, hook or type: import, props with types and defaults, slots, "+
		"classes, what it inherits. Name props to get them in full, or a section to get it whole.", a.component)
	tool(server, "demo", "A complete example of a component, as code that compiles.", a.demo)
	tool(server, "page", "A page of the documentation: its outline, or one section.", a.pageText)
	code := describe("error", "What an error code of a production build means.")
	code.InputSchema = errorSchema
	described(server, code, a.errorMessage)
	tool(server, "theme", "A value of the default theme by its path, or all values below a path.", a.themeValue)
	tool(server, "icon", "The import of an icon by its name, or icons with a word in their names.", a.icon)
	tool(server, "check_props", "Check names and values of the props of one element.", a.checkProps)
	if a.Checker != nil {
		mcp.AddTool(server, describe("check_code", "Check the types of a module against the installed packages; "+
			"answers corrected lines with the declaration that says so."),
			func(ctx context.Context, _ *mcp.CallToolRequest, in codeInput) (*mcp.CallToolResult, any, error) {
				text, err := a.checkCode(ctx, in)
				return answer(text, err), nil, nil
			})
	}
	a.resources(server)
	for _, p := range a.prompts() {
		server.AddPrompt(&p.Prompt, p.handle)
	}
	return server
}

// Serve answers one program over stdin and stdout, until it leaves.
func Serve(ctx context.Context, options Options) error {
	err := New(options).Run(ctx, &mcp.StdioTransport{})
	if errors.Is(err, io.EOF) || ctx.Err() != nil {
		return nil
	}
	return err
}

// schemas of inputs are made once: servers without sessions are made for each request.
var schemas = mcp.NewSchemaCache()

const instructions = "Answers about React component libraries, from their documentation and declarations. Take names, " +
	"types and defaults of props from the component tool, never from memory. Ask for single props or sections: answers " +
	"are short. Check code before you hand it over."

func describe(name, description string) *mcp.Tool {
	closed := false
	return &mcp.Tool{Name: name, Description: description,
		Annotations: &mcp.ToolAnnotations{ReadOnlyHint: true, IdempotentHint: true, OpenWorldHint: &closed}}
}

// tool adds a tool that answers with text. What is wrong with a question is an answer as well: it says what to do.
func tool[In any](server *mcp.Server, name, description string, ask func(In) (string, error)) {
	described(server, describe(name, description), ask)
}

func described[In any](server *mcp.Server, tool *mcp.Tool, ask func(In) (string, error)) {
	mcp.AddTool(server, tool, func(_ context.Context, _ *mcp.CallToolRequest, in In) (*mcp.CallToolResult, any, error) {
		text, err := ask(in)
		return answer(text, err), nil, nil
	})
}

func answer(text string, err error) *mcp.CallToolResult {
	if err != nil {
		text = err.Error()
	}
	return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: strings.TrimRight(text, "\n")}},
		IsError: err != nil}
}

// resources are the maps of the products, and every page as markdown.
func (a *answers) resources(server *mcp.Server) {
	index, err := a.Library.Index()
	if err == nil && len(index.Pages) > 0 {
		add := func(name, address string) {
			server.AddResource(&mcp.Resource{URI: scheme + address, Name: name, MIMEType: "text/plain",
				Description: "Map of " + name + " for programs."}, a.readResource)
		}
		add(index.Name, vitrine.LLMsPath)
		for _, p := range index.Products {
			if address := vitrine.LLMsOf(p.Home); address != vitrine.LLMsPath {
				add(strings.TrimSpace(p.Label+" "+p.Version), address)
			}
		}
	}
	server.AddResourceTemplate(&mcp.ResourceTemplate{URITemplate: scheme + "/{+path}.md", Name: "page",
		Description: "A page as markdown, such as " + scheme + "/lib/react-button/index.md.",
		MIMEType:    "text/markdown"}, a.readResource)
}

func (a *answers) readResource(_ context.Context, request *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	uri := request.Params.URI
	address := strings.TrimPrefix(uri, scheme)
	kind := "text/plain"
	var text string
	var err error
	if strings.HasSuffix(address, ".md") {
		kind = "text/markdown"
		var page vitrine.FactsPage
		if page, err = a.page(address, ""); err == nil {
			text, err = a.Library.Text(page)
		} else {
			err = errors.Join(mcp.ResourceNotFoundError(uri), err)
		}
	} else {
		text, err = a.Library.File(address)
	}
	if err != nil {
		return nil, err
	}
	return &mcp.ReadResourceResult{Contents: []*mcp.ResourceContents{{URI: uri, MIMEType: kind, Text: text}}}, nil
}
