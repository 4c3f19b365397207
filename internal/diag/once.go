package diag

import "slices"

// ImportsKind is the kind of what is wrong with imports, as whoever bundles them finds it.
const ImportsKind = "imports"

// Once leaves out what the type checker says of an import where the bundler says more: which version of the package
// lacks the name, and what readers see of it. The argument is left as it is.
func Once(problems []Problem) []Problem {
	type place struct {
		file   string
		line   int
		export string
	}
	bundled := map[place]bool{}
	for _, p := range problems {
		if p.Export != "" && p.Kind == ImportsKind {
			bundled[place{p.File, p.Line, p.Export}] = true
		}
	}
	return slices.DeleteFunc(slices.Clone(problems), func(p Problem) bool {
		return p.Export != "" && p.Kind != ImportsKind && bundled[place{p.File, p.Line, p.Export}]
	})
}
