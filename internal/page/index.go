package page

import (
	"cmp"
	"slices"
	"strings"

	"vitrine/internal/reference"
	"vitrine/internal/site"
	"vitrine/internal/vitrine"
)

// IndexOf implements site.Reference: groups are those of the navigation in which the entries are taught, then kinds.
func (r Reference) IndexOf(s *site.Site, pages []vitrine.NavEntry) []vitrine.IndexGroup {
	byAddress := map[string]*reference.Item{}
	for _, items := range r.Pages {
		for _, item := range items {
			byAddress[addressKey(item.Href())] = item
		}
	}
	var items []*reference.Item
	var logs []vitrine.IndexEntry
	for _, page := range pages {
		if _, isLog := r.Logs[addressKey(page.Href)+"/"]; isLog {
			logs = append(logs, vitrine.IndexEntry{Name: page.Title, Href: page.Href, Text: aboutLog})
			continue
		}
		item := byAddress[addressKey(page.Href)]
		if item == nil {
			return nil
		}
		items = append(items, item)
	}
	if len(items) == 0 {
		return nil
	}
	groups := r.grouped(items, lessonsOf(s, items[0].Config.Product))
	if len(logs) == 0 {
		return groups
	}
	for i := range logs {
		logs[i].Package = items[0].Package
	}
	return append([]vitrine.IndexGroup{{ID: vitrine.SubheaderID(releases), Title: releases, Entries: logs}}, groups...)
}

// The group of the page that lists changes.
const (
	releases = "Releases"
	aboutLog = "What was added, removed, changed and deprecated."
)

// addressKey is an address in one form: with and without a slash before its anchor or at its end.
func addressKey(href string) string {
	return strings.TrimSuffix(strings.Replace(href, "/#", "#", 1), "/")
}

// lesson is a page that shows entries, with its place.
type lesson struct {
	title, about, group string
	rank                int // of the group in the navigation
}

// lessonsOf are the pages of a product that show entries, by the names of these. The first page that is about little
// else is the one.
func lessonsOf(s *site.Site, product string) map[string]lesson {
	places := map[string]lesson{}
	rank := 0
	for _, o := range s.Nav.Overviews() {
		for _, entry := range o.Entries {
			if entry.Subheader == "" {
				continue
			}
			rank++
			for _, page := range entry.Children {
				places[addressKey(page.Href)] = lesson{group: entry.Title, rank: rank}
			}
		}
	}
	found, size := map[string]lesson{}, map[string]int{}
	for i, p := range s.Tree.Pages {
		if !site.IsTaught(p) || s.ProductFor(p).ID != product {
			continue
		}
		one := places[addressKey(p.Path)]
		entry, _ := s.Nav.Active(p.Path)
		one.title = cmp.Or(entry.Title, p.Matter.Title)
		// A lead says what its subject is, where a description says what the page has for searches.
		one.about = cmp.Or(vitrine.PlainText(s.Doc(i).LeadHTML), p.Matter.Description)
		names := slices.Concat(p.Matter.Components, p.Matter.Hooks)
		for i, name := range names {
			if n := i + len(names); size[name] == 0 || n < size[name] {
				found[name], size[name] = one, n
			}
		}
	}
	return found
}

// Titles of groups whose entries no group of the navigation teaches.
var kindTitles = map[string]string{reference.Component: "Other components", reference.Hook: "Hooks",
	reference.Interface: "Interfaces", reference.Values: "Lists of values"}

// lastRank is behind all groups of the navigation.
const lastRank = 1 << 20

var kindRanks = map[string]int{reference.Component: lastRank, reference.Hook: lastRank + 1,
	reference.Interface: lastRank + 2, reference.Values: lastRank + 3}

func (r Reference) grouped(items []*reference.Item, lessons map[string]lesson) []vitrine.IndexGroup {
	ranks := map[string]int{}
	byTitle := map[string][]vitrine.IndexEntry{}
	for _, item := range items {
		taught := lessons[item.Name]
		if taught.group == "" || item.Kind == reference.Interface || item.Kind == reference.Values {
			taught.group, taught.rank = kindTitles[item.Kind], kindRanks[item.Kind]
		}
		entry := vitrine.IndexEntry{Name: item.Name, Href: item.Href(), Kind: item.Kind, Package: item.Package,
			Text: cmp.Or(reference.FirstSentence(item.Text), taught.says(item.Name)), Deprecated: item.IsDeprecated,
			Since: item.Since, Props: len(item.Props)}
		if len(item.Imports) > 0 {
			entry.Bytes = r.Costs[item.Imports[0]].Bytes
		}
		ranks[taught.group] = taught.rank
		byTitle[taught.group] = append(byTitle[taught.group], entry)
	}
	if len(byTitle[kindTitles[reference.Component]]) == countOf(byTitle, reference.Component) {
		renamed := kindTitles[reference.Component] // there are no others
		byTitle[allComponents], ranks[allComponents] = byTitle[renamed], ranks[renamed]
		delete(byTitle, renamed)
	}
	var groups []vitrine.IndexGroup
	for title, entries := range byTitle {
		if len(entries) == 0 {
			continue
		}
		slices.SortFunc(entries, func(a, b vitrine.IndexEntry) int { return strings.Compare(a.Name, b.Name) })
		groups = append(groups, vitrine.IndexGroup{ID: vitrine.SubheaderID(title), Title: title, Entries: entries})
	}
	slices.SortFunc(groups, func(a, b vitrine.IndexGroup) int {
		return cmp.Or(cmp.Compare(ranks[a.Title], ranks[b.Title]), strings.Compare(a.Title, b.Title))
	})
	return groups
}

// allComponents is the title of a group that holds all components.
const allComponents = "Components"

func countOf(groups map[string][]vitrine.IndexEntry, kind string) (count int) {
	for _, entries := range groups {
		for _, entry := range entries {
			if entry.Kind == kind {
				count++
			}
		}
	}
	return count
}

// says is what a page says of an entry: its own first sentence, where the entry is what the page is called.
func (l lesson) says(name string) string {
	switch {
	case l.title == "":
		return ""
	case strings.EqualFold(strings.ReplaceAll(l.title, " ", ""), name):
		return reference.FirstSentence(l.about)
	}
	return "Shown with " + l.title + "."
}
