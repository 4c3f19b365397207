package assets

import (
	"path"
	"path/filepath"
	"strings"

	"vitrine/internal/typescript"
)

// completeDemo is what runs of a demo's file: the file itself, or what it shows where it was written for something
// else.
func completeDemo(file string, text []byte) string {
	parsed, problems := typescript.Parse(filepath.ToSlash(file), text)
	name := path.Base(filepath.ToSlash(file))
	if shown, ok := parsed.Shown(strings.TrimSuffix(name, path.Ext(name))); ok && len(problems) == 0 {
		return shown.Code
	}
	return string(text)
}
