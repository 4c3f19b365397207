package demo

import (
	"fmt"
	"path"
	"strings"

	"vitrine/internal/diag"
)

// Kinds of what is a matter of style: strict sites refuse it, others take it with a warning.
const (
	javaScript = "JavaScript"
	exports    = "exports"
	imports    = "imports"
)

// judged is a problem of style, as the site takes it.
func (r *Resolver) judged(kind string, p diag.Problem) []diag.Problem {
	if r.Strict {
		return []diag.Problem{p}
	}
	return diag.Softened(kind, p)
}

func isJavaScript(name string) bool { return path.Ext(name) == ".js" || path.Ext(name) == ".jsx" }

// checkName holds the name of a demo to how demos are named.
func (r *Resolver) checkName(d Directive) []diag.Problem {
	if !isJavaScript(d.Name) {
		return nil
	}
	return r.judged(javaScript, diag.Problem{File: d.File, Line: d.Line, Excerpt: d.Excerpt,
		What: fmt.Sprintf("The demo %q is named as JavaScript.", d.Name),
		Why:  "Demos are written in TypeScript; their JavaScript is derived from it.",
		Fix:  fmt.Sprintf("Name %q.", ElementID(d.Name)+".tsx")})
}

// check holds a demo against what every demo must be. It is whole where its file alone runs as the page shows it.
func (r *Resolver) check(file File, facts Facts) (problems []diag.Problem, whole bool) {
	problems, whole = r.checkExport(file, facts)
	for _, imported := range facts.Imports {
		if barrel, wrong := r.checkBarrel(file, imported); wrong {
			problems = append(problems, r.judged(imports, barrel)...)
		} else if outside, wrong := checkFolder(file, imported); wrong {
			problems = append(problems, r.judged(imports, outside)...)
			whole = false
		}
	}
	return problems, whole
}

// checkExport asks for a default export, and tells what is shown without one.
func (r *Resolver) checkExport(file File, facts Facts) (problems []diag.Problem, whole bool) {
	p := diag.Problem{
		File: file.Path, Line: 1, Excerpt: diag.Excerpt(file.Text, 1),
		What: "This demo has no default export.",
		Why:  "The default export is the component that the page shows.",
		Fix:  "Write `export default function " + ElementID(path.Base(file.Name)) + "() { … }`.",
	}
	shown := facts.Shown
	switch {
	case facts.HasDefault && (shown == nil || r.Strict):
		return nil, true
	case r.Strict || shown == nil:
		return []diag.Problem{p}, false
	case shown.Mounts:
		p.What = "This demo starts an application by itself."
		p.Why = "A page has many demos and no element for it: what it mounts is shown, and readers can't edit it."
	case shown.Of > 1:
		p.Why = fmt.Sprintf("It has %d components: %s is shown, and readers can't edit it.", shown.Of, shown.Name)
	default:
		p.Why = fmt.Sprintf("Its component %s is shown, and readers can't edit it.", shown.Name)
	}
	return diag.Softened(exports, p), false
}

func (r *Resolver) checkBarrel(file File, imported Import) (diag.Problem, bool) {
	for _, barrel := range r.Barrels {
		if imported.Module == barrel && !imported.TypeOnly {
			p := at(file, imported)
			p.What = fmt.Sprintf("The demo imports all of %s.", barrel)
			p.Why = "A barrel of that size takes the bundler seconds and hundreds of megabytes, and readers who " +
				"copy the line pay for it too."
			p.Fix = fmt.Sprintf("Import each name from its own path: import Name from '%s/Name'.", barrel)
			return p, true
		}
	}
	return diag.Problem{}, false
}

func checkFolder(file File, imported Import) (diag.Problem, bool) {
	if !strings.HasPrefix(imported.Module, ".") {
		return diag.Problem{}, false
	}
	target := path.Join(path.Dir(file.Name), imported.Module)
	isBeside := strings.HasPrefix(path.Join(path.Dir(file.Path), imported.Module), "../") // a library, by its source
	if isBeside || target != ".." && !strings.HasPrefix(target, "../") {
		return diag.Problem{}, false
	}
	p := at(file, imported)
	p.What = fmt.Sprintf("The demo imports %q from outside of its page's demos folder.", imported.Module)
	p.Why = "A page owns its folder: readers copy a demo whole, and a page moves with all that it needs."
	p.Fix = "Move what is imported into the demos folder, or write it into the demo."
	return p, true
}

// at is the place of an import.
func at(file File, imported Import) diag.Problem {
	return diag.Problem{File: file.Path, Line: imported.Line, Column: imported.Column,
		Excerpt: diag.Excerpt(file.Text, imported.Line)}
}
