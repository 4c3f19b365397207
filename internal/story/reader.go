// Package story finds the stories that pages show: modules in the Component Story Format, written for Storybook.
//
// In: pages, the folders of the project's sources. Out: for each story the code that readers see, and what is to be
// composed when it runs; a directive that names a module alone stands for all of its stories. Never here: running
// stories, which web/engine/story composes; pages in MDX, which are put into our dialect before.
package story

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"

	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// Pages reads what comes before stories in a page.
type Pages interface {
	Pages(tree *source.Tree, problems *diag.List)
	Page(p *source.Page, problems *diag.List)
}

// Reader finds the stories of one site.
type Reader struct {
	Before   Pages
	Site     string                 // folder of the site, absolute
	Folders  func() []string        // where the library's sources stand, absolute
	Readable func(file string) bool // files that may be read; nil for all

	files func() []string // modules of stories in the library's sources
}

// Pages finds the stories of pages, in place.
func (r Reader) Pages(tree *source.Tree, problems *diag.List) {
	r.Before.Pages(tree, problems)
	r.files = sync.OnceValue(r.storyFiles)
	for i := range tree.Pages {
		r.find(&tree.Pages[i], problems)
	}
}

// Page does so for one page.
func (r Reader) Page(p *source.Page, problems *diag.List) {
	r.Before.Page(p, problems)
	r.files = sync.OnceValue(r.storyFiles)
	r.find(p, problems)
}

var (
	played    = regexp.MustCompile(`^\s*\{\{.*"playground"\s*:\s*"([^"]+)".*\}\}\s*$`)
	directive = regexp.MustCompile(`^\s*\{\{.*"story"\s*:\s*"([^"]+)".*\}\}\s*$`)
	fence     = regexp.MustCompile("^[\\s>]*(```+|~~~+)")
)

// finder is the page that is read.
type finder struct {
	Reader
	page     *source.Page
	problems *diag.List
	modules  map[string]*module // by the names that directives give them; nil for one that can't be shown
	line     int                // of the directive, in the page's text
	text     string
}

func (r Reader) find(p *source.Page, problems *diag.List) {
	if p.Generated || p.Broken || !strings.Contains(string(p.Body), `"story"`) &&
		!strings.Contains(string(p.Body), `"playground"`) {
		return
	}
	f := &finder{Reader: r, page: p, problems: problems, modules: map[string]*module{}}
	var lines []string
	var origins []source.Origin
	marks := ""
	for i, line := range strings.Split(string(p.Body), "\n") {
		file, at := p.At(p.BodyLine + i)
		shown := []string{line}
		if opened := fence.FindStringSubmatch(line); opened != nil {
			marks = toggled(marks, opened[1])
		} else if named := directive.FindStringSubmatch(line); named != nil && marks == "" {
			f.line, f.text = i, line
			shown = f.directive(named[1])
		} else if named := played.FindStringSubmatch(line); named != nil && marks == "" {
			f.preset(named[1])
		}
		for _, one := range shown {
			lines, origins = append(lines, one), append(origins, source.Origin{File: file, Line: at})
		}
	}
	if text := strings.Join(lines, "\n"); text != string(p.Body) {
		p.Body, p.Origins = []byte(text), origins
	}
}

// toggled is the fence that is open behind a line of marks.
func toggled(open, marks string) string {
	switch {
	case open == "":
		return marks
	case strings.HasPrefix(marks, open):
		return ""
	}
	return open
}

// directive notes the stories that a directive names, and returns the lines that stand for it.
func (f *finder) directive(named string) []string {
	name, export, single := strings.Cut(named, "#")
	m := f.module(name)
	if m == nil {
		return []string{f.text}
	}
	if single {
		f.note(m, named, export)
		return []string{f.text}
	}
	var lines []string
	for _, s := range m.listed() {
		of := named + "#" + s.Name
		f.note(m, of, s.Name)
		lines = append(lines, strings.Replace(f.text, `"`+named+`"`, `"`+of+`"`, 1), "")
	}
	return lines
}

func (f *finder) note(m *module, of, export string) {
	if slices.ContainsFunc(f.page.Stories, func(s source.Story) bool { return s.Of == of }) {
		return // shown twice, which is told where it is resolved
	}
	at := slices.IndexFunc(m.stories.Stories, func(s exported) bool { return s.Name == export })
	if at < 0 {
		f.unknownStory(m, export)
		return
	}
	f.page.Stories = append(f.page.Stories, m.story(m.stories.Stories[at], of))
}

// wrong reports what is wrong with the directive.
func (f *finder) wrong(p diag.Problem) {
	p.File, p.Line = f.page.At(f.page.BodyLine + f.line)
	p.Excerpt = f.text
	f.problems.Add(p)
}

func (f *finder) unknownStory(m *module, export string) {
	var names []string
	for _, s := range m.stories.Stories {
		names = append(names, s.Name)
	}
	fix := diag.DidYouMean(export, names)
	switch {
	case fix != "":
	case len(names) == 0:
		fix = "Export one: export const Primary = { args: { … } };"
	default:
		fix = "It has " + strings.Join(names, ", ") + "."
	}
	f.wrong(diag.Problem{What: fmt.Sprintf("%s has no story %s.", m.file, diag.Quote(export)),
		Why: "The page would have a hole where readers expect an example.", Fix: fix})
}

// module reads the module that a directive names, once.
func (f *finder) module(name string) *module {
	if known, ok := f.modules[name]; ok {
		return known
	}
	f.modules[name] = nil
	file := f.locate(name)
	if file == "" {
		return nil
	}
	below, err := filepath.Rel(f.Site, file)
	if err != nil {
		below = file
	}
	below = filepath.ToSlash(below)
	if !slices.Contains(f.page.Included, below) {
		f.page.Included = append(f.page.Included, below)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		f.wrong(diag.Problem{What: fmt.Sprintf("The stories in %s can't be read: %v.", below, err),
			Why: "The page would have a hole where readers expect an example.", Fix: "Check its permissions."})
		return nil
	}
	f.modules[name] = f.read(below, text)
	return f.modules[name]
}

// locate finds the file that a directive names: seen from the page, else anywhere in the library's sources.
func (f *finder) locate(name string) string {
	dir := filepath.Join(f.Site, filepath.FromSlash(f.page.Dir))
	if file := filepath.Join(dir, filepath.FromSlash(name)); f.has(file) {
		return file
	}
	var found, others []string
	for _, file := range f.files() {
		slashed := filepath.ToSlash(file)
		if !strings.HasPrefix(name, ".") && strings.HasSuffix(slashed, "/"+name) {
			found = append(found, slashed)
		}
		others = append(others, filepath.Base(file))
	}
	p := diag.Problem{What: fmt.Sprintf("There is no module of stories %s.", diag.Quote(name)),
		Why: "The page would have a hole where readers expect an example.",
		Fix: "Name it as the page sees it, or by the end of its path in the library's sources."}
	switch {
	case len(found) == 1:
		return filepath.FromSlash(found[0])
	case len(found) > 1:
		p.What = fmt.Sprintf("%s may be %d modules of stories.", diag.Quote(name), len(found))
		p.Fix = fmt.Sprintf("Write more of its path, as in %s.", diag.Quote(vitrine.ShortestEnding(found[0], found)))
	default:
		if near := diag.DidYouMean(filepath.Base(filepath.FromSlash(name)), others); near != "" {
			p.Fix = near
		}
	}
	f.wrong(p)
	return ""
}

func (r Reader) has(file string) bool {
	info, err := os.Stat(file)
	return err == nil && info.Mode().IsRegular() && (r.Readable == nil || r.Readable(file))
}
