package publish

import (
	"os"
	"path/filepath"
	"strings"
)

// freshFolder makes the folder that is filled beside out, and removes those that publications left which were killed.
// Release gives the claim on it back.
func freshFolder(out string) (fresh string, release func(), err error) {
	parent := filepath.Dir(out)
	if err := os.MkdirAll(parent, 0o755); err != nil {
		return "", nil, err
	}
	done := claim(parent, true) // between making a folder and claiming it nobody looks for leftovers
	if done != nil {
		defer done()
		removeLeftovers(out)
	}
	if fresh, err = os.MkdirTemp(parent, freshPrefix(out)+"*"); err != nil {
		return "", nil, err
	}
	release = claim(fresh, true)
	if release == nil {
		release = func() {}
	}
	return fresh, release, os.Chmod(fresh, 0o755)
}

func freshPrefix(out string) string { return "." + filepath.Base(out) + "-new-" }

// cleanUp removes what killed publications left.
func cleanUp(out string) {
	if done := claim(filepath.Dir(out), true); done != nil {
		defer done()
		removeLeftovers(out)
	}
}

// removeLeftovers removes the folders that nobody fills any more. Who fills one has a claim on it, which ends with the
// process.
func removeLeftovers(out string) {
	parent := filepath.Dir(out)
	entries, _ := os.ReadDir(parent)
	for _, entry := range entries {
		if !entry.IsDir() || !strings.HasPrefix(entry.Name(), freshPrefix(out)) {
			continue
		}
		folder := filepath.Join(parent, entry.Name())
		if release := claim(folder, false); release != nil {
			os.RemoveAll(folder) // what can't be removed is left for the next one
			release()
		}
	}
}
