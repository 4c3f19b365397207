package reference

import (
	"reflect"
	"testing"

	"github.com/microsoft/typescript-go/vitrine/typetree"
)

func word(kind typetree.Kind, text string) *typetree.Type {
	return &typetree.Type{Kind: kind, Text: text}
}

func union(types ...*typetree.Type) *typetree.Type { return typetree.UnionOf(types) }

func TestControls(t *testing.T) {
	small, large := word(typetree.Literal, "'small'"), word(typetree.Literal, "'large'")
	callback := &typetree.Type{Kind: typetree.Func, Function: &typetree.Function{Returns: typetree.Word("void")}}
	for _, c := range []struct {
		row  Row
		want Control
		ok   bool
	}{
		{Row{Name: "disabled", Type: typetree.Word("boolean"), Default: "false"}, Control{Name: "disabled", Kind: "switch",
			Standard: false}, true},
		{Row{Name: "size", Type: union(small, large), Default: "'small'"},
			Control{Name: "size", Kind: "select", Values: []any{"small", "large"}, Standard: "small"}, true},
		{Row{Name: "color", Type: union(word(typetree.Literal, "'primary'"), typetree.Word("string"))},
			Control{Name: "color", Kind: "select", Values: []any{"primary"}}, true},
		{Row{Name: "popup", Type: union(typetree.Word("boolean"), word(typetree.Literal, "'auto'")), Default: "'auto'"},
			Control{Name: "popup", Kind: "select", Values: []any{true, false, "auto"}, Standard: "auto"}, true},
		{Row{Name: "max", Type: typetree.Word("number"), Default: "99"}, Control{Name: "max", Kind: "number", Standard: 99.0},
			true},
		{Row{Name: "children", Type: word(typetree.Reference, "React.ReactNode")}, Control{Name: "children", Kind: "text"}, true},
		{Row{Name: "onClick", Type: callback}, Control{}, false},
		{Row{Name: "sx", Type: word(typetree.Reference, "SxProps<Theme>")}, Control{}, false},
	} {
		got, ok := controlOf(c.row)
		if ok != c.ok || ok && !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %+v, %v", c.row.Name, got, ok)
		}
	}
}
