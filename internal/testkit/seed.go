package testkit

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// SmallSite is the site that most tests copy, below the checkout.
const SmallSite = "internal/compile/testdata/site"

// Seed is a cache with what all copies of the small site have in common: layers of libraries, engine scripts, styles,
// their compressed files, and the pages of the search. It is built once for a test binary, whose own build identifier
// is in all keys. It holds no written page and no demo of the small site, so that the first build of a copy makes these
// steps itself. TestMain of the package calls Run, which deletes it.
type Seed struct {
	// Build builds a site into an output folder, with a cache in a folder that does not exist yet.
	Build func(site, out, cache string) error
	// Packages says that the sites have a folder of packages next to them, which is nearer than that of the checkout.
	Packages bool

	once   sync.Once
	folder string
	err    error
}

// Fill copies the seed into the cache folder of a test's site, which must not exist yet. Several tests may call it at
// the same time.
func (s *Seed) Fill(t *testing.T, cache string) {
	t.Helper()
	root := checkout(t)
	if s.once.Do(func() { s.err = s.make(root) }); s.err != nil {
		t.Fatalf("building the seed of the cache: %v", s.err)
	}
	if err := os.CopyFS(cache, os.DirFS(filepath.Join(s.folder, "cache"))); err != nil {
		t.Fatal(err)
	}
}

func (s *Seed) make(root string) (err error) {
	if s.folder, err = newFolder(root, "seed-*"); err != nil {
		return err
	}
	AtEnd(func() error { return os.RemoveAll(s.folder) })
	if s.Packages {
		if err := os.Mkdir(filepath.Join(s.folder, "node_modules"), 0o755); err != nil {
			return err
		}
	}
	site, out := filepath.Join(s.folder, "site"), filepath.Join(s.folder, "out")
	if err := os.CopyFS(site, os.DirFS(filepath.Join(root, SmallSite))); err != nil {
		return err
	}
	for name, text := range map[string]string{"index.md": "# Small site", "lib/guide/index.md": "# Guide",
		"lib/react-one/index.md": "# One", "lib/react-one/demos/Counter.tsx": "Pressed"} {
		if err := replace(filepath.Join(site, "content", filepath.FromSlash(name)), text, text+" seed"); err != nil {
			return err
		}
	}
	return errors.Join(s.Build(site, out, filepath.Join(s.folder, "cache")), os.RemoveAll(out))
}

// replace puts another text in the place of one in a file.
func replace(file, old, new string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if !strings.Contains(string(text), old) {
		return errors.New(file + " does not contain " + old)
	}
	return os.WriteFile(file, []byte(strings.Replace(string(text), old, new, 1)), 0o644)
}
