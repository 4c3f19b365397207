package reference

import (
	"fmt"
	"strings"
	"sync"

	"github.com/microsoft/typescript-go/vitrine/facts"
	"github.com/microsoft/typescript-go/vitrine/typetree"

	"vitrine/internal/diag"
	"vitrine/internal/history"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// Index are all entries of a site's reference, and the pages that are made of them.
type Index struct {
	ByProduct map[string]map[string]*Item
	Pages     map[string][]*Item   // by the path of the page that shows them
	Tabs      map[string][]TabPage // by the path of the page whose tabs they are
	Costs     map[string]Cost      // by import statement
	Logs      map[string]*Log      // by the path of the page that lists changes
	Installed map[string]Installed // by package, those of products

	imports  sync.Once
	imported map[importKey]*Item
	named    map[typetree.Target]*namedType
	usedOnce sync.Once
	uses     map[typetree.Target][]use // rows that mention a name

	factsOnce sync.Once
	facts     []vitrine.FactsEntry
	byFacts   map[string]*Item // by the addresses of their facts

	editingOnce sync.Once
	edited      *editing
}

// Item is an entry with its place on the site.
type Item struct {
	Entry
	Config source.Reference
	Page   string // address of the page that shows it
	Tab    bool   // the page shows others as well
	slug   string // its name in addresses, where another entry has that of its own name; else ""
}

// Installed is what a package says of itself.
type Installed struct{ Version, Released, License, React string }

// Href is the address of the entry.
func (r *Item) Href() string {
	if r.Tab {
		return r.Page + "#" + Kebab(r.Name)
	}
	return r.Page
}

// place gives entries their addresses. Names that differ by a dot alone, ListBox.ItemIndicator and
// ListBoxItem.Indicator, get different ones.
func place(entries []Entry, config source.Reference) map[string]*Item {
	byName, taken := map[string]*Item{}, map[string]bool{}
	for _, entry := range entries {
		item := &Item{Entry: entry, Config: config}
		for n := 2; taken[item.FactsFolder()]; n++ {
			item.slug = fmt.Sprintf("%s-%d", Kebab(entry.Name), n)
		}
		taken[item.FactsFolder()] = true
		item.Page = item.FactsFolder()
		byName[entry.Name] = item
	}
	return byName
}

// Entry finds an entry by product and name.
func (refs *Index) Entry(product, name string) *Item { return refs.ByProduct[product][name] }

// Empty is an index of a site without a reference.
func Empty() *Index {
	return &Index{ByProduct: map[string]map[string]*Item{}, Pages: map[string][]*Item{},
		Tabs: map[string][]TabPage{}, Costs: map[string]Cost{}, Logs: map[string]*Log{}}
}

// Options are what the pages of a reference are made from.
type Options struct {
	Entries   [][]Entry // by configured reference
	Named     []facts.Named
	Costs     map[string]Cost
	Told      map[string]history.Product               // by product
	Installed map[string]Installed                     // by package
	Describe  func(text string, names []string) string // a sentence that names some of many things
}

// Add puts the pages of the reference into a tree and its navigation.
func Add(tree *source.Tree, options Options, problems *diag.List) *Index {
	refs := Empty()
	refs.Costs, refs.Installed = options.Costs, options.Installed
	refs.name(options.Named)
	written := map[string]source.Page{}
	for _, p := range tree.Pages {
		if p.Language == vitrine.DefaultLanguage {
			written[p.Path] = p
		}
	}
	for i, config := range tree.Config.References {
		entries := options.Entries[i]
		told := options.Told[config.Product]
		Remember(entries, told)
		byName := place(entries, config)
		refs.ByProduct[config.Product] = byName
		refs.addTabs(config, written, problems)
		items := refs.addLog(tree.Config, config, told, problems)
		for _, entry := range entries {
			r := byName[entry.Name]
			refs.Pages[r.Page] = append(refs.Pages[r.Page], r)
			items = append(items, vitrine.NavItem{Pathname: strings.TrimSuffix(strings.Replace(r.Href(), "/#", "#", 1),
				"/"), Title: entry.Name, InSideNav: true, Ordered: true})
		}
		for n := range tree.Nav {
			insert(tree.Nav[n].Items, strings.TrimSuffix(config.Path, "/"), items)
		}
	}
	tree.Pages = append(tree.Pages, refs.generated(written, options.Describe)...)
	return refs
}

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

// Find looks for an entry in a product first, then in the others: packages build on each other.
func (refs *Index) Find(product, name string) *Item {
	if r := refs.Entry(product, name); r != nil {
		return r
	}
	var found *Item
	for _, byName := range refs.ByProduct {
		if r := byName[name]; r != nil {
			if found != nil {
				return nil // a name that two others have says nothing
			}
			found = r
		}
	}
	return found
}

// Addresses finds the address of an entry by its name, as another entry mentions it; "" for none.
func (refs *Index) Addresses(from *Item) func(name string) string {
	return func(name string) string {
		if other := refs.Find(from.Config.Product, name); other != nil {
			return other.Href()
		}
		return ""
	}
}
