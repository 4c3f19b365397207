package workspace

import (
	"maps"
	"path/filepath"
	"slices"
	"strings"
)

// trial is what is looked at for one answer, whether it is there or not.
type trial struct{ files []string }

func (t *trial) add(files ...string) { t.files = append(t.files, files...) }

func (t *trial) isRegular(file string) bool {
	t.add(file)
	return isRegular(file)
}

// projectFor is the project of the files in a folder, with the files that say so.
func (w *Workspace) projectFor(t *trial, folder string) *project {
	found := w.projectOf(folder)
	for dir := folder; strings.HasPrefix(dir+string(filepath.Separator), w.root+string(filepath.Separator)); {
		for _, name := range configNames {
			t.add(filepath.Join(dir, name))
		}
		if found != nil && dir == found.folder {
			break
		}
		dir = filepath.Dir(dir)
	}
	for p := range found.each() {
		t.add(p.files...)
	}
	return found
}

// keep remembers what an answer was made of: by the file that asked, and by the one that it leads to, which stands for
// those who ask without a file.
func (w *Workspace) keep(t *trial, importer, file string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, name := range []string{importer, file} {
		if name == "" || len(t.files) == 0 {
			continue
		}
		if w.consulted[name] == nil {
			w.consulted[name] = map[string]bool{}
		}
		for _, tried := range t.files {
			w.consulted[name][tried] = true
		}
	}
}

// Consulted are the files, there or not, that decide where the imports of a file lead, and why imports lead to it:
// whoever reads the file depends on them. They come in no order.
func (w *Workspace) Consulted(file string) []string {
	if w == nil {
		return nil
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	return slices.Collect(maps.Keys(w.consulted[file]))
}
