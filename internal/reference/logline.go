package reference

import (
	"fmt"
	"slices"
	"strings"

	"vitrine/internal/history"
)

// sentence says what became of one component, hook or interface: what breaks first, rows of the same fate together.
func (w *logWriter) sentence(changes []history.Change) string {
	type fate struct {
		change, kind string
		breaking     bool
	}
	var order []fate
	groups := map[fate][]history.Change{}
	var single []string
	for _, c := range changes {
		if verb(c) == "" || c.Of == "" {
			single = append(single, w.clause(c))
			continue
		}
		f := fate{c.Change, c.Kind, c.Breaking}
		if groups[f] == nil {
			order = append(order, f)
		}
		groups[f] = append(groups[f], c)
	}
	slices.SortStableFunc(order, func(a, b fate) int {
		switch {
		case a.breaking == b.breaking:
			return 0
		case a.breaking:
			return -1
		}
		return 1
	})
	var parts []string
	for _, f := range order {
		parts = append(parts, w.group(groups[f]))
	}
	return strings.Join(append(parts, single...), "; ")
}

// verb is what is said of several rows of one fate, "" where each has a story of its own.
func verb(c history.Change) string {
	switch c.Change {
	case history.Added, history.Removed, history.Deprecated:
		return c.Change
	case history.Restored:
		return "no longer deprecated"
	case history.Required, history.Optional:
		return "now " + c.Change
	}
	return ""
}

func (w *logWriter) group(changes []history.Change) string {
	names := make([]string, len(changes))
	for i, c := range changes {
		names[i] = w.row(c)
	}
	first := changes[0]
	kind, listed := kinds(first.Kind, len(changes)), strings.Join(names, ", ")
	text := kind + " " + listed + " " + verb(first)
	switch {
	case first.Change == history.Added && first.Breaking:
		text = "new required " + kind + " " + listed
	case first.Change == history.Added:
		text = "new " + kind + " " + listed
	}
	return marked(text, first)
}

func marked(text string, c history.Change) string {
	if c.Breaking {
		return "**breaking:** " + text
	}
	return text
}

// kinds is what one or more rows are called.
func kinds(kind string, n int) string {
	if kind == history.Return {
		kind = "return value"
	}
	switch {
	case n == 1:
		return kind
	case kind == history.Class:
		return "classes"
	}
	return kind + "s"
}

// clause says one change below the name of what it is about, with a link to its row where there is one.
func (w *logWriter) clause(c history.Change) string {
	text := c.Predicate(code)
	switch {
	case c.Of == "" && c.Change == history.Added:
		text = "new " + c.Kind
	case c.Of != "":
		text = kinds(c.Kind, 1) + " " + w.row(c) + " " + text
	}
	return marked(text, c)
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
