package typescript

import (
	"fmt"

	"github.com/microsoft/typescript-go/vitrine"

	"vitrine/internal/diag"
)

// ways out of the constructs that are more than types.
var ways = map[string]string{
	"enum":               `Use an object with "as const", or a union of strings.`,
	"namespace":          "Use a module of its own, or an object.",
	"parameter property": "Declare the field in the class and assign it in the constructor.",
	"import =":           "Use import … from.",
	"export =":           "Use export default.",
}

// EraseTypes is the file as JavaScript: comments, blank lines and formatting stay as written, and a
// file without types comes back byte for byte. Constructs that are more than types are problems. A file with syntax
// errors, which Parse has reported, comes back as it is.
func (f *File) EraseTypes() (js string, problems []diag.Problem) {
	if f.tree == nil || len(f.tree.SyntaxErrors()) > 0 {
		return f.text, nil
	}
	js, refusals := f.tree.EraseTypes()
	for _, r := range refusals {
		problems = append(problems, f.problem(r.Offset, diag.Problem{
			What: fmt.Sprintf("This %s has no equal in JavaScript.", r.Construct),
			Why:  "The JavaScript of a demo is its TypeScript without the types; this is more than a type.",
			Fix:  ways[r.Construct],
		}))
	}
	if len(problems) == 0 && js != f.text {
		problems = f.broken(js)
	}
	return js, problems
}

// broken reads the result again. The parser lets some mistakes pass that only a type checker names, such as a class
// that extends nothing; what is left of such a file must not be published as JavaScript.
func (f *File) broken(js string) []diag.Problem {
	tree, err := tsgo.Parse("erased.jsx", js)
	if err == nil && len(tree.SyntaxErrors()) == 0 {
		return nil
	}
	return []diag.Problem{{
		File: f.name,
		What: "Without its types this file is not valid JavaScript.",
		Why:  "The JavaScript of a demo is its TypeScript without the types; readers copy it.",
		Fix:  "Run the type checker over the file and correct what it reports.",
	}}
}
