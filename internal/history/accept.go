package history

import (
	"strings"

	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// Answer is what trees of types can tell of a question about values.
type Answer int

// Answers. Unknown is for names whose meaning the trees don't hold.
const (
	No Answer = iota
	Unknown
	Yes
)

// sameText says whether two types are written the same way.
func sameText(a, b *typetree.Type) bool { return typetree.Print(a) == typetree.Print(b) }

// Accepts says whether a type accepts every value of another.
func Accepts(wide, narrow *typetree.Type) Answer {
	switch {
	case wide == nil || narrow == nil:
		return Unknown
	case sameText(wide, narrow), wide.Is("any"), wide.Is("unknown"), narrow.Is("never"), narrow.Is("any"):
		return Yes
	case len(narrow.Alternatives()) > 1:
		return every(narrow.Alternatives(), func(one *typetree.Type) Answer { return Accepts(wide, one) })
	case narrow.Is("boolean") && len(wide.Alternatives()) > 1:
		if found := some(wide, narrow); found != No {
			return found
		}
		return every([]*typetree.Type{literal("true"), literal("false")}, func(one *typetree.Type) Answer {
			return some(wide, one)
		})
	case len(wide.Alternatives()) > 1:
		return some(wide, narrow)
	}
	return acceptsOne(plain(wide), plain(narrow))
}

func literal(text string) *typetree.Type { return &typetree.Type{Kind: typetree.Literal, Text: text} }

func every(types []*typetree.Type, ask func(*typetree.Type) Answer) Answer {
	answer := Yes
	for _, one := range types {
		answer = min(answer, ask(one))
	}
	return answer
}

func some(wide, narrow *typetree.Type) Answer {
	answer := No
	for _, one := range wide.Alternatives() {
		answer = max(answer, Accepts(one, narrow))
	}
	return answer
}

// plain is a type in the form that comparisons know: string & {}, which only matters to editors, is string, and
// Array<T> is T[].
func plain(t *typetree.Type) *typetree.Type {
	if isNamed(t, "Array") && len(t.Of) == 1 {
		return &typetree.Type{Kind: typetree.Array, Of: t.Of}
	}
	if t.Kind == typetree.Intersect && len(t.Of) == 2 && t.Of[1].Kind == typetree.Object && len(t.Of[1].Members) == 0 {
		return t.Of[0]
	}
	return t
}

// acceptsOne is Accepts for two types that are no unions.
func acceptsOne(wide, narrow *typetree.Type) Answer {
	switch {
	case sameText(wide, narrow):
		return Yes
	case wide.Kind == typetree.Intersect:
		return every(wide.Of, func(one *typetree.Type) Answer { return Accepts(one, narrow) })
	case narrow.Kind == typetree.Intersect:
		for _, one := range narrow.Of {
			if Accepts(wide, one) == Yes {
				return Yes
			}
		}
		return Unknown
	case isNamed(narrow, "NonNullable") && len(narrow.Of) == 1 && Accepts(wide, narrow.Of[0]) == Yes:
		return Yes
	case isNamed(wide, "ReactNode") && isNode(narrow):
		return Yes
	case isNamed(narrow, "ReactNode") && (isNode(wide) || isKnown(wide)):
		return No
	case wide.Kind == typetree.Reference && narrow.Kind == typetree.Reference:
		return references(wide, narrow)
	case wide.Kind == typetree.Func && narrow.Kind == typetree.Func:
		return functions(wide.Function, narrow.Function)
	case wide.Kind == typetree.Object && narrow.Kind == typetree.Object:
		return objects(wide, narrow)
	case wide.Kind == typetree.Array && narrow.Kind == typetree.Array:
		return Accepts(wide.Of[0], narrow.Of[0])
	case isSimple(narrow) && isSimple(wide):
		return simple(wide, narrow)
	case isSimple(wide) && isKnown(narrow), isKnown(wide) && isSimple(narrow):
		return No // a keyword or literal on one side, an object, list or function on the other
	}
	return Unknown
}

func isNamed(t *typetree.Type, name string) bool {
	return t.Kind == typetree.Reference && t.LastName() == name
}

// isNode says whether React renders every value of a type.
func isNode(t *typetree.Type) bool {
	switch t.Kind {
	case typetree.Literal:
		return true
	case typetree.Keyword:
		return t.Is("string") || t.Is("number") || t.Is("boolean") || t.Is("null") || t.Is("undefined")
	}
	return isNamed(t, "ReactElement") || t.Text == "JSX.Element" || isNamed(t, "ReactChild") || isNamed(t, "ReactText")
}

// isSimple says whether a type is a primitive of the language or one of its values.
func isSimple(t *typetree.Type) bool {
	if t.Kind == typetree.Literal || t.Kind == typetree.Template {
		return true
	}
	return t.Kind == typetree.Keyword && !t.Is("object") && !t.Is("this") && !t.Is("void")
}

// isKnown says whether the values of a type are no primitives.
func isKnown(t *typetree.Type) bool {
	return t.Kind == typetree.Func || t.Kind == typetree.Array || t.Kind == typetree.Tuple ||
		t.Kind == typetree.Object && len(t.Members) > 0
}

func simple(wide, narrow *typetree.Type) Answer {
	switch {
	case narrow.Kind == typetree.Template:
		if wide.Is("string") {
			return Yes
		}
		return No
	case wide.Kind == typetree.Template:
		if narrow.Kind == typetree.Literal && isQuoted(narrow.Text) {
			return Unknown
		}
		return No
	case narrow.Kind == typetree.Literal && wide.Kind == typetree.Keyword && wide.Text == base(narrow.Text):
		return Yes
	}
	return No
}

func isQuoted(code string) bool { return strings.HasPrefix(code, "'") || strings.HasPrefix(code, `"`) }

// base is the keyword that all values of a literal's sort have.
func base(code string) string {
	switch {
	case isQuoted(code):
		return "string"
	case code == "true" || code == "false":
		return "boolean"
	case strings.HasSuffix(code, "n"):
		return "bigint"
	}
	return "number"
}

// references compares names with arguments. A name means the same in both releases as long as nothing says otherwise.
func references(wide, narrow *typetree.Type) Answer {
	if wide.LastName() != narrow.LastName() || len(wide.Of) != len(narrow.Of) {
		return Unknown
	}
	for i := range wide.Of {
		if Accepts(wide.Of[i], narrow.Of[i]) != Yes {
			return Unknown // which way an argument counts is not known
		}
	}
	return Yes
}

// functions compares signatures as methods are compared: parameters go the other way.
func functions(wide, narrow *typetree.Function) Answer {
	if len(wide.TypeParameters)+len(narrow.TypeParameters) > 0 || wide.New != narrow.New {
		return Unknown
	}
	answer := Yes
	for i, p := range narrow.Parameters {
		if i >= len(wide.Parameters) {
			if !p.Optional && !p.Rest {
				return No // it wants what it is not given
			}
			break
		}
		if p.Rest || wide.Parameters[i].Rest {
			return Unknown
		}
		answer = min(answer, Accepts(p.Type, wide.Parameters[i].Type))
	}
	if wide.Returns.Is("void") {
		return answer
	}
	return min(answer, Accepts(wide.Returns, narrow.Returns))
}

// objects compares members by name. A key that is no longer there is an error for whoever writes it.
func objects(wide, narrow *typetree.Type) Answer {
	known := map[string]typetree.Member{}
	for _, t := range []*typetree.Type{wide, narrow} {
		for _, m := range t.Members {
			if m.Name == "" || m.Key != nil {
				return Unknown
			}
		}
	}
	for _, m := range wide.Members {
		known[m.Name] = m
	}
	answer := Yes
	for _, m := range narrow.Members {
		to, ok := known[m.Name]
		if !ok {
			return No
		}
		if m.Optional && !to.Optional {
			return No
		}
		delete(known, m.Name)
		answer = min(answer, Accepts(typeOf(to), typeOf(m)))
	}
	for _, m := range known {
		if !m.Optional {
			return No
		}
	}
	return answer
}

func typeOf(m typetree.Member) *typetree.Type {
	if m.Function != nil {
		return &typetree.Type{Kind: typetree.Func, Function: m.Function}
	}
	if m.Optional {
		return m.Type.Without("undefined")
	}
	return m.Type
}
