package history

import (
	"reflect"
	"strings"
	"testing"

	"github.com/microsoft/typescript-go/vitrine/facts"
	"github.com/microsoft/typescript-go/vitrine/typetree"
)

func tagged(tags ...string) facts.Doc {
	var doc facts.Doc
	for _, tag := range tags {
		name, text, _ := strings.Cut(tag, " ")
		doc.Tags = append(doc.Tags, facts.Tag{Name: name, Text: text})
	}
	return doc
}

// button is a package with one component that has one prop.
func button(props ...facts.Member) facts.Package {
	return facts.Package{Name: "@acme/ui", Components: []facts.Component{{Name: "Button",
		Imports: []facts.Import{{Module: "@acme/ui/Button", Name: "default"}}, Props: props}}}
}

func hook(parameter, result *typetree.Type) facts.Package {
	return facts.Package{Name: "@acme/ui", Hooks: []facts.Hook{{Name: "useButton",
		Parameters: []facts.Member{{Name: "value", Type: parameter}},
		Returns:    []facts.Member{{Name: "result", Type: result}}}}}
}

func TestCompareMembers(t *testing.T) {
	text, size := word("string"), literals("small", "large")
	optional := func(t *typetree.Type, tags ...string) facts.Member {
		return facts.Member{Name: "size", Optional: true, Type: t, Doc: tagged(tags...)}
	}
	required := facts.Member{Name: "size", Type: text}
	theirs := func(t *typetree.Type) facts.Member {
		return facts.Member{Name: "size", Optional: true, Type: t, From: facts.Origin{Package: "@acme/base"}}
	}
	mapped := func(t *typetree.Type) facts.Member {
		return facts.Member{Name: "size", Optional: true, Type: t, From: facts.Origin{Package: "@acme/ui"}}
	}
	of := func(c Change) Change {
		c.Kind, c.Of, c.Name = Prop, "Button", "size"
		return c
	}
	tests := []struct {
		name          string
		before, after facts.Package
		want          []Change
	}{
		{"nothing", button(required), button(required), nil},
		{"a new prop", button(), button(optional(text)), []Change{of(Change{Change: Added})}},
		{"a new required prop", button(), button(required), []Change{of(Change{Change: Added, Breaking: true})}},
		{"a prop that is gone", button(required), button(), []Change{of(Change{Change: Removed, Breaking: true})}},
		{"a prop that is deprecated", button(optional(text)), button(optional(text, "deprecated since 2")),
			[]Change{of(Change{Change: Deprecated})}},
		{"a prop that is restored", button(optional(text, "deprecated")), button(optional(text)),
			[]Change{of(Change{Change: Restored})}},
		{"required now", button(optional(text)), button(required), []Change{of(Change{Change: Required, Breaking: true})}},
		{"optional now", button(required), button(optional(text)), []Change{of(Change{Change: Optional})}},
		{"another default", button(optional(text, "default 'small'")), button(optional(text, "default `'large'`")),
			[]Change{of(Change{Change: Default, Was: "'small'", Now: "'large'"})}},
		{"a value less", button(optional(size)), button(optional(literals("small"))),
			[]Change{of(Change{Change: Narrowed, Was: "'large'", Breaking: true})}},
		{"a value more", button(optional(size)), button(optional(literals("small", "medium", "large"))),
			[]Change{of(Change{Change: Widened, Now: "'medium'"})}},
		{"a value for another", button(optional(size)), button(optional(literals("small", "big"))),
			[]Change{of(Change{Change: Narrowed, Was: "'large'", Now: "'big'", Breaking: true})}},
		{"another name", button(optional(named("A"))), button(optional(named("B"))),
			[]Change{of(Change{Change: Retyped, Was: "A", Now: "B"})}},
		{"undefined, which an optional prop takes anyway", button(optional(union(text, word("undefined")))),
			button(optional(text)), nil},
		{"the type of what nobody declares", button(mapped(text)), button(mapped(size)), nil},
		{"the type of what another package declares", button(theirs(text)), button(theirs(size)), nil},
		{"what another package declares is gone", button(theirs(text)), button(),
			[]Change{of(Change{Change: Removed, Breaking: true})}},
		{"another order", button(optional(size)), button(optional(literals("large", "small"))), nil},
		{"a parameter that takes less", hook(size, text), hook(literals("small"), text),
			[]Change{{Change: Narrowed, Kind: Parameter, Of: "useButton", Name: "value", Was: "'large'", Breaking: true}}},
		{"a result that may be more", hook(text, literals("small")), hook(text, size),
			[]Change{{Change: Widened, Kind: Return, Of: "useButton", Name: "result", Now: "'large'", Breaking: true}}},
		{"a result that is less", hook(text, size), hook(text, literals("small")),
			[]Change{{Change: Narrowed, Kind: Return, Of: "useButton", Name: "result", Was: "'large'"}}},
		{"another result", hook(text, text), hook(text, word("number")),
			[]Change{{Change: Narrowed, Kind: Return, Of: "useButton", Name: "result", Was: "string", Now: "number",
				Breaking: true}}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := Compare(test.before, test.after); !reflect.DeepEqual(got, test.want) {
				t.Errorf("got  %+v\nwant %+v", got, test.want)
			}
		})
	}
}

func TestCompareThings(t *testing.T) {
	before, after := button(), button()
	before.Components[0].Slots = []facts.Member{{Name: "root"}, {Name: "icon"}}
	before.Components[0].Classes = []facts.Member{{Name: "root"}}
	after.Components[0].Slots = []facts.Member{{Name: "root", Doc: tagged("deprecated")}}
	after.Components[0].Classes = []facts.Member{{Name: "root"}, {Name: "large"}}
	before.Components[0].Imports = append(before.Components[0].Imports, facts.Import{Module: "@acme/ui", Name: "Button"})
	before.Components = append(before.Components, facts.Component{Name: "Old"})
	after.Components = append(after.Components, facts.Component{Name: "Young"})
	after.Hooks = []facts.Hook{{Name: "useYoung"}}
	before.Interfaces = []facts.Interface{{Name: "Row", Members: []facts.Member{{Name: "id", Type: word("string")}}}}
	after.Interfaces = []facts.Interface{{Name: "Row"}}
	before.Values = []facts.Value{{Member: facts.Member{Name: "version"}}}
	before.Exports = map[string][]string{"@acme/ui": {"Button", "ButtonProps"},
		"@acme/ui/Button": {"default", "ButtonProps"}} // told of the root alone
	after.Exports = map[string][]string{"@acme/ui": {"useYoung2"}, "@acme/ui/Button": {"default"}}
	want := []Change{
		{Change: Removed, Kind: Export, Of: "@acme/ui", Name: "ButtonProps", Breaking: true},
		{Change: Added, Kind: Export, Of: "@acme/ui", Name: "useYoung2"},
		{Change: Added, Kind: Class, Of: "Button", Name: "large"},
		{Change: Removed, Kind: Import, Of: "Button", Name: "@acme/ui#Button", Breaking: true},
		{Change: Removed, Kind: Slot, Of: "Button", Name: "icon", Breaking: true},
		{Change: Deprecated, Kind: Slot, Of: "Button", Name: "root"},
		{Change: Removed, Kind: Component, Name: "Old", Breaking: true},
		{Change: Removed, Kind: Member, Of: "Row", Name: "id", Breaking: true},
		{Change: Added, Kind: Component, Name: "Young"},
		{Change: Added, Kind: Hook, Name: "useYoung"},
		{Change: Removed, Kind: Value, Name: "version", Breaking: true},
	}
	got := Compare(before, after)
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || got[i] != want[i] {
			t.Fatalf("change %d\ngot  %+v\nwant %+v", i, got, want)
		}
	}
	if broken := Breaking(got); len(broken) != 6 {
		t.Errorf("breaking: %+v", broken)
	}
}

// TestPropsOfThePlatform: what React declares belongs to no release of a package.
func TestPropsOfThePlatform(t *testing.T) {
	own, theirs := button(), button()
	own.Components[0].Props = []facts.Member{{Name: "className", Optional: true}, {Name: "ref", Optional: true},
		{Name: "placeholder", Optional: true, From: facts.Origin{Package: "@types/react"}}}
	theirs.Components[0].Ref = "HTMLButtonElement"
	theirs.Components[0].Foreign = []facts.Foreign{{Names: []string{"className", "style"}}}
	if got := Compare(own, theirs); len(got) != 0 {
		t.Errorf("from own to platform: %+v", got)
	}
	if got := Compare(theirs, own); len(got) != 0 {
		t.Errorf("from platform to own: %+v", got)
	}
}
