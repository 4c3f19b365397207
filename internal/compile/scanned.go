package compile

import (
	"slices"
	"sync"

	"vitrine/internal/assets"
	"vitrine/internal/block"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/nav"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// scanned is the site as the parts of this package see it that answer directives and make assets.
type scanned struct {
	*site.Site
	tree *source.Tree
	nav  *nav.Result // in English
	refs *references

	blocks     *block.Registry
	sandbox    sandbox
	components func() (*assets.Components, error)
	writing    bool // pages are shown to their author alone
}

const (
	experiments = vitrine.ExperimentsPath
)

func newScanned(s *site.Site, refs *references) *scanned {
	return &scanned{Site: s, tree: s.Tree, nav: s.Nav, refs: refs, writing: s.Dev, blocks: s.Blocks}
}

// load reads the site and ties its pages together, without parsing their texts. Wait is whether to make what takes long
// and can be left out.
func (b *Builder) load(dev, wait bool) *scanned {
	problems := &diag.List{}
	tree := source.Load(b.fsys, problems)
	if !tree.Config.Experiments && !b.options.Experiments {
		site.WithoutExperiments(tree)
	}
	problems.Add(b.versions(tree.Config)...)
	refs := b.addReferences(tree, problems, wait)
	return newScanned(site.New(site.Input{Tree: tree, Reference: refs, Problems: problems.Problems(), Dev: dev,
		Blocks: func(s *site.Site) *block.Registry {
			return (&blockSite{scanned: newScanned(s, refs), config: s.Config}).registry(b.options.Blocks)
		}}), refs).withComponents(
		sync.OnceValues(func() (*assets.Components, error) { return assets.ReadComponents(b.fsys) }))
}

func (s *scanned) withComponents(components func() (*assets.Components, error)) *scanned {
	s.components = components
	return s
}

func (s *scanned) doc(i int) *markdown.Doc                 { return s.Doc(i) }
func (s *scanned) pageAt(address string) (int, bool)       { return s.PageAt(address) }
func (s *scanned) productFor(p source.Page) source.Product { return s.ProductFor(p) }
func (s *scanned) anchors(i int) []string                  { return s.Anchors(i) }
func (s *scanned) navIn(language string) *nav.Result       { return s.NavIn(language) }
func (s *scanned) posts() []vitrine.Post                   { return s.Posts() }

func titleOf(doc *markdown.Doc, otherwise string) string {
	if doc.Title != "" {
		return doc.Title
	}
	return otherwise
}

func described(text string, names []string) string { return site.Naming(text, names) }

func productNamed(config source.Config, id string) source.Product {
	return site.ProductNamed(config, id)
}

// The reference answers the site through these (see site.Reference).

// Parse writes and parses the text of a page that is made of entries.
func (refs *references) Parse(s *site.Site, p source.Page) (*markdown.Doc, []diag.Problem) {
	return newScanned(s, refs).parseReference(p)
}

// Contents adds the rows of an entry to the headings of its page.
func (refs *references) Contents(path string, headings []vitrine.Heading) []vitrine.Heading {
	return (&scanned{refs: refs}).referenceRows(source.Page{Path: path}, headings)
}

// Tabs are the pages beside a page about the same subject.
func (refs *references) Tabs(path string) []site.Tab {
	var tabs []site.Tab
	for _, tab := range refs.tabs[path] {
		tabs = append(tabs, site.Tab{Label: tab.label, Path: tab.path})
	}
	return tabs
}

// Entry finds an entry in a product first, then in the others.
func (refs *references) Entry(product, name string) (site.Entry, bool) {
	r := refs.find(product, name)
	if r == nil {
		return site.Entry{}, false
	}
	entry := site.Entry{Href: r.href()}
	if len(r.Imports) > 0 {
		entry.Import = r.Imports[0]
	}
	return entry, true
}

// Names are the entries of a product.
func (refs *references) Names(product string) []string {
	if refs.byProduct[product] == nil {
		return nil
	}
	names := []string{}
	for name := range refs.byProduct[product] {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

func (b *Builder) read(wait bool) *scanned { return b.load(false, wait) }

func outputOf(path string) string { return vitrine.OutputFile(vitrine.PagePath(path, "")) }
