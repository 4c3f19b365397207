package tsgo

import (
	"cmp"
	"slices"

	"github.com/microsoft/typescript-go/internal/ast"
)

// Kind says what a token is to the eye. Its value is the class letter of the stylesheet.
type Kind byte

const (
	Keyword   Kind = 'k'
	Name      Kind = 'n' // declared function, class or type; JSX tag
	Attribute Kind = 'a' // name of a JSX attribute
	String    Kind = 's' // with its quotes; the text of a template; a regular expression
	Constant  Kind = 'd' // number, boolean, null, undefined
	Comment   Kind = 'c'
	Quiet     Kind = 'q' // punctuation of JSX tags: < </ > />
)

// Class is the kind as a class of the stylesheet.
func (k Kind) Class() string { return string(k) }

// Token is a part of the text that wants a color. What has none (plain names, operators, JSX text) is no token.
type Token struct {
	Start, End int // bytes
	Kind       Kind
}

// Tokens are the colored parts of the text, in order, without overlap.
func (t *syntaxTree) Tokens() []Token {
	p := painter{tree: t}
	p.node(t.file.AsNode())
	return p.tokens
}

// painter walks the tree. Names, literals and JSX text are nodes; the keywords, brackets and comments between them
// are not, so each gap between two nodes is read by its letters. A gap never holds a regular expression, a template
// or JSX text, which is what makes reading it that way safe.
type painter struct {
	tree   *syntaxTree
	tokens []Token
	at     int // everything before it has been seen
}

func (p *painter) add(start, end int, kind Kind) {
	if n := len(p.tokens); n > 0 {
		start = max(start, p.tokens[n-1].End)
	}
	if start < end {
		p.tokens = append(p.tokens, Token{start, end, kind})
	}
}

func (p *painter) node(n *ast.Node) {
	t := p.tree
	if ast.NodeIsMissing(n) || n.End() <= p.at || n.Flags&ast.NodeFlagsReparsed != 0 {
		return
	}
	if kind, whole := leafKind(n); whole {
		p.gap(t.start(n), false)
		p.leaf(n, kind)
		p.at = max(p.at, n.End())
		return
	}
	tag := isTag(n)
	p.gap(t.start(n), false)
	for _, c := range children(n) {
		if !ast.NodeIsMissing(c) && c.End() > p.at {
			p.gap(t.start(c), tag)
			p.node(c)
		}
	}
	p.gap(n.End(), tag)
}

// children are in the order of the text, which the tree does not promise for every kind of node.
func children(n *ast.Node) []*ast.Node {
	var found []*ast.Node
	n.ForEachChild(func(c *ast.Node) bool { found = append(found, c); return false })
	slices.SortStableFunc(found, func(a, b *ast.Node) int { return cmp.Compare(a.Pos(), b.Pos()) })
	return found
}

// leaf colors a node without looking inside it. The braces of a template's ${} stay plain.
func (p *painter) leaf(n *ast.Node, kind Kind) {
	if kind == 0 {
		return
	}
	start, end := p.tree.start(n), n.End()
	text := p.tree.text
	if (n.Kind == ast.KindTemplateMiddle || n.Kind == ast.KindTemplateTail) && start < end && text[start] == '}' {
		start++
	}
	if (n.Kind == ast.KindTemplateHead || n.Kind == ast.KindTemplateMiddle) && end-start >= 2 &&
		text[end-2:end] == "${" {
		end -= 2
	}
	p.add(start, end, kind)
}

// gap colors the text up to end, which holds no node.
func (p *painter) gap(end int, tag bool) {
	if end <= p.at {
		return
	}
	scanLetters(p.tree.text, p.at, end, func(start, stop int, kind Kind) {
		if kind == Quiet && !tag {
			return
		}
		p.add(start, stop, kind)
	})
	p.at = end
}

func isTag(n *ast.Node) bool {
	switch n.Kind {
	case ast.KindJsxOpeningElement, ast.KindJsxSelfClosingElement, ast.KindJsxClosingElement,
		ast.KindJsxOpeningFragment, ast.KindJsxClosingFragment:
		return true
	}
	return false
}

// leafKind says whether a node is colored as a whole, and how; 0 is plain.
func leafKind(n *ast.Node) (Kind, bool) {
	switch n.Kind {
	case ast.KindStringLiteral, ast.KindNoSubstitutionTemplateLiteral, ast.KindRegularExpressionLiteral,
		ast.KindTemplateHead, ast.KindTemplateMiddle, ast.KindTemplateTail:
		return String, true
	case ast.KindNumericLiteral, ast.KindBigIntLiteral, ast.KindTrueKeyword, ast.KindFalseKeyword,
		ast.KindNullKeyword, ast.KindUndefinedKeyword:
		return Constant, true
	case ast.KindJsxText, ast.KindPrivateIdentifier:
		return 0, true
	case ast.KindIdentifier:
		return nameKind(n), true
	case ast.KindPropertyAccessExpression, ast.KindJsxNamespacedName:
		if isTagName(n) {
			return Name, true
		}
		if n.Parent != nil && n.Parent.Kind == ast.KindJsxAttribute {
			return Attribute, true
		}
	case ast.KindThisKeyword:
		if isTagName(n) {
			return Name, true
		}
	}
	if ast.KindFirstKeyword <= n.Kind && n.Kind <= ast.KindLastKeyword {
		return Keyword, true
	}
	return 0, false
}

func isTagName(n *ast.Node) bool {
	return n.Parent != nil && isTag(n.Parent) && n.Parent.Kind != ast.KindJsxOpeningFragment &&
		n.Parent.Kind != ast.KindJsxClosingFragment && n.Parent.TagName() == n
}

func nameKind(n *ast.Node) Kind {
	parent := n.Parent
	if parent == nil {
		return 0
	}
	switch parent.Kind {
	case ast.KindJsxAttribute:
		return Attribute
	case ast.KindJsxOpeningElement, ast.KindJsxSelfClosingElement, ast.KindJsxClosingElement:
		return Name
	case ast.KindFunctionDeclaration, ast.KindFunctionExpression, ast.KindMethodDeclaration, ast.KindClassDeclaration,
		ast.KindClassExpression, ast.KindInterfaceDeclaration, ast.KindTypeAliasDeclaration, ast.KindEnumDeclaration,
		ast.KindModuleDeclaration, ast.KindGetAccessor, ast.KindSetAccessor:
		if parent.Name() == n {
			return Name
		}
		return 0
	case ast.KindVariableDeclaration:
		if parent.Name() == n && isFunction(parent.Initializer()) {
			return Name
		}
		return 0
	}
	if isConstant(n) {
		return Constant
	}
	return 0
}

func isFunction(n *ast.Node) bool {
	return n != nil && (n.Kind == ast.KindArrowFunction || n.Kind == ast.KindFunctionExpression)
}

// isConstant knows the three constants that the grammar treats as ordinary names.
func isConstant(n *ast.Node) bool {
	if text := n.Text(); text != "undefined" && text != "NaN" && text != "Infinity" {
		return false
	}
	switch n.Parent.Kind {
	case ast.KindPropertyAccessExpression:
		return n.Parent.Expression() == n
	case ast.KindPropertyAssignment:
		return n.Parent.Initializer() == n
	case ast.KindPropertySignature, ast.KindPropertyDeclaration, ast.KindImportSpecifier, ast.KindExportSpecifier:
		return false
	}
	return true
}
