package reference

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/microsoft/typescript-go/vitrine/typetree"

	"vitrine/internal/vitrine"
)

// Link is a page of the site.
type Link struct{ Title, Href string }

// Site is what an entry's text needs to know of the site around it.
type Site struct {
	Title string                        // title of the page, which no heading of an entry repeats; "" for one of its own
	Shown []Link                        // pages that show the entry
	Plays []Link                        // playgrounds of it
	Page  func(name string) string      // address of an entry's own page, "" for none
	Link  func(href string) string      // where a link of a comment leads
	Uses  []Link                        // rows whose types mention the entry
	Cost  func(statement string) string // what an import adds to a bundle, in words; "" where that is not known
}

// Text is the markdown of an entry, with the ids of its headings in order.
type Text struct {
	Markdown string
	IDs      []string
}

// Names of the sections whose rows a directive stands for.
const (
	PropsSection      = "props"
	InheritedSection  = "inherited"
	SlotsSection      = "slots"
	ClassesSection    = "classes"
	ParametersSection = "parameters"
	ReturnsSection    = "returns"
	MembersSection    = "members"
)

// Write is the text of an entry. Level is that of its section headings: 2 on a page of its own, 3 on a page with
// several, where ids begin with the entry's name.
func (e Entry) Write(level int, site Site) Text {
	w := &writer{entry: e, site: site, level: level}
	if level == 3 {
		w.prefix = Kebab(e.Name) + "-"
		title := e.title()
		if title == site.Title {
			title = "API"
		}
		w.headingAt(2, title, Kebab(e.Name))
	}
	w.about()
	if level == 2 {
		w.beside()
	}
	switch e.Kind {
	case Component:
		w.component()
	case Hook:
		w.hook()
	case Interface:
		w.heading("Properties", "properties")
		w.rows(MembersSection)
		w.uses()
	case Values:
		w.heading("All of them", "properties")
		w.rows(MembersSection)
	}
	if level == 3 { // there is nothing beside the lists of several entries
		w.imports()
	}
	return Text{Markdown: w.out.String(), IDs: w.ids}
}

func (e Entry) title() string {
	if e.Kind == Component {
		return e.Name + " API"
	}
	return e.Name
}

// Title is the heading of an entry's own page.
func (e Entry) Title() string {
	switch e.Kind {
	case Interface:
		return e.Name + " interface"
	case Values:
		return e.Name
	}
	return e.Name + " API"
}

// Description says in one sentence what the page of an entry holds.
func (e Entry) Description() string {
	holds := map[string]string{Component: "Every prop of the component",
		Hook: "Parameters and return value of the hook", Interface: "Every property of the interface"}[e.Kind] + " " +
		e.Name
	if e.Kind == Values {
		holds = "All " + strings.ToLower(e.Name)
	}
	if e.Kind == Component {
		switch {
		case len(e.Slots) > 0 && len(e.Classes) > 0:
			holds = "Every prop, slot and CSS class of " + e.Name
		case len(e.Slots) > 0:
			holds = "Every prop and slot of " + e.Name
		case len(e.Classes) > 0:
			holds = "Every prop and CSS class of " + e.Name
		}
	}
	return vitrine.Description(fmt.Sprintf("%s, with types and defaults as published in %s %s.", holds, e.Package,
		e.Version), "The list is made of the declarations in the package.")
}

type writer struct {
	entry  Entry
	site   Site
	level  int
	prefix string // of ids
	out    strings.Builder
	ids    []string
}

func (w *writer) heading(title, id string) { w.headingAt(w.level, title, w.prefix+id) }

func (w *writer) headingAt(level int, title, id string) {
	fmt.Fprintf(&w.out, "%s %s\n\n", strings.Repeat("#", level), title)
	w.ids = append(w.ids, id)
}

func (w *writer) line(format string, values ...any) { fmt.Fprintf(&w.out, format+"\n\n", values...) }

func (w *writer) rows(section string) {
	fmt.Fprintf(&w.out, "{{\"reference\": %q, \"of\": %q}}\n\n", section, w.entry.Name)
}

// Ids of the sections that stand beside the lists where there is room.
const (
	demosID  = "demos"
	importID = "import"
)

// IsBeside says whether a section of an entry's own page stands beside its lists.
func IsBeside(id string) bool { return id == demosID || id == importID }

func (w *writer) beside() {
	if w.entry.Kind != Values {
		w.shown()
	}
	w.imports()
}

func (w *writer) shown() {
	w.heading("Demos", demosID)
	if len(w.site.Shown)+len(w.site.Plays) == 0 {
		w.line("No page of this site shows %s yet.", w.entry.Name)
		return
	}
	for _, page := range slices.Concat(w.site.Plays, w.site.Shown) {
		fmt.Fprintf(&w.out, "- [%s](%s)\n", page.Title, page.Href)
	}
	w.out.WriteString("\n")
}

// Unshown is the lead of a page about entries that no page shows yet.
func Unshown(title string, entry Entry) string {
	return fmt.Sprintf("<p class=\"description\">No page of this site shows %s yet. The lists are read from the types of "+
		"%s %s.</p>", title, entry.Package, entry.Version)
}

// uses are the rows that lead to an interface.
func (w *writer) uses() {
	if len(w.site.Uses) == 0 {
		return
	}
	w.heading("Used by", "used-by")
	for _, link := range w.site.Uses {
		fmt.Fprintf(&w.out, "- [`%s`](%s)\n", link.Title, link.Href)
	}
	w.out.WriteString("\n")
}

func (w *writer) imports() {
	if len(w.entry.Imports) == 0 {
		return
	}
	w.heading("Import", importID)
	statements := w.entry.Imports
	if w.entry.Kind == Interface {
		statements = nil
		for _, s := range w.entry.Imports {
			statements = append(statements, strings.Replace(s, "import {", "import type {", 1))
		}
	}
	w.line("```tsx\n%s\n```", strings.Join(statements, "\n// or\n"))
	if cost := w.site.Cost(w.entry.Imports[0]); cost != "" {
		w.line("%s", cost)
	}
}

func (w *writer) about() {
	if w.entry.IsDeprecated {
		w.line(":::warning\n%s %s\n:::", w.entry.deprecation(), w.comment(w.entry.Deprecated))
	}
	if w.entry.Since != "" {
		w.line("Since %s %s.", w.entry.Package, w.entry.Since)
	}
	if w.entry.Text != "" {
		w.line("%s", w.comment(w.entry.Text))
	}
}

var (
	commentLink = regexp.MustCompile(`\]\(([^()\s]+)\)`)
	rawTag      = regexp.MustCompile(`<(/?[A-Za-z])`)
)

var wikiLink = regexp.MustCompile(`\[\[([A-Za-z][\w.]*(?:<[^]]*>)?(?:\[\])?)\]\]`)

// WikiLinks turns [[GridColDef[]]], as some comments write the name of a type, into code, with a link where the type
// has a page.
func WikiLinks(text string, page func(name string) string) string {
	return wikiLink.ReplaceAllStringFunc(text, func(match string) string {
		name := match[2 : len(match)-2]
		if href := page(strings.TrimSuffix(name, "[]")); href != "" {
			return fmt.Sprintf("[`%s`](%s)", name, href)
		}
		return "`" + name + "`"
	})
}

// comment is the text of a comment as part of a page: its links lead where the site says, its headings stay below those
// of the page, and what looks like a tag is text.
func (w *writer) comment(text string) string {
	text = WikiLinks(inWords(text), w.site.Page)
	text = commentLink.ReplaceAllStringFunc(text, func(match string) string {
		return "](" + w.site.Link(match[2:len(match)-1]) + ")"
	})
	var lines []string
	code := false
	for line := range strings.SplitSeq(text, "\n") {
		if strings.HasPrefix(strings.TrimSpace(line), "```") {
			code = !code
		}
		if !code {
			line = strings.TrimLeft(line, "#")
			parts := strings.Split(line, "`") // every second one is code
			for i := 0; i < len(parts); i += 2 {
				parts[i] = rawTag.ReplaceAllString(parts[i], `\<$1`)
			}
			line = strings.Join(parts, "`")
			line = strings.ReplaceAll(line, "{{", "{ {")
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

func (w *writer) component() {
	e := w.entry
	w.heading("Props", "props")
	if len(e.Props) > 0 {
		w.rows(PropsSection)
	}
	if e.Untyped {
		w.line("The source of %s is JavaScript without types: names and defaults are those in its code, and types those that "+
			"PropTypes declare. Any other one is `any`.", e.Name)
	}
	w.without()
	w.behavior()
	if len(e.Inherited) > 0 {
		w.headingAt(w.below(), "Inheritance", w.prefix+"inheritance")
		w.inheritance()
		w.rows(InheritedSection)
	}
	if e.ThemeName != "" {
		w.headingAt(w.below(), "Theme default props", w.prefix+"theme-default-props")
		w.line("The name `%s` sets defaults for every %s of an application, under `components` in its theme.",
			e.ThemeName, e.Name)
	}
	if len(e.Slots) > 0 {
		w.heading("Slots", "slots")
		w.rows(SlotsSection)
	}
	if len(e.Classes) > 0 {
		w.heading("CSS classes", "classes")
		w.overriding()
		w.rows(ClassesSection)
	}
}

func (w *writer) below() int { return min(w.level+1, 3) }

// without says where there is no list of props.
func (w *writer) without() {
	e := w.entry
	switch {
	case len(e.Props) == 0 && len(e.Inherited) == 0:
		w.line("%s takes no props.", e.Name)
	case len(e.Props) == 0:
		w.line("%s has no props of its own.", e.Name)
	}
}

func (w *writer) parent() string {
	name := "`" + w.entry.Inherits.Name + "`"
	if href := w.site.Page(w.entry.Inherits.Name); href != "" {
		return fmt.Sprintf("[%s](%s)", name, href)
	}
	if href := w.entry.Inherits.Href; href != "" {
		return fmt.Sprintf("[%s](%s)", name, w.site.Link(href))
	}
	return name
}

func (w *writer) inheritance() {
	if w.entry.Inherits != nil {
		w.line("%s accepts the props of %s as well, and what comes with them:", w.entry.Name, w.parent())
		return
	}
	w.line("What %s accepts beside its own props, by where it is declared:", w.entry.Name)
}

// overriding names the ways in which a class is of use.
func (w *writer) overriding() {
	e := w.entry
	for _, k := range e.Classes {
		if !k.State && k.Class != "" {
			if e.ThemeName != "" {
				w.line(
					"A stylesheet reaches an element by its class name, as `.%s`; `styleOverrides` of `%s` in a "+
						"theme takes the rule name, as `%s`.", k.Class, e.ThemeName, k.Name)
			} else {
				w.line("A stylesheet reaches an element by its class name, as `.%s`.", k.Class)
			}
			return
		}
	}
}

func (w *writer) hook() {
	e := w.entry
	w.heading("Parameters", "parameters")
	switch {
	case len(e.Parameters) == 0:
		w.line("`%s` takes no parameters.", e.Name)
	case e.Object:
		w.line("`%s` takes one object with these members:", e.Name)
		w.rows(ParametersSection)
	default:
		w.rows(ParametersSection)
	}
	w.heading("Return value", "return-value")
	if len(e.Returns) > 0 {
		w.line("%s these members:", returned(e.ReturnType))
		w.rows(ReturnsSection)
	} else {
		w.line("```ts\n%s\n```", typetree.Print(e.ReturnType))
	}
}

// returned is what a hook returns that has members, with what may stand for it.
func returned(t *typetree.Type) string {
	words := "An object"
	for _, one := range t.Alternatives() {
		if one.Is("undefined") || one.Is("null") {
			words += " or `" + one.Text + "`"
		}
	}
	if words != "An object" {
		return words + "; the object has"
	}
	return words + " with"
}

// Kebab is a name as addresses and ids have it: TextField is text-field, ChartsXAxis is charts-x-axis, Menu.Item is
// menu-item.
func Kebab(name string) string {
	letters := []rune(strings.ReplaceAll(strings.TrimPrefix(name, "unstable_"), ".", ""))
	var b strings.Builder
	for i, r := range letters {
		if unicode.IsUpper(r) && i > 0 {
			next := i+1 < len(letters) && unicode.IsLower(letters[i+1])
			if !unicode.IsUpper(letters[i-1]) || next {
				b.WriteByte('-')
			}
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}
