package typetree

import (
	"reflect"
	"testing"
)

func literal(text string) *Type { return &Type{Kind: Literal, Text: text} }

func named(name string, arguments ...*Type) *Type {
	return &Type{Kind: Reference, Text: name, Of: arguments}
}

func union(types ...*Type) *Type { return &Type{Kind: Union, Of: types} }

func function(returns *Type, parameters ...Argument) *Type {
	return &Type{Kind: Func, Function: &Function{Parameters: parameters, Returns: returns}}
}

func TestPrint(t *testing.T) {
	text := Word("string")
	for want, tree := range map[string]*Type{
		"'a' | 'b' | null":               union(literal("'a'"), literal("'b'"), Word("null")),
		"Map<string, React.ReactNode>[]": {Kind: Array, Of: []*Type{named("Map", text, named("React.ReactNode"))}},
		"(string | number)[]":            {Kind: Array, Of: []*Type{union(text, Word("number"))}},
		"(() => void) | string":          union(function(Word("void")), text),
		"() => void | string":            function(union(Word("void"), text)),
		"(string & {}) | 'a'":            union(&Type{Kind: Intersect, Of: []*Type{text, {Kind: Object}}, Parens: true}, literal("'a'")),
		"(name?: string, ...rest: X) => void": function(Word("void"),
			Argument{Name: "name", Type: text, Optional: true}, Argument{Name: "rest", Type: named("X"), Rest: true}),
		"{ a: string; b?: string; }": {Kind: Object, Closed: true,
			Members: []Member{{Name: "a", Type: text}, {Name: "b", Optional: true, Type: text}}},
		"{ readonly [key: string]: string }": {Kind: Object,
			Members: []Member{{Readonly: true, Key: &Argument{Name: "key", Type: text}, Type: text}}},
		"{ call(a: string): void }": {Kind: Object, Members: []Member{{Name: "call",
			Function: function(Word("void"), Argument{Name: "a", Type: text}).Function}}},
		"[first: string, second?: X]": {Kind: Tuple,
			Elements: []Element{{Name: "first", Type: text}, {Name: "second", Optional: true, Type: named("X")}}},
		"(keyof X)[]":                   {Kind: Array, Of: []*Type{{Kind: Operator, Text: "keyof", Of: []*Type{named("X")}}}},
		"X['a']":                        {Kind: Indexed, Of: []*Type{named("X"), literal("'a'")}},
		"X extends infer U ? U : never": {Kind: Conditional, Of: []*Type{named("X"), {Kind: Infer, Text: "U"}, named("U"), Word("never")}},
		"{ [K in keyof X]?: X[K]; }": {Kind: Mapped, Closed: true, Mapping: &Mapping{Parameter: "K", Optional: "?",
			In:   &Type{Kind: Operator, Text: "keyof", Of: []*Type{named("X")}},
			Type: &Type{Kind: Indexed, Of: []*Type{named("X"), named("K")}}}},
		"`${string}px`": {Kind: Template, Texts: []string{"", "px"}, Of: []*Type{text}},
		"new () => X":   {Kind: Func, Function: &Function{New: "new", Returns: named("X")}},
		"value is X":    {Kind: Predicate, Text: "value", Of: []*Type{named("X")}},
	} {
		if got := Print(tree); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	if Print(nil) != "" {
		t.Error("no type has a text")
	}
}

func TestForms(t *testing.T) {
	long := function(Word("void"), Argument{Name: "event", Type: named("React.ChangeEvent", named("HTMLInputElement"))},
		Argument{Name: "reason", Type: named("Reason")})
	link := func(name *Type) Link {
		return map[string]Link{"Api": {Href: "/api/"}, "Reason": {Opens: "t-Reason"}}[name.LastName()]
	}
	form := FormOf(union(named("Kit.Api", named("Row")), literal("'|'"), long), link)
	if want := []string{`Kit.<a href="/api/">Api</a>&lt;<wbr>Row&gt;`, "&#39;|&#39;",
		"((event: React.ChangeEvent&lt;<wbr>HTMLInputElement&gt;, reason: <button type=\"button\" popovertarget=\"t-Reason\">Reason</button>) =&gt; void)"}; !reflect.DeepEqual(form.Lines,
		want) {
		t.Errorf("%q", form.Lines)
	}
	if form.Short != "function" || FormOf(Word("string"), nil).Short != "string" {
		t.Errorf("%q", form.Short)
	}
	if none := FormOf(nil, nil); none.Text != "" || none.Lines != nil {
		t.Errorf("%+v", none)
	}
}

func TestWithout(t *testing.T) {
	returned := function(union(named("X"), Word("undefined")))
	if got := Print(returned.Without("undefined")); got != "() => X | undefined" {
		t.Errorf("what a function returns is part of its type: %s", got)
	}
	one := union(named("X"), Word("undefined"))
	one.Differs = "a reason"
	if left := one.Without("undefined"); Print(left) != "X" || left.Differs != "a reason" {
		t.Errorf("%+v", left)
	}
}
