package source

import (
	"bytes"
	"io/fs"
	"path"
	"slices"
	"strings"

	"vitrine/internal/vitrine"
)

// fenceFiles reads the files next to a page with which its fences are compiled: its preamble, and the modules that
// fences or other modules import. Modules next to a page in MDX are the page's own.
func (r reader) fenceFiles(page *Page) {
	entries, _ := fs.ReadDir(r.fsys, page.Dir) // content has read the folder
	imports := page.Body
	var modules []Demo
	for _, entry := range entries {
		name, file := entry.Name(), path.Join(page.Dir, entry.Name())
		isPreamble := name == vitrine.PreambleFile
		if !entry.Type().IsRegular() || ignored(name) || !isPreamble && (page.IsMDX() || !isFenceModule(name)) {
			continue
		}
		text, ok := r.file(file, maxDemo)
		switch one := (Demo{Name: name, Path: file, Text: text}); {
		case !ok:
		case isPreamble:
			page.Preamble = one
		default:
			modules = append(modules, one)
			imports = slices.Concat(imports, text)
		}
	}
	page.Modules = slices.DeleteFunc(modules, func(d Demo) bool { return !isImported(imports, d.Name) })
}

func isFenceModule(name string) bool {
	return (path.Ext(name) == ".ts" || path.Ext(name) == ".tsx") && !isTried(name) && !isPart(name)
}

// isImported reports whether code imports the module of a file next to it.
func isImported(code []byte, name string) bool {
	name = strings.TrimSuffix(strings.TrimSuffix(strings.TrimSuffix(name, ".tsx"), ".ts"), ".d")
	return bytes.Contains(code, []byte("'./"+name+"'")) || bytes.Contains(code, []byte(`"./`+name+`"`))
}
