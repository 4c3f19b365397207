package page

import (
	"slices"
	"testing"

	"github.com/microsoft/typescript-go/vitrine/typetree"

	"vitrine/internal/block"
	"vitrine/internal/reference"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
	"vitrine/internal/vitrine"
)

// TestDemosOfProps: a prop leads to a demo of its component, then of the page about the prop, then of any page, then of
// a component that takes it from the same declaration, be it with other type arguments; a declaration in another file
// is another prop.
func TestDemosOfProps(t *testing.T) {
	row := func(name, file string) reference.Row { return reference.Row{Name: name, From: file} }
	component := func(name string, rows ...reference.Row) *reference.Item {
		return &reference.Item{Entry: reference.Entry{Name: name, Props: rows}, Config: source.Reference{Product: "kit"}}
	}
	limits := row("limit", "limits.d.ts")
	press := component("Press", limits, row("look", "press.d.ts"), row("style", "press.d.ts"))
	slide := component("Slide", limits, row("look", "slide.d.ts"), row("style", "slide.d.ts"),
		row("size", "slide.d.ts"))
	odd := component("Odd", row("limit", "odd.d.ts"))
	told := func(file string, of ...*typetree.Type) reference.Row {
		f := &typetree.Function{}
		for _, one := range of {
			f.Parameters = append(f.Parameters, typetree.Argument{Name: "x", Type: one})
		}
		return reference.Row{Name: "onTell", From: file, Type: &typetree.Type{Kind: typetree.Func, Function: f}}
	}
	day := component("Day", told("tell.d.ts", typetree.Word("string")))
	hour := component("Hour", told("tell.d.ts", typetree.Word("number")))
	mute := component("Mute", told("tell.d.ts"))
	other := component("Other", told("other.d.ts", typetree.Word("number")))
	known := tryables{components: components{}, declared: map[reference.Declaration]vitrine.Link{},
		about:     map[aboutProp][]string{{"/guide/", "style"}: {"kit"}},
		explained: map[string]demoLinks{"kit": {}}}
	a := &answers{tryable: func() tryables { return known }}
	known.components.at(slide).demos.add("size", vitrine.Link{Href: "taught"})
	known.components.at(slide).elsewhere.add("size", vitrine.Link{Href: "not asked"})
	known.components.at(slide).elsewhere.add("style", vitrine.Link{Href: "not asked"})
	known.share("/press/", press, []string{"limit", "look"}, vitrine.Link{Href: "press"})
	known.share("/day/", day, []string{"onTell"}, vitrine.Link{Href: "day"})
	known.share("/more/", press, []string{"limit"}, vitrine.Link{Href: "later"})
	known.share("/guide/", press, []string{"style"}, vitrine.Link{Href: "guide"})
	for _, test := range []struct {
		of   *reference.Item
		prop string
		want string
	}{
		{slide, "size", "taught"}, {slide, "style", "guide"}, {slide, "limit", "press"}, {slide, "look", ""},
		{odd, "limit", ""}, {slide, "unknown", ""}, {hour, "onTell", "day"}, {mute, "onTell", ""}, {other, "onTell", ""},
	} {
		link, ok := a.demoOf(test.of, known.components.at(test.of), test.prop)
		if link.Href != test.want || ok != (test.want != "") {
			t.Errorf("%s of %s: %q %v, want %q", test.prop, test.of.Name, link.Href, ok, test.want)
		}
	}
}

// TestExamplesOfProps: what the code of a playground sets leads there, of what is spread only what it must hold; a
// deprecated prop leads to those that stand for it.
func TestExamplesOfProps(t *testing.T) {
	function := &typetree.Type{Kind: typetree.Func, Function: &typetree.Function{}}
	row := func(name, file string, required bool, of *typetree.Type) reference.Row {
		return reference.Row{Name: name, From: file, Required: required, Type: of}
	}
	word := typetree.Word("string")
	cell := &reference.Item{Entry: reference.Entry{Name: "Cell", Props: []reference.Row{
		row("row", "params.d.ts", true, word), row("value", "params.d.ts", false, word),
		row("onTell", "params.d.ts", false, function), row("look", "cell.d.ts", false, word),
		row("tone", "cell.d.ts", false, word),
		{Name: "style", IsDeprecated: true, Deprecated: "Use `look`, as in `Cell`.", Type: word}}}}
	other := &reference.Item{Entry: reference.Entry{Name: "Other", Props: []reference.Row{
		row("value", "params.d.ts", false, word), row("value", "other.d.ts", false, word)}}}
	list := examples{own: map[*reference.Item]map[string]example{}, declared: map[reference.Declaration]example{}}
	code := typescript.Specimen{Attributes: []typescript.SpecimenAttribute{{Name: "", Code: "{...params}"},
		{Name: "look", Code: `look="flat"`}}}
	list.note(cell, setBy(cell, code), example{vitrine.Link{Href: "cell"}, true})
	for prop, want := range map[string]bool{"row": true, "value": true, "onTell": false, "look": true, "tone": false,
		"children": false} {
		if shown, ok := list.of(cell, prop); ok != want || ok && (shown.Href != "cell" || !shown.scripted) {
			t.Errorf("%s: %v %v, want %v", prop, shown, ok, want)
		}
	}
	if shown, _ := list.of(other, "value"); shown.Href != "cell" {
		t.Errorf("the same declaration leads to %q", shown.Href)
	}
	if names := replacements(cell, "style"); !slices.Equal(names, []string{"look"}) {
		t.Errorf("style: %v", names)
	}
	for reason, want := range map[string][]string{"Use `look.tone` instead.": {"look"}, "Use look.tone instead": {"look"},
		"Look. tone": nil, "Use `Cell`.": nil} {
		cell.Props[5].Deprecated = reason
		if names := replacements(cell, "style"); !slices.Equal(names, want) {
			t.Errorf("%s: %v, want %v", reason, names, want)
		}
	}
	cell.Props[4].Text = "It is an alias for the `look` prop."
	if names := replacements(cell, "tone"); !slices.Equal(names, []string{"look"}) {
		t.Errorf("tone is an alias: %v", names)
	}
	if names := replacements(cell, "look"); names != nil {
		t.Errorf("look is not deprecated, and leads to %v", names)
	}
}

// TestDirectiveNames: a demo is a file, or a folder with a file for each styling; what stands beside them is none.
func TestDirectiveNames(t *testing.T) {
	for file, want := range map[string]string{"Own.tsx": "Own.tsx", "Own/css/index.tsx": "Own",
		"Own/css/parts.tsx": "Own/css/parts.tsx"} {
		if name := directiveName(file); name != want {
			t.Errorf("%s: %q, want %q", file, name, want)
		}
	}
}

// TestSuccessors: a deprecated prop leads to what is said to stand for it: the prop of that component, by its control
// or a demo, else its playground.
func TestSuccessors(t *testing.T) {
	component := func(name string, rows ...reference.Row) *reference.Item {
		return &reference.Item{Entry: reference.Entry{Name: name, Kind: reference.Component, Props: rows,
			Imports: []string{"import " + name}}, Config: source.Reference{Product: "kit"}}
	}
	reason := "Take [Press](/kit/press/) instead."
	gone := func(name, reason string) reference.Row {
		return reference.Row{Name: name, IsDeprecated: true, Deprecated: reason}
	}
	old := component("Old", gone("look", reason), gone("tone", reason), gone("button", "Use the `Press`."),
		gone("lost", "Use `Nothing`."), reference.Row{Name: "kept", Deprecated: reason})
	press := component("Press", reference.Row{Name: "look", Type: typetree.Word("boolean")},
		reference.Row{Name: "tone"})
	index := reference.Empty()
	index.ByProduct["kit"] = map[string]*reference.Item{"Old": old, "Press": press}
	known := tryables{components: components{}, explained: map[string]demoLinks{"kit": {}}}
	known.components.at(press).playground = "/press/"
	known.components.at(press).demos.add("tone", vitrine.Link{Href: "/press/#Tones"})
	a := newAnswers(&site.Site{Tree: &source.Tree{}}, Options{Reference: index})
	a.tryable = func() tryables { return known }
	for prop, want := range map[string]string{"look": "/press/#playground-press-look", "tone": "/press/#Tones",
		"button": "/press/#playground-press", "lost": "", "kept": ""} {
		link, _ := a.shownBySuccessor(old, prop)
		if link == nil && want != "" || link != nil && link.Href != want {
			t.Errorf("%s: %+v, want %q", prop, link, want)
		}
	}
}

// TestRowsLeadToInputs: the link of a row names an input of the playground, that of an object its first field.
func TestRowsLeadToInputs(t *testing.T) {
	side := typetree.Member{Name: "side", Type: typetree.Word("string")}
	press := &reference.Item{Entry: reference.Entry{Name: "Press", Kind: reference.Component, Props: []reference.Row{
		{Name: "anchor", Type: &typetree.Type{Kind: typetree.Object, Members: []typetree.Member{side}}},
		{Name: "look", Type: typetree.Word("boolean")}, {Name: "old", IsDeprecated: true, Deprecated: "Use `anchor`."}},
		Imports: []string{"import Press"}}, Config: source.Reference{Product: "kit"}}
	index := reference.Empty()
	index.ByProduct["kit"] = map[string]*reference.Item{"Press": press}
	known := tryables{components: components{}, explained: map[string]demoLinks{}}
	known.components.at(press).playground = "/press/"
	a := newAnswers(&site.Site{Tree: &source.Tree{}}, Options{Reference: index})
	a.tryable = func() tryables { return known }
	list := vitrine.Reference{Rows: []vitrine.ReferenceRow{{Name: "anchor"}, {Name: "look"}, {Name: "old"}}}
	a.showRows(block.Page{}, press, &list)
	got := []string{list.Rows[0].Control, list.Rows[1].Control, list.Rows[2].Shown.Href}
	want := []string{"/press/#playground-press-anchor.side", "/press/#playground-press-look",
		"/press/#playground-press-anchor.side"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestDirectivesInBothForms: what pages show is found in directives in JSON and in YAML.
func TestDirectivesInBothForms(t *testing.T) {
	body := "{{\"playground\": \"One\", \"props\": {}}}\n\n{{\nplayground: Two\n}}\n\n{{\nprops: {}\nplayground: \"Three\"\n}}\n"
	if got := playgroundsOf(source.Page{Body: []byte(body)}); !slices.Equal(got, []string{"One", "Two", "Three"}) {
		t.Errorf("playgrounds %q", got)
	}
	for body, want := range map[string]bool{
		`{{"demo": "A.tsx"}}`: true, "{{\ndemo: A.tsx\n}}": true, "wall:\n  - demo: 'A.tsx'\n": true,
		"demo: \"A.tsx\"\n": true, `{{"demo": "A.tsxx"}}`: false, "demo: A.tsxx\n": false, "demo: BA.tsx\n": false,
	} {
		if got := showsDemo(body, "A.tsx"); got != want {
			t.Errorf("%q: %v", body, got)
		}
	}
}
