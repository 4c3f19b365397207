package typecheck

import (
	"fmt"
	"path"
	"path/filepath"
	"regexp"

	"vitrine/internal/diag"
)

var referencePath = regexp.MustCompile(`(?m)^[ \t]*///[ \t]*<reference[^>\n]*\bpath[ \t]*=[ \t]*["']([^"'\n]+)["']`)

// unreadableReferences are comments of a file that ask the compiler for files which may not be read: it passes over
// what does not exist for it, and says nothing.
func (c *Checker) unreadableReferences(name string, text []byte) []diag.Problem {
	if c.Readable == nil {
		return nil
	}
	var problems []diag.Problem
	for _, at := range referencePath.FindAllSubmatchIndex(text, -1) {
		named := string(text[at[2]:at[3]])
		file := filepath.FromSlash(named)
		if !filepath.IsAbs(file) {
			file = filepath.Join(c.Site, filepath.FromSlash(path.Dir(name)), file)
		}
		if c.Readable(file) {
			continue
		}
		line, column := diag.Position(text, at[2])
		problems = append(problems, diag.Problem{File: name, Line: line, Column: column,
			Excerpt: diag.Excerpt(text, line),
			What:    fmt.Sprintf("The reference to %q leads out of the site and its packages.", named),
			Why:     "An untrusted build reads nothing else: whatever it read could be published.",
			Fix:     "Put the file into the site, or take the reference out."})
	}
	return problems
}
