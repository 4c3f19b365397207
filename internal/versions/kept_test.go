package versions

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha512"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"vitrine/internal/diag"
	"vitrine/internal/publish"
	"vitrine/internal/source"
	"vitrine/internal/testkit"
)

// repository is a project with a site, a package of its own and a lock file, tagged v1.
func repository(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	for name, text := range map[string]string{
		"docs/vitrine.yaml":  "name: Acme\n",
		"docs/README.md":     "",
		"plate/package.json": `{"name":"plate","version":"1.0.0"}`,
		"package.json":       `{"name":"acme","version":"1.0.0","dependencies":{"plate":"file:plate"}}`,
		".gitignore":         "node_modules\n",
	} {
		file := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	npm := exec.Command("npm", "install", "--package-lock-only", "--offline", "--no-audit", "--no-fund")
	npm.Dir = root
	if said, err := npm.CombinedOutput(); err != nil {
		t.Fatalf("npm: %v\n%s", err, said)
	}
	testkit.Git(t, root, "init", "--quiet")
	release(t, root, "v1")
	return root
}

// release commits all files, and tags them.
func release(t *testing.T, root, tag string) {
	t.Helper()
	testkit.Git(t, root, "add", "--all")
	testkit.Release(t, root, tag, ".gitignore")
}

// shelfOf is one whose builder notes which package it found installed, as the only file of the version.
func shelfOf(t *testing.T, root string, built *int) Shelf {
	return Shelf{Site: filepath.Join(root, "docs"), Folder: filepath.Join(t.TempDir(), "versions"),
		Build: func(ctx context.Context, site, out string, former source.Former) error {
			*built++
			text, err := os.ReadFile(filepath.Join(site, "../node_modules/plate/package.json"))
			if err != nil {
				return err
			}
			return publish.Publish(ctx, out, publish.Files{"plate.json": publish.InMemory(text)}, publish.Options{})
		}}
}

func configOf(versions ...source.Version) source.Config {
	return source.Config{Version: "2", Versions: versions}
}

// TestVersionIsMadeOnceWithThePackagesOfItsTag: by npm, as the lock file of the tag says.
func TestVersionIsMadeOnceWithThePackagesOfItsTag(t *testing.T) {
	root, built := repository(t), 0
	shelf := shelfOf(t, root, &built)
	config := configOf(source.Version{Label: "1", Path: "/v1/", Tag: "v1"})
	for range 2 {
		kept, err := shelf.Take(t.Context(), config)
		if err != nil {
			t.Fatal(err)
		}
		if got := contentOf(t, publish.Kept(kept[0].Folder), "plate.json"); !strings.Contains(got, `"1.0.0"`) {
			t.Errorf("the version was made with %s", got)
		}
	}
	if built != 1 {
		t.Errorf("the version was built %d times", built)
	}
	left, err := filepath.Glob(filepath.Join(shelf.Folder, "checkout-*"))
	if err != nil || len(left) > 0 {
		t.Errorf("checkouts are left: %v, %v", left, err)
	}
}

// TestPackagesInThePlaceOfThoseOfTheTag: a version is made with the package that its entry names, whatever its lock
// file says, and once more when the entry names another one.
func TestPackagesInThePlaceOfThoseOfTheTag(t *testing.T) {
	root, built := repository(t), 0
	shelf := shelfOf(t, root, &built)
	registry(t, "plate", "1.0.1", "1.2.0")
	for i, version := range []string{"1.0.1", "1.0.1", "1.2.0"} {
		kept, err := shelf.Take(t.Context(), configOf(source.Version{Label: "1", Path: "/v1/", Tag: "v1",
			Packages: map[string]string{"plate": version}}))
		if err != nil {
			t.Fatal(err)
		}
		got := contentOf(t, publish.Kept(kept[0].Folder), "plate.json")
		if want := fmt.Sprintf(`"version":%q`, version); !strings.Contains(got, want) {
			t.Errorf("the version was made with %s, want %s", got, want)
		}
		if want := []int{1, 1, 2}[i]; built != want {
			t.Errorf("the version was built %d times, want %d", built, want)
		}
	}
	if said, err := exec.Command("git", "-C", root, "status", "--porcelain").Output(); err != nil || len(said) > 0 {
		t.Errorf("the project was changed: %s %v", said, err)
	}
}

// TestReleaseWithoutATag: a version that only npm has is made of what is committed today, with that release, and once
// more when that changes. What is not committed is not in it.
func TestReleaseWithoutATag(t *testing.T) {
	root, built := repository(t), 0
	shelf := shelfOf(t, root, &built)
	registry(t, "plate", "1.0.1")
	config := configOf(source.Version{Label: "1", Path: "/v1/", Packages: map[string]string{"plate": "1.0.1"}})
	take := func(want int) {
		t.Helper()
		kept, err := shelf.Take(t.Context(), config)
		if err != nil {
			t.Fatal(err)
		}
		if got := contentOf(t, publish.Kept(kept[0].Folder), "plate.json"); !strings.Contains(got, `"version":"1.0.1"`) {
			t.Errorf("the version was made with %s", got)
		}
		if built != want {
			t.Errorf("the version was built %d times, want %d", built, want)
		}
	}
	take(1)
	if err := os.WriteFile(filepath.Join(root, "docs", "README.md"), []byte("More.\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	take(1)
	release(t, root, "v2")
	take(2)
}

// registry lets npm find versions of a package on this machine, and nothing else.
func registry(t *testing.T, name string, versions ...string) {
	t.Helper()
	mux := http.NewServeMux()
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	listed := map[string]any{}
	for _, version := range versions {
		manifest := map[string]any{"name": name, "version": version}
		text, err := json.Marshal(manifest)
		if err != nil {
			t.Fatal(err)
		}
		packed := tarball(t, "package/package.json", text)
		file := fmt.Sprintf("/%s/-/%s-%s.tgz", name, name, version)
		sum := sha512.Sum512(packed)
		manifest["dist"] = map[string]string{"tarball": server.URL + file,
			"integrity": "sha512-" + base64.StdEncoding.EncodeToString(sum[:])}
		listed[version] = manifest
		mux.HandleFunc(file, func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(packed) })
	}
	about, err := json.Marshal(map[string]any{"name": name, "versions": listed,
		"dist-tags": map[string]string{"latest": versions[len(versions)-1]}})
	if err != nil {
		t.Fatal(err)
	}
	mux.HandleFunc("/"+name, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write(about)
	})
	t.Setenv("npm_config_registry", server.URL)
	t.Setenv("npm_config_cache", t.TempDir())
}

// tarball holds one file.
func tarball(t *testing.T, name string, text []byte) []byte {
	t.Helper()
	var packed bytes.Buffer
	zipped := gzip.NewWriter(&packed)
	archive := tar.NewWriter(zipped)
	err := archive.WriteHeader(&tar.Header{Name: name, Mode: 0o644, Size: int64(len(text))})
	if err == nil {
		_, err = archive.Write(text)
	}
	if err = errors.Join(err, archive.Close(), zipped.Close()); err != nil {
		t.Fatal(err)
	}
	return packed.Bytes()
}

// TestVersionsThatCantBeMade: each is told of in the same run, at its entry.
func TestVersionsThatCantBeMade(t *testing.T) {
	root, built := repository(t), 0
	testkit.Git(t, root, "rm", "--quiet", "package-lock.json")
	release(t, root, "loose")
	testkit.Git(t, root, "rm", "--quiet", "docs/vitrine.yaml")
	release(t, root, "bare")
	config := configOf(
		source.Version{Label: "3", Path: "/v3/", Tag: "v3", Line: 4},
		source.Version{Label: "2", Path: "/v2/", Tag: "bare", Line: 5},
		source.Version{Label: "1", Path: "/v1/", Tag: "loose", Line: 6, Packages: map[string]string{"plate": "1.0.1"}},
	)
	_, err := shelfOf(t, root, &built).Take(t.Context(), config)
	var failure diag.Failure
	if !errors.As(err, &failure) || len(failure.Problems) != 3 {
		t.Fatalf("%+v", err)
	}
	for i, want := range []string{"The version “3” is no revision of the repository", "The version “2” has no site",
		"The version “1” can't be installed"} {
		if p := failure.Problems[i]; !strings.HasPrefix(p.What, want) || p.Line != 4+i || p.Fix == "" {
			t.Errorf("problem %d is %+v, want %q", i, p, want)
		}
	}
	if built > 0 {
		t.Errorf("%d versions were built", built)
	}
}
