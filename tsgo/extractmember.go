package tsgo

import (
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/checker"

	"github.com/microsoft/typescript-go/vitrine/facts"
	"github.com/microsoft/typescript-go/vitrine/typetree"
)

type memberKey struct {
	declaration, home *ast.Node
	t                 *checker.Type
}

// memberOf describes a property.
func (x *extractor) memberOf(p *ast.Symbol) facts.Member { return x.member(p, x.typeOf(p)) }

// member describes a property whose type is t. A property that many components inherit is described once.
func (x *extractor) member(p *ast.Symbol, t *checker.Type) facts.Member {
	declarations := x.declarations(p)
	key := memberKey{t: t, home: x.mapped.homeOf(p, declarations)}
	if len(declarations) > 0 {
		key.declaration = declarations[0]
		if known, ok := x.members[key]; ok {
			known.Name, known.Optional = p.Name, p.Flags&ast.SymbolFlagsOptional != 0
			return known
		}
	}
	made := facts.Member{Name: p.Name, Optional: p.Flags&ast.SymbolFlagsOptional != 0, From: x.originOf(p),
		Nullable: x.nullable(t)}
	for _, declaration := range declarations { // the first that says anything; others belong to other interfaces
		if made.Doc = docOf(declaration); !made.Doc.Empty() {
			break
		}
	}
	node := typeNodeOf(key.declaration)
	if key.home != nil {
		node = nil // that is the type of the key
	}
	made.Type, made.Declared = x.readable(t, node, key.declaration)
	if made.Optional {
		made.Type = made.Type.Without("undefined")
	}
	made.Signature = x.signature(t, key.declaration)
	if key.declaration != nil {
		x.members[key] = made
	}
	return made
}

// nullable says whether null, undefined or anything at all is among the values of a type.
func (x *extractor) nullable(t *checker.Type) bool {
	if t.Flags()&(checker.TypeFlagsAny|checker.TypeFlagsUnknown|checker.TypeFlagsNullable) != 0 {
		return true
	}
	if !t.IsUnion() {
		return false
	}
	for _, arm := range t.Types() {
		if arm.Flags()&checker.TypeFlagsNullable != 0 {
			return true
		}
	}
	return false
}

// declarations of a property; those of a mapped type's property are found at the property that it was made from.
func (x *extractor) declarations(p *ast.Symbol) []*ast.Node {
	found := p.Declarations
	for _, root := range x.c.GetRootSymbols(p) {
		if len(found) == 0 {
			found = root.Declarations
		}
	}
	if len(found) == 0 {
		found = x.mapped.sourceOf(p)
	}
	if len(found) < 2 || !x.outside(found[0]) {
		return found
	}
	for i, declaration := range found { // a library's own word counts before the platform's
		if !x.outside(declaration) {
			return append([]*ast.Node{declaration}, slices.Delete(slices.Clone(found), i, i+1)...)
		}
	}
	return found
}

func (x *extractor) outside(declaration *ast.Node) bool {
	return isForeign(x.originOfNode(declaration))
}

// originOf is where a symbol was declared first. A property that a mapped type computes counts to its home.
func (x *extractor) originOf(p *ast.Symbol) facts.Origin {
	declarations := x.declarations(p)
	if home := x.mapped.homeOf(p, declarations); home != nil {
		return x.originOfHome(home)
	}
	if len(declarations) == 0 {
		return facts.Origin{Package: x.current}
	}
	return x.originOfNode(declarations[0])
}

func (x *extractor) originOfNode(declaration *ast.Node) facts.Origin {
	file := ast.GetSourceFileOfNode(declaration)
	if file == nil {
		return facts.Origin{Package: x.current}
	}
	from := facts.Origin{}
	if above, below, ok := cutLast(file.FileName(), "/node_modules/"); ok {
		from.File = below
		segments := strings.SplitN(below, "/", 3)
		from.Package = segments[0]
		if strings.HasPrefix(below, "@") && len(segments) > 1 {
			from.Package += "/" + segments[1]
		}
		x.above[from.Package] = above
	}
	for _, link := range x.options.links {
		below, ok := strings.CutPrefix(file.FileName(), link.folder)
		if ok && !strings.Contains("/"+below, "/node_modules/") { // what a package needs may be installed in its folder
			from.Package, from.File = link.name, link.name+"/"+below
			x.above[link.name] = link.above
		}
	}
	for n := declaration.Parent; n != nil; n = n.Parent {
		switch n.Kind {
		case ast.KindInterfaceDeclaration, ast.KindTypeAliasDeclaration, ast.KindClassDeclaration,
			ast.KindVariableDeclaration: // an object that types are made of
			if n.Name().Kind != ast.KindIdentifier {
				continue
			}
			from.Type = n.Name().Text()
			return from
		}
	}
	return from
}

func cutLast(text, separator string) (before, after string, ok bool) {
	i := strings.LastIndex(text, separator)
	if i < 0 {
		return text, "", false
	}
	return text[:i], text[i+len(separator):], true
}

// typeNodeOf is the type as a declaration writes it, nil where it writes none.
func typeNodeOf(declaration *ast.Node) *ast.Node {
	if declaration == nil {
		return nil
	}
	switch declaration.Kind {
	case ast.KindPropertySignature, ast.KindPropertyDeclaration, ast.KindParameter, ast.KindVariableDeclaration:
		return declaration.Type()
	}
	return nil
}

// signature is that of a function, nil for everything else. A union with null or undefined is as its other member.
func (x *extractor) signature(t *checker.Type, at *ast.Node) *typetree.Function {
	t = x.c.GetNonNullableType(t)
	if t.IsUnion() || t.Flags()&checker.TypeFlagsObject == 0 || x.c.IsArrayType(t) {
		return nil
	}
	signatures := x.c.GetSignaturesOfType(t, checker.SignatureKindCall)
	if len(signatures) != 1 || len(x.c.GetPropertiesOfType(t)) > 0 {
		return nil
	}
	s := signatures[0]
	made := &typetree.Function{Parameters: []typetree.Argument{}}
	for i, p := range s.Parameters() {
		made.Parameters = append(made.Parameters, x.argument(s, p, i, at))
	}
	made.Returns, _ = x.readable(x.c.GetReturnTypeOfSignature(s), returnNode(s), at)
	return made
}

// argument is one parameter of a signature.
func (x *extractor) argument(s *checker.Signature, p *ast.Symbol, i int, at *ast.Node) typetree.Argument {
	made := typetree.Argument{Name: p.Name, Optional: i >= s.MinArgumentCount(),
		Rest: s.HasRestParameter() && i == len(s.Parameters())-1}
	made.Type, _ = x.readable(x.withoutUndefined(x.c.GetTypeOfSymbol(p), made.Optional),
		typeNodeOf(p.ValueDeclaration), x.place(p.ValueDeclaration, at))
	if made.Optional {
		made.Type = made.Type.Without("undefined")
	}
	return made
}

// returnNode is the returned type as the declaration of a signature writes it, nil where it writes none.
func returnNode(s *checker.Signature) *ast.Node {
	if declaration := s.Declaration(); declaration != nil && ast.IsFunctionLike(declaration) {
		return declaration.Type()
	}
	return nil
}

func (x *extractor) withoutUndefined(t *checker.Type, optional bool) *checker.Type {
	if optional {
		return x.c.RemoveMissingOrUndefinedType(t)
	}
	return t
}

func (x *extractor) place(declaration, otherwise *ast.Node) *ast.Node {
	if declaration != nil {
		return declaration
	}
	return otherwise
}

func (x *extractor) interfaceOf(e export) facts.Interface {
	made := facts.Interface{Name: e.name, Imports: e.imports, File: x.originOf(e.symbol).File,
		Members: []facts.Member{}}
	for _, declaration := range e.symbol.Declarations {
		if file := ast.GetSourceFileOfNode(declaration); file != nil {
			if _, below, ok := cutLast(file.FileName(), "/node_modules/"); ok {
				made.File = below
			}
		}
		if made.Doc = docOf(declaration); !made.Doc.Empty() {
			break
		}
	}
	for _, arm := range x.arms(x.c.GetDeclaredTypeOfSymbol(e.symbol)) {
		for _, p := range x.c.GetPropertiesOfType(arm) {
			if !strings.HasPrefix(p.Name, "__@") && !hasMember(made.Members, p.Name) {
				made.Members = append(made.Members, x.memberOf(p))
			}
		}
	}
	return made
}

func hasMember(members []facts.Member, name string) bool {
	for _, m := range members {
		if m.Name == name {
			return true
		}
	}
	return false
}

func (x *extractor) hook(e export, signatures []*checker.Signature) facts.Hook {
	s := signatures[0]
	made := facts.Hook{Name: e.name, Imports: e.imports, File: x.originOf(e.symbol).File, Doc: x.componentDoc(e),
		Parameters: []facts.Member{}, Returns: []facts.Member{}}
	parameters := s.Parameters()
	if len(parameters) == 1 && x.isRecord(x.c.GetTypeOfSymbol(parameters[0])) {
		made.Object = true
		m := &propSet{byName: map[string]*mergedProp{}}
		for _, arm := range x.arms(x.c.GetNonNullableType(x.c.GetTypeOfSymbol(parameters[0]))) {
			m.alternatives++
			for _, p := range x.c.GetPropertiesOfType(arm) {
				m.add(x, p, true)
			}
		}
		made.Parameters, _ = x.propMembers(m)
	} else {
		for i, p := range parameters {
			member := x.member(p, x.withoutUndefined(x.c.GetTypeOfSymbol(p), i >= s.MinArgumentCount()))
			member.Optional = i >= s.MinArgumentCount()
			made.Parameters = append(made.Parameters, member)
		}
	}
	returned := x.c.GetReturnTypeOfSignature(s)
	made.ReturnType, _ = x.readable(returned, returnNode(s), s.Declaration())
	if x.isRecord(returned) {
		made.Returns = x.returned(returned)
	}
	return made
}

// returned are the members of the object that a hook returns. Those that only some arms of a union have are optional.
func (x *extractor) returned(t *checker.Type) []facts.Member {
	m := &propSet{byName: map[string]*mergedProp{}}
	for _, arm := range x.arms(x.c.GetNonNullableType(t)) {
		m.alternatives++
		for _, p := range x.c.GetPropertiesOfType(arm) {
			m.add(x, p, true)
		}
	}
	members := []facts.Member{}
	for _, name := range m.order {
		p := m.byName[name]
		member := x.member(p.symbol, x.joinedType(p))
		member.Optional = p.optional(m)
		members = append(members, member)
	}
	return members
}

// joinedType is the type of a property in all alternatives that have it.
func (x *extractor) joinedType(p *mergedProp) *checker.Type {
	if len(p.types) > 1 {
		return x.c.GetUnionType(p.types)
	}
	return p.types[0]
}

// isRecord says whether a type is an object for its properties, not a function, an array or a value.
func (x *extractor) isRecord(t *checker.Type) bool {
	t = x.c.GetNonNullableType(t)
	if t.Flags()&(checker.TypeFlagsObject|checker.TypeFlagsIntersection|checker.TypeFlagsUnion) == 0 ||
		x.c.IsArrayLikeType(t) {
		return false
	}
	if t.IsUnion() {
		for _, arm := range t.Types() {
			if !x.isRecord(arm) {
				return false
			}
		}
		return true
	}
	if t.IsIntersection() && t.Flags()&checker.TypeFlagsObject == 0 {
		for _, part := range t.Types() {
			if part.Flags()&checker.TypeFlagsStringLike != 0 {
				return false
			}
		}
	}
	return !x.c.TypeHasCallOrConstructSignatures(t) && len(x.c.GetPropertiesOfType(t)) > 0
}
