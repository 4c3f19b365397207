package site

import (
	"cmp"
	"fmt"
	"html"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"vitrine/internal/nav"
	"vitrine/internal/vitrine"
)

// Overviews are the pages that list the pages of a group: nobody wrote them. Readers without scripts open a group
// there.
func (s *Site) Overviews() []vitrine.Page {
	s.overviews.once.Do(func() {
		for _, o := range s.Nav.Overviews() {
			s.overviews.pages = append(s.overviews.pages, s.overview(o))
		}
	})
	return s.overviews.pages
}

// overviews are made once, when somebody first asks for them.
type overviews struct {
	once  sync.Once
	pages []vitrine.Page
}

// Unwritten are all pages that the engine makes without a text: overviews, the search, and the page of errors.
func (s *Site) Unwritten() []vitrine.Page {
	return slices.Concat(s.Overviews(), s.SearchPages(), s.notFound())
}

// UnwrittenAt finds the page that nobody wrote at an address.
func (s *Site) UnwrittenAt(address string) (vitrine.Page, bool) {
	for _, p := range s.Unwritten() {
		if vitrine.PagePath(p.Path, p.Language) == address {
			return p, true
		}
	}
	return vitrine.Page{}, false
}

// Listed are the entries of an overview; nil for any other page.
func Listed(p vitrine.Page) []vitrine.NavEntry { return listing(p).Entries }

func listing(p vitrine.Page) (pages vitrine.Pages) {
	if p.Source == "" && len(p.Sections) == 1 && len(p.Sections[0].Blocks) == 1 {
		pages, _ = p.Sections[0].Blocks[0].Data.(vitrine.Pages)
	}
	return pages
}

func (s *Site) overview(o nav.Overview) vitrine.Page {
	category, id := ProductOf(s.Config, o.Path)
	product := ProductNamed(s.Config, id)
	p := vitrine.Page{
		Path: o.Path, Language: vitrine.DefaultLanguage, Title: o.Title,
		HeadTitle:   headTitle("", o.Title, product.Label, s.Config.Name),
		Description: overviewDescription(o, product.Label, s.Config.Name), ProductID: id, CategoryID: category,
		Canonical: s.Config.URL + o.Path, Crumbs: o.Crumbs, HeaderLinks: []vitrine.HeaderLink{},
		Contents: overviewContents(o.Entries), Families: []string{}, Markdown: vitrine.MarkdownPath(o.Path),
		Feed:     s.hasPosts,
		Sections: []vitrine.Section{{Blocks: []vitrine.Block{vitrine.NewBlock(vitrine.Pages{Entries: o.Entries})}}},
	}
	p.LeadHTML = html.EscapeString(p.Description)
	if index := s.reference.IndexOf(s, leaves(o.Entries)); index != nil {
		p.Sections[0].Blocks[0] = vitrine.NewBlock(vitrine.Pages{Entries: o.Entries, Index: index})
		p.LeadHTML, p.Contents = indexLead(index), indexContents(index)
	}
	p.Card = s.cardOf(p.Title, p.ProductID).Address()
	return p
}

// overviewDescription names the pages of a group, as many as search engines show.
func overviewDescription(o nav.Overview, product, site string) string {
	text := strings.TrimSpace(o.Title + " of " + product)
	if product == "" {
		text = o.Title
	}
	var names []string
	for _, entry := range leaves(o.Entries) {
		names = append(names, entry.Title)
	}
	return vitrine.Description(Naming(text, names), "A group of pages in the documentation of "+cmp.Or(product, site)+".",
		"All of them are listed here, each with a sentence about it.")
}

// Naming is a sentence that names as many things as search engines show.
func Naming(text string, names []string) string {
	for n := len(names); n > 0; n-- {
		list := strings.Join(names[:n], ", ")
		if n < len(names) {
			list += " and more"
		}
		if whole := text + ": " + list + "."; utf8.RuneCountInString(whole) <= vitrine.MaxDescription {
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
				Text: entry.Title, HTML: html.EscapeString(entry.Title), Children: []vitrine.Heading{}})
		}
	}
	return headings
}

// OverviewMarkdown is an overview as markdown.
func OverviewMarkdown(p vitrine.Page) []byte {
	var out strings.Builder
	fmt.Fprintf(&out, "# %s\n\n%s\n\n", p.Title, p.Description)
	listed := listing(p)
	if listed.Index != nil {
		writeIndex(&out, listed.Index)
	} else {
		writeListing(&out, listed.Entries)
	}
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
