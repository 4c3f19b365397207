package main

import (
	"archive/tar"
	"compress/gzip"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"testing"
)

// TestPack_NamesTheRepository: npm refuses provenance for a package that names no repository. Where package.json has
// none, as in a checkout, packages have none either.
func TestPack_NamesTheRepository(t *testing.T) {
	const dependencies = `"dependencies": {"@emotion/cache": "1", "@emotion/react": "1", "@emotion/styled": "1",
		"dom-accessibility-api": "1", "lz-string": "1", "oxfmt": "1", "stylis": "1", "stylis-plugin-rtl": "1",
		"sucrase": "1", "web-vitals": "1"}`
	const address = "git+https://github.com/acme/vitrine.git"
	for manifest, want := range map[string]string{
		`{"version": "1.2.3", ` + dependencies + `}`:                                                          "",
		`{"version": "1.2.3", "repository": {"type": "git", "url": "` + address + `"}, ` + dependencies + `}`: address,
	} {
		root, out := t.TempDir(), t.TempDir()
		put(t, root, map[string]string{"package.json": manifest, "LICENSE": "MIT", "binaries/linux-amd64/vitrine": ""})
		made, err := Pack(Sources{Root: root, Binaries: filepath.Join(root, "binaries")}, out)
		if err != nil || len(made) != 3 {
			t.Fatalf("made %v: %v", made, err)
		}
		for _, name := range made {
			if got := repositoryOf(t, filepath.Join(out, name)); got != want {
				t.Errorf("%s names the repository %q, not %q", name, got, want)
			}
		}
	}
}

// repositoryOf is the address of the repository in the package.json of a tarball, "" if there is none.
func repositoryOf(t *testing.T, tarball string) string {
	t.Helper()
	file, err := os.Open(tarball)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	unzipped, err := gzip.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	for archive := tar.NewReader(unzipped); ; {
		header, err := archive.Next()
		if err == io.EOF {
			t.Fatalf("%s has no package.json", tarball)
		}
		if err != nil {
			t.Fatal(err)
		}
		if header.Name != "package/package.json" {
			continue
		}
		var m struct{ Repository struct{ URL string } }
		if err := json.NewDecoder(archive).Decode(&m); err != nil {
			t.Fatal(err)
		}
		return m.Repository.URL
	}
}
