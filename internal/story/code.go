package story

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/typescript"
)

// width is the longest line of code that is kept on one.
const width = 80

// builder writes the code of one story as a reader would write it.
type builder struct {
	*module
	args  []member
	parts [][2]int // of the module's text that stand in the code
	names []string // that the code needs
	whole bool     // the code alone is what the page shows
}

// code is a story as a component of its own: its imports, the rest, and whether that is all that the page shows.
func (m *module) code(s exported, own []member, id string) (imports []string, code string, whole bool) {
	b := &builder{module: m, whole: true}
	b.args = slices.DeleteFunc(m.argsOf(own), func(one member) bool {
		return one.Value.Text == "undefined" &&
			one.Value.Kind == typescript.NameValue
	})
	body := b.body(s, own)
	imports, declared := m.parsed.Needs(b.parts, b.names...)
	imports = slices.DeleteFunc(imports, func(statement string) bool { return fromStorybook.MatchString(statement) })
	head := strings.Join(declared, "\n\n")
	if head != "" {
		head += "\n\n"
	}
	return imports, head + fmt.Sprintf("export default function %s() {\n%s\n}\n", id, body), b.whole
}

var fromStorybook = regexp.MustCompile(`from ['"](@?storybook/[^'"]*|storybook)['"]`)

// argsOf are the args of a story: its own, which tell what it is about, then those of the default export.
func (m *module) argsOf(own []member) []member {
	var args []member
	if found, ok := find(own, "args"); ok {
		args = m.members(found, 0)
	}
	shared, _ := find(m.meta, "args")
	for _, one := range m.members(shared, 0) {
		if _, known := find(args, one.Name); !known || one.Name == "" {
			args = append(args, one)
		}
	}
	return args
}

// body are the lines of the component.
func (b *builder) body(s exported, own []member) string {
	render, ok := find(own, "render")
	if s.Value.Kind == typescript.FunctionValue {
		render, ok = s.Value, true
	}
	if !ok {
		render, ok = find(b.meta, "render")
	}
	if ok && render.Kind == typescript.NameValue {
		render = b.parsed.ValueOf(render.Text)
	}
	switch {
	case !ok:
		return returned(b.element())
	case render.Kind != typescript.FunctionValue || len(render.Parameters) > 1:
		b.whole = false // what it renders depends on what Storybook hands to it
		if render.Kind != typescript.FunctionValue {
			return returned(b.element())
		}
	}
	return b.rendered(render)
}

// element is the component with the args as its props.
func (b *builder) element() string {
	component, ok := find(b.meta, "component")
	tag := b.parsed.Code(component.Start, component.End)
	if !ok || !isTag.MatchString(tag) {
		b.whole = false
		return "null"
	}
	b.names = append(b.names, strings.Split(tag, ".")[0])
	var attributes []string
	children := ""
	for _, one := range b.args {
		if one.Name == "children" {
			children = b.child(one.Value)
		} else {
			attributes = append(attributes, b.attribute(one))
		}
	}
	return element(tag, attributes, children)
}

var (
	isTag     = regexp.MustCompile(`^[A-Z]\w*(?:\.\w+)*$`)
	plainText = regexp.MustCompile(`^[^"\\{}<>&\n]*$`)
	attribute = regexp.MustCompile(`^[\w-]+$`)
	calls     = regexp.MustCompile(`^(\w+)\(`)
)

// attribute is the code of a prop.
func (b *builder) attribute(one member) string {
	code := b.written(one.Value)
	switch {
	case one.Name == "":
		return "{..." + code + "}"
	case !attribute.MatchString(one.Name):
		return fmt.Sprintf("{...{ %q: %s }}", one.Name, code)
	case one.Value.Kind == typescript.TextValue && plainText.MatchString(one.Value.Text):
		return one.Name + `="` + one.Value.Text + `"`
	case code == "true":
		return one.Name
	}
	return one.Name + "={" + code + "}"
}

// child is the code of what stands between the tags.
func (b *builder) child(v value) string {
	code := b.written(v)
	switch {
	case v.Kind == typescript.TextValue && plainText.MatchString(v.Text) && strings.TrimSpace(v.Text) == v.Text:
		return v.Text
	case v.Kind == typescript.JSXValue:
		return code
	}
	return "{" + code + "}"
}

// written is the code of a value. What Storybook notes is a function that does nothing.
func (b *builder) written(v value) string {
	code := b.parsed.Code(v.Start, v.End)
	if called := calls.FindStringSubmatch(code); called != nil && b.idle[called[1]] {
		return "() => {}"
	}
	b.parts = append(b.parts, [2]int{v.Start, v.End})
	return code
}

// element is written on one line, or on a line for each attribute.
func element(tag string, attributes []string, children string) string {
	opening := strings.Join(append([]string{"<" + tag}, attributes...), " ")
	one := opening + " />"
	if children != "" {
		one = opening + ">" + children + "</" + tag + ">"
	}
	if len("  return ")+len([]rune(one))+1 <= width && !strings.Contains(one, "\n") {
		return one
	}
	if len([]rune(opening)) > width-len("    >") || strings.Contains(opening, "\n") {
		opening = "<" + tag + "\n" + indented(strings.Join(attributes, "\n"), 2) + "\n"
	}
	if children == "" {
		return strings.TrimSuffix(opening, "\n") + map[bool]string{true: "\n/>", false: " />"}[strings.HasSuffix(opening, "\n")]
	}
	return opening + ">\n" + indented(children, 2) + "\n</" + tag + ">"
}

func returned(code string) string {
	if !strings.Contains(code, "\n") {
		return "  return " + code + ";"
	}
	return "  return (\n" + indented(code, 4) + "\n  );"
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

// rendered is what a render function returns. Its args are put into their places; where they are handed on as a whole,
// they are written before it.
func (b *builder) rendered(render value) string {
	b.parts = append(b.parts, [2]int{render.BodyStart, render.BodyEnd})
	body := b.parsed.Code(render.BodyStart, render.BodyEnd)
	if render.IsBlock {
		body = dedented(strings.TrimSuffix(strings.TrimPrefix(body, "{"), "}"))
	} else {
		body = unwrapped(body)
	}
	before := ""
	if len(render.Parameters) > 0 {
		p := render.Parameters[0]
		if p.Name != "" {
			body = b.filled(body, p.Name)
		}
		if p.Name == "" || mentions(body, p.Name) {
			b.parts = append(b.parts, [2]int{p.Start, p.End})
			before = "  const " + b.parsed.Code(p.Start, p.End) + " = " + b.object() + ";\n"
		}
	}
	if render.IsBlock {
		return before + indented(body, 2)
	}
	return before + returned(body)
}

// unwrapped is an expression without parentheses around it.
func unwrapped(code string) string {
	if inner, ok := strings.CutPrefix(code, "("); ok && strings.HasSuffix(inner, ")") {
		return dedented(strings.TrimSuffix(inner, ")"))
	}
	return code
}

// dedented are lines without blank ones around them, as if they stood at the margin.
func dedented(text string) string {
	lines := strings.Split(strings.Trim(strings.TrimRight(text, " \t\r\n"), "\r\n"), "\n")
	common := -1
	for _, line := range lines {
		if blank := strings.TrimLeft(line, " \t"); blank != "" && (common < 0 || len(line)-len(blank) < common) {
			common = len(line) - len(blank)
		}
	}
	for i, line := range lines {
		lines[i] = strings.TrimRight(line[min(max(common, 0), len(line)):], " \t\r")
	}
	return strings.Join(lines, "\n")
}

func mentions(code, name string) bool {
	return regexp.MustCompile(`\b` + regexp.QuoteMeta(name) + `\b`).MatchString(code)
}

// filled is JSX with the args in the place of {...args} and of {args.name}.
func (b *builder) filled(body, name string) string {
	quoted := regexp.QuoteMeta(name)
	var attributes []string
	children := ""
	for _, one := range b.args {
		if one.Name == "children" {
			children = b.child(one.Value)
		} else {
			attributes = append(attributes, b.attribute(one))
		}
	}
	all := strings.Join(attributes, " ")
	closed := regexp.MustCompile(`<([A-Z][\w.]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s+\{\.\.\.` + quoted + `\}((?:\s+[\w-]+(?:="[^"]*")?)*)\s*/>`)
	if !strings.Contains(all, "\n") && !strings.Contains(children, "\n") {
		body = closed.ReplaceAllStringFunc(body, func(found string) string {
			part := closed.FindStringSubmatch(found)
			list := strings.Fields(part[2])
			if strings.ContainsAny(part[2]+part[3], `"`) {
				list = slices.DeleteFunc([]string{strings.TrimSpace(part[2])}, func(s string) bool { return s == "" })
			}
			list = append(list, attributes...)
			if after := strings.TrimSpace(part[3]); after != "" {
				list = append(list, after)
			}
			return element(part[1], list, children)
		})
	}
	return regexp.MustCompile(`\{`+quoted+`\.(\w+)\}`).ReplaceAllStringFunc(body, func(found string) string {
		key := strings.TrimSuffix(found[len(name)+2:], "}")
		if v, ok := find(b.args, key); ok && !strings.Contains(b.parsed.Code(v.Start, v.End), "\n") {
			return "{" + b.written(v) + "}"
		}
		return found
	})
}

// object is the code of all args.
func (b *builder) object() string {
	var entries []string
	for _, one := range b.args {
		switch {
		case one.Name == "":
			entries = append(entries, "..."+b.written(one.Value))
		case isName.MatchString(one.Name):
			entries = append(entries, one.Name+": "+b.written(one.Value))
		default:
			entries = append(entries, fmt.Sprintf("%q: %s", one.Name, b.written(one.Value)))
		}
	}
	if one := "{ " + strings.Join(entries, ", ") + " }"; len(one) < width-16 && !strings.Contains(one, "\n") {
		return one
	}
	return "{\n" + indented(strings.Join(entries, ",\n"), 4) + ",\n  }"
}

var isName = regexp.MustCompile(`^[A-Za-z_$][\w$]*$`)
