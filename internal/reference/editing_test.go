package reference

import (
	"reflect"
	"slices"
	"testing"

	"github.com/microsoft/typescript-go/vitrine/facts"
	"github.com/microsoft/typescript-go/vitrine/typetree"

	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

func TestKindsForTheEditor(t *testing.T) {
	text := func(s string) *typetree.Type { return &typetree.Type{Kind: typetree.Literal, Text: s} }
	named := func(s string) *typetree.Type { return &typetree.Type{Kind: typetree.Reference, Text: s} }
	union := func(of ...*typetree.Type) *typetree.Type { return &typetree.Type{Kind: typetree.Union, Of: of} }
	augmented := union(text("'a'"), typetree.Word("string"))
	augmented.Differs = opened
	for name, c := range map[string]struct {
		of     *typetree.Type
		values []string
		kinds  string
	}{
		"texts":                        {union(text("'a'"), text(`"b"`)), []string{"a", "b"}, ""},
		"texts that users may add to":  {augmented, []string{"a"}, ""},
		"texts and any string":         {union(text("'a'"), typetree.Word("string")), []string{"a"}, "s"},
		"switches, numbers, nothing":   {union(text("true"), typetree.Word("boolean"), text("3"), typetree.Word("null")), nil, "bn"},
		"functions":                    {union(&typetree.Type{Kind: typetree.Func}, named("React.FocusEventHandler")), nil, "f"},
		"what is drawn":                {named("React.ReactNode"), nil, "e"},
		"a pattern of texts":           {&typetree.Type{Kind: typetree.Template}, nil, "?"},
		"a name that says nothing":     {union(text("'a'"), named("Responsive")), []string{"a"}, "?"},
		"nothing but the lack of it":   {typetree.Word("undefined"), nil, "?"},
		"no type":                      {nil, nil, "?"},
		"somebody else's EventHandler": {named("My.EventHandler"), nil, "?"},
	} {
		if values, kinds := editingKinds(c.of); !reflect.DeepEqual(values, c.values) || kinds != c.kinds {
			t.Errorf("%s: %q %q", name, values, kinds)
		}
	}
}

// edited are the files for the editor of a kit with two components.
func edited(t *testing.T) *Index {
	t.Helper()
	var shared []string
	for c := 'a'; c < 'a'+26; c++ {
		shared = append(shared, "on"+string(c))
	}
	platform := func(names []string) []Group {
		return []Group{{Kind: FromPlatform, Label: "HTMLAttributes", Every: names}}
	}
	press := Entry{Kind: Component, Name: "Press", Package: "kit", Text: "Does it. Or not.", Untold: []string{"secret"},
		Imports: []string{"import Press from 'kit/Press';", "import { Press } from 'kit';"}, AnythingWith: []string{"as"},
		Props: []Row{{Name: "label", Required: true, Type: typetree.Word("string"), Text: "What it says. In short.",
			Default: "'x'"}}, Inherited: platform(shared[1:])}
	root := Entry{Kind: Component, Name: "Tabs.Root", Of: "Tabs", Package: "kit", Anything: true,
		Imports: []string{"import { Tabs } from 'kit';"}, Inherited: platform(shared)}
	grid := Entry{Kind: Component, Name: "Grid", Package: "kit", Imports: []string{"import Grid from 'kit/next_Grid';"}}
	hook := Entry{Kind: Hook, Name: "usePress", Package: "kit", Imports: []string{"import { usePress } from 'kit';"}}
	refs := Empty()
	refs.ByProduct["kit"] = map[string]*Item{}
	for _, e := range []Entry{press, root, grid, hook} {
		refs.ByProduct["kit"][e.Name] = &Item{Entry: e, Config: source.Reference{Path: "/api/"},
			Page: "/api/" + Kebab(e.Name) + "/"}
	}
	return refs
}

func TestFilesForTheEditor(t *testing.T) {
	refs := edited(t)
	want := []string{"_packages", "_names/attributes", "kit", "kit/Grid", "kit/Press", "kit/Tabs.Root"}
	if list := refs.EditingList(); !slices.Equal(list, want) {
		t.Errorf("%q", list)
	}
	for _, of := range append(want, "kit/None", "None", "_names/none") {
		if _, ok := refs.EditingOf(of); ok != slices.Contains(want, of) {
			t.Errorf("%s: %v", of, ok)
		}
	}
	kit, _ := refs.EditingOf("kit")
	if want := (vitrine.EditingPackage{Components: []string{"Press"}, Parts: []string{"Tabs.Root"},
		Names:   []string{"usePress"},
		Modules: map[string]map[string]string{"next_Grid": {"default": "kit/Grid"}}}); !reflect.DeepEqual(kit, want) {
		t.Errorf("%+v", kit)
	}
	press, _ := refs.EditingOf("kit/Press")
	if want := (vitrine.EditingComponent{Name: "Press", Page: "/api/press/", Text: "Does it.",
		Props: []vitrine.EditingProp{{Name: "label", Kinds: "s", Required: true, Default: "'x'", Text: "What it says."}},
		With:  []string{"as"}, Sets: []string{"attributes"}, Not: []string{"ona"},
		Also: []string{"secret"}}); !reflect.DeepEqual(press, want) {
		t.Errorf("%+v", press)
	}
	if root, _ := refs.EditingOf("kit/Tabs.Root"); !root.(vitrine.EditingComponent).Anything {
		t.Errorf("%+v", root)
	}
}

func TestUndocumentedPropsAreTaken(t *testing.T) {
	packages := stored(t)
	hidden := facts.Member{Name: "hidden", Optional: true, Type: typetree.Word("string"),
		Doc: facts.Doc{Tags: []facts.Tag{{Name: "ignore"}}}}
	for p := range packages {
		for c := range packages[p].Components {
			packages[p].Components[c].Props = append(packages[p].Components[c].Props, hidden)
		}
	}
	for _, entry := range Read(packages, kitPolicy) {
		if entry.Kind == Component && !slices.Contains(entry.Untold, "hidden") {
			t.Errorf("%s: %q", entry.Name, entry.Untold)
		}
	}
}
