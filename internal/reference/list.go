package reference

import (
	"regexp"
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/vitrine/typetree"

	"vitrine/internal/vitrine"
)

// Lister makes the lists of an entry's page.
type Lister struct {
	Index *Index
	Item  *Item
	Prose func(markdown string) vitrine.Prose // of a comment
	Page  func(path string) bool              // whether the site has a page
}

// warning is a sign that comments begin sentences with: read aloud, and in most fonts, it is no word.
var warning = regexp.MustCompile("⚠\uFE0F?[ \t]*")

// inWords are the sentences of a comment with words for such signs.
func inWords(comment string) string { return warning.ReplaceAllString(comment, "Warning: ") }

func (w Lister) prose(text string) vitrine.Prose {
	if text == "" {
		return vitrine.Prose{}
	}
	return w.Prose(WikiLinks(inWords(text), w.Index.Addresses(w.Item)))
}

// List is a section of the entry.
func (w Lister) List(section string) *vitrine.Reference {
	about := sections[section]
	list := &vitrine.Reference{Of: w.Item.Name,
		ID: Kebab(w.Item.Name) + "-" + section, Section: about.display, Label: about.label +
			" of " + w.Item.Name, Word: about.word,
		Switch: true, Types: section != ClassesSection,
		Rules: section == ClassesSection && w.Item.ThemeName != "", Rows: []vitrine.ReferenceRow{}}
	if w.Item.Kind == Values {
		list.Label, list.Word = w.Item.Name, "Entry"
	}
	if section == InheritedSection {
		list.Switch, list.Groups = false, w.groups()
		return list
	}
	link := func(name *typetree.Type) typetree.Link {
		to := w.explain(name)
		if to.Opens != "" {
			list.Opens = append(list.Opens, to.Opens)
		}
		return to
	}
	for _, row := range w.Item.SectionRows(section) {
		made := w.row(section, row)
		form := typetree.FormOf(row.Type, link)
		made.Type, made.TypeText = form.Lines, form.Text
		list.Rows = append(list.Rows, made)
	}
	return list
}

// maxDefault is the length from which on a default is not shown.
const maxDefault = 150

func (w Lister) row(section string, row Row) vitrine.ReferenceRow {
	made := vitrine.ReferenceRow{ID: RowID(w.Item.Name, section, row.Name), Name: row.Name,
		Text:       w.prose(row.Text + w.hint(section, row.Name)),
		Deprecated: row.IsDeprecated, Reason: w.prose(row.Deprecated), Signature: row.Signature,
		Returns: w.prose(row.Returns), DeprecatedSince: row.DeprecatedSince}
	if row.Since != w.Item.Since {
		made.Since = row.Since
	}
	if len(row.Default) <= maxDefault {
		made.Default = row.Default
	}
	if row.Class != "" {
		made.Class = "." + row.Class
	}
	switch {
	case section == ClassesSection && row.State:
		made.Note = "State"
	case section == ClassesSection && w.Item.ThemeName != "":
		made.Rule = row.Name
	case section == MembersSection && !row.Required && w.Item.Kind == Interface:
		made.Note = "Optional"
	case row.Required && section != MembersSection && section != ReturnsSection &&
		section != SlotsSection && section != ClassesSection:
		made.Note = "Required"
	case !row.Required && section == ReturnsSection:
		made.Note = "Optional"
	}
	if section == ClassesSection && made.Class != "" {
		made.Name = made.Class
	}
	for _, a := range row.Arguments {
		made.Arguments = append(made.Arguments, vitrine.ReferenceArgument{Name: a.Name, Text: w.prose(a.Text)})
	}
	return made
}

// hint leads from a prop to where its keys are listed, or to the page that the configuration names.
func (w Lister) hint(section, name string) string {
	if section != PropsSection || w.Item.Tab {
		return ""
	}
	switch {
	case name == "classes" && len(w.Item.Classes) > 0:
		return " See [CSS classes](#classes) below."
	case name == "slots" && len(w.Item.Slots) > 0:
		return " See [Slots](#slots) below."
	}
	for _, about := range w.Item.Config.PropPages {
		if about.Prop == name && w.Page(about.Path) {
			return " See [" + about.Title + "](" + about.Path + ")."
		}
	}
	return ""
}

// groups are the props that come from elsewhere, those of other components with a link to their rows.
func (w Lister) groups() []vitrine.Origin {
	var list []vitrine.Origin
	for _, g := range w.Item.Inherited {
		made := vitrine.Origin{Label: g.Label, Count: g.Count, Names: g.Names}
		owner := w.Index.Find(w.Item.Config.Product, g.Owner)
		if owner != nil {
			made.Href = owner.Href()
		}
		for _, row := range g.Rows {
			form := typetree.FormOf(row.Type, nil)
			one := vitrine.InheritedProp{Name: row.Name, Type: form.Short, TypeText: form.Text,
				Text: FirstSentence(row.Text)}
			if section := owner.describes(row.Name); section != "" {
				one.Href = owner.Page + "#" + RowID(owner.Name, section, row.Name)
				one.Text = "" // said there
			}
			made.Rows = append(made.Rows, one)
		}
		list = append(list, made)
	}
	return list
}

// describes says which section of an entry has a row for a prop, "" for none.
func (r *Item) describes(prop string) string {
	if r == nil {
		return ""
	}
	for _, section := range []string{PropsSection, ParametersSection} {
		if slices.ContainsFunc(r.SectionRows(section), func(row Row) bool { return row.Name == prop }) {
			return section
		}
	}
	return ""
}

var linkText = regexp.MustCompile(`\[([^\]]*)\]\([^)]*\)`)

// FirstSentence is the first sentence of a comment, as plain text; "" where it begins with a heading instead.
func FirstSentence(text string) string {
	line, _, _ := strings.Cut(text, "\n\n")
	if strings.HasPrefix(line, "#") {
		return ""
	}
	line = strings.ReplaceAll(linkText.ReplaceAllString(line, "$1"), "`", "")
	line = strings.Join(strings.Fields(line), " ")
	if i := strings.Index(line, ". "); i >= 0 {
		line = line[:i+1]
	}
	return inWords(line)
}
