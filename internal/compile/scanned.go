package compile

import (
	"maps"
	"slices"
	"sync"

	"vitrine/internal/assets"
	"vitrine/internal/block"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/nav"
	"vitrine/internal/reference"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// scanned is the site as the parts of this package see it that answer directives and make assets.
type scanned struct {
	*site.Site
	tree *source.Tree
	nav  *nav.Result // in English
	refs *reference.Index

	blocks     *block.Registry
	sandbox    sandbox
	components func() (*assets.Components, error)
	writing    bool // pages are shown to their author alone
}

const (
	experiments = vitrine.ExperimentsPath
)

func newScanned(s *site.Site, refs *reference.Index) *scanned {
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
	return newScanned(site.New(site.Input{Tree: tree, Reference: siteReference{refs}, Problems: problems.Problems(), Dev: dev,
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

// siteReference answers what the site asks of the reference.
type siteReference struct{ *reference.Index }

// Parse writes and parses the text of a page that is made of entries.
func (r siteReference) Parse(s *site.Site, p source.Page) (*markdown.Doc, []diag.Problem) {
	return newScanned(s, r.Index).parseReference(p)
}

// Contents adds the rows of an entry to the headings of its page.
func (r siteReference) Contents(path string, headings []vitrine.Heading) []vitrine.Heading {
	return r.Headings(path, headings)
}

// Tabs are the pages beside a page about the same subject.
func (r siteReference) Tabs(path string) []site.Tab {
	var tabs []site.Tab
	for _, tab := range r.Index.Tabs[path] {
		tabs = append(tabs, site.Tab{Label: tab.Label, Path: tab.Path})
	}
	return tabs
}

// Entry finds an entry in a product first, then in the others.
func (r siteReference) Entry(product, name string) (site.Entry, bool) {
	item := r.Find(product, name)
	if item == nil {
		return site.Entry{}, false
	}
	entry := site.Entry{Href: item.Href()}
	if len(item.Imports) > 0 {
		entry.Import = item.Imports[0]
	}
	return entry, true
}

// Names are the entries of a product.
func (r siteReference) Names(product string) []string {
	if r.ByProduct[product] == nil {
		return nil
	}
	return slices.Sorted(maps.Keys(r.ByProduct[product]))
}

func (b *Builder) read(wait bool) *scanned { return b.load(false, wait) }

func outputOf(path string) string { return vitrine.OutputFile(vitrine.PagePath(path, "")) }
