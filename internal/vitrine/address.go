package vitrine

import (
	"path"
	"slices"
	"strings"
)

// Every published address is made here, and nowhere else. An address begins with a slash; that of a page ends with one.

// Base is the path below which a site stands on its host, as in "/docs"; "" for the root. Nothing within the engine has
// it: path rules and comparisons read what stands behind it, since docs may be a product as well. It is put before an
// address when that leaves the engine, and taken off when one comes in.
type Base string

// Below is an address of the site as readers and browsers know it. Whatever is none stays as it is.
func (b Base) Below(address string) string {
	if !strings.HasPrefix(address, "/") || strings.HasPrefix(address, "//") {
		return address
	}
	return string(b) + address
}

// Within is an address without the base; ok is false for one that is not below it.
func (b Base) Within(address string) (within string, ok bool) {
	within, ok = strings.CutPrefix(address, string(b))
	return within, ok && strings.HasPrefix(within, "/")
}

// Root is the address of the home.
func (b Base) Root() string { return b.Below(HomePath) }

// Addresses that exist once.
const (
	HomePath       = "/"
	NotFoundPath   = "/404.html"
	NotFoundPage   = "/404/" // in the tree of pages
	BlogPath       = "/blog/"
	RSSPath        = "/blog/rss.xml"
	AtomPath       = "/blog/atom.xml"
	LLMsPath       = "/llms.txt"
	LLMsFullPath   = "/llms-full.txt"
	MCPPath        = "/mcp" // answered by the server alone
	SignPath       = "/favicon.svg"
	LicensesPath   = "/licenses.txt"
	PackagesPath   = "/packages.json"
	NewsPath       = "/news.json"     // what is behind the bell in the header
	PagesPath      = "/pages.json"    // what the page of errors offers
	VersionsPath   = "/versions.json" // labels, places and pages of all versions
	RobotsPath     = "/robots.txt"
	SitemapPath    = "/sitemap.xml"
	WorkerPath     = "/sw.js"
	RedirectsPath  = "/_redirects"
	HeadersPath    = "/_headers"
	VercelPath     = "/vercel.json"
	NoJekyllPath   = "/.nojekyll"
	OpenSearchPath = "/opensearch.xml"
	BasePath       = "/.base"    // tells our server where the site stands; only of sites with a base
	SandboxPath    = "/sandbox/" // the page that edited demos run in
	SandboxModules = "/sandbox/modules.json"
	// ExperimentsPath is where test pages of the documentation itself stand; production builds leave them out
	// (specification §2).
	ExperimentsPath = "/experiments/"
)

// SandboxHosts are where the buttons below a demo send it to; pages may post there without being told.
var SandboxHosts = []string{"https://codesandbox.io", "https://stackblitz.com"}

const (
	assetsPath     = "/assets/"
	demosFolder    = "demos/"
	searchFolder   = "search/"
	hintsFile      = "hints.json"
	editingFolder  = "/editing/"
	sourceEnding   = ".txt" // every host sends that as text
	searchPage     = "/search/"
	answerPage     = searchPage + "answer/" // in the tree of pages; published as a file that only servers read
	answerFile     = "answer.html"
	indexFile      = "index.html"
	markdownFile   = "index.md"
	highlightedEnd = ".html"
	diagramStem    = "diagram-"
)

// AssetPath is the address of a file whose name changes with its content.
func AssetPath(name string) string { return assetsPath + name }

// AssetName is the name of such a file by its address.
func AssetName(address string) (name string, ok bool) { return strings.CutPrefix(address, assetsPath) }

// SandboxPart is the address of a part of the modules that edited demos may import.
func SandboxPart(name string) string { return AssetPath("sandbox/" + name) }

// CardPath is the address of the picture of a link preview, by the sum of what it shows.
func CardPath(sum string) string { return AssetPath("card-" + sum + ".png") }

// DiagramPath is the address of a picture that a text describes, by the sum of its content.
func DiagramPath(sum string) string { return AssetPath(diagramStem + sum + ".svg") }

// IsDiagram says whether an address has the form of such a one.
func IsDiagram(address string) bool { return strings.HasPrefix(address, AssetPath(diagramStem)) }

// PagePath is the address of a page in a language. The page of errors stands where hosts look for it.
func PagePath(path, language string) string {
	switch address := InLanguage(path, language); address {
	case NotFoundPage:
		return NotFoundPath
	case InLanguage(answerPage, language):
		return SearchAnswerPath(language)
	default:
		return address
	}
}

// SearchPagePath is the address of the search as a page.
func SearchPagePath(language string) string { return InLanguage(searchPage, language) }

// SearchAnswerPath is the address of the template in which a server answers searches without scripts.
func SearchAnswerPath(language string) string { return InLanguage(searchPage, language) + answerFile }

// AnswersSearch takes the address of the search as a page apart: what is before it belongs to its language.
func AnswersSearch(address string) (root string, ok bool) {
	if root, ok = strings.CutSuffix(address, searchPage); !ok {
		return "", false
	}
	return root + "/", true
}

// IsSearchAnswer says whether an address is that of a template for answers.
func IsSearchAnswer(address string) bool { return strings.HasSuffix(address, searchPage+answerFile) }

// SearchPage is the path of the search as a page in the tree of pages, that of the template if it is one.
func SearchPage(template bool) string {
	if template {
		return answerPage
	}
	return searchPage
}

// MarkdownPath is the address of a page as markdown.
func MarkdownPath(page string) string { return page + markdownFile }

// MarkdownPage is the page whose markdown an address is.
func MarkdownPage(address string) (page string, ok bool) {
	page, ok = strings.CutSuffix(address, markdownFile)
	return page, ok && strings.HasSuffix(page, "/")
}

// PlainMarkdownPath is a second address of a page as markdown, which readers guess: /lib/button.md.
func PlainMarkdownPath(page string) string { return strings.TrimSuffix(page, "/") + ".md" }

// LLMsOf is the address of the map of a product for programs, by its home.
func LLMsOf(home string) string { return strings.TrimSuffix(home, "/") + LLMsPath }

// LLMsFullOf is the address of all texts of a product.
func LLMsFullOf(home string) string { return strings.TrimSuffix(home, "/") + LLMsFullPath }

// FramePath is the address of the page of one demo: /lib/react-app-bar/demos/AppBarHide/.
func FramePath(page, demo string) string { return page + demosFolder + demo + "/" }

// SourcePath is the address of the text of a demo's file.
func SourcePath(page, file string) string { return page + demosFolder + file + sourceEnding }

// HighlightedPath is the address of the same text with colors, which is a part of a page.
func HighlightedPath(source string) string {
	return strings.TrimSuffix(source, sourceEnding) + highlightedEnd
}

// DemoStylePath is the address of the stylesheet that a demo brings.
func DemoStylePath(page, demo string) string { return page + demosFolder + demo + ".css" }

// PicturePath is the address of a picture that demos of a page import, by the name of its file. What shows a demo
// outside of its page finds it beside the source; the demo itself asks for a name that changes with its content.
func PicturePath(page, file string) string { return page + demosFolder + file }

// IsPicture says by its ending whether a file is a picture that demos may import.
func IsPicture(file string) bool {
	return slices.Contains(PictureEndings, path.Ext(file))
}

// PictureEndings are the endings of pictures that demos may import.
var PictureEndings = []string{".svg", ".png", ".webp", ".avif", ".jpg", ".jpeg", ".gif"}

// HintsPath is the address of what the names in the demos of a page are.
func HintsPath(page string) string { return page + demosFolder + hintsFile }

// EditingPath is the address of what the editor knows: of a package, of a component, of names that many share.
func EditingPath(of string) string { return editingFolder + of + ".json" }

// EditingOf is what such an address is about.
func EditingOf(address string) (of string, ok bool) {
	of, below := strings.CutPrefix(address, editingFolder)
	of, isFile := strings.CutSuffix(of, ".json")
	return of, below && isFile
}

// DemoPage is the page that the address of a demo's file or frame belongs to.
func DemoPage(address string) (page string, ok bool) {
	i := strings.LastIndex(strings.TrimSuffix(address, "/"), "/"+demosFolder)
	if i < 0 {
		return "", false
	}
	return address[:i+1], true
}

// TreePath is where the whole navigation of a product stands, once for all of its pages. The address does not change
// with the content: no page has to be made anew because another was added.
func TreePath(product, language string) string { return InLanguage("/nav/"+product+".html", language) }

// SearchPath is where the search index of a language begins: the file that names the others. The address does not
// change with the content either.
func SearchPath(language string) string { return InLanguage("/search/core.json", language) }

// SearchPart is the address of another file of the index, by the hash of its content.
func SearchPart(hash string) string { return AssetPath(searchFolder + hash + ".json") }

// IsSearchPart says whether an address has the form of such a file's.
func IsSearchPart(address string) bool { return strings.HasPrefix(address, AssetPath(searchFolder)) }

// OutputFile is the file of an address in the published folder: /a/b/ is a/b/index.html.
func OutputFile(address string) string {
	name := strings.TrimPrefix(address, "/")
	if name == "" || strings.HasSuffix(name, "/") {
		name += indexFile
	}
	return name
}

// OutputAddress is the address of a file of the published folder.
func OutputAddress(file string) string {
	if file == indexFile || strings.HasSuffix(file, "/"+indexFile) {
		file = strings.TrimSuffix(file, indexFile)
	}
	return "/" + file
}
