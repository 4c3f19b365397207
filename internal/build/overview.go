package build

import (
	"fmt"
	"html"
	"strings"
	"unicode/utf8"

	"vitrine/internal/nav"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// overviews are the pages that list the pages of a group: nobody wrote them. Readers without scripts open a group
// there.
func overviews(s *scanned) []*page {
	var list []*page
	for _, o := range s.nav.Overviews() {
		list = append(list, overviewPage(s, o))
	}
	return list
}

func overviewPage(s *scanned, o nav.Overview) *page {
	config := s.tree.Config
	category, id := productOf(config, o.Path)
	product := productNamed(config, id)
	p := &page{listed: o.Entries}
	p.Page = vitrine.Page{
		Path: o.Path, Language: vitrine.DefaultLanguage, Title: o.Title, HeadTitle: headTitle("", o.Title,
			product.Label, config.Name),
		Description: overviewDescription(o, product.Label), ProductID: id, CategoryID: category, Canonical: config.URL +
			o.Path,
		Crumbs: o.Crumbs, HeaderLinks: []vitrine.HeaderLink{}, Contents: overviewContents(o.Entries),
		Families: []string{}, Markdown: markdownPath(o.Path),
		Sections: []vitrine.Section{{Blocks: []vitrine.Block{vitrine.NewBlock(vitrine.Pages{Entries: o.Entries})}}},
	}
	p.LeadHTML = html.EscapeString(p.Description)
	p.Card = s.cardOf(&p.Page)
	return p
}

// overviewDescription names the pages of a group, as many as search engines show.
func overviewDescription(o nav.Overview, product string) string {
	text := strings.TrimSpace(o.Title + " of " + product)
	if product == "" {
		text = o.Title
	}
	var names []string
	for _, entry := range leaves(o.Entries) {
		names = append(names, entry.Title)
	}
	return described(text, names)
}

// described is a sentence that names as many things as search engines show.
func described(text string, names []string) string {
	for n := len(names); n > 0; n-- {
		list := strings.Join(names[:n], ", ")
		if n < len(names) {
			list += " and more"
		}
		if whole := text + ": " + list + "."; utf8.RuneCountInString(whole) <= source.MaxDescription {
			return whole
		}
	}
	return text + "."
}

// leaves are the pages among entries and below them.
func leaves(entries []vitrine.NavEntry) []vitrine.NavEntry {
	var list []vitrine.NavEntry
	for _, entry := range entries {
		if len(entry.Children) > 0 {
			list = append(list, leaves(entry.Children)...)
		} else {
			list = append(list, entry)
		}
	}
	return list
}

// overviewContents are the labels of a group's entries; the theme gives their headings the same ids.
func overviewContents(entries []vitrine.NavEntry) []vitrine.Heading {
	headings := []vitrine.Heading{}
	for _, entry := range entries {
		if entry.Subheader != "" {
			headings = append(headings, vitrine.Heading{ID: vitrine.SubheaderID(entry.Subheader), Level: 2,
				Text: entry.Title,
				HTML: html.EscapeString(entry.Title), Children: []vitrine.Heading{}})
		}
	}
	return headings
}

// overviewMarkdown is an overview page as markdown.
func overviewMarkdown(p *page) []byte {
	var out strings.Builder
	fmt.Fprintf(&out, "# %s\n\n%s\n\n", p.Title, p.Description)
	writeListing(&out, p.listed)
	return []byte(out.String())
}

func writeListing(out *strings.Builder, entries []vitrine.NavEntry) {
	for _, entry := range entries {
		switch {
		case entry.Subheader != "":
			fmt.Fprintf(out, "\n## %s\n\n", entry.Title)
			writeListing(out, entry.Children)
		case entry.Description != "":
			fmt.Fprintf(out, "- [%s](%s): %s\n", entry.Title, entry.Href, entry.Description)
		default:
			fmt.Fprintf(out, "- [%s](%s)\n", entry.Title, entry.Href)
		}
	}
}
