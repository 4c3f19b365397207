package reference

import (
	"fmt"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// configFile is where references are configured.
const configFile = "vitrine.yaml"

// TabPage is a tab of a page beside its first one.
type TabPage struct{ Label, Path string }

// addTabs moves entries to the tabs of the pages about them: those that the configuration names, and those whose front
// matter lists them.
func (refs *Index) addTabs(config source.Reference, written map[string]source.Page, problems *diag.List) {
	for _, tabs := range config.Tabs {
		if p, ok := written[tabs.Path]; ok {
			tabs.Components, tabs.Hooks = p.Matter.Components, p.Matter.Hooks
		}
		for _, tab := range []struct {
			label, folder string
			names         []string
		}{{"Components API", "components-api/", tabs.Components}, {"Hooks API", "hooks-api/", tabs.Hooks}} {
			page := TabPage{tab.label, tabs.Path + tab.folder}
			for _, name := range tab.names {
				r := refs.Entry(config.Product, name)
				if r == nil {
					problems.Add(diag.Problem{File: configFile,
						What: fmt.Sprintf("The page %s shows %s, which its packages don't export.", tabs.Path,
							diag.Quote(name)),
						Why: "There is nothing to show of it.", Fix: "Correct the name, or remove it."})
					continue
				}
				r.Page, r.Tab = page.Path, true
				if !slices.Contains(refs.Tabs[tabs.Path], page) {
					refs.Tabs[tabs.Path] = append(refs.Tabs[tabs.Path], page)
				}
			}
		}
	}
}

// generated are the pages that nobody wrote, by path. Their text is written when somebody wants it.
func (refs *Index) generated(written map[string]source.Page, describe func(string, []string) string) []source.Page {
	var pages []source.Page
	for path, entries := range refs.Pages {
		if _, taken := written[path]; taken {
			continue
		}
		first := entries[0]
		page := source.Page{Path: path, File: "reference" + strings.TrimSuffix(path, "/"),
			Language: vitrine.DefaultLanguage, Generated: true, BodyLine: 1,
			Matter: source.Matter{Title: first.Title(), Description: first.Description(), Ordered: true}}
		if first.Tab {
			page.Matter = refs.tabMatter(path, entries, written)
			page.Matter.Description = vitrine.Description(describe(versionOf(first), namesOf(entries)),
				"The lists are made of the declarations in the package.")
		}
		pages = append(pages, page)
	}
	pages = append(pages, refs.logPages(written)...)
	slices.SortFunc(pages, func(a, b source.Page) int { return strings.Compare(a.Path, b.Path) })
	return pages
}

// tabMatter is the front matter of a tab: that of its page, with a title of its own for tabs of the browser.
func (refs *Index) tabMatter(path string, entries []*Item, written map[string]source.Page) source.Matter {
	parent, title := vitrine.ParentPath(path), ""
	for _, tabs := range entries[0].Config.Tabs {
		if tabs.Path == parent {
			title = tabs.Title
		}
	}
	matter := source.Matter{Ordered: true}
	if p, ok := written[parent]; ok {
		matter = p.Matter
	}
	label := ""
	for _, tab := range refs.Tabs[parent] {
		if tab.Path == path {
			label = tab.Label
		}
	}
	matter.Title = title + ": " + label
	if _, taught := written[parent]; !taught && len(refs.Tabs[parent]) == 1 && len(entries) == 1 &&
		entries[0].Kind == Hook {
		matter.Title = entries[0].Name // a hook without a component has no other subject
	}
	matter.Components, matter.Hooks, matter.Aliases = nil, nil, nil
	return matter
}

func namesOf(entries []*Item) []string {
	var names []string
	for _, e := range entries {
		names = append(names, e.Name)
	}
	return names
}

func versionOf(r *Item) string {
	return fmt.Sprintf("Props, parameters and return values as published in %s %s", r.Package, r.Version)
}
