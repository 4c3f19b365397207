package tsgo_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/microsoft/typescript-go/vitrine"
)

func parse(t *testing.T, name, text string) tsgo.Tree {
	t.Helper()
	tree, err := tsgo.Parse(name, text)
	if err != nil {
		t.Fatal(err)
	}
	return tree
}

// A newer compiler may word or place its complaints otherwise; authors read them.
func TestSyntaxErrorsHavePlaceAndWords(t *testing.T) {
	errors := parse(t, "a.tsx", "const é = ;\n").SyntaxErrors()
	want := tsgo.SyntaxError{Start: 11, End: 12, Code: 1109, Message: "Expression expected."}
	if len(errors) != 1 || errors[0] != want {
		t.Errorf("got %+v, want %+v in bytes", errors, want)
	}
}

func TestExtensionChoosesTheGrammar(t *testing.T) {
	for _, c := range []struct {
		name, text string
		clean      bool
	}{
		{"a.ts", "const a = <string>b;", true},
		{"a.tsx", "const a = <string>b;", false},
		{"a.tsx", "const a = <b>it's</b>;", true},
		{"a.js", "const a = <b>it's</b>;", true},
		{"a.ts", "const a = <b>it's</b>;", false},
	} {
		if errors := parse(t, c.name, c.text).SyntaxErrors(); (len(errors) == 0) != c.clean {
			t.Errorf("%s %q: %v", c.name, c.text, errors)
		}
	}
}

// The erasure of types relies on it: only "**" needs a guard of our own.
func TestParserRefusesBindingTypes(t *testing.T) {
	for _, text := range []string{"1 + 2 as number * 3", "a < b as X + c", "a + b satisfies X ** c"} {
		if len(parse(t, "a.ts", text).SyntaxErrors()) == 0 {
			t.Errorf("%q is read, and would mean something else without its type", text)
		}
	}
}

func TestTokensCoverWhatTheEyeTellsApart(t *testing.T) {
	text := "// é\nexport const A = () => <b id='x' on>it's {`t ${1}`}</b>;"
	var got []string
	for _, token := range parse(t, "a.tsx", text).Tokens() {
		got = append(got, token.Kind.Class()+" "+text[token.Start:token.End])
	}
	want := []string{
		"c // é", "k export", "k const", "n A", "q <", "n b", "a id", "s 'x'", "a on", "q >",
		"s `t ", "d 1", "s `", "q </", "n b", "q >",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

func TestDefaultExportIsFollowedToItsJSX(t *testing.T) {
	for _, text := range []string{
		"export default function A() { if (b) { return null; } return (<i> x </i>); }",
		"function A() { return <i> x </i>; }\nexport default React.memo(A);",
		"const A = React.forwardRef(function (props, ref) { const b = () => { return <u/> }; return <i> x </i>; " +
			"});\nexport { A as default };",
		"export default class A extends B { render() { return <i> x </i>; } }",
		"const A: FC = () => <i> x </i> as any;\nexport default A as FC;",
	} {
		component, ok := parse(t, "a.tsx", text).DefaultExport()
		if !ok || component.Name != "A" || component.Return == nil {
			t.Fatalf("%q: %+v", text, component)
		}
		jsx := component.Return
		if text[jsx.Start:jsx.End] != "<i> x </i>" || jsx.Tag != "i" || text[jsx.ChildrenStart:jsx.ChildrenEnd] != "x" {
			t.Errorf("%q: %+v", text, jsx)
		}
	}
}

// The parser recurses. What ends the process instead of the parse would show here.
func TestDeepestNestingIsSurvived(t *testing.T) {
	for _, unit := range []string{"(", "[", "!", "<a>", "`${", "f(()=>{"} {
		text := strings.Repeat(unit, tsgo.MaxBytes/len(unit))
		tree, err := tsgo.Parse("a.tsx", text)
		if errors.As(err, new(*tsgo.NestingError)) {
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		tree.SyntaxErrors()
		tree.Tokens()
		tree.Imports()
	}
	if _, err := tsgo.Parse("a.tsx", strings.Repeat(" ", tsgo.MaxBytes+1)); err == nil {
		t.Error("a text beyond the limit is read")
	}
}

// Nobody could wait for this text to be read: each bracket doubles the time.
func TestReadingIsBounded(t *testing.T) {
	if _, err := tsgo.Parse("a.ts", strings.Repeat("async(", 40)); !errors.Is(err, tsgo.ErrSlow) {
		t.Errorf("the error is %v", err)
	}
}

func FuzzParse(f *testing.F) {
	f.Add("export default function A(this: B, c?: D) { return <E f={`${g}`} h:i='j'>k {/* l */}</E> }")
	f.Add("class A<B> extends C { @d private e?: F = <G,>(h) => h!; static {} get i() { return /j/ } }")
	f.Add("import a, { type b, c as d } from 'e';\nexport * as f from 'g';\nimport h = require('i');")
	f.Fuzz(func(t *testing.T, text string) {
		for _, name := range []string{"a.tsx", "a.ts"} {
			tree, err := tsgo.Parse(name, text)
			if errors.As(err, new(*tsgo.NestingError)) {
				continue
			}
			if err != nil {
				t.Fatalf("%v\n%q", err, text)
			}
			at := 0
			for _, token := range append(tree.Tokens(), tsgo.Token{Start: len(text), End: len(text)}) {
				if token.Start < at || token.End < token.Start || token.End > len(text) {
					t.Fatalf("token %+v after %d in %q", token, at, text)
				}
				at = token.End
			}
			tree.Imports()
			tree.DefaultExport()
			if len(tree.SyntaxErrors()) == 0 {
				tree.EraseTypes()
			}
		}
	})
}
