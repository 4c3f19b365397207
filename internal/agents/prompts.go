package agents

import (
	"context"
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// prompt is a task that people start, with what it asks of them.
type prompt struct {
	mcp.Prompt
	text func(arguments map[string]string) string
}

func argument(name, description string, required bool) *mcp.PromptArgument {
	return &mcp.PromptArgument{Name: name, Description: description, Required: required}
}

func (a *answers) prompts() []prompt {
	check := "check_props for each element"
	if a.Checker != nil {
		check = "check_code for each file"
	}
	return []prompt{
		{mcp.Prompt{Name: "migrate", Title: "Migrate code",
			Description: "Move code to the documented version of a library, or from another library to it.",
			Arguments: []*mcp.PromptArgument{argument("code", "the code, or where it is", true),
				argument("product", "product id of the target", false),
				argument("from", "version or library that the code is written for", false)}},
			func(in map[string]string) string {
				return fmt.Sprintf("Migrate this code%s%s.\n\n"+
					"1. List every import and every component, hook and prop that it uses.\n"+
					"2. Ask the search tool for migration guides and changes, and read their sections with the page "+
					"tool.\n3. Look each component up with the component tool. Don't trust memory: names, types and "+
					"defaults differ between versions.\n4. Rewrite in small steps, and run %s until nothing is "+
					"wrong.\n5. Report what changed, with the address that says so for each change, and what you "+
					"could not decide.\n\n%s", clause(" from ", in["from"]), clause(" to ", in["product"]), check,
					in["code"])
			}},
		{mcp.Prompt{Name: "review_accessibility", Title: "Review accessibility",
			Description: "Review code for what keeps people with assistive technology out.",
			Arguments: []*mcp.PromptArgument{argument("code", "the code, or where it is", true),
				argument("product", "product id of the library that it uses", false)}},
			func(in map[string]string) string {
				return fmt.Sprintf("Review the accessibility of this code%s.\n\n"+
					"1. For each component ask the page tool for its section Accessibility, and the component tool "+
					"for the props that name and describe it.\n2. Check: a name for every control, labels tied to "+
					"fields, errors that are announced, the order and the visibility of the focus, dialogs that "+
					"return it, targets of 24 pixels, contrast, reduced motion, right to left.\n3. Answer with a "+
					"list, the worst first: the line, who is kept out, the corrected line, the address that says "+
					"so.\n4. Run %s on the corrected code.\n\n%s", clause(" with ", in["product"]), check, in["code"])
			}},
	}
}

func clause(before, text string) string {
	if text == "" {
		return ""
	}
	return before + text
}

func (p prompt) handle(_ context.Context, request *mcp.GetPromptRequest) (*mcp.GetPromptResult, error) {
	for _, arg := range p.Arguments {
		if arg.Required && request.Params.Arguments[arg.Name] == "" {
			return nil, fmt.Errorf("the prompt %s needs %s: %s", p.Name, arg.Name, arg.Description)
		}
	}
	return &mcp.GetPromptResult{Description: p.Description, Messages: []*mcp.PromptMessage{{Role: "user",
		Content: &mcp.TextContent{Text: p.text(request.Params.Arguments)}}}}, nil
}
