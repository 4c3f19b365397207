package typecheck

import (
	"errors"
	"fmt"
	"path"
	"regexp"
	"strings"

	"vitrine/internal/cache"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
	"vitrine/internal/vitrine"
)

const hintsKind = "hints"

// Hints are those for the demos of a page, by the paths of their files. A build has made them when it checked the
// demos; else the page is read by itself.
func (c *Checker) Hints(demos []source.Demo) (vitrine.Hints, error) {
	p := source.Page{Demos: demos}
	trace := c.Steps.Trace(typesKind, c.key(p))
	var known vitrine.Hints
	if whole := trace.Key(); whole != "" && c.Steps.Lookup(hintsKind, whole, &known) {
		return known, nil
	}
	w := c.demosOf(p, true)
	if len(w.units) == 0 {
		return known, nil
	}
	program, err := typescript.LoadProgram(c.Site, c.filesOf([]*work{w}), 1, c.disk())
	if err != nil {
		return known, fmt.Errorf("reading the types of demos: %w", err)
	}
	c.Steps.Count(hintsKind)
	made, err := hintsOf(program, p)
	if err != nil {
		return known, err
	}
	return made, c.keepHints(trace, made, newPackageGraph(program, c.packageOf).reached(w))
}

// keepHints keeps what a program says of a page's demos, under the key of their types.
func (c *Checker) keepHints(trace *cache.Trace, hints vitrine.Hints, reached [][]string) error {
	whole, err := trace.Done(reached...)
	if err != nil {
		return err
	}
	return c.Steps.Keep(hintsKind, whole, hints)
}

// hintsOf asks a program about all names in the demos of a page.
func hintsOf(program *typescript.Program, p source.Page) (vitrine.Hints, error) {
	hints := vitrine.Hints{Texts: []vitrine.Hint{}, Files: map[string][][]int{}}
	numbers := map[vitrine.Hint]int{}
	for _, d := range p.Demos {
		if path.Ext(d.Name) != ".tsx" {
			continue
		}
		found, err := program.Hints(d.Path)
		if err != nil && !errors.Is(err, typescript.ErrSlowCheck) {
			return hints, fmt.Errorf("reading the types of %s: %w", d.Path, err)
		}
		known := map[int]int{} // number of the text by offset of the name
		for _, h := range found {
			text := vitrine.Hint{Type: h.Text, Doc: h.Doc}
			if numbers[text] == 0 {
				hints.Texts = append(hints.Texts, text)
				numbers[text] = len(hints.Texts)
			}
			known[h.Start] = numbers[text]
		}
		hints.Files[d.Path] = namesOf(string(d.Text), known)
	}
	return hints, nil
}

// namePattern finds what may be a name: web/engine/tools/places.ts has the same.
var namePattern = regexp.MustCompile(`[\p{L}\p{Nl}$_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}$]*`)

// namesOf tells line for line which text each name has, 0 for none; the last ones of a line without any are left out.
func namesOf(text string, known map[int]int) [][]int {
	var lines [][]int
	offset := 0
	for line := range strings.Lines(text) {
		numbers := []int{}
		some := 0
		for _, at := range namePattern.FindAllStringIndex(line, -1) {
			numbers = append(numbers, known[offset+at[0]])
			if known[offset+at[0]] > 0 {
				some = len(numbers)
			}
		}
		lines = append(lines, numbers[:some])
		offset += len(line)
	}
	return lines
}
