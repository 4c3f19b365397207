package packages

import (
	"os"
	"path/filepath"
	"testing"

	"vitrine/internal/reference"
	"vitrine/internal/source"
)

func TestMajors(t *testing.T) {
	for versions, want := range map[string]string{
		"":                               "",
		"^17.0.0 || ^18.0.0":             "17, 18",
		"^17 || ^18 || ^19.0.0":          "17, 18, 19",
		"18.x":                           "18",
		">=17":                           ">=17",
		"^17.0.0 || ^18.2.0":             "^17.0.0 || ^18.2.0", // not all of 18
		"^17.0.0 || ^18.0.0 || ^19.0-rc": "^17.0.0 || ^18.0.0 || ^19.0-rc",
	} {
		if got := majors(versions); got != want {
			t.Errorf("majors(%q) = %q, not %q", versions, got, want)
		}
	}
}

func TestInstalledPackagesOfProducts(t *testing.T) {
	folder := t.TempDir()
	write := func(name, text string) {
		dir := filepath.Join(folder, "node_modules", name)
		if err := os.MkdirAll(dir, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, "package.json"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("@acme/ui", `{"version": "2.1.0", "license": "MIT", "peerDependencies": {"react": "^18.0.0"}}`)
	write("old", `{"version": "0.3.0", "license": {"type": "MIT"}}`)
	r := &Reader{Site: filepath.Join(folder, "site")}
	got := r.installed([]source.Product{{Package: "@acme/ui"}, {Package: "old"}, {Package: "missing"}, {}})
	want := map[string]reference.Installed{"@acme/ui": {Version: "2.1.0", License: "MIT", React: "18"},
		"old": {Version: "0.3.0"}}
	if len(got) != len(want) || got["@acme/ui"] != want["@acme/ui"] || got["old"] != want["old"] {
		t.Errorf("got %+v, not %+v", got, want)
	}
}
