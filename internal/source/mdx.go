package source

import (
	"path"
	"regexp"
	"strings"
)

// mdxExtension ends the names of pages in MDX.
const mdxExtension = ".mdx"

// Elements are what a page in MDX has beside markdown. Their code has the lines and, but for what is added, the columns
// of the page's text.
type Elements struct {
	Module  string         // imports, exports and declarations
	Names   []string       // that these declare
	Imports []ModuleImport // in the module
	List    []PageElement
	Media   []Media
}

// Media is an address of another host in an element that is rendered.
type Media struct {
	Element string // img, iframe, video, audio
	Address string
	File    string
	Line    int
	Column  int
	Excerpt string
}

// ModuleImport is a statement that names a module.
type ModuleImport struct {
	Module     string
	Names      []string
	Start, End int    // bytes of its name, with quotes
	From       string // file that it is written in
}

// PageElement is an element or an expression.
type PageElement struct {
	File   string // that it is written in
	Line   int
	Inline bool   // it stands within a line
	Client string // when it comes to life: load, idle, visible; "" for never
	Text   string // what is known of the text that it shows
	Code   string // of a module whose default export renders it, without imports
}

// IsMDX says whether a page is written in MDX.
func (p Page) IsMDX() bool { return path.Ext(p.File) == mdxExtension }

// hasModule says whether a source file lies beside a page in MDX, which imports such files.
func (p Page) hasModule(file string) bool {
	return p.IsMDX() && strings.HasPrefix(file, p.Dir+"/") && path.Ext(file) != ".html"
}

var (
	// import Intro from './_intro.mdx'
	textImport = regexp.MustCompile(`^import\s+([A-Z]\w*)\s+from\s+['"](\.{1,2}/[^'"]+\.mdx?)['"];?[ \t]*$`)
	// import { Card } from './Card', in one line
	statement = regexp.MustCompile(`^import\s+(\S.*?)\s+from\s+['"]([^'"]+)['"]\s*;?\s*$`)
	loneTag   = regexp.MustCompile(`^<([A-Z]\w*)\s*/>[ \t]*$`)
)

// textsOf takes in texts that a page in MDX imports, where their elements stand alone on a line. Code shows both as
// they are written.
func (r reader) textsOf(page *Page) {
	if !page.IsMDX() {
		return
	}
	lines := strings.Split(string(page.Body), "\n")
	prose := outsideFences(lines)
	imports := map[string]int{} // lines, by the names of elements
	for _, i := range prose {
		if found := textImport.FindStringSubmatch(lines[i]); found != nil {
			imports[found[1]] = i
		}
	}
	taken := map[int]bool{}
	for _, i := range prose {
		found := loneTag.FindStringSubmatch(lines[i])
		if found == nil {
			continue
		}
		if at, ok := imports[found[1]]; ok {
			lines[i] = "<!--@include: " + textImport.FindStringSubmatch(lines[at])[2] + "-->"
			taken[at] = true
		}
	}
	for at := range taken {
		lines[at] = ""
	}
	page.Body = []byte(strings.Join(lines, "\n"))
}

// imported notes an import of a page in MDX, and says whether the page has it already: texts that it takes in may
// import what it imports itself.
func (in *includer) imported(file, line string) bool {
	found := statement.FindStringSubmatch(line)
	if found == nil || !in.page.IsMDX() {
		return false
	}
	module := found[2]
	if strings.HasPrefix(module, ".") {
		module = path.Join("/", path.Dir(file), module)
	}
	key := strings.Join(strings.Fields(found[1]), " ") + " " + module
	if in.imports == nil {
		in.imports = map[string]bool{}
	}
	known := in.imports[key] && len(in.open) > 1
	in.imports[key] = true
	return known
}

// outsideFences are the numbers of the lines that no fence holds.
func outsideFences(lines []string) (prose []int) {
	fence := ""
	for i, line := range lines {
		if fence != "" {
			if closes(line, fence) {
				fence = ""
			}
			continue
		}
		if fence = opened(line); fence == "" {
			prose = append(prose, i)
		}
	}
	return prose
}
