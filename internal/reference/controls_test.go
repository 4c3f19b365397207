package reference

import (
	"reflect"
	"slices"
	"strconv"
	"testing"

	"github.com/microsoft/typescript-go/vitrine/facts"
	"github.com/microsoft/typescript-go/vitrine/typetree"

	"vitrine/internal/vitrine"
)

func word(kind typetree.Kind, text string) *typetree.Type {
	return &typetree.Type{Kind: kind, Text: text}
}

func union(types ...*typetree.Type) *typetree.Type { return typetree.UnionOf(types) }

func TestControls(t *testing.T) {
	small, large := word(typetree.Literal, "'small'"), word(typetree.Literal, "'large'")
	callback := &typetree.Type{Kind: typetree.Func, Function: &typetree.Function{Returns: typetree.Word("void")}}
	element, node := word(typetree.Reference, "React.ReactElement"), word(typetree.Reference, "React.ReactNode")
	origin := &typetree.Target{Package: "kit", Name: "Origin"}
	wide := &typetree.Target{Package: "kit", Name: "Responsive"}
	rules := &typetree.Target{Package: "kit", Name: "Rules"}
	parameter := func(name string) *typetree.Type { return word(typetree.Parameter, name) }
	var many []*typetree.Type
	var numbers []any
	for i := range mostValues + 1 {
		many, numbers = append(many, word(typetree.Literal, strconv.Itoa(i))), append(numbers, float64(i))
	}
	refs := Empty()
	anything := *node
	anything.Target = &typetree.Target{Package: "@types/react", Name: "ReactNode"}
	members := []facts.Member{{Name: "side", Type: union(small, large)}, {Name: "gap", Type: typetree.Word("number")}}
	refs.name([]Named{
		{Target: *anything.Target, Type: union(typetree.Word("string"), typetree.Word("boolean"))},
		{Target: *origin, Members: members},
		{Target: *wide, Parameters: []typetree.TypeParameter{{Name: "T"}, {Name: "U", Default: typetree.Word("boolean")}},
			Type: union(parameter("T"), parameter("U"), &typetree.Type{Kind: typetree.Array,
				Of: []*typetree.Type{parameter("T")}})},
		{Target: *rules, Parameters: []typetree.TypeParameter{{Name: "T"}}, Type: union(typetree.Word("boolean"),
			&typetree.Type{Kind: typetree.Array, Of: []*typetree.Type{parameter("T")}})},
	})
	responsive := func(of ...*typetree.Type) *typetree.Type {
		return &typetree.Type{Kind: typetree.Reference, Text: "Responsive", Target: wide, Of: of}
	}
	named := &typetree.Type{Kind: typetree.Reference, Text: "Origin", Target: origin}
	for _, c := range []struct {
		name, standard string
		of             *typetree.Type
		want           vitrine.Control
		ok             bool
	}{
		{"disabled", "false", typetree.Word("boolean"), vitrine.Control{Kind: "switch", Default: false}, true},
		{"size", "'small'", union(small, large), vitrine.Control{Kind: "choice", Values: []any{"small", "large"},
			Default: "small"}, true},
		{"tone", "", union(small, typetree.Word("string")), vitrine.Control{Kind: "text"}, true},
		{"color", "", union(small, large, typetree.Word("string")), vitrine.Control{Kind: "choice",
			Values: []any{"small", "large"}}, true},
		{"paint", "", union(append(slices.Clone(many), typetree.Word("string"))...), vitrine.Control{Kind: "text"}, true},
		{"country", "", union(many...), vitrine.Control{Kind: "choice", Values: numbers}, true},
		{"popup", "'small'", union(typetree.Word("boolean"), small), vitrine.Control{Kind: "choice",
			Values: []any{true, false, "small"}, Default: "small"}, true},
		{"max", "99", typetree.Word("number"), vitrine.Control{Kind: "number", Default: 99.0}, true},
		{"most", "Infinity", typetree.Word("number"), vitrine.Control{Kind: "number"}, true},
		{"least", "-inf", typetree.Word("number"), vitrine.Control{Kind: "number"}, true},
		{"none", "NaN", typetree.Word("number"), vitrine.Control{Kind: "number"}, true},
		{"width", "", union(typetree.Word("number"), typetree.Word("string")), vitrine.Control{Kind: "text"}, true},
		{"children", "", node, vitrine.Control{Kind: "node"}, true},
		{"footer", "", &anything, vitrine.Control{Kind: "node"}, true},
		{"startIcon", "", node, vitrine.Control{Kind: "icon"}, true},
		{"icon", "", element, vitrine.Control{Kind: "icon"}, true},
		{"direction", "", responsive(union(small, large), typetree.Word("null")),
			vitrine.Control{Kind: "choice", Values: []any{"small", "large"}}, true},
		{"spacing", "", responsive(typetree.Word("number"), typetree.Word("null")), vitrine.Control{Kind: "number"}, true},
		{"wrap", "", responsive(typetree.Word("null")), vitrine.Control{Kind: "switch"}, true},
		{"anchorOrigin", "", named, vitrine.Control{Kind: "object", Fields: []vitrine.Control{
			{Name: "side", Kind: "choice", Values: []any{"small", "large"}, Type: "'small' | 'large'"},
			{Name: "gap", Kind: "number", Type: "number"}}}, true},
		{"onClick", "", callback, vitrine.Control{}, false},
		{"action", "", element, vitrine.Control{}, false},
		{"styles", "", &typetree.Type{Kind: typetree.Reference, Text: "Rules", Target: rules,
			Of: []*typetree.Type{small}}, vitrine.Control{}, false},
		{"sx", "", word(typetree.Reference, "SxProps<Theme>"), vitrine.Control{}, false},
	} {
		got, ok := refs.control(c.name, c.of, c.standard)
		c.want.Name = c.name
		if ok != c.ok || ok && !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %+v, %v", c.name, got, ok)
		}
	}
}

// TestControlsOrder: what most readers want stands first; what is deprecated has no control, and what few want waits.
func TestControlsOrder(t *testing.T) {
	rows := []Row{{Name: "aria-label", Type: typetree.Word("string")}, {Name: "disabled", Type: typetree.Word("boolean")},
		{Name: "old", Type: typetree.Word("boolean"), IsDeprecated: true},
		{Name: "size", Type: typetree.Word("string")}, {Name: "square", Type: typetree.Word("boolean")}}
	item := &Item{Entry: Entry{Name: "Chip", Props: rows}, Page: "/kit/api/chip/"}
	var names, more []string
	for _, c := range Empty().Controls(item) {
		names = append(names, c.Name)
		if c.More {
			more = append(more, c.Name)
		}
	}
	if !slices.Equal(names, []string{"size", "disabled", "square", "aria-label"}) || !slices.Equal(more,
		[]string{"aria-label"}) {
		t.Errorf("%v, of which %v wait", names, more)
	}
}

func TestIsScalar(t *testing.T) {
	object := &typetree.Type{Kind: typetree.Object}
	meet := func(of ...*typetree.Type) *typetree.Type { return &typetree.Type{Kind: typetree.Intersect, Of: of} }
	for _, c := range []struct {
		of   *typetree.Type
		want bool
	}{
		{typetree.Word("boolean"), true},
		{union(word(typetree.Literal, "'small'"), meet(typetree.Word("string"), object)), true},
		{word(typetree.Reference, "React.ReactNode"), true},
		{word(typetree.Reference, "ReactNode"), true},
		{meet(word(typetree.Reference, "React.HTMLAttributes<HTMLDivElement>"), object), false},
		{union(typetree.Word("string"), object), false},
		{typetree.Word("any"), false},
	} {
		if got := IsScalar(Row{Type: c.of}); got != c.want {
			t.Errorf("%s: got %t", typetree.Print(c.of), got)
		}
	}
}
