package reference

import (
	"reflect"
	"testing"

	"github.com/microsoft/typescript-go/vitrine/typetree"
)

func word(kind typetree.Kind, text string) *typetree.Type {
	return &typetree.Type{Kind: kind, Text: text}
}

func TestControls(t *testing.T) {
	for _, c := range []struct {
		row  Row
		want Control
		ok   bool
	}{
		{Row{Name: "disabled", Type: typetree.Word("boolean"), Default: "false"}, Control{Name: "disabled", Kind: "switch",
			Standard: false}, true},
		{Row{Name: "size", Type: typetree.UnionOf([]*typetree.Type{word(typetree.Literal, "'small'"), word(typetree.Literal, "'large'")}), Default: "'small'"}, Control{Name: "size", Kind: "select",
			Values: []any{"small", "large"}, Standard: "small"}, true},
		{Row{Name: "color", Type: typetree.UnionOf([]*typetree.Type{word(typetree.Literal, "'primary'"), typetree.Word("string")})}, Control{Name: "color", Kind: "select",
			Values: []any{"primary"}}, true},
		{Row{Name: "popup", Type: typetree.UnionOf([]*typetree.Type{typetree.Word("boolean"), word(typetree.Literal, "'auto'")}), Default: "'auto'"}, Control{Name: "popup", Kind: "select",
			Values: []any{true, false, "auto"}, Standard: "auto"}, true},
		{Row{Name: "max", Type: typetree.Word("number"), Default: "99"}, Control{Name: "max", Kind: "number", Standard: 99.0},
			true},
		{Row{Name: "children", Type: word(typetree.Reference, "React.ReactNode")}, Control{Name: "children", Kind: "text"}, true},
		{Row{Name: "onClick", Type: &typetree.Type{Kind: typetree.Func, Function: &typetree.Function{Returns: typetree.Word("void")}}}, Control{}, false},
		{Row{Name: "sx", Type: word(typetree.Reference, "SxProps<Theme>")}, Control{}, false},
	} {
		got, ok := controlOf(c.row)
		if ok != c.ok || ok && !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %+v, %v", c.row.Name, got, ok)
		}
	}
}
