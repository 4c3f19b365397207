package confine

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// project is a site with packages above it, one of them linked, and a secret beside them.
func project(t *testing.T) string {
	t.Helper()
	root, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"site/vitrine.yaml": "name: A\n", "site/content/a.md": "# A\n", "secret": "hush",
		"node_modules/react/index.js": "1", "node_modules/react/package.json": "{}",
		"packages/ui/package.json": "{}", "packages/ui/index.js": "1", "packages/.env": "hush", "package.json": "{}",
		"siteless/a.md": "hush",
	} {
		file := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for name, to := range map[string]string{"node_modules/ui": "../packages/ui", "node_modules/all": "..",
		"node_modules/env": "../packages", "site/inside": "content", "site/outside": "..", "site/packages": "../node_modules"} {
		if err := os.Symlink(to, filepath.Join(root, name)); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

func TestWhatMayBeRead(t *testing.T) {
	root := project(t)
	w, err := Around(filepath.Join(root, "site"), true)
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	for name, want := range map[string]bool{
		"site/content/a.md": true, "site": true, "site/inside/a.md": true, "site/not/there.md": true,
		"node_modules/react/index.js": true, "node_modules/ui/index.js": true, "packages/ui/index.js": true,
		"site/packages/react/index.js": true,
		"secret":                       false, "package.json": false, "packages/.env": false, "site/outside/secret": false,
		"siteless/a.md": false, "site/../secret": false, "node_modules/../secret": false, "": false, "nowhere": false,
	} {
		file := root + "/" + name
		if got := w.Check(file) == nil; got != want {
			t.Errorf("%s may be read: %t", name, got)
		}
	}
	readable := w.Filter()
	if readable("/etc/passwd") || readable("secret") || !readable(w.Cache("")) || w.Guard()("/etc/passwd") == nil {
		t.Error("an absolute path, a relative one or the work is taken for another")
	}
	if text, err := fs.ReadFile(w.FS(""), "inside/a.md"); err != nil || string(text) != "# A\n" {
		t.Errorf("within the folder: %q %v", text, err)
	}
	if text, err := fs.ReadFile(w.FS(""), "outside/secret"); err == nil {
		t.Errorf("the folder was left: %q", text)
	}
}

func TestLinksThatLeadOutAreProblems(t *testing.T) {
	w, err := Around(filepath.Join(project(t), "site"), true)
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	found := w.Problems(nil)
	if len(found) != 1 || found[0].File != "outside" {
		t.Errorf("problems %+v", found)
	}
	if found = w.Problems([]string{"The network is open."}); len(found) != 2 || found[0].What != "The network is open." {
		t.Errorf("what is open: %+v", found)
	}
}

// TestNoWalls is every build of a site that is trusted.
func TestNoWalls(t *testing.T) {
	root := project(t)
	w, err := Around(filepath.Join(root, "site"), false)
	if err != nil || w != nil {
		t.Fatalf("%v %v", w, err)
	}
	defer w.Close()
	if w.Check("/etc/passwd") != nil || w.Guard() != nil || w.Filter() != nil || w.Folders() != nil ||
		w.Problems(nil) != nil || w.Cache("shared") != "shared" {
		t.Error("there are walls")
	}
	if _, err := fs.ReadFile(w.FS(filepath.Join(root, "site")), "outside/secret"); err != nil {
		t.Error(err)
	}
}

// TestEachFolderIsListedOnce: the same package is linked at two levels, one folder of packages is a link, and so is the
// site. Node 20 aborts if a folder is listed twice.
func TestEachFolderIsListedOnce(t *testing.T) {
	root := project(t)
	at := func(name string) string { return filepath.Join(root, filepath.FromSlash(name)) }
	for _, folder := range []string{"apps/docs/node_modules/@acme", "store"} {
		if err := os.MkdirAll(at(folder), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	for name, to := range map[string]string{"apps/docs/node_modules/@acme/ui": "../../../../packages/ui",
		"apps/node_modules": "../store", "store/ui": "../packages/ui", "apps/docs/site": "../../site"} {
		if err := os.Symlink(to, at(name)); err != nil {
			t.Fatal(err)
		}
	}
	w, err := Around(at("apps/docs/site"), true)
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	want := []string{at("apps/docs/node_modules"), at("apps/docs/site"), at("apps/node_modules"), at("node_modules"),
		at("packages/ui"), at("site"), at("store"), filepath.Dir(w.Cache(""))}
	slices.Sort(want)
	if got := w.Folders(); !slices.Equal(got, want) {
		t.Errorf("folders\n%q, want\n%q", got, want)
	}
	for name, want := range map[string]bool{"apps/docs/site/content/a.md": true, "apps/docs/site/outside/secret": false,
		"apps/node_modules/ui/index.js": true, "store/ui/index.js": true, "apps/docs/package.json": false} {
		if got := w.Check(at(name)) == nil; got != want {
			t.Errorf("%s may be read: %t", name, got)
		}
	}
}
