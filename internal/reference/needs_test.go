package reference_test

import (
	"strings"
	"testing"

	"github.com/microsoft/typescript-go/vitrine/typetree"

	"vitrine/internal/reference"
)

func TestNeedsOfAnElement(t *testing.T) {
	word := typetree.Word
	literal := func(code string) *typetree.Type { return &typetree.Type{Kind: typetree.Literal, Text: code} }
	void := &typetree.Type{Kind: typetree.Func, Function: &typetree.Function{Returns: word("void")}}
	row := func(name string, of *typetree.Type, required bool) reference.Row {
		return reference.Row{Name: name, Type: of, Required: required}
	}
	tone := typetree.Target{Package: "@acme/ui", Name: "Tone"}
	tones := []reference.Named{{Target: tone, Type: typetree.UnionOf([]*typetree.Type{literal("'a'"), literal("'b'")})}}
	for name, test := range map[string]struct {
		rows       []reference.Row
		attributes string
		text, ok   bool
	}{
		"children are a text": {[]reference.Row{row("children",
			&typetree.Type{Kind: typetree.Reference, Text: "ReactNode"}, true)}, "", true, true},
		"a node": {[]reference.Row{row("title", &typetree.Type{Kind: typetree.Reference, Text: "ReactNode"}, true)},
			`title="Thing"`, false, true},
		"what may be missing": {[]reference.Row{row("size", word("number"), false)}, "", false, true},
		"values and calls": {[]reference.Row{
			row("tone", typetree.UnionOf([]*typetree.Type{literal("'a'"), literal("'b'")}), true),
			row("open", word("boolean"), true), row("count", word("number"), true), row("onClose", void, true),
			row("title", word("string"), true)},
			`tone="a" open={true} count={1} onClose={() => {}} title="Thing"`, false, true},
		"the name of a type": {[]reference.Row{
			row("tone", &typetree.Type{Kind: typetree.Reference, Text: "Tone", Target: &tone}, true)}, `tone="a"`, false, true},
		"a label":        {[]reference.Row{row("label", word("string"), false)}, `label="Thing"`, false, true},
		"no idea":        {[]reference.Row{row("model", &typetree.Type{Kind: typetree.Object}, true)}, "", false, false},
		"a render child": {[]reference.Row{row("children", void, true)}, "", false, false},
	} {
		given, text, ok := reference.Knowing(tones).Needs(reference.Entry{Name: "Thing", Props: test.rows})
		var attributes []string
		for _, one := range given {
			attributes = append(attributes, one.Attribute())
		}
		if got := strings.Join(attributes, " "); got != test.attributes || text != test.text || ok != test.ok {
			t.Errorf("%s: %q, text %v, ok %v", name, got, text, ok)
		}
	}
}
