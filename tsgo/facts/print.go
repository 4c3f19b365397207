package facts

import (
	"regexp"
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/checker"
	"github.com/microsoft/typescript-go/internal/scanner"
)

const format = checker.TypeFormatFlagsUseAliasDefinedOutsideCurrentScope | checker.TypeFormatFlagsUseSingleQuotesForStringLiteralType

// maxLiterals is how many literals of a named union are spelled out; a longer one is known by its name.
const maxLiterals = 40

type printKey struct {
	t  *checker.Type
	at *ast.Node
}

// print is a type in the checker's words, as seen from a place.
func (x *extractor) print(t *checker.Type, at *ast.Node) string {
	key := printKey{t, at}
	text, ok := x.printed[key]
	if !ok {
		text = tidy(x.c.TypeToStringEx(t, at, format, nil))
		x.printed[key] = text
	}
	return text
}

// readable is a type as a reader wants it, and how its author wrote it where that differs. The checker sorts the arms
// of a union and dissolves names into what they stand for, so the author's own text is taken wherever it still says the
// truth: where the type that it denotes is the type itself.
func (x *extractor) readable(t *checker.Type, node, at *ast.Node) (text, declared string) {
	if t.IsTypeParameter() {
		if text, ok := x.constraint(t, at); ok {
			return text, ""
		}
	}
	if node != nil {
		declared = x.source(node)
	}
	if node != nil && x.says(node, t) {
		text = x.expand(node)
	} else if literals, ok := x.literals(t); ok {
		text = x.joined(literals, node)
	} else {
		text = x.print(t, at)
		if (strings.Contains(text, "...") || strings.Contains(text, "import(")) && declared != "" {
			text = declared
		}
	}
	if declared == text {
		declared = ""
	}
	return text, declared
}

// constraint writes a type parameter as what may stand for it, unless that is anything.
func (x *extractor) constraint(t *checker.Type, at *ast.Node) (string, bool) {
	constraint := x.c.GetConstraintOfTypeParameter(t)
	if constraint == nil || constraint.IsTypeParameter() {
		return "", false
	}
	var node *ast.Node
	if s := t.Symbol(); s != nil && len(s.Declarations) > 0 && s.Declarations[0].Kind == ast.KindTypeParameter {
		node = s.Declarations[0].AsTypeParameterDeclaration().Constraint
	}
	text, _ := x.readable(x.c.RemoveMissingOrUndefinedType(constraint), node, at)
	return text, text != "" && !strings.HasPrefix(text, "{")
}

// says whether the text of a type node denotes a type: not where it names parameters that have got arguments since.
func (x *extractor) says(node *ast.Node, t *checker.Type) bool {
	written := x.c.GetTypeFromTypeNode(node)
	if t.IsIntersection() && slices.Contains(t.Types(), written) {
		return true // what else is in it comes from declarations that this one stands before
	}
	return written == t || x.c.RemoveMissingOrUndefinedType(written) == t
}

// expand writes a type node with the named unions of literals in it spelled out.
func (x *extractor) expand(node *ast.Node) string {
	switch node.Kind {
	case ast.KindUnionType:
		var arms []string
		for _, arm := range node.AsUnionTypeNode().Types.Nodes {
			if arm.Kind == ast.KindUndefinedKeyword {
				continue
			}
			for _, text := range strings.Split(x.expand(arm), " | ") {
				if !slices.Contains(arms, text) || strings.ContainsAny(text, "(<{") {
					arms = append(arms, text)
				}
			}
		}
		return strings.Join(withBoolean(arms), " | ")
	case ast.KindTypeReference, ast.KindIndexedAccessType, ast.KindTypeOperator, ast.KindTypeQuery:
		t := x.c.GetTypeFromTypeNode(node)
		if literals, ok := x.literals(t); ok {
			return x.joined(literals, node)
		}
		if t.Flags()&(checker.TypeFlagsString|checker.TypeFlagsNumber|checker.TypeFlagsBoolean) != 0 {
			return x.print(t, nil)
		}
		if node.Kind == ast.KindIndexedAccessType {
			return x.indexed(node, t)
		}
		if union := x.plainUnion(node); union != nil {
			return x.expand(union)
		}
	}
	return x.source(node)
}

// maxArms is how many arms of a named union are spelled out when not all of them are literals.
const maxArms = 24

// plainUnion is the union that a library's alias stands for, where it consists of literals, keywords and the like; nil
// for everything that is better known by its name.
func (x *extractor) plainUnion(node *ast.Node) *ast.Node {
	if node.Kind != ast.KindTypeReference || len(node.TypeArguments()) > 0 {
		return nil
	}
	symbol := x.c.GetSymbolAtLocation(node.AsTypeReferenceNode().TypeName)
	if symbol == nil {
		return nil
	}
	for _, declaration := range x.c.SkipAlias(symbol).Declarations {
		if declaration.Kind != ast.KindTypeAliasDeclaration || declaration.TypeParameterList() != nil ||
			x.outside(declaration) {
			continue
		}
		union := declaration.AsTypeAliasDeclaration().Type
		if union.Kind == ast.KindUnionType && len(union.AsUnionTypeNode().Types.Nodes) <= maxArms &&
			!slices.ContainsFunc(union.AsUnionTypeNode().Types.Nodes,
				func(arm *ast.Node) bool { return !plainArm(arm) }) {
			return union
		}
	}
	return nil
}

func plainArm(arm *ast.Node) bool {
	switch arm.Kind {
	case ast.KindLiteralType, ast.KindStringKeyword, ast.KindNumberKeyword, ast.KindBooleanKeyword,
		ast.KindTemplateLiteralType:
		return true
	case ast.KindParenthesizedType: // (string & {})
		return arm.Type() != nil && arm.Type().Kind == ast.KindIntersectionType
	}
	return false
}

// withBoolean writes true and false as the type that they are together.
func withBoolean(arms []string) []string {
	if !slices.Contains(arms, "true") || !slices.Contains(arms, "false") {
		return arms
	}
	var list []string
	for _, arm := range arms {
		if arm == "true" || arm == "false" {
			arm = "boolean"
		}
		if arm != "boolean" || !slices.Contains(list, arm) {
			list = append(list, arm)
		}
	}
	return list
}

// indexed writes ButtonProps['color'] as what the property says.
func (x *extractor) indexed(node *ast.Node, t *checker.Type) string {
	access := node.AsIndexedAccessTypeNode()
	object, index := x.c.GetTypeFromTypeNode(access.ObjectType), x.c.GetTypeFromTypeNode(access.IndexType)
	if index.IsStringLiteral() {
		if p := x.c.GetPropertyOfType(object, index.AsLiteralType().Value().(string)); p != nil {
			if declarations := x.declarations(p); len(declarations) > 0 {
				if inner := typeNodeOf(declarations[0]); inner != nil && inner != node && x.says(inner, t) {
					return x.expand(inner)
				}
			}
		}
	}
	return x.print(t, node)
}

// literals are the values of a type that consists of nothing else.
func (x *extractor) literals(t *checker.Type) ([]string, bool) {
	if !t.IsUnion() || t.Flags()&checker.TypeFlagsBoolean != 0 {
		return nil, false
	}
	var found []string
	booleans := 0
	for _, arm := range t.Types() {
		switch {
		case arm.Flags()&checker.TypeFlagsUndefined != 0:
		case arm.Flags()&checker.TypeFlagsBooleanLiteral != 0:
			booleans++
		case arm.Flags()&(checker.TypeFlagsStringLiteral|checker.TypeFlagsNumberLiteral|checker.TypeFlagsNull) != 0 &&
			arm.Flags()&checker.TypeFlagsEnumLiteral == 0:
			found = append(found, x.print(arm, nil))
		default:
			return nil, false
		}
	}
	if booleans == 2 {
		found = append(found, "boolean")
	} else if booleans == 1 {
		return nil, false
	}
	return found, len(found) > 0 && len(found) <= maxLiterals
}

// joined writes literals in the order in which the author wrote them.
func (x *extractor) joined(literals []string, node *ast.Node) string {
	order := map[string]int{}
	if node != nil {
		x.written(node, order, map[*ast.Node]bool{})
	}
	slices.SortStableFunc(literals, func(a, b string) int { return rank(order, a) - rank(order, b) })
	return strings.Join(literals, " | ")
}

func rank(order map[string]int, literal string) int {
	if at, ok := order[literal]; ok {
		return at
	}
	return 1 << 20
}

// written numbers the literals of a type node and of the aliases that it names, in the order of reading.
func (x *extractor) written(node *ast.Node, order map[string]int, seen map[*ast.Node]bool) {
	if seen[node] || len(seen) > 200 {
		return
	}
	seen[node] = true
	switch node.Kind {
	case ast.KindLiteralType, ast.KindNullKeyword, ast.KindBooleanKeyword:
		text := x.source(node)
		if strings.HasPrefix(text, `"`) {
			text = "'" + strings.Trim(text, `"`) + "'"
		}
		if _, known := order[text]; !known {
			order[text] = len(order)
		}
		return
	case ast.KindTypeReference:
		for _, argument := range node.TypeArguments() {
			x.written(argument, order, seen)
		}
		x.writtenBy(x.c.GetSymbolAtLocation(node.AsTypeReferenceNode().TypeName), order, seen)
		return
	case ast.KindIndexedAccessType:
		access := node.AsIndexedAccessTypeNode()
		object, index := x.c.GetTypeFromTypeNode(access.ObjectType), x.c.GetTypeFromTypeNode(access.IndexType)
		if index.IsStringLiteral() {
			if p := x.c.GetPropertyOfType(object, index.AsLiteralType().Value().(string)); p != nil {
				for _, declaration := range x.declarations(p) {
					if inner := typeNodeOf(declaration); inner != nil {
						x.written(inner, order, seen)
					}
				}
			}
		} else {
			x.written(access.ObjectType, order, seen) // (typeof sizes)[number]
		}
		return
	case ast.KindTypeQuery:
		if symbol := x.c.GetSymbolAtLocation(node.AsTypeQueryNode().ExprName); symbol != nil {
			for _, declaration := range x.c.SkipAlias(symbol).Declarations {
				if inner := typeNodeOf(declaration); inner != nil {
					x.written(inner, order, seen)
				}
			}
		}
		return
	}
	node.ForEachChild(func(child *ast.Node) bool { x.written(child, order, seen); return false })
}

func (x *extractor) writtenBy(symbol *ast.Symbol, order map[string]int, seen map[*ast.Node]bool) {
	if symbol == nil {
		return
	}
	for _, declaration := range x.c.SkipAlias(symbol).Declarations {
		if declaration.Kind == ast.KindTypeAliasDeclaration {
			x.written(declaration.AsTypeAliasDeclaration().Type, order, seen)
		}
	}
}

// source is the text of a node on one line, without comments.
func (x *extractor) source(node *ast.Node) string {
	file := ast.GetSourceFileOfNode(node)
	if file == nil {
		return ""
	}
	text := file.Text()[scanner.GetTokenPosOfNode(node, file, false):node.End()]
	return tidy(withoutComments(text))
}

func withoutComments(text string) string {
	var b strings.Builder
	for {
		i := strings.Index(text, "/*")
		j := strings.Index(text, "//")
		switch {
		case i < 0 && j < 0:
			b.WriteString(text)
			return b.String()
		case i >= 0 && (j < 0 || i < j):
			b.WriteString(text[:i])
			_, after, found := strings.Cut(text[i+2:], "*/")
			if !found {
				return b.String()
			}
			text = after
		case j > 0 && text[j-1] == ':': // an address in a literal
			b.WriteString(text[:j+2])
			text = text[j+2:]
		default:
			b.WriteString(text[:j])
			_, after, found := strings.Cut(text[j:], "\n")
			if !found {
				return b.String()
			}
			text = "\n" + after
		}
	}
}

// importType is how generated declarations name a type of another file.
var importType = regexp.MustCompile(`import\(["'][^"']+["']\)\.`)

// tidy puts a type on one line, without the marks that formatters put at its edges and with single quotes.
func tidy(text string) string {
	text = importType.ReplaceAllString(strings.Join(strings.Fields(text), " "), "")
	text = strings.TrimPrefix(strings.TrimSpace(text), "| ")
	text = strings.NewReplacer("( ", "(", " )", ")", ", )", ")", ",)", ")", "< ", "<", " >", ">", ", >", ">", ",>", ">", "(| ", "(", "<| ", "<").Replace(text)
	text = strings.ReplaceAll(text, "= >", "=>")
	if !strings.Contains(text, "'") {
		text = strings.ReplaceAll(text, `"`, "'")
	}
	return strings.TrimSuffix(text, ";")
}
