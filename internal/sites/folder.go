package sites

import (
	"path/filepath"
	"strings"
)

// Meeting finds two folders of which one is the other, or holds it: each is replaced as a whole.
func Meeting(folders []string) (first, second int, meet bool) {
	for second = range folders {
		for first = range second {
			inner, outer := Absolute(folders[second]), Absolute(folders[first])
			if len(inner) < len(outer) {
				inner, outer = outer, inner
			}
			if strings.HasPrefix(inner+string(filepath.Separator), outer+string(filepath.Separator)) {
				return first, second, true
			}
		}
	}
	return 0, 0, false
}

// Absolute is a folder by its whole path, so that it has a name of its own.
func Absolute(path string) string {
	if whole, err := filepath.Abs(path); err == nil {
		return whole
	}
	return filepath.Clean(path)
}
