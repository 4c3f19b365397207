package migration

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
)

// files are those of a project, and of folders next to it that its configuration names.
type files struct {
	root   string
	beside []string // such as ../docs
}

// Open implements fs.FS. Names of folders next to the project begin with “../”.
func (f *files) Open(name string) (fs.File, error) {
	for _, folder := range f.beside {
		if rest, ok := strings.CutPrefix(name+"/", folder+"/"); ok {
			return os.DirFS(filepath.Join(f.root, filepath.FromSlash(folder))).Open(path.Clean(rest))
		}
	}
	return os.DirFS(f.root).Open(name)
}

// reach makes the files of a folder readable that the configuration names, wherever it is.
func (p *project) reach(folder string) string {
	folder = path.Clean(folder)
	if strings.HasPrefix(folder, "../") {
		p.fsys.beside = append(p.fsys.beside, folder)
	}
	return folder
}

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
