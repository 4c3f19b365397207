package story

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

var storyFile = regexp.MustCompile(`\.stor(?:y|ies)\.(?:tsx|ts|jsx|js)$`)

// storyFiles are the modules of stories in the library's sources, in the order of their paths.
func (r Reader) storyFiles() (files []string) {
	for _, folder := range r.Folders() {
		files = append(files, Files(folder)...)
	}
	return slices.DeleteFunc(files, func(file string) bool { return !r.has(file) })
}

// Files are the modules of stories below a folder, without what somebody installed or built.
func Files(folder string) (files []string) {
	filepath.WalkDir(folder, func(file string, entry fs.DirEntry, err error) error { // what can't be read has none
		switch {
		case err != nil:
		case entry.IsDir() && file != folder && (strings.HasPrefix(entry.Name(), ".") ||
			slices.Contains([]string{"node_modules", "dist", "build", "coverage"}, entry.Name())):
			return filepath.SkipDir
		case entry.Type().IsRegular() && storyFile.MatchString(entry.Name()):
			files = append(files, file)
		}
		return nil
	})
	return files
}

// previewOf is the preview file of the Storybook that a module belongs to, "" for none: the nearest folder .storybook
// above it, within its repository. Consulted are the files that were looked for.
func (f *finder) previewOf(file string) (preview string, consulted []string) {
	for dir := filepath.Dir(file); ; dir = filepath.Dir(dir) {
		for _, ending := range []string{"tsx", "ts", "jsx", "js"} {
			preview := filepath.Join(dir, ".storybook", "preview."+ending)
			if consulted = append(consulted, preview); f.has(preview) {
				return preview, consulted
			}
		}
		if _, err := os.Lstat(filepath.Join(dir, ".git")); err == nil || dir == filepath.Dir(dir) {
			return "", consulted
		}
	}
}
