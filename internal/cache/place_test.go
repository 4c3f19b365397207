package cache

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// writeFiles makes nearly empty files below a folder.
func writeFiles(t *testing.T, folder string, names ...string) {
	t.Helper()
	for _, name := range names {
		file := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte("{}"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// TestNamesOfFiles: wherever a site lies, its files and those of its packages have the same names.
func TestNamesOfFiles(t *testing.T) {
	root, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for _, project := range []string{"a", "a folder/that lies/deeper"} {
		project = filepath.Join(root, project)
		for _, site := range []string{"site", "docs/far/below/site"} {
			site = filepath.Join(project, site)
			writeFiles(t, project, "node_modules/lib/package.json", "node_modules/lib/esm/index.js",
				"packages/linked/package.json", "packages/linked/src/index.js")
			writeFiles(t, site, "families/plain.tsx")
			link := filepath.Join(project, "node_modules/linked")
			if err := os.Symlink("../packages/linked", link); err != nil && !os.IsExist(err) {
				t.Fatal(err)
			}
			p := NewPlace(site)
			for file, want := range map[string]string{
				filepath.Join(site, "families/plain.tsx"):               "families/plain.tsx",
				filepath.Join(project, "node_modules/lib/esm/index.js"): "node_modules/lib/esm/index.js",
				filepath.Join(project, "packages/linked/src/index.js"):  "project:packages/linked/src/index.js",
			} {
				if name := p.Name(file); name != want || p.Path(name) != file {
					t.Errorf("%s: the name %s, which is %s", file, name, p.Path(name))
				}
			}
			want := []string{"node_modules/linked", "project:packages/linked"}
			if links := p.Links(); !slices.Equal(links, want) {
				t.Errorf("links %q, want %q", links, want)
			}
			for file, want := range map[string]string{
				filepath.Join(project, "node_modules/lib/esm/index.js"): "node_modules/lib/package.json",
				filepath.Join(project, "packages/linked/src/index.js"):  "packages/linked/package.json",
			} {
				if manifest := p.Manifest(file); manifest != filepath.Join(project, want) {
					t.Errorf("%s: the manifest %s", file, manifest)
				}
			}
			if manifest := p.Manifest(filepath.Join(site, "families/plain.tsx")); manifest != "" {
				t.Errorf("a file of the site has the manifest %s", manifest)
			}
		}
	}
}
