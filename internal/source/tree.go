// Package source reads a site from a file system: its configuration, navigation trees, pages and demo files.
//
// In: an fs.FS whose root is the site folder. Out: a Tree of plain values with their places in the files; every
// value has been checked against a schema, which also supplies defaults, documentation and the words of errors.
// Never here: markdown, rendering, knowledge of what a page links to, or anything outside the file system given.
package source

import (
	"io/fs"
	"path"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// Tree is all that authors wrote, read once.
type Tree struct {
	Config Config
	Nav    []NavFile // by name
	Pages  []Page    // by file
	Files  []File    // other files that are published as they are, by file

	Translations []Translation // by language
	Queries      []Expectation // that the search must answer
	Synonyms     []Synonym     // what readers call things
	News         []News        // newest first
	Redirects    []Redirect    // from addresses of before
	Addresses    []Redirect    // that are answered, whether or not they have a page

	Histories map[string][]byte // of the packages of references, by product; as they were written
}

// NavFile is one navigation tree: nav/acme-ui.yaml has the name acme-ui.
type NavFile struct {
	Name  string
	File  string
	Items []vitrine.NavItem
}

// Page is one page file with the demos of its folder. content/acme-ui/button/index.md is the page
// /acme-ui/button/, and index-zh.md beside it is that page in Chinese.
type Page struct {
	Path      string // canonical path with trailing slash, without language
	Dir       string // folder of the page below the site folder: content/acme-ui/button
	File      string // the page file below the site folder
	Language  string
	Matter    Matter
	Lines     map[string]int // line of each front matter key that is set
	Body      []byte         // markdown after the front matter
	BodyLine  int            // line of the file on which Body starts, from 1
	Raw       []byte         // the whole file
	Demos     []Demo         // files below demos/, by name; a translation shares those of its page
	Preamble  Demo           // declares what its fences use and don't show, next to it; empty for none
	Modules   []Demo         // files next to it that its fences import, by name; none for a page in MDX
	Claims    Demo           // its file of claims, beside it; empty for none, and for a translation
	Keyboard  []KeyRow       // of its keyboard table; a translation has none
	Verified  Verified       // which claims and rows held in a browser; a translation has none
	Asked     []Asked        // what readers ask; a translation has none
	IDs       []string       // of the headings of a page that nobody wrote; nil derives them
	Included  []string       // files that it takes in, below the site folder
	Origins   []Origin       // where each line of Body was written; nil where all of it stands in the page
	Stories   []Story        // that it shows
	Presets   []Preset       // of its playgrounds, by the stories of their components
	Elements  *Elements      // of a page in MDX, whose Body has places for them; nil for markdown
	Generated bool           // nobody wrote it: it was made of what packages declare
	Fallback  bool           // stands for a translation that nobody has written
	Broken    bool           // the text can't be used, which is reported; only the address counts
}

// Demo is a file below a page's demos folder.
type Demo struct {
	Name string // path below demos/: BasicButtons.tsx, UnstyledButton/css/index.tsx
	Path string // below the site folder
	Text []byte
}

// File is published as it is: everything in public/, and the pictures and downloads that lie in a page's folder.
type File struct {
	Path string // below the site folder: public/favicon.ico
	URL  string // /favicon.ico
}

const (
	contentDir = "content"
	navDir     = "nav"
	publicDir  = "public"
	demosDir   = "demos"
	pageFile   = "index.md"
	configFile = "vitrine.yaml"
)

// Sizes above which a file is taken for a mistake, in bytes.
const (
	maxPage   = 2 << 20
	maxDemo   = 1 << 20
	maxConfig = 256 << 10
	// maxNavigation has room for 100,000 pages.
	maxNavigation = 4 << 20
	maxMatter     = 16 << 10
)

// Load reads the whole site. What can't be read or is wrong goes to problems; the tree then holds the rest.
func Load(fsys fs.FS, problems *diag.List) *Tree { return LoadFor(Deployment{}, fsys, problems) }

// LoadFor is Load for one of the places where the site stands.
func LoadFor(place Deployment, fsys fs.FS, problems *diag.List) *Tree {
	r := reader{fsys: fsys, problems: problems, place: place}
	tree := &Tree{Config: r.config(), Nav: r.navigation()}
	tree.Config.Shared = r.layers(tree.Config)
	tree.Queries = r.expectations()
	tree.Synonyms = r.synonyms()
	tree.News = r.news()
	tree.Redirects = r.redirects(redirectList)
	tree.Addresses = r.redirects(addressList)
	tree.Histories = r.histories(tree.Config)
	tree.Translations = r.translations(tree.Config.Languages)
	found := r.content()
	tree.Pages = r.pages(found.pages, tree.Config.Languages)
	r.reportStrays(found.strays, tree.Pages)
	tree.Files = append(found.files, r.public()...)
	r.pipes(".")
	r.addresses(tree)
	r.posts(tree)
	r.ownFiles(tree.Config)
	return tree
}

// Failure is the error of a site that can't be built: all of its problems, with at least one.
func Failure(problems *diag.List) error {
	if err := problems.Err(); err != nil {
		return err
	}
	return diag.Failure{Problems: []diag.Problem{{What: "The site has no pages.", Fix: "Write content/index.md."}}}
}

// LoadConfig reads vitrine.yaml alone.
func LoadConfig(fsys fs.FS, problems *diag.List) Config {
	return reader{fsys: fsys, problems: problems}.config()
}

// LoadPage reads one page file again, with the demos of its folder. It reports whether the page can be used.
func LoadPage(fsys fs.FS, file string, problems *diag.List) (Page, bool) {
	r := reader{fsys: fsys, problems: problems}
	language, ok := pageLanguage(path.Base(file))
	if !ok || !strings.HasPrefix(file, contentDir+"/") || !fs.ValidPath(file) {
		return Page{}, false
	}
	page := r.page(file, language)
	page.Demos = r.demos(page.Dir)
	if page.Language == vitrine.DefaultLanguage {
		r.readBeside(&page)
	}
	r.invisibleInDemos(page)
	return page, !page.Broken
}

// reader holds what every step of a load needs.
type reader struct {
	fsys     fs.FS
	problems *diag.List
	place    Deployment
}
