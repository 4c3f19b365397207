package tsgo

import (
	"maps"
	"strings"

	"github.com/microsoft/typescript-go/internal/tspath"
)

// Trees is what programs of other folders may use of this one: the syntax trees of installed packages and of the
// platform, beside those that are there already. It has no checkers, which would keep all types that they learned.
func (p *compilation) Trees(already *compilation) *compilation {
	kept := &compilation{loaded: map[tspath.Path]*loaded{}}
	if already != nil {
		maps.Copy(kept.loaded, already.loaded)
	}
	for path, entry := range p.loaded {
		if entry.file != nil && (entry.library || strings.Contains(entry.file.FileName(), "/node_modules/")) {
			kept.loaded[path] = &loaded{file: entry.file, library: entry.library}
		}
	}
	return kept
}

// Parsed counts the files whose trees were made for this program.
func (p *compilation) Parsed() int { return int(p.parsed) }
