package history

import (
	"testing"

	"github.com/microsoft/typescript-go/vitrine/typetree"
)

func word(text string) *typetree.Type { return typetree.Word(text) }

func union(types ...*typetree.Type) *typetree.Type { return typetree.UnionOf(types) }

func literals(texts ...string) *typetree.Type {
	var types []*typetree.Type
	for _, text := range texts {
		types = append(types, literal("'"+text+"'"))
	}
	return union(types...)
}

func named(text string, arguments ...*typetree.Type) *typetree.Type {
	return &typetree.Type{Kind: typetree.Reference, Text: text, Of: arguments}
}

func function(returns *typetree.Type, parameters ...typetree.Argument) *typetree.Type {
	return &typetree.Type{Kind: typetree.Func, Function: &typetree.Function{Parameters: parameters, Returns: returns}}
}

func argument(name string, t *typetree.Type) typetree.Argument {
	return typetree.Argument{Name: name, Type: t}
}

func object(members ...typetree.Member) *typetree.Type {
	return &typetree.Type{Kind: typetree.Object, Members: members}
}

func member(name string, t *typetree.Type) typetree.Member {
	return typetree.Member{Name: name, Type: t}
}

func maybe(name string, t *typetree.Type) typetree.Member {
	return typetree.Member{Name: name, Type: t, Optional: true}
}

func TestAccepts(t *testing.T) {
	text, number, node := word("string"), word("number"), named("React.ReactNode")
	list := &typetree.Type{Kind: typetree.Array, Of: []*typetree.Type{text}}
	openText := &typetree.Type{Kind: typetree.Intersect, Of: []*typetree.Type{text, object()}}
	tests := []struct {
		name         string
		wide, narrow *typetree.Type
		want         Answer
	}{
		{"the same", text, text, Yes},
		{"another keyword", text, number, No},
		{"anything", word("any"), named("Theme"), Yes},
		{"a literal of the keyword", text, literals("a"), Yes},
		{"a number for texts", text, literal("1"), No},
		{"a keyword for a literal", literals("a"), text, No},
		{"fewer literals", literals("a", "b"), literals("a"), Yes},
		{"more literals", literals("a"), literals("a", "b"), No},
		{"other order", literals("a", "b"), literals("b", "a"), Yes},
		{"text that editors complete", union(literal("'a'"), openText), literals("a", "b"), Yes},
		{"boolean for both of its values", union(literal("true"), literal("false")), word("boolean"), Yes},
		{"boolean for one of its values", union(literal("true"), text), word("boolean"), No},
		{"a value of boolean", union(word("boolean"), text), literal("true"), Yes},
		{"a node for what React renders", node, union(text, number, named("React.ReactElement")), Yes},
		{"less than a node", union(text, number), node, No},
		{"a node with another prefix", named("ReactNode"), node, Yes},
		{"other names", named("Theme"), named("Palette"), Unknown},
		{"a name beside what fits", union(named("Theme"), text), literals("a"), Yes},
		{"a name that may fit", union(named("Theme"), number), literals("a"), Unknown},
		{"arguments of the same name", named("List", text), named("List", literals("a")), Yes},
		{"arguments that don't fit", named("List", literals("a")), named("List", text), Unknown},
		{"a list", list, list, Yes},
		{"a list by its other name", list, named("Array", literals("a")), Yes},
		{"what is never null", node, named("NonNullable", node), Yes},
		{"what may be null", named("NonNullable", node), node, Unknown},
		{"an item for a list", list, text, No},
		{"fewer parameters", function(word("void"), argument("a", text)), function(word("void")), Yes},
		{"more parameters", function(word("void")), function(word("void"), argument("a", text)), No},
		{"a parameter that is given more than it takes", function(word("void"), argument("a", union(text, number))),
			function(word("void"), argument("a", text)), No},
		{"a parameter that takes more", function(word("void"), argument("a", text)),
			function(word("void"), argument("a", union(text, number))), Yes},
		{"a result that nobody reads", function(word("void")), function(text), Yes},
		{"another result", function(number), function(text), No},
		{"an object with less", object(member("a", text), maybe("b", text)), object(member("a", text)), Yes},
		{"an object without what is required", object(member("a", text), member("b", text)), object(member("a", text)),
			No},
		{"a key that is gone", object(maybe("a", text)), object(maybe("a", text), maybe("b", text)), No},
		{"nothing to ask", nil, text, Unknown},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := Accepts(test.wide, test.narrow); got != test.want {
				t.Errorf("%s for %s: %d, want %d", typetree.Print(test.wide), typetree.Print(test.narrow), got, test.want)
			}
		})
	}
}
