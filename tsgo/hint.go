package tsgo

import (
	"context"
	"path"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/checker"
	"github.com/microsoft/typescript-go/internal/scanner"
)

// Hint is what is known of one name.
type Hint struct {
	Start int    // byte offset of the name
	Text  string // as TypeScript: variant?: 'text' | 'contained'
	Doc   string // first sentence, as plain text; "" for none
}

// maxText and maxDoc bound a hint: it is read at a glance.
const (
	maxText = 160
	maxDoc  = 160
)

func (p *checkedProgram) Hints(file string) ([]Hint, error) {
	var hints []Hint
	_, err := p.within(file, func(ctx context.Context, compiled *compilation, source *ast.SourceFile) {
		compiled.WithChecker(source, func(c *checker.Checker) {
			r := hintReader{ctx: ctx, checker: c, source: source, docs: map[*ast.Symbol]string{}}
			source.AsNode().ForEachChild(r.visit)
			hints = r.hints
		})
	})
	if err != nil {
		return nil, err
	}
	return hints, nil
}

// hintReader describes the names of one file.
type hintReader struct {
	ctx     context.Context
	checker *checker.Checker
	source  *ast.SourceFile
	hints   []Hint
	docs    map[*ast.Symbol]string
}

func (r *hintReader) visit(node *ast.Node) bool {
	if r.ctx.Err() != nil {
		return true
	}
	if node.Kind == ast.KindIdentifier {
		if text, symbol := r.describe(node); text != "" {
			r.hints = append(r.hints, Hint{Start: scanner.GetTokenPosOfNode(node, r.source, false),
				Text: shortened(withoutPaths(oneLine(text)), maxText), Doc: r.docOf(symbol)})
		}
		return false
	}
	return node.ForEachChild(r.visit)
}

// describe is what a name is, and its symbol; "" for one of which there is nothing to say.
func (r *hintReader) describe(name *ast.Node) (string, *ast.Symbol) {
	if name.Parent.Kind == ast.KindJsxAttribute {
		return r.attribute(name)
	}
	symbol := r.checker.GetSymbolAtLocation(name)
	if symbol == nil {
		return "", nil
	}
	if symbol.Flags&ast.SymbolFlagsAlias != 0 {
		symbol = r.checker.GetAliasedSymbol(symbol)
	}
	switch {
	case symbol == nil || symbol == r.checker.GetUnknownSymbol():
		return "", nil
	case isIntrinsic(name), name.Text() == "const": // as const
		return "", nil
	case symbol.Flags&ast.SymbolFlagsNamespace != 0 && symbol.Flags&ast.SymbolFlagsValue == 0:
		return "namespace " + name.Text(), symbol
	case symbol.Flags&ast.SymbolFlagsType != 0 && symbol.Flags&ast.SymbolFlagsVariable == 0:
		return r.typeName(name, symbol), symbol
	}
	t := r.checker.GetTypeOfSymbolAtLocation(symbol, name)
	if member := r.contextual(name); member != nil {
		symbol = member
		if declared := r.checker.GetTypeOfSymbol(member); declared != nil {
			t = declared
		}
	}
	if t == nil {
		return "", nil
	}
	return r.named(name.Text(), symbol, t), symbol
}

// attribute is what the component declares of a prop that is given to it.
func (r *hintReader) attribute(name *ast.Node) (string, *ast.Symbol) {
	attributes := name.Parent.Parent
	if attributes == nil || attributes.Kind != ast.KindJsxAttributes {
		return "", nil
	}
	context := r.checker.GetContextualType(attributes, checker.ContextFlagsNone)
	if context == nil {
		return "", nil
	}
	symbol := r.checker.GetPropertyOfType(r.checker.GetApparentType(context), name.Text())
	if symbol == nil {
		return "", nil
	}
	return r.named(name.Text(), symbol, r.checker.GetTypeOfSymbol(symbol)), symbol
}

// contextual is the declared property that a member of an object literal gives a value to.
func (r *hintReader) contextual(name *ast.Node) *ast.Symbol {
	parent := name.Parent
	if (parent.Kind != ast.KindPropertyAssignment && parent.Kind != ast.KindShorthandPropertyAssignment) ||
		parent.Name() != name || parent.Parent.Kind != ast.KindObjectLiteralExpression {
		return nil
	}
	context := r.checker.GetContextualType(parent.Parent, checker.ContextFlagsNone)
	if context == nil {
		return nil
	}
	return r.checker.GetPropertyOfType(r.checker.GetApparentType(context), name.Text())
}

// named writes a name with its type.
func (r *hintReader) named(name string, symbol *ast.Symbol, t *checker.Type) string {
	if symbol.Flags&ast.SymbolFlagsOptional == 0 {
		return name + ": " + r.typeText(t)
	}
	if t.Alias() == nil { // one with a name has undefined in it by itself, as React.ReactNode
		t = r.checker.GetNonNullableType(t)
	}
	return name + "?: " + r.typeText(t)
}

// typeText prints a type. Of an alias with arguments it takes what the alias stands for where that is shorter.
func (r *hintReader) typeText(t *checker.Type) string {
	text := r.checker.TypeToString(t)
	if t.Flags()&checker.TypeFlagsUnion == 0 || !strings.Contains(text, "<") {
		return text
	}
	flags := checker.TypeFormatFlagsInTypeAlias | checker.TypeFormatFlagsAllowUniqueESSymbolType |
		checker.TypeFormatFlagsUseAliasDefinedOutsideCurrentScope
	if spelled := r.checker.TypeToStringEx(t, nil, flags, nil); len(spelled) < len(text) {
		return spelled
	}
	return text
}

// typeName writes what a name of a type stands for.
func (r *hintReader) typeName(name *ast.Node, symbol *ast.Symbol) string {
	switch {
	case symbol.Flags&ast.SymbolFlagsInterface != 0:
		return "interface " + name.Text()
	case symbol.Flags&ast.SymbolFlagsClass != 0:
		return "class " + name.Text()
	case symbol.Flags&ast.SymbolFlagsTypeParameter != 0:
		return ""
	}
	for _, declaration := range symbol.Declarations { // as the author wrote it: the checker sorts unions
		file := ast.GetSourceFileOfNode(declaration)
		if declaration.Kind == ast.KindTypeAliasDeclaration && file != nil {
			alias := declaration.AsTypeAliasDeclaration().Type
			begin := scanner.GetTokenPosOfNode(alias, file, false)
			return "type " + name.Text() + " = " + file.Text()[begin:alias.End()]
		}
	}
	return "type " + name.Text()
}

// isIntrinsic says whether a name is that of an element of the platform.
func isIntrinsic(name *ast.Node) bool {
	switch name.Parent.Kind {
	case ast.KindJsxOpeningElement, ast.KindJsxClosingElement, ast.KindJsxSelfClosingElement:
		first := name.Text()[:1]
		return first == strings.ToLower(first)
	}
	return false
}

// docOf is the first sentence of the comment before what a symbol declares.
func (r *hintReader) docOf(symbol *ast.Symbol) string {
	if doc, known := r.docs[symbol]; known {
		return doc
	}
	text := ""
	for _, declaration := range symbol.Declarations {
		if text = docOf(declaration).Text; text != "" {
			break
		}
	}
	r.docs[symbol] = shortened(sentence(text), maxDoc)
	return r.docs[symbol]
}

var link = regexp.MustCompile(`\[([^\]]*)\]\([^)]*\)`)

// sentence is the first one of a comment, as plain text. Lists of links, with which some comments begin, are none.
func sentence(text string) string {
	text = oneLine(link.ReplaceAllString(text, "$1"))
	text = strings.NewReplacer("`", "", "**", "").Replace(text)
	if strings.HasPrefix(text, "Demos:") || strings.HasPrefix(text, "API:") {
		return ""
	}
	if end := strings.Index(text, ". "); end >= 0 {
		return text[:end+1]
	}
	return text
}

// importType matches the module in a type such as typeof import("/folder/node_modules/@types/react/index.d.ts").
var importType = regexp.MustCompile(`\bimport\("([^"]+)"`)

// withoutPaths writes modules as the author would import them: the checker writes where they are on this machine.
func withoutPaths(text string) string {
	return importType.ReplaceAllStringFunc(text, func(found string) string {
		return `import("` + moduleName(importType.FindStringSubmatch(found)[1]) + `"`
	})
}

// moduleName is the package that a file is in, or its name for a file outside of packages.
func moduleName(file string) string {
	_, inside, installed := cutLast(file, "/node_modules/")
	if !installed {
		if name := path.Base(file); filepath.IsAbs(file) {
			return "./" + strings.TrimSuffix(strings.TrimSuffix(name, path.Ext(name)), ".d")
		}
		return file
	}
	if types, ok := strings.CutPrefix(inside, "@types/"); ok {
		name, _, _ := strings.Cut(types, "/")
		if scope, rest, ok := strings.Cut(name, "__"); ok {
			return "@" + scope + "/" + rest
		}
		return name
	}
	parts := strings.SplitN(inside, "/", 3)
	if strings.HasPrefix(inside, "@") && len(parts) > 1 {
		return parts[0] + "/" + parts[1]
	}
	return parts[0]
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

func shortened(text string, most int) string {
	letters := []rune(text)
	if len(letters) <= most {
		return text
	}
	return strings.TrimSpace(string(letters[:most-1])) + "…"
}
