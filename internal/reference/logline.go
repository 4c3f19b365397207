package reference

import (
	"fmt"
	"slices"
	"strings"

	"vitrine/internal/history"
)

// sentence says one change below the name of what it is about, with a link to its row where there is one.
func (w *logWriter) sentence(c history.Change) string {
	text := c.Predicate(code)
	switch {
	case c.Of == "" && c.Change == history.Added:
		text = "new " + c.Kind
	case c.Of != "" && c.Change == history.Added && !c.Breaking:
		text = "new " + c.Kind + " " + w.row(c)
	case c.Of != "" && c.Kind == history.Return:
		text = "returned " + w.row(c) + " " + text
	case c.Of != "":
		text = c.Kind + " " + w.row(c) + " " + text
	}
	if c.Breaking {
		return "**breaking:** " + text
	}
	return text
}

// sectionOf is where rows of a kind stand.
var sectionOf = map[string]string{history.Prop: PropsSection, history.Slot: SlotsSection, history.Class: ClassesSection,
	history.Parameter: ParametersSection, history.Return: ReturnsSection, history.Member: MembersSection}

// row is the name of a row, as a link where its page has it.
func (w *logWriter) row(c history.Change) string {
	item := w.refs.Entry(w.log.Product, c.Of)
	if item != nil {
		section := sectionOf[c.Kind]
		if slices.ContainsFunc(item.SectionRows(section), func(r Row) bool { return r.Name == c.Name }) {
			return fmt.Sprintf("[%s](%s#%s)", code(c.Name), item.Page, RowID(item.Name, section, c.Name))
		}
	}
	return code(c.Name)
}

// code is text as code of a page, where two braces begin a block.
func code(text string) string { return history.Code(strings.ReplaceAll(text, "{{", "{ {")) }
