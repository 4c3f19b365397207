package bundle

import (
	"regexp"
)

// commented are the places of unminified code that name the file that what follows was read from: comments, and the
// keys of CommonJS modules.
var commented = regexp.MustCompile(`(?m)^(// |/\* |\s*")(\.\./[^"\n]*?)( \*/|"\(.*|)$`)

// placeless names files of packages in the comments of code alike, however far from the site they lie.
func (b *Bundler) placeless(code []byte, m *metafile) []byte {
	return commented.ReplaceAllFunc(code, func(line []byte) []byte {
		parts := commented.FindSubmatch(line)
		input := string(parts[2])
		if _, known := m.Inputs[input]; !known {
			return line
		}
		file, _ := b.file(input)
		return []byte(string(parts[1]) + b.options.Names.Name(file) + string(parts[3]))
	})
}
