package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	"vitrine/internal/compile"
)

// folderFor is a new folder inside the checkout, where packages are found.
func folderFor(t *testing.T) string {
	t.Helper()
	above := filepath.Join("..", "..", ".cache", "bench")
	if err := os.MkdirAll(above, 0o755); err != nil {
		t.Fatal(err)
	}
	folder, err := os.MkdirTemp(above, "test-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(folder) })
	return folder
}

// builtTwice builds a generated site, and once more with nothing changed.
func builtTwice(t *testing.T, folder string, pages, demos int) {
	t.Helper()
	for _, again := range []bool{false, true} {
		builder, err := compile.New(compile.Options{Site: filepath.Join(folder, "site"), Out: filepath.Join(folder, "out"),
			Cache: filepath.Join(folder, "cache")})
		if err != nil {
			t.Fatal(err)
		}
		report, err := builder.Build(context.Background())
		builder.Close()
		if err != nil {
			t.Fatal(err)
		}
		if report.Pages != pages || report.Demos != demos || again != (report.Steps == 0) {
			t.Errorf("built before %v: %d pages, %d demos, %d steps; want %d pages, %d demos", again, report.Pages,
				report.Demos, report.Steps, pages, demos)
		}
	}
}

func TestProseSiteBuilds(t *testing.T) {
	folder := folderFor(t)
	if err := (&prose{site: filepath.Join(folder, "site"), pages: 5}).write(); err != nil {
		t.Fatal(err)
	}
	builtTwice(t, folder, 6, 0)
}

// TestDemoSiteBuilds copies demos from a small site whose second product has a home of two segments.
func TestDemoSiteBuilds(t *testing.T) {
	folder := folderFor(t)
	from := filepath.Join(folder, "from")
	if err := os.CopyFS(from, os.DirFS(filepath.Join("..", "compile", "testdata", "site"))); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"vitrine.yaml": "name: Kit\nurl: https://kit.example\nproducts:\n" +
			"  - {id: lib, label: Library, home: /lib/, family: plain, nav: lib}\n" +
			"  - {id: x-grid, label: Grid, home: /x/react-grid/, family: plain, nav: x}\n" +
			"families:\n  - {id: plain, provider: families/plain.tsx}\n" +
			"layers:\n  - {name: react, modules: [react, react-dom]}\n",
		"content/lib/react-one/index.md":              "# One\n\n{{\"demo\": \"A.tsx\"}}\n\n{{\"demo\": \"B.tsx\"}}\n",
		"content/lib/react-one/demos/A.tsx":           "export default function A() {\n  return <p>a</p>;\n}\n",
		"content/lib/react-one/demos/B.tsx":           "export default function B() {\n  return <p>b</p>;\n}\n",
		"content/x/react-grid/sorting/index.md":       "# Sort\n\n{{\"demo\": \"C.tsx\"}}\n\n{{\"demo\": \"D.tsx\"}}\n",
		"content/x/react-grid/sorting/demos/C.tsx":    "export default function C() {\n  return <p>c</p>;\n}\n",
		"content/x/react-grid/sorting/demos/D.tsx":    "import d from './d';\n\nexport default function D() {\n  return <p>{d}</p>;\n}\n",
		"content/x/react-grid/sorting/demos/d.ts":     "export default 'd';\n",
		"content/x/react-grid/too-few-demos/index.md": "# Few\n\n{{\"demo\": \"C.tsx\"}}\n",
	} {
		if err := writeFile(filepath.Join(from, filepath.FromSlash(name)), text); err != nil {
			t.Fatal(err)
		}
	}
	if err := (&demoPages{from: from, site: filepath.Join(folder, "site"), pages: 4}).write(); err != nil {
		t.Fatal(err)
	}
	builtTwice(t, folder, 5, 8)
}

// TestDemoSiteOfTheRealSite: every page of the full bench stands in the tree of a product whose family exists, and no
// page is there that the generator has not written.
func TestDemoSiteOfTheRealSite(t *testing.T) {
	site := filepath.Join(t.TempDir(), "site")
	const pages = 700
	if err := (&demoPages{from: filepath.Join("..", "..", "site"), site: site, pages: pages}).write(); err != nil {
		t.Fatal(err)
	}
	var config struct {
		Products   []struct{ Home, Family, Nav string }
		Families   []struct{ ID string }
		References []any
	}
	text, err := os.ReadFile(filepath.Join(site, "vitrine.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	if err := yaml.Unmarshal(text, &config); err != nil {
		t.Fatal(err)
	}
	if len(config.References) > 0 {
		t.Error("pages of the reference are in no navigation tree")
	}
	families, entries := map[string]bool{}, map[string]bool{}
	for _, family := range config.Families {
		families[family.ID] = true
	}
	for _, product := range config.Products {
		tree, err := os.ReadFile(filepath.Join(site, "nav", product.Nav+".yaml"))
		if err != nil || !families[product.Family] {
			t.Errorf("%+v: %v", product, err)
		}
		for _, entry := range strings.Fields(strings.ReplaceAll(string(tree), "- ", "")) {
			entries[entry] = true
		}
		if !entries[strings.TrimSuffix(product.Home, "/")] {
			t.Errorf("the home %s is no page", product.Home)
		}
	}
	for entry := range entries {
		if _, err := os.Stat(filepath.Join(site, "content", filepath.FromSlash(entry), "index.md")); err != nil {
			t.Error(err)
		}
	}
	if len(entries) != pages {
		t.Errorf("%d pages stand in navigation trees", len(entries))
	}
}
