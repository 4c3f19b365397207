package mdx

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"strings"

	"vitrine/internal/cache"
	"vitrine/internal/diag"
	"vitrine/internal/source"
)

// Reader reads the pages of a site that are written in MDX.
type Reader struct {
	Site     string // folder of the site, absolute
	Steps    *cache.Cache
	Parallel func(n int, do func(i int))
	// Parse asks the compiler that is installed for a project, and answers with JSON. It may be called from many
	// goroutines.
	Parse func(project, text string) ([]byte, error)

	dollars bool // see markdown.Input
}

// answer is what the compiler says.
type answer struct {
	Parsed
	Missing string `json:"missing"` // why there is none
}

// Pages puts the texts of pages in MDX into our dialect, in place.
func (r *Reader) Pages(tree *source.Tree, problems *diag.List) {
	pages := tree.Pages
	r.dollars = tree.Config.Math
	found := make([]diag.List, len(pages))
	r.Parallel(len(pages), func(i int) { r.Page(&pages[i], &found[i]) })
	for i := range found { // in order: what pages share has the words of the first
		problems.Add(found[i].Problems()...)
	}
}

// Page does so for one page; one in markdown stays as it is.
func (r *Reader) Page(p *source.Page, problems *diag.List) {
	if !p.IsMDX() || p.Broken || p.Elements != nil {
		return
	}
	parsed, err := r.parse(p.Body)
	if err != nil {
		problems.Add(diag.Problem{File: p.File, What: "The page can't be read as MDX: " + err.Error() + ".",
			Why: "Its elements would be missing.",
			Fix: "Install the compiler of MDX beside the site: npm install @mdx-js/mdx. Or name the page index.md."})
		p.Broken = true
		return
	}
	read := Read(Input{Body: p.Body, Parsed: parsed})
	origin := func(line int) (string, int) { return p.At(p.BodyLine + line - 1) }
	for _, problem := range read.Problems {
		problem.File, problem.Line = origin(problem.Line)
		problems.Add(problem)
	}
	p.Broken = len(read.Problems) > 0
	elements := &source.Elements{Module: below(read.Module, p.BodyLine), Names: read.Names, List: read.Elements}
	start := p.BodyLine - 1 // that many ends of lines stand before the text
	for _, i := range parsed.Imports {
		line, _ := diag.Position(p.Body, i.Start)
		from, _ := origin(line)
		elements.Imports = append(elements.Imports, source.ModuleImport{Module: i.Module, Names: i.Names,
			Start: i.Start + start, End: i.End + start, From: from})
	}
	for i := range elements.List {
		e := &elements.List[i]
		e.File, e.Line = origin(e.Line)
		e.Code = below(e.Code, p.BodyLine)
	}
	for _, one := range read.Media {
		one.File, one.Line = origin(one.Line)
		elements.Media = append(elements.Media, one)
	}
	origins := make([]source.Origin, len(read.Lines))
	for i, line := range read.Lines {
		origins[i].File, origins[i].Line = origin(line)
	}
	p.Body, p.Origins, p.Elements = read.Body, origins, elements
}

// below is code on the lines of a file whose text begins at one of them.
func below(code string, line int) string { return strings.Repeat("\n", line-1) + code }

// parse is what the compiler reads in a text, remembered.
func (r *Reader) parse(body []byte) (Parsed, error) {
	masked := Masked(body, r.dollars)
	return cache.Value(r.Steps, "mdx", cache.Key("mdx", cache.Sum(masked)), func() (Parsed, error) {
		said, err := r.Parse(filepath.Dir(r.Site), string(masked))
		if err != nil {
			return Parsed{}, err
		}
		var a answer
		if err := json.Unmarshal(said, &a); err != nil {
			return Parsed{}, err
		}
		if a.Missing != "" {
			return Parsed{}, fmt.Errorf("there is no compiler of MDX: %s", a.Missing)
		}
		return a.Parsed, nil
	})
}
