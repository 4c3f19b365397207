package reference

import (
	"encoding/json"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/microsoft/typescript-go/vitrine/facts"
	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// stored are facts as they are stored: policy needs no compiler.
func stored(t *testing.T) []facts.Package {
	t.Helper()
	text, err := os.ReadFile("testdata/kit.json")
	if err != nil {
		t.Fatal(err)
	}
	var packages []facts.Package
	if err := json.Unmarshal(text, &packages); err != nil {
		t.Fatal(err)
	}
	return packages
}

var kitPolicy = Policy{Omit: []string{"*Icon"}, StatePrefix: "Kit-", System: "styles", Open: []string{"Open"},
	Elsewhere: []string{"elsewhere"}}

func entryOf(t *testing.T, policy Policy, name string) Entry {
	t.Helper()
	for _, entry := range Read(stored(t), policy) {
		if entry.Name == name {
			return entry
		}
	}
	t.Fatalf("no entry %s", name)
	return Entry{}
}

func TestWhatGetsAnEntry(t *testing.T) {
	var names []string
	for _, entry := range Read(stored(t), kitPolicy) {
		names = append(names, entry.Name)
	}
	if !reflect.DeepEqual(names, []string{"Base", "Press", "usePress"}) { // no omitted one, none documented elsewhere
		t.Errorf("%q", names)
	}
	gathered := kitPolicy
	gathered.Elsewhere = nil
	if names := Read(stored(t), gathered); len(names) != 4 || names[1].Name != "Portal" {
		t.Errorf("what is passed on and documented nowhere else: %+v", names)
	}
}

func TestOwnProps(t *testing.T) {
	press := entryOf(t, kitPolicy, "Press")
	var got []string
	for _, row := range press.Props {
		line := row.Name + ": " + typetree.Print(row.Type)
		if row.Required {
			line += " required"
		}
		if row.Default != "" {
			line += " = " + row.Default
		}
		if row.IsDeprecated {
			line += " old: " + row.Deprecated
		}
		got = append(got, line)
	}
	want := []string{"label: string | null required", "onPress: PressHandler required", "old: boolean old: use `tone`",
		"tone: 'a' | 'b' | string = 'a'"}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%q", got)
	}
	declared := kitPolicy
	declared.Declared = true
	if first := entryOf(t, declared, "Press").Props[0].Name; first != "tone" {
		t.Errorf("in declared order the first is %s", first)
	}
}

// TestPropsThatFewShare: two buttons have what both look like, and neither has the margins of all. A component that
// takes nothing but the props of another one documents these.
func TestPropsThatFewShare(t *testing.T) {
	at := func(name, file string) facts.Origin {
		return facts.Origin{Package: "kit", File: "kit/" + file + ".d.ts", Type: name}
	}
	looks, margins, card := at("looks", "base"), at("margins", "margin"), at("CardProps", "card")
	component := func(name string, props ...facts.Member) facts.Component {
		return facts.Component{Name: name, File: "kit/" + strings.ToLower(name) + ".d.ts", Props: props}
	}
	size, m := facts.Member{Name: "size", From: looks}, facts.Member{Name: "m", From: margins}
	shape := facts.Member{Name: "shape", From: card}
	entries := Read([]facts.Package{{Name: "kit", Components: []facts.Component{component("Button", size, m),
		component("Round", size, m), component("Box", m), component("Card", shape, m), component("Fold", shape),
		component("Row", m)}}}, Policy{})
	got := map[string]string{}
	for _, entry := range entries {
		for _, row := range entry.Props {
			got[entry.Name] += row.Name
		}
	}
	want := map[string]string{"Button": "size", "Round": "size", "Card": "shape", "Fold": "shape"}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// TestPropsThatATypeNames: a component whose type is another package's has all props of it, but for what many
// components take and what has pages elsewhere.
func TestPropsThatATypeNames(t *testing.T) {
	from := func(pkg, name string) facts.Origin {
		return facts.Origin{Package: pkg, File: pkg + "/index.d.ts", Type: name}
	}
	title := facts.Member{Name: "title", From: from("base", "Global")}
	components := []facts.Component{{Name: "Picker", File: "kit/picker.d.ts", Props: []facts.Member{title,
		{Name: "value", From: from("base", "DayProps")}, {Name: "tone", From: from("told", "Look")}}}}
	for _, name := range []string{"Box", "Card", "Row", "Text"} {
		components = append(components, facts.Component{Name: name, File: "kit/" + name + ".d.ts",
			Props: []facts.Member{title, {Name: "gap", From: from("kit", name+"Props")}}})
	}
	packages := []facts.Package{{Name: "kit", Components: components}}
	for _, entry := range Read(packages, Policy{Elsewhere: []string{"kit", "told"}}) {
		var names []string
		for _, row := range entry.Props {
			names = append(names, row.Name)
		}
		want := "gap"
		if entry.Name == "Picker" {
			want = "value"
		}
		if got := strings.Join(names, " "); got != want {
			t.Errorf("own props of %s: %s, want %s", entry.Name, got, want)
		}
	}
}

func TestFunctions(t *testing.T) {
	row := entryOf(t, kitPolicy, "Press").Props[1]
	if row.Signature != "(event: PressEvent, reason?: string) => boolean" || row.Returns != "Whether to go on." {
		t.Errorf("%+v", row)
	}
	if !reflect.DeepEqual(row.Arguments, []Argument{{"event", "The event.\nIts second line."}}) {
		t.Errorf("%+v", row.Arguments)
	}
}

func TestWhereOtherPropsComeFrom(t *testing.T) {
	press := entryOf(t, kitPolicy, "Press")
	var got []string
	for _, g := range press.Inherited {
		names := append([]string{}, g.Names...)
		for _, row := range g.Rows {
			names = append(names, row.Name)
		}
		got = append(got, strings.Join(append([]string{g.Kind, g.Label, g.Owner}, names...), " "))
	}
	want := []string{"self Further props of Press  bare", "component Base Base ripple", "system System  m",
		"dom AriaAttributes ", "dom ButtonHTMLAttributes  form name"}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%q", got)
	}
	if press.Inherits == nil || press.Inherits.Name != "Base" || press.Text != "Starts something." {
		t.Errorf("%+v, %q", press.Inherits, press.Text)
	}
}

func TestSlotsAndClasses(t *testing.T) {
	press := entryOf(t, kitPolicy, "Press")
	if s := press.Slots; len(s) != 1 || s[0].Class != "KitPress-icon" || s[0].Default != "'span'" {
		t.Errorf("%+v", s)
	}
	var got []string
	for _, row := range press.Classes {
		got = append(got, row.Class)
	}
	if !reflect.DeepEqual(got, []string{"Kit-disabled", "KitPress-root"}) || !press.Classes[0].State {
		t.Errorf("%+v", press.Classes)
	}
}

func TestKebab(t *testing.T) {
	for name, want := range map[string]string{"Button": "button", "TextField": "text-field",
		"ChartsXAxis": "charts-x-axis", "useXScale": "use-x-scale", "unstable_useModal": "use-modal", "Grid2": "grid2",
		"DOMGrid": "dom-grid"} {
		if got := Kebab(name); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
}

func TestText(t *testing.T) {
	site := Site{
		Shown: []Link{{"Press", "/kit/react-press/"}},
		Page:  func(name string) string { return map[string]string{"Base": "/kit/api/base/"}[name] },
		Link:  func(href string) string { return strings.Replace(href, "https://kit.example", "", 1) },
		Cost:  func(statement string) string { return "" },
	}
	text := entryOf(t, kitPolicy, "Press").Write(2, site)
	for _, part := range []string{"- [Press](/kit/react-press/)",
		"import Press from 'kit/Press';\n// or\nimport { Press } from 'kit';", "Starts something.",
		"accepts the props of [`Base`](/kit/api/base/)", `{{"reference": "props", "of": "Press"}}`, "`HTMLButtonElement`",
		"`KitPress` sets defaults", "## CSS classes"} {
		if !strings.Contains(text.Markdown, part) {
			t.Errorf("lacks %q:\n%s", part, text.Markdown)
		}
	}
	if !reflect.DeepEqual(text.IDs, []string{"demos", "import", "props", "inheritance", "theme-default-props", "slots",
		"classes"}) {
		t.Errorf("%q", text.IDs)
	}
	if at := strings.Index(text.Markdown, "Starts something."); at > strings.Index(text.Markdown, "## Demos") {
		t.Error("what an entry is stands before what is beside it")
	}
	tab := entryOf(t, kitPolicy, "usePress").Write(3, site)
	if !reflect.DeepEqual(tab.IDs, []string{"use-press", "use-press-parameters",
		"use-press-return-value", "use-press-import"}) || strings.Count(tab.Markdown, "\n### ") != 3 {
		t.Errorf("%q\n%s", tab.IDs, tab.Markdown)
	}
	if !strings.Contains(tab.Markdown, "import { unstable_usePress as usePress } from 'kit';") {
		t.Error(tab.Markdown)
	}
	if hook := entryOf(t, kitPolicy, "usePress"); hook.Parameters[0].Text != "How long." {
		t.Errorf("%+v", hook.Parameters)
	}
}

func TestComments(t *testing.T) {
	w := &writer{site: Site{Page: func(name string) string { return "" },
		Link: func(href string) string { return "/here" + href }}}
	got := w.comment("# Title\nSee [there](/x/), [[GridColDef[]]] and <b>.\n`<b>` {{\n```js\n# kept <b>\n```")
	if want := " Title\nSee [there](/here/x/), `GridColDef[]` and \\<b>.\n`<b>` { {\n```js\n# kept <b>\n```"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
