package migration

import (
	"io/fs"
	"path"
	"strconv"
	"strings"
)

// child is what stands in a folder.
type child struct {
	name     string // below the project
	isFolder bool
}

// children are what stands in a folder, by name.
func (p *project) children(folder string) (found []child) {
	entries, err := fs.ReadDir(p.fsys, folder)
	if err != nil {
		return nil // there is no such folder
	}
	for _, e := range entries {
		found = append(found, child{path.Join(folder, e.Name()), e.IsDir()})
	}
	return found
}

// leading is the number with which a name begins.
func leading(name string) float64 {
	digits := name[:len(name)-len(strings.TrimLeft(name, "0123456789"))]
	number, err := strconv.ParseFloat(digits, 64)
	if err != nil {
		return unplaced
	}
	return number
}
