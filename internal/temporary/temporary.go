// Package temporary makes the temporary folders of builds, and removes those that killed builds left behind.
//
// In: the kind of a folder. Out: a new folder for temporary files. Never here: what is written into it, and its removal
// after use.
package temporary

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Kinds of folders: what their names begin with.
const (
	Untrusted = "vitrine-untrusted-" // the work of a build of an untrusted site
	Format    = "vitrine-format-"    // texts for the formatter
)

// mostAge is how old a folder may be before it counts as left behind.
const mostAge = 24 * time.Hour

// Folder makes a new folder of a kind. Its path has no symbolic links, which a confined Node can't follow; on macOS the
// system's folder for temporary files is below one.
func Folder(kind string) (string, error) {
	folder, err := os.MkdirTemp("", kind)
	if err != nil {
		return "", err
	}
	return filepath.EvalSymlinks(folder)
}

// RemoveOld removes the folders of all kinds that are older than a day. A folder that can't be removed, such as one of
// another user, stays.
func RemoveOld() {
	entries, _ := os.ReadDir(os.TempDir()) // without such a folder there is nothing to remove
	for _, entry := range entries {
		ours := slices.ContainsFunc([]string{Untrusted, Format}, func(kind string) bool {
			return strings.HasPrefix(entry.Name(), kind)
		})
		if !ours || !entry.IsDir() {
			continue
		}
		if info, err := entry.Info(); err == nil && time.Since(info.ModTime()) > mostAge {
			os.RemoveAll(filepath.Join(os.TempDir(), entry.Name()))
		}
	}
}
