package reference

import (
	"html"
	"regexp"
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/vitrine/typetree"

	"vitrine/internal/search"
	"vitrine/internal/vitrine"
)

// SectionRows are the rows that a section stands for.
func (r *Item) SectionRows(section string) []Row {
	switch section {
	case PropsSection:
		return r.Props
	case SlotsSection:
		return r.Slots
	case ClassesSection:
		return r.Classes
	case ParametersSection:
		return r.Parameters
	case ReturnsSection:
		return r.Returns
	case MembersSection:
		return r.Members
	}
	return nil
}

// Lists are the names of the sections that have something to list.
func (r *Item) Lists() []string {
	var names []string
	for _, section := range listed {
		if len(r.SectionRows(section)) > 0 || section == InheritedSection && len(r.Inherited) > 0 {
			names = append(names, section)
		}
	}
	return names
}

// sections say how the rows of each are called, and whose display option holds for them.
var sections = map[string]struct{ anchor, display, label, word string }{
	PropsSection:      {"prop", "props", "Props", "Prop"},
	InheritedSection:  {"", "props", "Inherited props", "Prop"},
	SlotsSection:      {"slots", "slots", "Slots", "Slot"},
	ClassesSection:    {"classes", "classes", "CSS classes", "Class"},
	ParametersSection: {"parameters", "props", "Parameters", "Parameter"},
	ReturnsSection:    {"return-value", "props", "Return value", "Member"},
	MembersSection:    {"properties", "props", "Properties", "Property"},
}

// RowID is the anchor of a row: button-prop-color. Anchors are public.
func RowID(name, section, row string) string {
	return Kebab(name) + "-" + sections[section].anchor + "-" + row
}

// only is the entry of a page that is one entry's, nil for every other page.
func (refs *Index) only(path string) *Item {
	if entries := refs.Pages[path]; len(entries) == 1 && !entries[0].Tab {
		return entries[0]
	}
	return nil
}

// IsEntry says whether a page is that of one entry.
func (refs *Index) IsEntry(path string) bool { return refs.only(path) != nil }

// fewRows is how many rows a page has that nobody needs to filter.
const fewRows = 5

// listed are the sections in the order of a page.
var listed = []string{PropsSection, InheritedSection, SlotsSection, ClassesSection, ParametersSection, ReturnsSection,
	MembersSection}

// Filters says whether a list is the one above which the field stands that filters all lists of a page: the first.
func (refs *Index) Filters(path, name, section string) bool {
	first, rows := "", 0
	for _, entry := range refs.Pages[path] {
		for _, one := range listed {
			count := len(entry.SectionRows(one))
			if one == InheritedSection {
				for _, group := range entry.Inherited {
					count += len(group.Rows) + len(group.Names)
				}
			}
			if count > 0 && first == "" {
				first = entry.Name + "." + one
			}
			rows += count
		}
	}
	return rows > fewRows && first == name+"."+section
}

// anchored are the sections whose rows stand in the contents, by the id of their heading.
var anchored = map[string]string{"props": PropsSection, "slots": SlotsSection, "classes": ClassesSection,
	"parameters": ParametersSection, "return-value": ReturnsSection, "properties": MembersSection}

// Headings puts rows into the contents, below the section headings of a page that is one entry's.
func (refs *Index) Headings(path string, headings []vitrine.Heading) []vitrine.Heading {
	entry := refs.only(path)
	if entry == nil {
		return headings
	}
	headings = slices.Clone(headings)
	for i, h2 := range headings {
		section := anchored[h2.ID]
		rows := []vitrine.Heading{}
		for _, row := range entry.SectionRows(section) {
			name := row.Name
			if row.Class != "" && section == ClassesSection {
				name = "." + row.Class
			}
			rows = append(rows, vitrine.Heading{ID: RowID(entry.Name, section, row.Name), Level: 3, Text: name,
				HTML: html.EscapeString(name), Children: []vitrine.Heading{}})
		}
		headings[i].Children = append(rows, h2.Children...)
		headings[i].Folded = section == ClassesSection && len(rows) > 0
	}
	return headings
}

// Anchors are the rows of a list on a page, as places that a link may name.
func (refs *Index) Anchors(path, name, section string) []string {
	var anchors []string
	for _, entry := range refs.Pages[path] {
		if entry.Name == name {
			for _, row := range entry.SectionRows(section) {
				anchors = append(anchors, RowID(entry.Name, section, row.Name))
			}
		}
	}
	return anchors
}

// Searched are what can be found in the rows of a section.
func (r *Item) Searched(section string) []search.Record {
	var list []search.Record
	for _, row := range r.SectionRows(section) {
		record := search.Record{Kind: searchKinds[section], ID: RowID(r.Name, section, row.Name), Name: row.Name,
			Type: typetree.FormOf(row.Type, nil).Text, Default: row.Default, Text: Plain(row.Text)}
		if r.Kind == Interface && strings.HasSuffix(r.Name, "EventLookup") {
			record.Kind = search.EventKind
		}
		if row.Class != "" {
			record.Name, record.Also = row.Class, row.Name
		}
		if len(record.Type) > longestType {
			record.Type = typetree.FormOf(row.Type, nil).Short
		}
		list = append(list, record)
	}
	return list
}

// longestType is the length of types from which on hits show a short form.
const longestType = 120

var searchKinds = map[string]search.Kind{PropsSection: search.PropKind, ParametersSection: search.PropKind,
	ReturnsSection: search.PropKind, MembersSection: search.PropKind, SlotsSection: search.SlotKind,
	ClassesSection: search.ClassKind}

var blockTag = regexp.MustCompile(`\{@\w+ ([^}|]*)(\|[^}]*)?\}`)

// Plain is a comment without its markup.
func Plain(text string) string {
	text = linkText.ReplaceAllString(blockTag.ReplaceAllString(text, "$1"), "$1")
	text = wikiLink.ReplaceAllString(text, "$1")
	return strings.Join(strings.Fields(strings.NewReplacer("`", "", "**", "").Replace(text)), " ")
}
