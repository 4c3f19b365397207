package compile

import (
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"vitrine/internal/assets"
	"vitrine/internal/block"
	"vitrine/internal/block/kinds"
	"vitrine/internal/block/playground"
	"vitrine/internal/demo"
	"vitrine/internal/highlight"
	"vitrine/internal/publish"
	"vitrine/internal/reference"
	"vitrine/internal/source"
)

// blockSite answers what blocks ask of the site.
type blockSite struct {
	scanned     *scanned
	config      source.Config
	blocks      *block.Registry
	highlighter *highlight.Highlighter
	resolver    *demo.Resolver
	components  []string // names of the site's components
	siteFolder  string   // absolute
	cacheFolder string   // absolute
	// rendered texts of the packages, by where their links lead and their words: most stand in many places
	comments *sync.Map
}

// blockSite answers everything that resolving blocks needs.
func (b *Builder) blockSite(s *scanned) *blockSite {
	answers := &blockSite{scanned: s, config: s.tree.Config, highlighter: newHighlighter(),
		components: assets.ComponentNames(b.fsys), comments: &sync.Map{}, siteFolder: b.options.Site,
		cacheFolder: b.options.Cache,
		resolver: &demo.Resolver{Parse: parseDemo, Highlight: highlightDemo, JavaScript: b.javaScriptText,
			Barrels: s.tree.Config.Bundle.Barrels}}
	answers.blocks = answers.registry(b.options.Blocks)
	return answers
}

// registry holds the kinds of the engine, and those of its caller.
func (b *blockSite) registry(more []block.Entry) *block.Registry {
	return block.NewRegistry(append(kinds.Of(b), more...)...)
}

// DemoResolver implements the sites of demos and galleries.
func (b *blockSite) DemoResolver() *demo.Resolver { return b.resolver }

// ComponentNames implements the site of components.
func (b *blockSite) ComponentNames() []string { return b.components }

// PlaygroundSubject implements the site of playgrounds.
func (b *blockSite) PlaygroundSubject(page block.Page, name string) (playground.Subject, bool) {
	r := b.scanned.refs.Find(page.Product, name)
	if r == nil || r.Kind != reference.Component {
		return playground.Subject{}, false
	}
	return playground.Subject{Name: r.Name, Import: r.Imports[0], Controls: controlsOf(r.Entry)}, true
}

// WriteModule implements the site of playgrounds.
func (b *blockSite) WriteModule(name, code string) (string, error) {
	file := filepath.Join(b.cacheFolder, "playgrounds", name+".tsx")
	if before, err := os.ReadFile(file); err != nil || string(before) != code {
		if err := publish.WriteFile(file, []byte(code)); err != nil {
			return "", err
		}
	}
	module, err := filepath.Rel(b.siteFolder, file)
	return filepath.ToSlash(module), err
}

// opensNewTab says whether a link leads to one of the hosts that the site lists for it.
func (b *blockSite) opensNewTab(href string) bool {
	address, err := url.Parse(href)
	return err == nil && slices.Contains(b.config.Links.NewTab, address.Host)
}

// repository implements block.Repository.
type repository struct{ source.Repository }

func (r repository) IssueURL() string {
	if r.URL == "" {
		return ""
	}
	return r.URL + "/issues/new"
}
