package workspace

import (
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// endings are those of sources, in the order in which a path without one is tried.
var endings = []string{".tsx", ".ts", ".mts", ".jsx", ".js"}

// declarations and scripts are what builds write; the longest ending first.
var built = []string{".d.ts", ".d.mts", ".d.cts", ".mjs", ".cjs", ".js", ".jsx"}

// builds are the folders that builds write into, and those within them for dialects of JavaScript.
var (
	builds   = []string{"dist", "lib", "build", "out", "es", "esm", "cjs", "types", "output"}
	dialects = []string{"es", "esm", "cjs", "types", "module", "node", "browser", "src", "source", "mjs", "js"}
)

// written is the source of a file that a manifest names: the file itself where it is one, else what TypeScript says
// that it is made of, else what lies at its place below src.
func (w *Workspace) written(t *trial, folder, named string) string {
	file := filepath.Join(folder, filepath.FromSlash(named))
	if isDeclaration(named) || !slices.Contains([]string{".ts", ".tsx", ".mts"}, path.Ext(named)) {
		if made := w.madeOf(t, folder, file); made != "" {
			return made
		}
		return conventional(t, folder, named)
	}
	if t.isRegular(file) {
		return file
	}
	return ""
}

// madeOf maps a file of the project's output to its source.
func (w *Workspace) madeOf(t *trial, folder, file string) string {
	for p := range w.projectFor(t, folder).each() {
		for _, out := range []string{p.outDir, p.declarationDir} {
			if out == "" {
				continue
			}
			below, ok := strings.CutPrefix(file, out+string(filepath.Separator))
			if !ok {
				continue
			}
			for _, root := range []string{p.rootDir, filepath.Join(p.folder, "src"), p.folder} {
				if root == "" {
					continue
				}
				if source := t.script(filepath.Join(root, withoutBuilt(below)), false); source != "" {
					return source
				}
			}
		}
	}
	return ""
}

// conventional is what most projects mean: what a build writes into dist comes out of src.
func conventional(t *trial, folder, named string) string {
	segments := strings.Split(path.Clean(withoutBuilt(filepath.ToSlash(named))), "/")
	if len(segments) < 2 || !slices.Contains(builds, segments[0]) {
		return ""
	}
	for segments = segments[1:]; ; segments = segments[1:] {
		rest := path.Join(segments...)
		if source := t.script(filepath.Join(folder, "src", filepath.FromSlash(rest)), true); source != "" {
			return source
		}
		if len(segments) < 2 || !slices.Contains(dialects, segments[0]) {
			return ""
		}
	}
}

func withoutBuilt(name string) string {
	for _, ending := range built {
		if stem, ok := strings.CutSuffix(name, ending); ok {
			return stem
		}
	}
	return name
}

func isDeclaration(name string) bool {
	return strings.HasSuffix(name, ".d.ts") || strings.HasSuffix(name, ".d.mts") || strings.HasSuffix(name, ".d.cts")
}

// script is the file that a path without its ending means, or the first of a folder. What is built beside its source is
// none where only types count.
func (t *trial) script(stem string, typed bool) string {
	for _, ending := range endings {
		if typed && ending == ".js" {
			continue
		}
		if t.isRegular(stem + ending) {
			return stem + ending
		}
	}
	for _, ending := range endings {
		if index := filepath.Join(stem, "index"+ending); t.isRegular(index) {
			return index
		}
	}
	return ""
}

func isRegular(file string) bool {
	info, err := os.Stat(file)
	return err == nil && info.Mode().IsRegular()
}
