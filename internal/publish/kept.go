package publish

import (
	"os"
	"path/filepath"
	"strings"
)

// Kept are the files that stand in a published folder, without their compressed forms.
func Kept(folder string) Files {
	files := Files{}
	for name, e := range readManifest(folder) {
		if strings.Contains(e.key, " ") {
			continue // how it was compressed stands behind the sum
		}
		file := filepath.Join(folder, filepath.FromSlash(name))
		files[name] = Lazy(e.key, int(e.size), func() ([]byte, error) { return os.ReadFile(file) })
	}
	return files
}
