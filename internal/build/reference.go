package build

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/cache"
	"vitrine/internal/diag"
	"vitrine/internal/reference"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
	"vitrine/internal/vitrine"
)

// references are all entries of the site's reference, and the pages that are made of them.
type references struct {
	byProduct map[string]map[string]*referenced
	pages     map[string][]*referenced // by the path of the page that shows them
	tabs      map[string][]tabPage     // by the path of the page whose tabs they are
	costs     map[string]cost          // by import statement
}

// referenced is an entry with its place on the site.
type referenced struct {
	reference.Entry
	config source.Reference
	page   string // address of the page that shows it
	tab    bool   // the page shows others as well
}

// href is the address of the entry.
func (r *referenced) href() string {
	if r.tab {
		return r.page + "#" + reference.Kebab(r.Name)
	}
	return r.page
}

// tabPage is a tab of a page beside its first one.
type tabPage struct{ label, path string }

// reference finds an entry by product and name.
func (r *references) entry(product, name string) *referenced { return r.byProduct[product][name] }

// readReferences makes the entries of all configured packages. Facts depend on the lock file alone.
func (b *Builder) readReferences(config source.Config) ([][]reference.Entry, error) {
	all := make([][]reference.Entry, len(config.References))
	var packages, interfaces, values []string
	for _, r := range config.References {
		packages = append(packages, r.Packages...)
		interfaces = append(interfaces, r.Interfaces...)
		for _, c := range r.Collections {
			values = append(values, c.Pattern)
		}
	}
	if len(packages) == 0 {
		return all, nil
	}
	key := cache.Key("reference", b.lock, config.References)
	text, err := b.cache.Step("reference", key, func() ([]byte, error) {
		b.options.Progress("types", 0, len(packages))
		text, err := typescript.Facts(typescript.FactsWanted{Folder: filepath.Dir(b.options.Site), Packages: packages,
			Interfaces: interfaces, Values: values})
		if err != nil {
			return nil, err
		}
		var facts []reference.Facts
		if err := json.Unmarshal(text, &facts); err != nil {
			return nil, err
		}
		made := make([][]reference.Entry, len(config.References))
		for i, r := range config.References {
			made[i] = reference.Read(facts[:len(r.Packages)], policyOf(r))
			facts = facts[len(r.Packages):]
		}
		return json.Marshal(made)
	})
	if err != nil {
		return nil, err
	}
	return all, json.Unmarshal(text, &all)
}

func policyOf(r source.Reference) reference.Policy {
	var collections []reference.Collection
	for _, c := range r.Collections {
		collections = append(collections, reference.Collection(c))
	}
	return reference.Policy{Collections: collections, Omit: r.Omit, ClassPrefix: r.ClassPrefix, StatePrefix: r.StatePrefix,
		System: r.System, Open: r.Open}
}

// addReferences makes the pages of the reference and puts them into the tree and its navigation. The costs of imports
// are left out if they are not known and nobody is to wait for them.
func (b *Builder) addReferences(tree *source.Tree, problems *diag.List, wait bool) *references {
	refs := &references{byProduct: map[string]map[string]*referenced{}, pages: map[string][]*referenced{},
		tabs: map[string][]tabPage{}}
	all, err := b.readReferences(tree.Config)
	if err == nil {
		refs.costs, err = b.costs(tree.Config, all, wait)
	}
	if err != nil {
		problems.Add(diag.Problem{File: configFile, What: fmt.Sprintf("The reference can't be made: %v.", err),
			Why: "Its pages would be missing.", Fix: "Install the packages that “references” names: npm ci."})
		return refs
	}
	written := map[string]source.Page{}
	for _, p := range tree.Pages {
		if p.Language == vitrine.DefaultLanguage {
			written[p.Path] = p
		}
	}
	for i, config := range tree.Config.References {
		byName := map[string]*referenced{}
		refs.byProduct[config.Product] = byName
		for _, entry := range all[i] {
			byName[entry.Name] = &referenced{Entry: entry, config: config, page: config.Path +
				reference.Kebab(entry.Name) + "/"}
		}
		refs.addTabs(config, written, problems)
		var items []vitrine.NavItem
		for _, entry := range all[i] {
			r := byName[entry.Name]
			refs.pages[r.page] = append(refs.pages[r.page], r)
			items = append(items, vitrine.NavItem{Pathname: strings.TrimSuffix(strings.Replace(r.href(), "/#", "#", 1),
				"/"), Title: entry.Name, InSideNav: true, Ordered: true})
		}
		for n := range tree.Nav {
			insert(tree.Nav[n].Items, strings.TrimSuffix(config.Path, "/"), items)
		}
	}
	tree.Pages = append(tree.Pages, refs.made(written)...)
	return refs
}

const configFile = "vitrine.yaml"

// insert puts entries below the entry with a pathname.
func insert(items []vitrine.NavItem, pathname string, children []vitrine.NavItem) {
	for i := range items {
		if items[i].Pathname == pathname && len(items[i].Children) == 0 {
			for n := range children {
				children[n].File, children[n].Line, children[n].Column, children[n].Excerpt = items[i].File,
					items[i].Line, items[i].Column, items[i].Excerpt
			}
			items[i].Children = children
			return
		}
		insert(items[i].Children, pathname, children)
	}
}

// addTabs moves entries to the tabs of the pages about them: those that the configuration names, and those whose front
// matter lists them.
func (refs *references) addTabs(config source.Reference, written map[string]source.Page, problems *diag.List) {
	for _, tabs := range config.Tabs {
		if p, ok := written[tabs.Path]; ok {
			tabs.Components, tabs.Hooks = p.Matter.Components, p.Matter.Hooks
		}
		for _, tab := range []struct {
			label, folder string
			names         []string
		}{{"Components API", "components-api/", tabs.Components}, {"Hooks API", "hooks-api/", tabs.Hooks}} {
			page := tabPage{tab.label, tabs.Path + tab.folder}
			for _, name := range tab.names {
				r := refs.entry(config.Product, name)
				if r == nil {
					problems.Add(diag.Problem{File: configFile,
						What: fmt.Sprintf("The page %s shows %s, which its packages don't export.", tabs.Path,
							diag.Quote(name)),
						Why: "There is nothing to show of it.", Fix: "Correct the name, or remove it."})
					continue
				}
				r.page, r.tab = page.path, true
				if !slices.Contains(refs.tabs[tabs.Path], page) {
					refs.tabs[tabs.Path] = append(refs.tabs[tabs.Path], page)
				}
			}
		}
	}
}

// made are the pages that nobody wrote, by path. Their text is written when somebody wants it.
func (refs *references) made(written map[string]source.Page) []source.Page {
	var pages []source.Page
	for path, entries := range refs.pages {
		if _, taken := written[path]; taken {
			continue
		}
		first := entries[0]
		page := source.Page{Path: path, File: "reference" + strings.TrimSuffix(path, "/"),
			Language: vitrine.DefaultLanguage, Made: true, BodyLine: 1,
			Matter: source.Matter{Title: first.Title(), Description: first.Description(), Ordered: true}}
		if first.tab {
			page.Matter = refs.tabMatter(path, entries, written)
		}
		pages = append(pages, page)
	}
	slices.SortFunc(pages, func(a, b source.Page) int { return strings.Compare(a.Path, b.Path) })
	return pages
}

// tabMatter is the front matter of a tab: that of its page, with a title of its own for tabs of the browser.
func (refs *references) tabMatter(path string, entries []*referenced, written map[string]source.Page) source.Matter {
	parent, title := parentOf(path), ""
	for _, tabs := range entries[0].config.Tabs {
		if tabs.Path == parent {
			title = tabs.Title
		}
	}
	matter := source.Matter{Ordered: true}
	if p, ok := written[parent]; ok {
		matter = p.Matter
	}
	label := ""
	for _, tab := range refs.tabs[parent] {
		if tab.path == path {
			label = tab.label
		}
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.Name)
	}
	matter.Title = title + ": " + label
	matter.Description = described(fmt.Sprintf("Props, parameters and return values as published in %s %s",
		entries[0].Package, entries[0].Version), names)
	matter.Components, matter.Hooks = nil, nil
	return matter
}

// parentOf is the page whose tab a path is.
func parentOf(path string) string {
	trimmed := strings.TrimSuffix(path, "/")
	return trimmed[:strings.LastIndexByte(trimmed, '/')+1]
}

// PackageReference is everything that one installed package offers.
type PackageReference struct {
	Package    string            `json:"package"`
	Version    string            `json:"version"`
	Components []reference.Entry `json:"components"`
	Hooks      []reference.Entry `json:"hooks"`
	Interfaces []reference.Entry `json:"interfaces"`
}

// Read reads an installed package, ours or not; no names mean all its components and hooks, in the order of the
// declarations. What types can't tell is taken from the site's configuration where it knows the package.
func Read(folder, name string, exports []string, config source.Config) (PackageReference, error) {
	folder, err := filepath.Abs(folder)
	if err != nil {
		return PackageReference{}, err
	}
	// All of it is read: where a prop comes from is only known when the other components are.
	text, err := typescript.Facts(typescript.FactsWanted{Folder: folder, Packages: []string{name}, Interfaces: exports})
	if err != nil {
		return PackageReference{}, err
	}
	var facts []reference.Facts
	if err := json.Unmarshal(text, &facts); err != nil {
		return PackageReference{}, err
	}
	policy := reference.Policy{}
	for _, r := range config.References {
		if slices.Contains(r.Packages, name) {
			policy = policyOf(r)
		}
	}
	policy.Omit, policy.Declared = nil, true
	made := PackageReference{Package: name, Version: facts[0].Version, Components: []reference.Entry{},
		Hooks: []reference.Entry{}, Interfaces: []reference.Entry{}}
	for _, entry := range reference.Read(facts, policy) {
		if len(exports) > 0 && !slices.Contains(exports, entry.Name) {
			continue
		}
		switch entry.Kind {
		case reference.Component:
			made.Components = append(made.Components, entry)
		case reference.Hook:
			made.Hooks = append(made.Hooks, entry)
		default:
			made.Interfaces = append(made.Interfaces, entry)
		}
	}
	return made, nil
}
