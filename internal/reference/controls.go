package reference

import (
	"strconv"
	"strings"

	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// Control is one of a panel that changes the props of a component (see web/engine/playground/code.ts).
type Control struct {
	Name     string `json:"name"`
	Kind     string `json:"kind"`
	Values   []any  `json:"values,omitempty"`
	Standard any    `json:"standard,omitempty"`
}

// ControlsOf are the controls for the props of a component whose values can be chosen or typed, and how many such props
// it has. What is deprecated, and what takes code, has none.
func ControlsOf(entry Entry) (controls []Control) {
	for _, row := range entry.Props {
		if row.IsDeprecated {
			continue
		}
		if c, ok := controlOf(row); ok {
			controls = append(controls, c)
		}
	}
	return controls
}

func controlOf(row Row) (Control, bool) {
	c := Control{Name: row.Name, Standard: literal(row.Default)}
	var values []any
	open := false
	for _, one := range row.Type.Alternatives() {
		switch {
		case one.Is("boolean"):
			values = append(values, true, false)
		case isText(one), one.Is("number"):
			open = true
		case one.Is("null"), one.Is("undefined"):
		default:
			value := literal(typetree.Print(one))
			if one.Kind != typetree.Literal || value == nil {
				return c, false
			}
			values = append(values, value)
		}
	}
	switch {
	case len(values) == 2 && values[0] == true && !open:
		c.Kind = "switch"
	case len(values) > 0:
		c.Kind, c.Values = "select", values
	case row.Type.Is("number"):
		c.Kind = "number"
	case open:
		c.Kind = "text"
	default:
		return c, false
	}
	return c, true
}

// isText says whether any text is a value of a type: string, a node, or the string & {} of open unions.
func isText(t *typetree.Type) bool {
	return t.Is("string") || t.Names("React.ReactNode") || t.Kind == typetree.Intersect && t.Of[0].Is("string")
}

// literal is the value of a literal as code writes it; nil for anything else.
func literal(code string) any {
	switch {
	case code == "true", code == "false":
		return code == "true"
	case len(code) > 1 && strings.HasPrefix(code, "'") && strings.HasSuffix(code, "'"):
		return strings.ReplaceAll(code[1:len(code)-1], `\'`, "'")
	}
	if number, err := strconv.ParseFloat(code, 64); err == nil {
		return number
	}
	return nil
}
