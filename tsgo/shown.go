package tsgo

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"github.com/microsoft/typescript-go/internal/ast"
)

// Shown is a file that a demo can be made of although it was written for something else.
type Shown struct {
	Code       string   // the file with a default export, and without what starts an application
	Name       string   // of the component that is exported; "" for what the file mounts
	Components []string // those of the file, by name
	Mounts     bool     // it starts an application by itself
}

// Shown finds what a file shows that has no default export, or that starts an application by itself: what it mounts,
// else the component of the preferred name, the last one that it exports, the last one at all. It is false for a file
// that is a demo as it stands, and for one without components.
func (t *syntaxTree) Shown(preferred string) (Shown, bool) {
	mounted, cut := t.mounts()
	_, complete := t.DefaultExport()
	if complete && len(cut) == 0 {
		return Shown{}, false
	}
	exported, other := t.components()
	shown := Shown{Code: t.text, Components: slices.Concat(exported, other), Mounts: len(cut) > 0}
	for _, n := range slices.Backward(cut) {
		shown.Code = shown.Code[:t.start(n)] + shown.Code[n.End():]
	}
	switch {
	case complete:
		return shown, true
	case mounted != nil:
		shown.Code += "\nexport default function Shown() { return " + t.source(mounted) + "; }\n"
		return shown, true
	}
	shown.Name = chosen(preferred, exported, other)
	shown.Code += "\nexport default " + shown.Name + ";\n"
	return shown, shown.Name != ""
}

// chosen is the component that a demo shows.
func chosen(preferred string, exported, other []string) string {
	for _, names := range [][]string{exported, other} {
		if slices.Contains(names, preferred) {
			return preferred
		}
		if len(names) > 0 {
			return names[len(names)-1]
		}
	}
	return ""
}

// components are the names of components that the file declares, in the order of the text.
func (t *syntaxTree) components() (exported, other []string) {
	listed := t.listed()
	add := func(name string, isExported bool) {
		if first, _ := utf8.DecodeRuneInString(name); !unicode.IsUpper(first) {
			return
		}
		if isExported || listed[name] {
			exported = append(exported, name)
		} else {
			other = append(other, name)
		}
	}
	for _, n := range t.file.Statements.Nodes {
		isExported := hasModifier(n, ast.KindExportKeyword)
		switch n.Kind {
		case ast.KindFunctionDeclaration, ast.KindClassDeclaration:
			if n.Name() != nil {
				add(n.Name().Text(), isExported)
			}
		case ast.KindVariableStatement:
			for _, d := range declarations(n) {
				if d.Name().Kind == ast.KindIdentifier && t.isComponent(d.Initializer()) {
					add(d.Name().Text(), isExported)
				}
			}
		}
	}
	return exported, other
}

// listed are the names in export { A, B }.
func (t *syntaxTree) listed() map[string]bool {
	names := map[string]bool{}
	for _, n := range t.file.Statements.Nodes {
		if n.Kind != ast.KindExportDeclaration {
			continue
		}
		export := n.AsExportDeclaration()
		if export.ModuleSpecifier != nil || export.ExportClause == nil ||
			export.ExportClause.Kind != ast.KindNamedExports {
			continue
		}
		for _, s := range export.ExportClause.Elements() {
			names[s.PropertyNameOrName().Text()] = true
		}
	}
	return names
}

// isComponent says whether a value is a function or a class, or one within a call such as memo().
func (t *syntaxTree) isComponent(n *ast.Node) bool {
	n = bare(n)
	if n != nil && n.Kind == ast.KindCallExpression && len(n.Arguments()) > 0 {
		n = bare(n.Arguments()[0])
		if n != nil && n.Kind == ast.KindIdentifier {
			n = t.declaration(n.Text())
		}
	}
	return n != nil && (isFunction(n) || n.Kind == ast.KindFunctionDeclaration || ast.IsClassLike(n))
}

// mounts are the statements that start an application, in their order, and what the last one of them mounts: elements
// that are given to render or hydrateRoot, what they are mounted in.
func (t *syntaxTree) mounts() (mounted *ast.Node, cut []*ast.Node) {
	var places []*ast.Node
	for _, n := range t.file.Statements.Nodes {
		switch n.Kind {
		case ast.KindExpressionStatement:
			if element := t.mountedBy(bare(n.Expression())); element != nil {
				mounted = element
				cut = append(cut, n)
			}
		case ast.KindVariableStatement:
			if list := declarations(n); len(list) == 1 && isPlace(bare(list[0].Initializer())) {
				places = append(places, n)
			}
		}
	}
	if mounted == nil {
		return nil, nil
	}
	cut = append(cut, places...)
	slices.SortFunc(cut, func(a, b *ast.Node) int { return a.Pos() - b.Pos() })
	return mounted, cut
}

// mountedBy is the element that a call mounts, nil for another call.
func (t *syntaxTree) mountedBy(n *ast.Node) *ast.Node {
	if n == nil || n.Kind != ast.KindCallExpression ||
		!slices.Contains([]string{"render", "hydrate", "hydrateRoot"}, called(n)) {
		return nil
	}
	for _, argument := range n.Arguments() {
		if argument = bare(argument); t.jsx(argument) != nil || called(argument) == "createElement" {
			return argument
		}
	}
	return nil
}

// isPlace says whether a value is what an application is mounted in.
func isPlace(n *ast.Node) bool {
	return slices.Contains([]string{"createRoot", "getElementById", "querySelector"}, called(n))
}

// called is the name of the function that a call names, without the object that it belongs to.
func called(n *ast.Node) string {
	if n == nil || n.Kind != ast.KindCallExpression {
		return ""
	}
	switch callee := n.Expression(); callee.Kind {
	case ast.KindIdentifier:
		return callee.Text()
	case ast.KindPropertyAccessExpression:
		return callee.Name().Text()
	}
	return ""
}

// bare is an expression without parentheses and types around it.
func bare(n *ast.Node) *ast.Node {
	for n != nil && (n.Kind == ast.KindParenthesizedExpression || n.Kind == ast.KindAsExpression ||
		n.Kind == ast.KindSatisfiesExpression || n.Kind == ast.KindNonNullExpression) {
		n = n.Expression()
	}
	return n
}
