package typecheck

import (
	"fmt"
	"path"
	"path/filepath"
	"regexp"

	"vitrine/internal/diag"
	"vitrine/internal/source"
)

var referencePath = regexp.MustCompile(`(?m)^[ \t]*///[ \t]*<reference[^>\n]*\bpath[ \t]*=[ \t]*["']([^"'\n]+)["']`)

// unreadableReferences are comments of demos that ask the compiler for files which may not be read: it passes over what
// does not exist for it, and says nothing.
func (c *Checker) unreadableReferences(p source.Page) []diag.Problem {
	if c.Readable == nil {
		return nil
	}
	var problems []diag.Problem
	for _, d := range p.Demos {
		for _, at := range referencePath.FindAllSubmatchIndex(d.Text, -1) {
			name := string(d.Text[at[2]:at[3]])
			file := filepath.FromSlash(name)
			if !filepath.IsAbs(file) {
				file = filepath.Join(c.Site, filepath.FromSlash(path.Dir(d.Path)), file)
			}
			if c.Readable(file) {
				continue
			}
			line, column := diag.Position(d.Text, at[2])
			problems = append(problems, diag.Problem{File: d.Path, Line: line, Column: column,
				Excerpt: diag.Excerpt(d.Text, line),
				What:    fmt.Sprintf("The reference to %q leads out of the site and its packages.", name),
				Why:     "An untrusted build reads nothing else: whatever it read could be published.",
				Fix:     "Put the file into the site, or take the reference out."})
		}
	}
	return problems
}
