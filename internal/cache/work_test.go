package cache

import (
	"os"
	"path/filepath"
	"testing"
)

func TestOpenWork_HidesTheDefaultFolderFromGit(t *testing.T) {
	site := t.TempDir()
	for folder, want := range map[string]string{filepath.Join(site, ".cache", "vitrine"): "*\n", t.TempDir(): ""} {
		work, err := OpenWork(site, folder)
		if err != nil {
			t.Fatal(err)
		}
		defer work.Close()
		if got, _ := os.ReadFile(filepath.Join(folder, ".gitignore")); string(got) != want {
			t.Errorf("%s has the .gitignore %q, want %q", folder, got, want)
		}
	}
}
