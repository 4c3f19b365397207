package playground

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"vitrine/internal/vitrine"
)

// width is the longest line of code that is kept on one; web/engine/playground prints by the same rules.
const width = 72

// snippet is the code of an element, with what it imports.
func snippet(name string, e vitrine.CodeElement, children string) string {
	return strings.Join(e.Imports, "\n") + "\n\n" + preamble(e) + markup(name, e, children) + "\n"
}

// module is the same code as a file that exports a component.
func module(name, exported string, e vitrine.CodeElement, children string) string {
	return fmt.Sprintf("%s\n\n%sexport default function %s() {\n  return (\n%s\n  );\n}\n",
		strings.Join(e.Imports, "\n"), preamble(e), exported, indented(markup(name, e, children), 4))
}

func preamble(e vitrine.CodeElement) string {
	if e.Preamble == "" {
		return ""
	}
	return e.Preamble + "\n\n"
}

// markup is the element with what stands around it.
func markup(name string, e vitrine.CodeElement, children string) string {
	parts := slices.DeleteFunc([]string{e.Before, indented(element(name, e, children), e.Indent), e.After},
		func(part string) bool { return part == "" })
	return strings.Join(parts, "\n")
}

func element(name string, e vitrine.CodeElement, children string) string {
	text := children
	if text == "" {
		text = e.Children
	}
	open, broken := "<"+name, false
	var list strings.Builder
	for _, a := range e.Attributes {
		open += " " + a.Code
		broken = broken || strings.Contains(a.Code, "\n")
		list.WriteString("\n" + indented(a.Code, 2))
	}
	closing := ">"
	if text == "" {
		closing = " />"
	}
	broken = broken || e.Indent+len([]rune(open+closing)) > width
	if broken {
		open, closing = "<"+name+list.String()+"\n", strings.TrimSpace(closing)
	}
	whole := open + closing + text + "</" + name + ">"
	switch {
	case text == "":
		return open + closing
	case !broken && !strings.Contains(text, "\n") && e.Indent+len([]rune(whole)) <= width:
		return whole
	}
	return open + closing + "\n" + indented(text, 2) + "\n</" + name + ">"
}

func indented(text string, columns int) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if line != "" {
			lines[i] = strings.Repeat(" ", columns) + line
		}
	}
	return strings.Join(lines, "\n")
}

var plain = regexp.MustCompile(`^[^"\\{}<>&\n]*$`)

// Attribute is the code of an attribute with a value.
func Attribute(name string, value any) string {
	text, isText := value.(string)
	switch {
	case value == true:
		return name
	case isText && plain.MatchString(text):
		return name + `="` + text + `"`
	}
	return name + "={" + written(value) + "}"
}

// ChildText is the code of a text between tags.
func ChildText(value any) string {
	if text, ok := value.(string); ok && plain.MatchString(text) && strings.TrimSpace(text) == text {
		return text
	}
	return "{" + written(value) + "}"
}

func written(value any) string {
	text, err := json.Marshal(value)
	if err != nil {
		return "null"
	}
	return string(text)
}

var literalAttribute = regexp.MustCompile(`^[\w-]+(?:="([^"]*)"|=\{(true|false|-?[\d.]+|'[^'\\]*')\})?$`)

// valueOf is the value of an attribute whose code is a literal.
func valueOf(code string) (value any, ok bool) {
	m := literalAttribute.FindStringSubmatch(code)
	switch {
	case m == nil:
		return nil, false
	case !strings.Contains(code, "="):
		return true, true
	case m[2] == "":
		return m[1], true
	case m[2] == "true" || m[2] == "false":
		return m[2] == "true", true
	case m[2][0] == '\'':
		return strings.Trim(m[2], "'"), true
	}
	number, err := strconv.ParseFloat(m[2], 64)
	return number, err == nil
}
