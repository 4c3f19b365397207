package reference

import (
	"slices"
	"strings"
	"testing"

	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// seen is an observation with everything at the same place.
func seen(root string, place Place) *Observation {
	plain := Place{At: place.At, Tag: place.Tag}
	return &Observation{Browser: "Chromium 156", Root: root, Ref: &place, Attributes: &plain, ClassName: &plain,
		Style: &plain}
}

func TestBehavior(t *testing.T) {
	button := Place{At: AtRoot, Tag: "button", Interface: "HTMLButtonElement"}
	nowhere := Place{At: AtNowhere}
	mixed := seen("span", Place{At: AtInside, Tag: "input", Interface: "HTMLInputElement"})
	mixed.ClassName = &Place{At: AtRoot, Tag: "span"}
	dropped := seen("div", nowhere)
	handle := seen("ul", Place{At: AtRoot, Tag: "ul"})
	handle.Ref = &Place{At: AtHandle, Members: []string{"focus", "scroll"}}
	all := "`className`, `style` and props that are not listed here go to "
	for _, test := range []struct {
		name, ref string
		o         *Observation
		want      []string
	}{
		{"root", "HTMLButtonElement", seen("button", button), []string{"The root element is `<button>`.",
			all + "the root element.", "A `ref` gets the root element, an `HTMLButtonElement`."}},
		{"wrong type", "HTMLDivElement", seen("button", button), []string{"The root element is `<button>`.",
			all + "the root element.",
			"A `ref` gets the root element, an `HTMLButtonElement`; its type says `HTMLDivElement`."}},
		{"wide type", "HTMLElement", seen("button", button), []string{"The root element is `<button>`.",
			all + "the root element.", "A `ref` gets the root element, an `HTMLButtonElement`."}},
		{"inside", "", mixed, []string{"The root element is `<span>`.", "`className` goes to the root element.",
			"`style` and props that are not listed here go to an `<input>` inside.",
			"A `ref` gets an `<input>` inside, an `HTMLInputElement`."}},
		{"dropped", "", dropped, []string{"The root element is `<div>`.",
			"`className`, `style` and props that are not listed here reach no element.", "A `ref` gets nothing."}},
		{"child", "", seen("", Place{At: AtChild, Tag: "span", Interface: "HTMLSpanElement"}), []string{
			"It draws no element around its child.", all + "its child.", "A `ref` gets its child."}},
		{"handle", "", handle, []string{"The root element is `<ul>`.", all + "the root element.",
			"A `ref` gets an object with `focus`, `scroll`."}},
		{"provider", "", seen("", nowhere), nil},
	} {
		if got := test.o.sentences(test.ref); !slices.Equal(got, test.want) {
			t.Errorf("%s:\n%s\nwant\n%s", test.name, strings.Join(got, "\n"), strings.Join(test.want, "\n"))
		}
	}
}

// What was not seen is not said.
func TestBehaviorOfTheUnseen(t *testing.T) {
	entry := Entry{Kind: Component, Name: "Press", Ref: "HTMLDivElement", Props: []Row{{Name: "size"}},
		Observation: &Observation{Failed: "No context"}}
	text := entry.Write(2, Site{Cost: func(string) string { return "" }}).Markdown
	for _, word := range []string{"root element", "Seen in", "not listed"} {
		if strings.Contains(text, word) {
			t.Errorf("The page of a component that was not seen says %q:\n%s", word, text)
		}
	}
	if !strings.Contains(text, "The type of its `ref` is `HTMLDivElement`.") {
		t.Errorf("The page does not say what types tell:\n%s", text)
	}
}

func TestAttempts(t *testing.T) {
	element := &typetree.Type{Kind: typetree.Reference, Text: "React.ReactElement"}
	list := &typetree.Type{Kind: typetree.Operator, Text: "readonly",
		Of: []*typetree.Type{{Kind: typetree.Array, Of: []*typetree.Type{typetree.Word("string")}}}}
	size := typetree.UnionOf([]*typetree.Type{{Kind: typetree.Literal, Text: "'small'"}, {Kind: typetree.Literal,
		Text: "'large'"}})
	entry := Entry{Kind: Component, Name: "Sheet", Imports: []string{"import Sheet from 'kit/Sheet';"}, Props: []Row{
		{Name: "open", Type: typetree.Word("boolean")}, {Name: "icon", Required: true, Type: element},
		{Name: "items", Required: true, Type: list}, {Name: "size", Required: true, Type: size},
		{Name: "count", Required: true, Type: typetree.Word("number")}}}
	subjects := Subjects([]Entry{entry, {Kind: Interface, Name: "Props", Imports: []string{"import { Props } from 'kit';"}}})
	if len(subjects) != 1 {
		t.Fatalf("%d subjects: interfaces are no values", len(subjects))
	}
	attempts := subjects[0].Attempts
	if len(attempts) != 4 {
		t.Fatalf("%d attempts", len(attempts))
	}
	want := map[string]Guess{"icon": {Kind: "element"}, "items": {Kind: "array"},
		"size": {Kind: "value", Value: "small"}, "count": {Kind: "value", Value: 1}}
	for name, guess := range want {
		if attempts[0][name] != guess {
			t.Errorf("%s is tried with %v, want %v", name, attempts[0][name], guess)
		}
	}
	if _, ok := attempts[0]["open"]; ok || attempts[2]["open"].Value != true || attempts[1]["children"].Kind != "element" {
		t.Errorf("attempts: %v", attempts)
	}
}

func TestImported(t *testing.T) {
	for _, test := range []struct{ name, statement, module, path string }{
		{"Press", "import Press from 'kit/Press';", "kit/Press", "default"},
		{"Press", "import { Press } from 'kit';", "kit", "Press"},
		{"usePress", "import { unstable_usePress as usePress } from 'k'", "k", "unstable_usePress"},
		{"Dialog.Root", "import { Dialog } from 'kit';", "kit", "Dialog Root"},
		{"Dialog.Root", "import { Root as DialogRoot } from 'kit/dialog';", "kit/dialog", "Root"},
		{"Menu.Item", "import Menu from 'kit/Menu';", "kit/Menu", "default Item"},
	} {
		module, path := Imported(test.name, test.statement)
		if module != test.module || strings.Join(path, " ") != test.path {
			t.Errorf("%s: %s of %s", test.statement, path, module)
		}
	}
}
