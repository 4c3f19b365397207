package tsgo

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/checker"

	"github.com/microsoft/typescript-go/vitrine/facts"
)

// mappedProperties holds where the properties of mapped types come from.
type mappedProperties struct {
	// sources are, by the name of a property without declarations, those of the property whose type it takes.
	sources map[string][]*ast.Node
	// homes are, for each property whose type a mapped type computes, the declaration that it counts to: the mapped
	// type, or the alias, interface or component that uses it.
	homes map[mappedKey]*ast.Node
	seen  map[*checker.Type]bool
}

// mappedKey is a property of a mapped type.
type mappedKey struct {
	name        string
	declaration *ast.Node // of its key; nil if the key is not the name of a property
}

// sourceOf returns the declarations of the property whose type a property takes, nil if there is none.
func (m *mappedProperties) sourceOf(p *ast.Symbol) []*ast.Node {
	if m == nil {
		return nil
	}
	return m.sources[p.Name]
}

// homeOf returns the declaration that a computed property counts to, nil for any other property.
func (m *mappedProperties) homeOf(p *ast.Symbol, declarations []*ast.Node) *ast.Node {
	if m == nil {
		return nil
	}
	key := mappedKey{name: p.Name}
	if len(declarations) > 0 {
		key.declaration = declarations[0]
	}
	return m.homes[key]
}

// originOfHome is the origin of the properties that count to a declaration.
func (x *extractor) originOfHome(home *ast.Node) facts.Origin {
	from := x.originOfNode(home)
	if home.Kind == ast.KindInterfaceDeclaration || home.Kind == ast.KindTypeAliasDeclaration {
		from.Type = home.Name().Text()
	}
	return from
}

func newMapped() *mappedProperties {
	return &mappedProperties{sources: map[string][]*ast.Node{}, homes: map[mappedKey]*ast.Node{},
		seen: map[*checker.Type]bool{}}
}

// trace notes the properties of the mapped types in a type. The declaration uses the type.
func (x *extractor) trace(t *checker.Type, by *ast.Node) {
	if x.mapped.seen[t] {
		return
	}
	x.mapped.seen[t] = true
	by = x.nearer(t, by)
	if t.Flags()&checker.TypeFlagsUnionOrIntersection != 0 {
		for _, part := range t.Types() {
			x.trace(part, by)
		}
		return
	}
	for _, base := range x.bases(t) {
		x.trace(base, by)
	}
	if t.ObjectFlags()&checker.ObjectFlagsMapped == 0 || t.Symbol() == nil || len(t.Symbol().Declarations) == 0 {
		return
	}
	if node := t.Symbol().Declarations[0]; node.Kind == ast.KindMappedType && node.Type() != nil {
		x.traceMapped(t, node, by)
	}
}

// traceMapped notes the properties of one mapped type.
func (x *extractor) traceMapped(t *checker.Type, node, by *ast.Node) {
	one := mappedTemplate{c: x.c, mapper: t.Mapper(), parameter: node.AsMappedTypeNode().TypeParameter.Symbol(),
		written: x.c.GetTypeFromTypeNode(node.Type()), renames: node.AsMappedTypeNode().NameType != nil}
	home, found, isTool := x.homeOf(node, by), x.mapped, x.outside(node)
	for _, p := range x.c.GetPropertiesOfType(t) {
		if isTool && len(p.Declarations) > 0 {
			continue // Pick and Omit pass on what they take
		}
		declarations := x.declarations(p)
		if len(declarations) > 0 {
			if x.computes(one, p.Name, declarations[0]) {
				found.homes[mappedKey{p.Name, declarations[0]}] = home
			}
			continue
		}
		object, source := one.from(p.Name)
		if source == nil || x.isPlatforms(source) {
			found.homes[mappedKey{name: p.Name}] = home
			continue
		}
		x.trace(object, by)
		if declarations := x.declarations(source); len(declarations) > 0 {
			found.sources[p.Name] = declarations
		} else if known := found.homes[mappedKey{name: source.Name}]; known != nil {
			found.homes[mappedKey{name: p.Name}] = known
		}
	}
}

// computes reports whether a mapped type gives a type of its own to a key that another package declares.
func (x *extractor) computes(one mappedTemplate, name string, declaration *ast.Node) bool {
	if !one.renames && x.outside(declaration) || x.originOfNode(declaration).Package == x.current {
		return false
	}
	_, source := one.from(name)
	return source == nil
}

// isPlatforms reports whether React, CSS or the language declares a property.
func (x *extractor) isPlatforms(p *ast.Symbol) bool {
	declarations := x.declarations(p)
	return len(declarations) > 0 && x.outside(declarations[0])
}

// homeOf returns the declaration that the properties of a mapped type count to. That is the mapped type if it has keys
// of its own. If it takes them as an argument, as Record does, it is the declaration that uses it.
func (x *extractor) homeOf(node, by *ast.Node) *ast.Node {
	keys := x.c.GetTypeFromTypeNode(node.AsMappedTypeNode().TypeParameter.AsTypeParameterDeclaration().Constraint)
	if by != nil && (dependsOnArguments(keys) || x.outside(node)) {
		return by
	}
	return node
}

// dependsOnArguments reports whether a type has parameters that wait for arguments.
func dependsOnArguments(t *checker.Type) bool {
	if t.Flags()&checker.TypeFlagsUnionOrIntersection != 0 {
		return slices.ContainsFunc(t.Types(), dependsOnArguments)
	}
	return t.Flags()&checker.TypeFlagsInstantiable != 0
}

// nearer returns the declaration of the package under work that uses what is in a type. An alias with parameters is a
// tool, so its user is the one before.
func (x *extractor) nearer(t *checker.Type, by *ast.Node) *ast.Node {
	if alias := t.Alias().Symbol(); alias != nil && len(alias.Declarations) > 0 {
		declaration := alias.Declarations[0]
		if x.originOfNode(declaration).Package == x.current && (by == nil || len(declaration.TypeParameters()) == 0) {
			return declaration
		}
		return by
	}
	if t.ObjectFlags()&(checker.ObjectFlagsClassOrInterface|checker.ObjectFlagsReference) == 0 || t.Symbol() == nil ||
		len(t.Symbol().Declarations) == 0 {
		return by
	}
	if declaration := t.Symbol().Declarations[0]; x.originOfNode(declaration).Package == x.current {
		return declaration
	}
	return by
}

// bases are the types that an interface extends.
func (x *extractor) bases(t *checker.Type) []*checker.Type {
	if t.ObjectFlags()&checker.ObjectFlagsReference != 0 {
		t = t.Target()
	}
	if t.ObjectFlags()&checker.ObjectFlagsInterface == 0 {
		return nil
	}
	return x.c.GetBaseTypes(t)
}

// mappedTemplate is what a mapped type makes of each key, in `{ [K in Keys]: Template }`.
type mappedTemplate struct {
	c         *checker.Checker
	mapper    *checker.TypeMapper // the arguments of the mapped type, nil where it has none
	parameter *ast.Symbol         // K
	written   *checker.Type       // Template
	renames   bool                // with `as`, the name of a property is not its key
}

// from returns the property whose type a property of the mapped type takes, and the type that has it. It is nil if the
// mapped type takes none.
func (m mappedTemplate) from(name string) (object *checker.Type, source *ast.Symbol) {
	if m.renames {
		return nil, nil
	}
	return m.source(m.written, name)
}

// source returns the property that the template takes for a key, as in `T[Capitalize<K>]`, and the type that has it. It
// is nil if the template takes none.
func (m mappedTemplate) source(t *checker.Type, key string) (object *checker.Type, source *ast.Symbol) {
	switch flags := t.Flags(); {
	case flags&checker.TypeFlagsIndexedAccess != 0:
		return m.accessed(t.AsIndexedAccessType(), key)
	case flags&checker.TypeFlagsSubstitution != 0:
		return m.source(t.AsSubstitutionType().BaseType(), key)
	case flags&checker.TypeFlagsConditional != 0:
		if object, source = m.source(m.c.GetTrueTypeOfConditionalType(t), key); source != nil {
			return object, source
		}
		return m.source(m.c.GetFalseTypeOfConditionalType(t), key)
	case t.IsUnion() && !slices.ContainsFunc(t.Types(), isMore):
		for _, arm := range t.Types() {
			if object, source = m.source(arm, key); source != nil {
				return object, source
			}
		}
	}
	return nil, nil
}

// isMore reports whether a member of a union is a type of its own: neither undefined nor what waits for arguments.
func isMore(arm *checker.Type) bool {
	return arm.Flags()&(checker.TypeFlagsInstantiable|checker.TypeFlagsNullable|checker.TypeFlagsNever) == 0
}

func (m mappedTemplate) accessed(access *checker.IndexedAccessType, key string) (*checker.Type, *ast.Symbol) {
	name, ok := m.name(access.IndexType(), key)
	if !ok {
		return nil, nil
	}
	object := access.ObjectType()
	if object.Flags()&checker.TypeFlagsSubstitution != 0 {
		object = object.AsSubstitutionType().BaseType()
	}
	if object.IsTypeParameter() && m.mapper != nil {
		object = m.mapper.Map(object)
	}
	return object, m.c.GetPropertyOfType(object, name)
}

// name returns what a type such as `Capitalize<K & string>` is for a key; false if it is no such type.
func (m mappedTemplate) name(t *checker.Type, key string) (string, bool) {
	switch flags := t.Flags(); {
	case t.IsTypeParameter():
		return key, t.Symbol() == m.parameter
	case flags&checker.TypeFlagsSubstitution != 0:
		return m.name(t.AsSubstitutionType().BaseType(), key)
	case t.IsIntersection(): // `K & string`
		for _, part := range t.Types() {
			if name, ok := m.name(part, key); ok {
				return name, true
			}
		}
	case flags&checker.TypeFlagsStringMapping != 0:
		name, ok := m.name(t.AsStringMappingType().Target(), key)
		return withCase(t.Symbol().Name, name), ok
	}
	return "", false
}

// withCase applies one of TypeScript's types that change the case of strings.
func withCase(mapping, text string) string {
	_, size := utf8.DecodeRuneInString(text)
	switch mapping {
	case "Uppercase":
		return strings.ToUpper(text)
	case "Lowercase":
		return strings.ToLower(text)
	case "Capitalize":
		return strings.ToUpper(text[:size]) + text[size:]
	case "Uncapitalize":
		return strings.ToLower(text[:size]) + text[size:]
	}
	return text
}
