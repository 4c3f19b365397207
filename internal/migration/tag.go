package migration

import (
	"regexp"
	"strings"
)

// tag is the opening, closing or lone tag of a component.
type tag struct {
	name       string
	attributes string
	closing    bool
	alone      bool // <Name />
	line       int
}

// componentTag is a tag of a component, or of the element that dumi shows demos with.
var componentTag = regexp.MustCompile(
	`<(/?)([A-Z][\w.]*|code(?:\s+src=)?)((?:[^<>"'{}]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*?)(/?)>`)

func readTag(found []string) tag {
	t := tag{name: found[2], attributes: found[3], closing: found[1] != "", alone: found[4] != ""}
	if strings.HasPrefix(t.name, "code") {
		t.name, t.attributes = "code", strings.TrimPrefix(t.name, "code")+t.attributes
	}
	return t
}

var (
	attributeText = regexp.MustCompile(`([\w-]+)=(?:\{\s*)?(?:"([^"]*)"|'([^']*)'|` + "`([^`]*)`" + `)`)
	attributeCode = regexp.MustCompile(`([\w-]+)=\{([^{}]*)\}`)
	quoted        = regexp.MustCompile(`["']([^"']*)["']`)
)

// attribute is the text of an attribute.
func (t tag) attribute(name string) string {
	for _, found := range attributeText.FindAllStringSubmatch(t.attributes, -1) {
		if found[1] == name {
			return found[2] + found[3] + found[4]
		}
	}
	return ""
}

// expression is the code of an attribute.
func (t tag) expression(name string) string {
	for _, found := range attributeCode.FindAllStringSubmatch(t.attributes, -1) {
		if found[1] == name {
			return strings.TrimSpace(found[2])
		}
	}
	return ""
}

// list are the texts in an attribute: items={['npm', 'pnpm']}.
func (t tag) list(name string) (texts []string) {
	for _, found := range quoted.FindAllStringSubmatch(t.expression(name), -1) {
		texts = append(texts, found[1])
	}
	return texts
}

var (
	tabOf   = regexp.MustCompile(`\{[^{}]*\}`)
	labelOf = regexp.MustCompile(`\blabel:\s*["'` + "`" + `]([^"'` + "`" + `]*)`)
	valueOf = regexp.MustCompile(`\bvalue:\s*["'` + "`" + `]([^"'` + "`" + `]*)`)
)

// labels are those of tabs by their values: values={[{label: 'macOS', value: 'mac'}]}.
func (t tag) labels() map[string]string {
	labels := map[string]string{}
	for _, one := range tabOf.FindAllString(t.attributes, -1) {
		label, value := labelOf.FindStringSubmatch(one), valueOf.FindStringSubmatch(one)
		if label != nil && value != nil {
			labels[value[1]] = label[1]
		}
	}
	return labels
}

// own is an element that is written here in the same way.
func (t tag) own() (string, bool) {
	switch {
	case t.closing:
		return "</" + t.name + ">", true
	case t.name == "Tabs":
		return "<Tabs>", true
	}
	label := t.attribute("label")
	if label == "" {
		label = words(t.attribute("value"))
	}
	return tabItem(label, t.isDefault()), label != ""
}

// tabItem is the opening tag of a tab, which may be the one that is open first.
func tabItem(label string, open bool) string {
	if open {
		return `<TabItem label="` + label + `" default>`
	}
	return `<TabItem label="` + label + `">`
}

var defaultMark = regexp.MustCompile(`(?:^|\s)default(?:=(?:""|\{\s*true\s*\}))?(?:\s|$)`)

// isDefault says whether a tab is marked as the one that is open first.
func (t tag) isDefault() bool {
	return defaultMark.MatchString(quoted.ReplaceAllString(t.attributes, `""`))
}

// link is an element that leads somewhere, as markdown.
func (t tag) link(title, href, about string) (string, bool) {
	if t.closing {
		return "", true
	}
	text := "- [" + t.attribute(title) + "](" + t.attribute(href) + ")"
	if said := t.attribute(about); said != "" {
		text += ": " + said
	}
	return text + "\n", t.attribute(title) != "" && t.attribute(href) != ""
}

// box is an element that frames its content, as a container.
func (t tag) box(kinds map[string]string, otherwise string) string {
	if t.closing {
		return "\n:::"
	}
	kind := kinds[t.attribute("type")]
	if kind == "" {
		kind = otherwise
	}
	text := ":::" + kind
	if title := t.attribute("title"); title != "" {
		text += " " + title
	}
	return text + "\n"
}
