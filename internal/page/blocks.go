package page

import (
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"vitrine/internal/block"
	"vitrine/internal/block/kinds"
	"vitrine/internal/claim"
	"vitrine/internal/demo"
	"vitrine/internal/diagram"
	"vitrine/internal/highlight"
	"vitrine/internal/publish"
	"vitrine/internal/reference"
	"vitrine/internal/site"
	"vitrine/internal/source"
)

// Options are what blocks ask for beyond the site.
type Options struct {
	Reference   *reference.Index
	Folder      string        // of the site, absolute
	Cache       string        // a folder for modules that blocks write, absolute
	Kinds       []block.Entry // beyond those of the engine
	Components  func() []string
	JavaScript  func(file string, text []byte) string // of a demo
	Highlighted func(text string) string              // a demo's source as HTML
	Formula     FormulaSetter
	Diagrams    diagram.Drawer
}

// answers are what blocks ask of a site.
type answers struct {
	Options
	site        *site.Site
	blocks      *block.Registry
	highlighter *highlight.Highlighter
	resolver    *demo.Resolver
	// rendered texts of the packages, by where their links lead and their words: most stand in many places
	comments  *sync.Map
	specimens *sync.Map // by files of the site: what their functions show
	shared    *sync.Map // by names of modules: what writes one that the elements of a page share
	tryable   func() tryables
	lock      func() *claim.Lock
	published func() map[string]source.File // by place and by address
}

func newAnswers(s *site.Site, o Options) *answers {
	a := &answers{Options: o, site: s, highlighter: newHighlighter(), comments: &sync.Map{},
		specimens: &sync.Map{}, shared: &sync.Map{},
		lock:      sync.OnceValue(func() *claim.Lock { return claim.ReadLock(o.Folder) }),
		published: sync.OnceValue(func() map[string]source.File { return byPlace(s.Tree.Files) }),
		resolver: &demo.Resolver{Parse: parseDemo, Highlight: o.Highlighted, JavaScript: o.JavaScript,
			Barrels: s.Config.Bundle.Barrels, Strict: s.Config.Strict}}
	a.blocks, a.tryable = a.registry(), sync.OnceValue(a.findTryables)
	return a
}

// Registry are the kinds of blocks of the engine and of its caller, which answer for one site.
func Registry(o Options) func(s *site.Site) *block.Registry {
	return func(s *site.Site) *block.Registry {
		return (&answers{Options: o, site: s, comments: &sync.Map{}, specimens: &sync.Map{},
			lock: func() *claim.Lock { return &claim.Lock{} }}).registry()
	}
}

func (a *answers) registry() *block.Registry {
	return block.NewRegistry(append(kinds.Of(a), a.Kinds...)...)
}

// DemoResolver implements the sites of demos and galleries.
func (a *answers) DemoResolver() *demo.Resolver { return a.resolver }

// ComponentNames implements the site of components.
func (a *answers) ComponentNames() []string { return a.Components() }

// PlaygroundFolder has the modules of playgrounds, below the folder of the caches.
const PlaygroundFolder = "playgrounds"

// WriteModule implements the site of playgrounds.
func (a *answers) WriteModule(name, code string) (string, error) {
	file := filepath.Join(a.Cache, PlaygroundFolder, name+".tsx")
	if before, err := os.ReadFile(file); err != nil || string(before) != code {
		if err := publish.WriteFile(file, []byte(code)); err != nil {
			return "", err
		}
	}
	module, err := filepath.Rel(a.Folder, file)
	return filepath.ToSlash(module), err
}

// opensNewTab says whether a link leads to one of the hosts that the site lists for it.
func (a *answers) opensNewTab(href string) bool {
	address, err := url.Parse(href)
	return err == nil && slices.Contains(a.site.Config.Links.NewTab, address.Host)
}

// repository implements block.Repository.
type repository struct{ source.Repository }

func (r repository) IssueURL() string {
	if r.URL == "" {
		return ""
	}
	return r.URL + "/issues/new"
}
