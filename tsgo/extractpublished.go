package tsgo

import (
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/scanner"

	"github.com/microsoft/typescript-go/vitrine/facts"
)

// script is what one file of published JavaScript tells.
type script struct {
	propTypes map[string]keys // by the name of the component
	themeName string
	prefix    string            // of generated class names
	generated map[string]string // prefix by key of a class, where the keys are listed
	spread    []string          // names of other lists of classes that are part of this one
	imports   map[string]string // module by the name that is imported from it
	exports   map[string]bool   // see exportsOf
	passed    []string
}

// keys are the keys of a propTypes object in the order of the file.
type keys struct {
	names []string
	docs  map[string]string
}

// published reads the JavaScript beside a component's declaration.
func (x *extractor) published(e export, made facts.Component) facts.Runtime {
	var told facts.Runtime
	s := x.script(made.File)
	if s != nil {
		told.ThemeName = s.themeName
		found, ok := s.propTypes[e.declaredName()]
		if !ok && len(s.propTypes) == 1 {
			for _, found = range s.propTypes {
				ok = true
			}
		}
		if ok {
			told.Props, told.Docs = found.names, x.missingDocs(made.Props, found.docs)
		}
	}
	return told
}

// prefixes finds out what the generated name of each class begins with. A class that comes with another component's
// keys keeps that component's name.
func (x *extractor) prefixes(made facts.Component) {
	var own *script
	file := ""
	for _, name := range []string{strings.ToLower(made.Name[:1]) + made.Name[1:] + "Classes.d.ts", made.Name +
		".d.ts"} {
		file = path.Join(path.Dir(made.File), name)
		if s := x.script(file); s != nil && s.prefix != "" {
			own = s
			break
		}
	}
	for i, class := range made.Classes {
		made.Classes[i].Prefix = x.prefixOf(class, own, file)
	}
}

// prefixOf asks the component's own list of keys, the lists that are part of it, and the script beside the declaration.
func (x *extractor) prefixOf(class facts.Member, own *script, file string) string {
	if own != nil {
		if prefix := own.generated[class.Name]; prefix != "" {
			return prefix
		}
		for _, name := range own.spread {
			if other := x.script(path.Join(path.Dir(file), own.imports[name], name+".d.ts")); other != nil &&
				other.generated[class.Name] != "" {
				return other.generated[class.Name]
			}
			if other := x.script(path.Join(path.Dir(file), own.imports[name]+".d.ts")); other != nil &&
				other.generated[class.Name] != "" {
				return other.generated[class.Name]
			}
		}
	}
	if s := x.script(class.From.File); s != nil && s.prefix != "" {
		return s.prefix
	}
	if own != nil {
		return own.prefix
	}
	return ""
}

// missingDocs are the published comments of props whose declarations have none.
func (x *extractor) missingDocs(props []facts.Member, docs map[string]string) map[string]string {
	missing := map[string]string{}
	for _, p := range props {
		if p.Doc.Text == "" && docs[p.Name] != "" {
			missing[p.Name] = docs[p.Name]
		}
	}
	return missing
}

// script reads the file that a declaration file describes; nil where there is none or it can't be read.
func (x *extractor) script(declaration string) *script {
	segments := strings.SplitN(declaration, "/", 3)
	name := segments[0]
	if strings.HasPrefix(name, "@") && len(segments) > 1 {
		name += "/" + segments[1]
	}
	return x.scriptIn(x.above[name], declaration)
}

func (x *extractor) scriptIn(folder, declaration string) *script {
	if s, known := x.files[declaration]; known {
		return s
	}
	x.files[declaration] = nil
	if !strings.Contains(path.Base(declaration), ".d.") {
		return nil // a source, which publishes what it says
	}
	name := declaration
	for suffix, code := range map[string]string{".d.ts": ".js", ".d.mts": ".mjs", ".d.cts": ".cjs"} {
		if base, ok := strings.CutSuffix(declaration, suffix); ok {
			name = base + code
		}
	}
	file := filepath.Join(folder, "node_modules", filepath.FromSlash(name))
	if real, err := filepath.EvalSymlinks(file); err == nil {
		file = real
	}
	x.options.Read(file)
	text, err := os.ReadFile(file)
	if err != nil || name == declaration {
		return nil
	}
	tree, err := Parse(name, string(text))
	if err != nil {
		return nil
	}
	s := &script{propTypes: map[string]keys{}, generated: map[string]string{}, imports: map[string]string{}}
	source := tree.(*syntaxTree).file
	s.walk(source.AsNode(), source)
	s.exports, s.passed = exportsOf(source)
	if s.exports == nil && s.passed == nil && !strings.Contains(string(text), "exports") {
		s.exports = map[string]bool{} // a module of types alone
	}
	x.files[declaration] = s
	return s
}

func (s *script) walk(n *ast.Node, file *ast.SourceFile) {
	switch n.Kind {
	case ast.KindBinaryExpression:
		b := n.AsBinaryExpression()
		if b.Left.Kind == ast.KindPropertyAccessExpression && b.Left.Name().Text() == "propTypes" &&
			b.Right.Kind == ast.KindObjectLiteralExpression {
			s.propTypes[ownerOf(b.Left.Expression())] = keysOf(b.Right, file)
		}
	case ast.KindCallExpression:
		s.call(n)
	case ast.KindSpreadAssignment:
		if name := n.Expression(); name.Kind == ast.KindIdentifier && strings.HasSuffix(name.Text(), "Classes") {
			s.spread = append(s.spread, name.Text())
		}
	case ast.KindImportDeclaration:
		if clause := n.AsImportDeclaration().ImportClause; clause != nil {
			if clause.Name() != nil {
				s.imports[clause.Name().Text()] = n.ModuleSpecifier().Text()
			}
			if bindings := clause.AsImportClause().NamedBindings; bindings != nil &&
				bindings.Kind == ast.KindNamedImports {
				for _, one := range bindings.Elements() {
					s.imports[one.Name().Text()] = n.ModuleSpecifier().Text()
				}
			}
		}
	}
	n.ForEachChild(func(child *ast.Node) bool { s.walk(child, file); return false })
}

// ownerOf is the name of what an assignment gives propTypes to.
func ownerOf(n *ast.Node) string {
	if n.Kind == ast.KindIdentifier {
		return strings.TrimSuffix(n.Text(), "Raw")
	}
	return ""
}

func (s *script) call(n *ast.Node) {
	callee, arguments := n.Expression(), n.Arguments()
	if len(arguments) == 0 {
		return
	}
	name := ""
	switch callee.Kind {
	case ast.KindIdentifier:
		name = callee.Text()
	case ast.KindPropertyAccessExpression:
		name = callee.Name().Text()
	case ast.KindParenthesizedExpression: // (0, module.name)(…), as CommonJS calls an import
		if comma := callee.Expression(); comma.Kind == ast.KindBinaryExpression &&
			comma.AsBinaryExpression().Right.Kind == ast.KindPropertyAccessExpression {
			access := comma.AsBinaryExpression().Right
			if name = access.Name().Text(); name == "default" && access.Expression().Kind == ast.KindIdentifier {
				name = strings.Trim(access.Expression().Text(), "_0123456789")
			}
		}
	}
	name = strings.TrimPrefix(name, "unstable_")
	switch {
	case name == "_extends" || name == "assign": // an object spread, as it is published
		for _, argument := range arguments {
			if argument.Kind == ast.KindIdentifier && strings.HasSuffix(argument.Text(), "Classes") {
				s.spread = append(s.spread, argument.Text())
			}
		}
	case name == "useThemeProps" || name == "useDefaultProps":
		if text := propertyText(arguments[0], "name"); text != "" && s.themeName == "" {
			s.themeName = text
		}
	case strings.HasPrefix(name, "generateUtilityClass") && arguments[0].Kind == ast.KindStringLiteral:
		if s.prefix == "" {
			s.prefix = arguments[0].Text()
		}
		if len(arguments) > 1 && arguments[1].Kind == ast.KindArrayLiteralExpression {
			for _, key := range arguments[1].Elements() {
				if key.Kind == ast.KindStringLiteral {
					s.generated[key.Text()] = arguments[0].Text()
				}
			}
		}
	}
}

// propertyText is the string that an object literal has under a name.
func propertyText(object *ast.Node, name string) string {
	if object.Kind != ast.KindObjectLiteralExpression {
		return ""
	}
	for _, p := range object.Properties() {
		if p.Kind == ast.KindPropertyAssignment && p.Name().Kind == ast.KindIdentifier && p.Name().Text() == name &&
			p.Initializer().Kind == ast.KindStringLiteral {
			return p.Initializer().Text()
		}
	}
	return ""
}

func keysOf(object *ast.Node, file *ast.SourceFile) keys {
	found := keys{docs: map[string]string{}}
	for _, p := range object.Properties() {
		if p.Kind != ast.KindPropertyAssignment || (p.Name().Kind != ast.KindIdentifier &&
			p.Name().Kind != ast.KindStringLiteral) {
			continue
		}
		doc := docBefore(file.Text()[p.Pos():scanner.GetTokenPosOfNode(p, file, false)])
		if _, ignored := doc.Tag("ignore"); ignored {
			continue
		}
		name := p.Name().Text()
		if !slices.Contains(found.names, name) {
			found.names = append(found.names, name)
		}
		found.docs[name] = doc.Text
	}
	return found
}
