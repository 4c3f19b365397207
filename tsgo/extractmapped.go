package tsgo

import (
	"strings"
	"unicode/utf8"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/checker"
)

// mappedSources are, for properties of mapped types that the checker links to no declaration, the properties whose
// types they take.
type mappedSources map[*ast.Symbol]*ast.Symbol

// sourcesOf returns the sources of a type's properties, and of the properties that these take their types from.
func (x *extractor) sourcesOf(t *checker.Type) mappedSources {
	found := mappedSources{}
	x.trace(t, found, map[*checker.Type]bool{})
	return found
}

func (x *extractor) trace(t *checker.Type, found mappedSources, seen map[*checker.Type]bool) {
	if seen[t] {
		return
	}
	seen[t] = true
	if t.Flags()&checker.TypeFlagsUnionOrIntersection != 0 {
		for _, part := range t.Types() {
			x.trace(part, found, seen)
		}
		return
	}
	if t.ObjectFlags()&checker.ObjectFlagsMapped == 0 || t.Symbol() == nil || len(t.Symbol().Declarations) == 0 {
		return
	}
	node := t.Symbol().Declarations[0]
	if node.Kind != ast.KindMappedType || node.AsMappedTypeNode().NameType != nil || node.Type() == nil {
		return // with `as`, the name of a property is not its key
	}
	template := mappedTemplate{c: x.c, mapper: t.Mapper(), parameter: node.AsMappedTypeNode().TypeParameter.Symbol()}
	written := x.c.GetTypeFromTypeNode(node.Type())
	for _, p := range x.c.GetPropertiesOfType(t) {
		if len(x.declarations(p)) > 0 {
			continue
		}
		if object, source := template.source(written, p.Name); source != nil {
			found[p] = source
			x.trace(object, found, seen)
		}
	}
}

// mappedTemplate is what a mapped type makes of each key, in `{ [K in Keys]: Template }`.
type mappedTemplate struct {
	c         *checker.Checker
	mapper    *checker.TypeMapper // the arguments of the mapped type, nil where it has none
	parameter *ast.Symbol         // K
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
	case t.IsUnion(): // with undefined
		for _, arm := range t.Types() {
			if object, source = m.source(arm, key); source != nil {
				return object, source
			}
		}
	}
	return nil, nil
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
