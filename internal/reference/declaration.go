package reference

import (
	"fmt"
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// Declaration is where a prop is declared: what is true of it in one component is true in all that take it from there.
type Declaration struct{ File, Prop, Type string }

// Declaration is that of the row's prop.
func (r Row) Declaration() Declaration { return Declaration{r.From, r.Name, typetree.Print(r.Type)} }

// Declarations are that of the row's prop, and what is the same for all that take a generic one with arguments of their
// own: of what the type is made is left out, that it is a function of two parameters, or a name, stays.
func (r Row) Declarations() [2]Declaration {
	return [2]Declaration{r.Declaration(), {r.From, r.Name, outline(r.Type)}}
}

func outline(t *typetree.Type) string {
	switch {
	case t == nil:
		return ""
	case t.Kind == typetree.Func:
		return fmt.Sprintf("function of %d", len(t.Function.Parameters))
	case t.Kind == typetree.Reference:
		return t.Text
	case t.Kind == typetree.Union:
		var arms []string
		for _, arm := range t.Of {
			arms = append(arms, outline(arm))
		}
		slices.Sort(arms)
		return "one of " + strings.Join(slices.Compact(arms), ", ")
	}
	return typetree.Print(t)
}
