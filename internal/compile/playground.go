package compile

import (
	"strconv"
	"strings"

	"vitrine/internal/apidoc"
	"vitrine/internal/block/playground"
)

// control is one control of a panel.
type control = playground.Control

// controlsOf are the controls for the props of a component whose values can be chosen or typed, and how many such props
// it has. What is deprecated, and what takes code, has none.
func controlsOf(entry apidoc.Entry) (controls []control) {
	for _, row := range entry.Props {
		if row.Old {
			continue
		}
		if c, ok := controlOf(row); ok {
			controls = append(controls, c)
		}
	}
	return controls
}

func controlOf(row apidoc.Row) (control, bool) {
	c := control{Name: row.Name, Standard: literal(row.Default)}
	var values []any
	open := false
	for _, arm := range arms(row.Type) {
		switch {
		case arm == "boolean":
			values = append(values, true, false)
		case arm == "string", arm == "React.ReactNode", arm == "number", arm == "(string & {})":
			open = true
		case arm == "null", arm == "undefined":
		default:
			value := literal(arm)
			if value == nil {
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
	case row.Type == "number":
		c.Kind = "number"
	case open:
		c.Kind = "text"
	default:
		return c, false
	}
	return c, true
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
