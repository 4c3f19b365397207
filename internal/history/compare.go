package history

import (
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/vitrine/facts"
	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// Compare tells what changed from one release of a package to another. Of what other packages declare it tells only
// what came and what went.
func Compare(before, after facts.Package) []Change {
	c := &comparison{name: after.Name}
	things(c, Component, before.Components, after.Components, about[facts.Component]{
		thing: func(t facts.Component) thing { return thing{t.Name, t.Doc, t.Imports} }, rows: c.component})
	things(c, Hook, before.Hooks, after.Hooks, about[facts.Hook]{
		thing: func(t facts.Hook) thing { return thing{t.Name, t.Doc, t.Imports} }, rows: c.hook})
	things(c, Interface, before.Interfaces, after.Interfaces, about[facts.Interface]{
		thing: func(t facts.Interface) thing { return thing{t.Name, t.Doc, t.Imports} },
		rows: func(a, b facts.Interface) {
			c.members(list{Member, b.Name, both}, a.Members, b.Members)
		}})
	things(c, Value, before.Values, after.Values, about[facts.Value]{
		thing: func(t facts.Value) thing { return thing{t.Name, t.Doc, t.Imports} },
		rows:  func(a, b facts.Value) { c.kind(list{Value, "", output}, a.Member, b.Member) }})
	c.exports(before, after)
	slices.SortFunc(c.changes, compareChanges)
	return slices.Compact(c.changes)
}

type comparison struct {
	name    string // of the package
	changes []Change
}

// isTheirs says whether another package declares a member, or none does, such as the result of a mapped type: its type
// then depends on which release of others is there.
func (c *comparison) isTheirs(m facts.Member) bool {
	return m.From.Package != "" && (m.From.Package != c.name || m.From.File == "")
}

func (c *comparison) add(change Change) { c.changes = append(c.changes, change) }

// thing is what components, hooks, interfaces and values have in common.
type thing struct {
	name    string
	doc     facts.Doc
	imports []facts.Import
}

type about[T any] struct {
	thing func(T) thing
	rows  func(before, after T)
}

// things compares what a package offers of one kind.
func things[T any](c *comparison, kind string, before, after []T, how about[T]) {
	gone := map[string]T{}
	for _, one := range before {
		gone[how.thing(one).name] = one
	}
	for _, one := range after {
		now := how.thing(one)
		earlier, known := gone[now.name]
		if !known {
			c.add(Change{Change: Added, Kind: kind, Name: now.name})
			continue
		}
		delete(gone, now.name)
		c.deprecation(Change{Kind: kind, Name: now.name}, how.thing(earlier).doc, now.doc)
		for _, i := range how.thing(earlier).imports {
			if !slices.Contains(now.imports, i) {
				c.add(Change{Change: Removed, Kind: Import, Of: now.name, Name: i.Module + "#" + i.Name, Breaking: true})
			}
		}
		how.rows(earlier, one)
	}
	for name := range gone {
		c.add(Change{Change: Removed, Kind: kind, Name: name, Breaking: true})
	}
}

func (c *comparison) deprecation(change Change, before, after facts.Doc) {
	switch was, is := before.Has("deprecated"), after.Has("deprecated"); {
	case is && !was:
		change.Change = Deprecated
	case was && !is:
		change.Change = Restored
	default:
		return
	}
	c.add(change)
}

func (c *comparison) component(before, after facts.Component) {
	c.members(list{Prop, after.Name, input}, lasting(before, after), lasting(after, before))
	c.members(list{Slot, after.Name, names}, before.Slots, after.Slots)
	c.members(list{Class, after.Name, names}, before.Classes, after.Classes)
}

// lasting are the props of a component that come and go with it alone: not those that the other release takes from the
// platform, and not those that only the types of the platform brought.
func lasting(c, other facts.Component) []facts.Member {
	platform := map[string]bool{"ref": other.Ref != ""}
	for _, foreign := range other.Foreign {
		for _, name := range foreign.Names {
			platform[name] = true
		}
	}
	return slices.DeleteFunc(slices.Clone(c.Props), func(m facts.Member) bool {
		return platform[m.Name] || strings.HasPrefix(m.From.Package, "@types/")
	})
}

func (c *comparison) hook(before, after facts.Hook) {
	c.members(list{Parameter, after.Name, input}, before.Parameters, after.Parameters)
	if len(before.Returns) > 0 && len(after.Returns) > 0 {
		c.members(list{Return, after.Name, output}, before.Returns, after.Returns)
		return
	}
	c.types(Change{Kind: Hook, Name: after.Name}, output, before.ReturnType, after.ReturnType)
}

// Which way values go between a library and its user.
type direction int

const (
	input  direction = iota // from the user
	output                  // to the user
	both
	names // the names matter, no values
)

// list is where members stand.
type list struct {
	kind, of string
	way      direction
}

func (c *comparison) members(where list, before, after []facts.Member) {
	gone := map[string]facts.Member{}
	for _, m := range before {
		gone[m.Name] = m
	}
	for _, m := range after {
		earlier, known := gone[m.Name]
		if !known {
			c.add(Change{Change: Added, Kind: where.kind, Of: where.of, Name: m.Name,
				Breaking: where.way == input && !m.Optional})
			continue
		}
		delete(gone, m.Name)
		c.kind(where, earlier, m)
	}
	for name := range gone {
		c.add(Change{Change: Removed, Kind: where.kind, Of: where.of, Name: name, Breaking: true})
	}
}

// kind compares a member with what it was.
func (c *comparison) kind(where list, before, after facts.Member) {
	change := Change{Kind: where.kind, Of: where.of, Name: after.Name}
	c.deprecation(change, before.Doc, after.Doc)
	if where.way == names || c.isTheirs(before) && c.isTheirs(after) {
		return
	}
	if before.Optional != after.Optional {
		one := change
		one.Change, one.Breaking = Optional, where.way == output
		if before.Optional {
			one.Change, one.Breaking = Required, where.way == input
		}
		c.add(one)
	}
	if was, now := defaultOf(before.Doc), defaultOf(after.Doc); was != now {
		one := change
		one.Change, one.Was, one.Now = Default, was, now
		c.add(one)
	}
	c.types(change, where.way, unset(before), unset(after))
}

// unset is the type of a member without undefined, which an optional one takes in any case.
func unset(m facts.Member) *typetree.Type {
	if m.Optional {
		return m.Type.Without("undefined")
	}
	return m.Type
}

func defaultOf(doc facts.Doc) string {
	text, _ := doc.Tag("default")
	return strings.Trim(strings.TrimSpace(text), "`")
}

// types compares what a type accepts, or hands out.
func (c *comparison) types(change Change, way direction, before, after *typetree.Type) {
	if before == nil || after == nil || sameText(before, after) {
		return
	}
	forth, back := Accepts(after, before), Accepts(before, after)
	switch {
	case forth == Yes && back == Yes:
		return
	case forth == No:
		change.Change = Narrowed
	case forth == Yes:
		change.Change = Widened
	default:
		change.Change = Retyped
	}
	change.Breaking = way == input && forth == No || way == output && back == No
	change.Was, change.Now = difference(before, after)
	c.add(change)
}

// difference is what is gone and what is new of a union; of other types it is all.
func difference(before, after *typetree.Type) (was, now string) {
	printed := func(types []*typetree.Type, without []*typetree.Type) string {
		known := map[string]bool{}
		for _, one := range without {
			known[typetree.Print(one)] = true
		}
		left := []*typetree.Type{}
		for _, one := range types {
			if !known[typetree.Print(one)] {
				left = append(left, one)
			}
		}
		return typetree.Print(typetree.UnionOf(left))
	}
	a, b := before.Alternatives(), after.Alternatives()
	return printed(a, b), printed(b, a)
}

// exports are names that modules offered, and which nothing else tells of.
func (c *comparison) exports(before, after facts.Package) {
	if before.Exports == nil || after.Exports == nil {
		return // facts of before there were lists of them
	}
	told := map[[2]string]bool{}
	tell := func(imports []facts.Import) {
		for _, i := range imports {
			told[[2]string{i.Module, i.Name}] = true
		}
	}
	for _, p := range []facts.Package{before, after} {
		for _, t := range p.Components {
			tell(t.Imports)
		}
		for _, t := range p.Hooks {
			tell(t.Imports)
		}
		for _, t := range p.Interfaces {
			tell(t.Imports)
		}
		for _, t := range p.Values {
			tell(t.Imports)
		}
	}
	missing := func(from, in facts.Package, change Change) {
		for module, offered := range from.Exports {
			for _, name := range offered {
				if told[[2]string{module, name}] || slices.Contains(in.Exports[module], name) {
					continue
				}
				root := slices.Contains(from.Exports[from.Name], name) && !slices.Contains(in.Exports[in.Name], name)
				if root && module != from.Name {
					continue // told of the package's own module
				}
				change.Of, change.Name = module, name
				c.add(change)
			}
		}
	}
	missing(before, after, Change{Change: Removed, Kind: Export, Breaking: true})
	missing(after, before, Change{Change: Added, Kind: Export})
}
