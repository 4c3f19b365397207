package tsgo

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"
)

// TestNesting: 64 levels are read, and one more is refused with its place.
func TestNesting(t *testing.T) {
	for _, c := range []struct{ before, open, middle, end, after string }{
		{"export const z = ", "[", "1", "]", ""},
		{"export const z = ", "{ a: ", "1", "}", ""},
		{"export const z = ", "f(", "1", ")", ""},
		{"export const z = ", "a.b().c(1, ", "1", ")", ""},
		{"export const z = ", "new A(", "1", ")", ""},
		{"export const z = ", "(a) => ", "1", "", ""},
		{"export const z = ", "<p>", "1", "</p>", ""},
		{"export const z = ", "`${", "1", "}`", ""},
		{"export type Z = ", "{ a: ", "1", "}", ""},
		{"export type Z = ", "[", "1", "]", ""},
		{"export type Z = ", "A<", "1", ">", ""},
		{"const ", "[", "z", "]", " = y"},
	} {
		text := func(levels int) string {
			return "\n" + c.before + strings.Repeat(c.open, levels) + c.middle + strings.Repeat(c.end, levels) + c.after
		}
		if _, err := Parse("a.tsx", text(MaxNesting)); err != nil {
			t.Errorf("%s: %v", c.open, err)
		}
		_, err := Parse("a.tsx", text(MaxNesting+1))
		var deep *NestingError
		place := 1 + len(c.before) + MaxNesting*len(c.open)
		if !errors.As(err, &deep) || deep.Offset != place {
			t.Errorf("%s: %+v, want it at %d", c.open, err, place)
		}
	}
}

// TestChainsAreNotNested: what follows each other may be long.
func TestChainsAreNotNested(t *testing.T) {
	for _, c := range [][2]string{{"x", ".map((a) => [a])"}, {"x", " + f(1)"}, {"x", " ? [1] : x"}, {"x", "['a']"}} {
		text := "export const z = " + c[0] + strings.Repeat(c[1], 500)
		if _, err := Parse("a.tsx", text); err != nil {
			t.Errorf("%s: %v", c[1], err)
		}
	}
}

// TestSlowCheckIsGivenUp: a file that takes too long costs its limit once, and the others are checked.
func TestSlowCheckIsGivenUp(t *testing.T) {
	var slow strings.Builder
	slow.WriteString("declare const a: any;\n")
	for i := range 100 {
		fmt.Fprintf(&slow, "export const z%d = a%s;\n", i, strings.Repeat(".b", 1000))
	}
	for _, checkers := range []int{1, 2} {
		p, at := loadProgram(t, map[string]string{"slow.ts": slow.String(), "wrong.ts": "export const n: number = '';\n"},
			checkers)
		p.limit = 100 * time.Millisecond
		for range 2 {
			if _, err := p.Errors(at("slow.ts")); !errors.Is(err, ErrSlowCheck) {
				t.Fatalf("the slow file: %v", err)
			}
			if _, err := p.Hints(at("slow.ts")); !errors.Is(err, ErrSlowCheck) {
				t.Fatalf("names in the slow file: %v", err)
			}
		}
		p.limit = time.Hour
		if found := errorsOf(t, p, at("wrong.ts")); len(found) != 1 {
			t.Errorf("another file: %+v", found)
		}
		if _, err := p.Update(at("slow.ts"), "export const n: number = '';\n"); err != nil {
			t.Fatal(err)
		}
		if found := errorsOf(t, p, at("slow.ts")); len(found) != 1 {
			t.Errorf("another text: %+v", found)
		}
	}
}
