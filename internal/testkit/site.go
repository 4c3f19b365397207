package testkit

import (
	"os"
	"path/filepath"
	"testing"
)

// Site copies a site into a folder of its own that a test may edit. The folder stands inside the checkout, since that
// is where packages are found from; it is gone after the test. Beside the site there is room for caches and output.
func Site(t *testing.T, from string) (folder, site string) {
	t.Helper()
	folder = Folder(t)
	site = filepath.Join(folder, "site")
	if err := os.CopyFS(site, os.DirFS(filepath.Join(checkout(t), from))); err != nil {
		t.Fatal(err)
	}
	return folder, site
}

// Folder is one for a test in the checkout, whose packages are found from there.
func Folder(t *testing.T) string {
	t.Helper()
	folder, err := newFolder(checkout(t), "site-*")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(folder) })
	return folder
}

// newFolder makes a folder among those of tests in the checkout.
func newFolder(checkout, pattern string) (string, error) {
	shelf := filepath.Join(checkout, ".cache", "test")
	if err := os.MkdirAll(shelf, 0o755); err != nil {
		return "", err
	}
	return os.MkdirTemp(shelf, pattern)
}

// checkout is the folder of go.mod above the test.
func checkout(t *testing.T) string {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		if dir == filepath.Dir(dir) {
			t.Fatal("the test does not run inside the checkout")
		}
		dir = filepath.Dir(dir)
	}
}
