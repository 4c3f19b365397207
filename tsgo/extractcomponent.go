package tsgo

import (
	"cmp"
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/checker"

	"github.com/microsoft/typescript-go/vitrine/facts"
	"github.com/microsoft/typescript-go/vitrine/typetree"
)

func (x *extractor) component(tag candidate) facts.Component {
	e, signatures := tag.export, tag.signatures
	made := facts.Component{Name: e.name, Imports: e.imports, File: x.originOf(e.symbol).File, Doc: x.componentDoc(e),
		Foreign: []facts.Foreign{}, Classes: []facts.Member{}, Slots: []facts.Member{}}
	x.mapped = newMapped()
	defer func() { x.mapped = nil }()
	props := x.merge(e, signatures)
	props.defaults = x.defaults(tag.t)
	made.Props, made.Foreign = x.propMembers(props)
	if len(made.Props) == 0 {
		x.fromName(e, props)
		made.Props, made.Foreign = x.propMembers(props)
	}
	withDefaults(made.Props, defaultsIn(e.symbol))
	made.Anything, made.AnythingWith = props.anything()
	made.Ref = x.refElement(props)
	if made.Ref == "" || made.Ref == "Element" {
		made.Ref = cmp.Or(x.defaultElement(e, signatures), made.Ref)
	}
	x.fromJavaScript(e, &made)
	if classes := props.named("classes"); classes != nil {
		made.Classes = x.keysOf(classes)
	}
	if len(made.Classes) == 0 {
		made.Classes = x.siblingMembers(e, "Classes")
	}
	x.prefixes(made)
	if slots := props.named("slots"); slots != nil {
		made.Slots = x.slotMembers(e, slots)
	}
	made.Published = x.published(e, made)
	return made
}

// componentDoc is the comment of the value, or of the function or interface behind it.
func (x *extractor) componentDoc(e export) facts.Doc {
	for _, declaration := range e.symbol.Declarations {
		if doc := docOf(declaration); !doc.Empty() {
			return doc
		}
	}
	return facts.Doc{}
}

// typeOf is the type of a property without the undefined that its question mark stands for.
func (x *extractor) typeOf(p *ast.Symbol) *checker.Type {
	t := x.c.GetTypeOfSymbol(p)
	if p.Flags&ast.SymbolFlagsOptional == 0 {
		return t
	}
	without := x.c.RemoveMissingOrUndefinedType(t)
	if without.Flags()&(checker.TypeFlagsNever|checker.TypeFlagsUndefined) != 0 && len(p.Declarations) == 0 {
		return x.c.GetAnyType() // nothing declares it but a pattern, with a default of undefined
	}
	return without
}

// propsType is the type of a component's props: the first parameter, or that of a class's constructor.
func (x *extractor) propsType(s *checker.Signature) *checker.Type {
	if returned := x.c.GetReturnTypeOfSignature(s); returned != nil {
		props := x.c.GetPropertyOfType(returned, "props")
		if props != nil && x.c.GetPropertyOfType(returned, "render") != nil &&
			x.c.GetTypeOfSymbol(props).Flags()&checker.TypeFlagsAny == 0 {
			return x.c.GetTypeOfSymbol(props)
		}
	}
	parameters := s.Parameters()
	if len(parameters) == 0 {
		return nil
	}
	return x.c.GetTypeOfSymbol(parameters[0])
}

// arms are the alternatives of a type. An intersection with a union in it is distributed by the checker.
func (x *extractor) arms(t *checker.Type) []*checker.Type {
	if !t.IsUnion() {
		return []*checker.Type{t}
	}
	var all []*checker.Type
	for _, arm := range t.Types() {
		if arm.Flags()&checker.TypeFlagsNullable == 0 {
			all = append(all, arm)
		}
	}
	return all
}

// optional says whether an element without the prop is right: some alternative does without it.
func (p *mergedProp) optional(m *propSet) bool {
	return p.required < m.alternatives || m.defaults[p.name]
}

// defaults are the props that need not be given since a component declares what they are otherwise.
func (x *extractor) defaults(t *checker.Type) map[string]bool {
	declared := x.c.GetPropertyOfType(t, "defaultProps")
	if declared == nil || declared.Flags&ast.SymbolFlagsOptional != 0 {
		return nil
	}
	given := map[string]bool{}
	for _, p := range x.c.GetPropertiesOfType(x.c.GetTypeOfSymbol(declared)) {
		given[p.Name] = p.Flags&ast.SymbolFlagsOptional == 0
	}
	return given
}

// propMembers are the props that libraries declare, and by name alone those of React and CSS.
func (x *extractor) propMembers(m *propSet) ([]facts.Member, []facts.Foreign) {
	members := []facts.Member{}
	foreign := map[facts.Origin][]string{}
	for _, name := range m.order {
		p := m.byName[name]
		from := x.originOf(p.symbol)
		isReacts := name == "key" || name == "ref"
		if isForeign(from) && (p.optional(m) || isReacts) { // what has to be given is told, whoever declares it
			if !isReacts {
				foreign[from] = append(foreign[from], name)
			}
			continue
		}
		member := x.member(p.symbol, x.joinedType(p))
		member.Optional = p.optional(m)
		members = append(members, member)
	}
	groups := []facts.Foreign{}
	for from, names := range foreign {
		slices.Sort(names)
		groups = append(groups, facts.Foreign{From: from, Names: names})
	}
	slices.SortFunc(groups, func(a, b facts.Foreign) int {
		return cmp.Or(cmp.Compare(a.From.Package, b.From.Package), cmp.Compare(a.From.Type, b.From.Type),
			cmp.Compare(a.From.File, b.From.File))
	})
	return members, groups
}

// isForeign says whether a declaration belongs to the platform and not to a component library.
func isForeign(from facts.Origin) bool {
	switch from.Package {
	case "", "csstype", "typescript", "@types/react", "@types/react-dom", "@types/node":
		return true
	}
	return false
}

// elementName is the name of the first element of the platform that a type mentions.
func (x *extractor) elementName(t *checker.Type) string {
	found := ""
	x.checked(t, nil).Find(func(part *typetree.Type) bool {
		if part.Kind != typetree.Reference {
			return false
		}
		name := part.LastName()
		if name == "Element" || strings.HasSuffix(name, "Element") &&
			(strings.HasPrefix(name, "HTML") || strings.HasPrefix(name, "SVG")) {
			found = name
		}
		return found != ""
	})
	return found
}

// refElement is the element behind a component's ref: what the type of ref says, else whose events it hands out.
func (x *extractor) refElement(m *propSet) string {
	if ref := m.named("ref"); ref != nil {
		for _, t := range ref.types {
			if found := x.elementName(t); found != "" {
				return found
			}
		}
	}
	handler := m.named("onClick")
	if handler == nil {
		return ""
	}
	for _, t := range handler.types {
		for _, s := range x.c.GetSignaturesOfType(x.c.GetNonNullableType(t), checker.SignatureKindCall) {
			if parameters := s.Parameters(); len(parameters) > 0 {
				return x.elementName(x.c.GetTypeOfSymbol(parameters[0]))
			}
		}
	}
	return ""
}

// defaultElement is the element of a polymorphic component: what stands for its type parameter where nobody says
// otherwise.
func (x *extractor) defaultElement(e export, signatures []*checker.Signature) string {
	file := ast.GetSourceFileOfNode(e.symbol.Declarations[0])
	for _, s := range signatures {
		for _, parameter := range s.TypeParameters() {
			tag := x.c.GetDefaultFromTypeParameter(parameter)
			if tag == nil || !tag.IsStringLiteral() {
				continue
			}
			for _, element := range x.c.GetJsxIntrinsicTagNamesAt(file.AsNode()) {
				if element.Name == tag.AsLiteralType().Value().(string) {
					return x.elementName(x.c.GetTypeOfSymbol(element))
				}
			}
		}
	}
	return ""
}

// fromName takes the props of a component whose published type has lost them, as Omit over a generic union does, from
// the interface that bears its name.
func (x *extractor) fromName(e export, m *propSet) {
	for _, suffix := range []string{"OwnProps", "Props"} {
		found := x.sibling(e, suffix)
		if found == nil {
			continue
		}
		for _, arm := range x.arms(x.c.GetDeclaredTypeOfSymbol(found)) {
			x.trace(arm, e.symbol.ValueDeclaration)
			m.alternatives++
			for _, p := range x.c.GetPropertiesOfType(arm) {
				m.add(x, p, true)
			}
		}
		if len(m.order) > 0 {
			return
		}
	}
}

// keysOf are the properties of a prop's type.
func (x *extractor) keysOf(p *mergedProp) []facts.Member {
	defer func(outer *mappedProperties) { x.mapped = outer }(x.mapped)
	found := []facts.Member{}
	seen := map[string]bool{}
	for _, t := range p.types {
		for _, arm := range x.arms(x.c.GetNonNullableType(t)) {
			if arm.Flags()&checker.TypeFlagsObject == 0 && !arm.IsIntersection() {
				continue
			}
			x.mapped = newMapped()
			x.trace(arm, nil)
			for _, key := range x.c.GetPropertiesOfType(arm) {
				if !seen[key.Name] && !strings.HasPrefix(key.Name, "__@") {
					seen[key.Name] = true
					found = append(found, x.memberOf(key))
				}
			}
		}
	}
	return found
}

// slotMembers are the keys of the slots prop. A type written in place has no comments; the interface {Name}Slots has.
func (x *extractor) slotMembers(e export, p *mergedProp) []facts.Member {
	slots := x.keysOf(p)
	documented := x.siblingMembers(e, "Slots")
	for i := range slots {
		for _, other := range documented {
			if other.Name == slots[i].Name && slots[i].Doc.Empty() {
				slots[i].Doc = other.Doc
			}
		}
	}
	return slots
}

// siblingMembers are the members of an interface that is declared beside a component and named after it.
func (x *extractor) siblingMembers(e export, suffix string) []facts.Member {
	members := []facts.Member{}
	if found := x.sibling(e, suffix); found != nil {
		for _, key := range x.c.GetPropertiesOfType(x.c.GetDeclaredTypeOfSymbol(found)) {
			members = append(members, x.memberOf(key))
		}
	}
	return members
}

// sibling is a type that is declared beside a component and named after it.
func (x *extractor) sibling(e export, suffix string) *ast.Symbol {
	if len(e.symbol.Declarations) == 0 {
		return nil
	}
	file := ast.GetSourceFileOfNode(e.symbol.Declarations[0])
	own := e.declaredName()
	for _, name := range []string{own + suffix, strings.TrimPrefix(own, "Unstable_") + suffix} {
		found := x.c.ResolveName(name, file.AsNode(), ast.SymbolFlagsType, true)
		if found == nil && file.Symbol != nil {
			found = x.inModules(e, name)
		}
		if found != nil {
			return x.c.SkipAlias(found)
		}
	}
	return nil
}

// inModules looks for a type among what the modules export that a component comes from.
func (x *extractor) inModules(e export, name string) *ast.Symbol {
	for _, i := range e.imports {
		if module := x.modules[i.Module]; module != nil {
			if found := x.c.TryGetMemberInModuleExports(name, module); found != nil {
				return found
			}
		}
	}
	return nil
}
