package publish

import (
	"os"
	"path/filepath"
	"strings"
)

// freshPrefix begins the names of folders that are being filled, beside the one that they take the place of.
func freshPrefix(out string) string { return "." + filepath.Base(out) + "-new-" }

// removeLeftovers removes what publications left behind that were killed. Those under way hold their folders.
func removeLeftovers(out string) {
	parent := filepath.Dir(out)
	entries, _ := os.ReadDir(parent) // it may not be there yet
	for _, entry := range entries {
		if !entry.IsDir() || !strings.HasPrefix(entry.Name(), freshPrefix(out)) {
			continue
		}
		folder := filepath.Join(parent, entry.Name())
		if release, free := hold(folder); free {
			os.RemoveAll(folder)
			release()
		}
	}
}
