package versions

import (
	"context"
	"errors"
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
