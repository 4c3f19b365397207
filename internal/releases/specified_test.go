package releases

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/microsoft/typescript-go/vitrine/facts"
)

// write writes files below a folder.
func write(t *testing.T, folder string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		file := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// TestSpecified reads the same package as a release, a tag, a tarball, a folder in node_modules and beside it, and a
// file of facts.
func TestSpecified(t *testing.T) {
	r := acme()
	r.start(t)
	store, _ := newStore(t)
	folder := t.TempDir()
	one := r.packages["@acme/ui"]["1.3.0"]
	tarball := filepath.Join(folder, "acme-ui-1.3.0.tgz")
	write(t, folder, map[string]string{"acme-ui-1.3.0.tgz": string(tarballOf(one))})
	for name, version := range map[string]string{"@acme/ui": "1.3.0", "@acme/base": "1.0.0", "@types/react": "18.0.0"} {
		p := r.packages[name][version]
		manifest, err := json.Marshal(p.manifest)
		if err != nil {
			t.Fatal(err)
		}
		files := map[string]string{"package.json": string(manifest), "index.d.ts": p.files["index.d.ts"]}
		write(t, filepath.Join(folder, "node_modules", filepath.FromSlash(name)), files)
		if name == "@acme/ui" {
			write(t, filepath.Join(folder, "packages/ui"), files)
		}
	}
	var kept string
	for _, spec := range []string{"@acme/ui@1.3.0", "@acme/ui@latest", tarball, filepath.Join(folder, "node_modules/@acme/ui"),
		filepath.Join(folder, "packages/ui")} {
		found, err := store.Specified(context.Background(), spec)
		if err != nil {
			t.Errorf("%s: %v", spec, err)
			continue
		}
		text, err := json.Marshal(found)
		if err != nil {
			t.Fatal(err)
		}
		shown := strings.ReplaceAll(string(text), filepath.ToSlash(folder), "")
		if kept == "" {
			kept = shown
			if len(found.Components) != 1 || len(found.Components[0].Props) != 2 || found.Version != "1.3.0" {
				t.Fatalf("facts: %s", text)
			}
		}
		if len(shown) != len(kept) && !strings.Contains(spec, "packages") {
			t.Errorf("%s differs:\n%s\n%s", spec, shown, kept)
		}
		if len(found.Components) != 1 || len(found.Components[0].Props) != 2 {
			t.Errorf("%s: %+v", spec, found.Components)
		}
	}
	write(t, folder, map[string]string{"facts.json": kept, "other.json": "{}"})
	found, err := store.Specified(context.Background(), filepath.Join(folder, "facts.json"))
	if err != nil || found.Version != "1.3.0" || len(found.Components) != 1 {
		t.Errorf("a file of facts: %+v, %v", found, err)
	}
	for spec, want := range map[string]string{
		filepath.Join(folder, "other.json"): "holds no facts",
		folder:                              "is no package",
		"nothing":                           "neither a file nor a folder",
		"@acme/ui@7.0.0":                    "no @acme/ui@7.0.0",
	} {
		if _, err := store.Specified(context.Background(), spec); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", spec, err)
		}
	}
}

func TestDamagedFactsAreReadAgain(t *testing.T) {
	r := acme()
	r.start(t)
	store, _ := newStore(t)
	release := Release{Name: "@acme/ui", Version: "1.0.0"}
	read := func() facts.Package {
		t.Helper()
		found, err := store.Facts(context.Background(), release, Wanted{})
		if err != nil {
			t.Fatal(err)
		}
		return found
	}
	read()
	file := store.file(release.Name, release.Version, Wanted{})
	if err := os.WriteFile(file, []byte("damaged"), 0o644); err != nil {
		t.Fatal(err)
	}
	if found := read(); len(found.Components) != 1 || store.Installs() != 1 {
		t.Errorf("%+v after %d installs", found, store.Installs())
	}
	// what was kept of the install is damaged as well
	lists, err := filepath.Glob(filepath.Join(store.Folder, "releases", declarationsFolder, "files", "*"))
	if err != nil || len(lists) == 0 {
		t.Fatal(lists, err)
	}
	for _, remove := range append(lists, file) {
		if err := os.RemoveAll(remove); err != nil {
			t.Fatal(err)
		}
	}
	if found := read(); len(found.Components) != 1 || store.Installs() != 2 {
		t.Errorf("%+v after %d installs", found, store.Installs())
	}
}
