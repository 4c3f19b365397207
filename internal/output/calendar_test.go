package output

import (
	"testing"

	"vitrine/internal/block"
	"vitrine/internal/site"
	"vitrine/internal/source"
)

// dated answers for files and packages with the days that a test says.
type dated struct {
	Assets
	files    map[string]string
	packages map[site.Package]string
	asked    int
}

func (d *dated) Committed() (map[string]string, error) { return d.files, nil }

func (d *dated) Installed(packages []site.Package) (map[site.Package]string, error) {
	d.asked += len(packages)
	return d.packages, nil
}

// madeOf is a reference that knows of packages alone.
type madeOf struct {
	site.Reference
	pages map[string][]site.Package
}

func (m madeOf) PackagesAt(path string) []site.Package { return m.pages[path] }

// TestDaysOfPagesThatNobodyWrote: they have the day of their packages, which are asked for once, and pages beside them
// that somebody wrote the day of their files.
func TestDaysOfPagesThatNobodyWrote(t *testing.T) {
	ui, lab, odd := site.Package{Name: "ui", Version: "1"}, site.Package{Name: "lab", Version: "2"},
		site.Package{Name: "odd", Version: "3"}
	pages := []source.Page{
		{Path: "/api/button/", Generated: true}, {Path: "/api/masonry/", Generated: true},
		{Path: "/api/both/", Generated: true}, {Path: "/api/odd/", Generated: true}, {Path: "/api/none/", Generated: true},
		{Path: "/api/written/", File: "written.md", Demos: []source.Demo{{Path: "demo.tsx"}}},
	}
	for i := range pages {
		pages[i].Language = "en"
	}
	about := site.New(site.Input{Tree: &source.Tree{Pages: pages},
		Blocks: func(*site.Site) *block.Registry { return nil },
		Reference: madeOf{pages: map[string][]site.Package{
			"/api/button/": {ui}, "/api/masonry/": {lab}, "/api/both/": {ui, lab}, "/api/odd/": {ui, odd},
			"/api/written/": {odd},
		}}})
	assets := &dated{files: map[string]string{"written.md": "2024-01-01", "demo.tsx": "2024-05-05"},
		packages: map[site.Package]string{ui: "2024-03-03", lab: "2024-02-02"}}
	c, err := newCalendar(&Source{Site: about, Assets: assets})
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{"/api/button/": "2024-03-03", "/api/masonry/": "2024-02-02", "/api/both/": "2024-03-03",
		"/api/odd/": "", "/api/none/": "", "/api/written/": "2024-05-05"}
	for _, p := range pages {
		if got := c.written(p); got != want[p.Path] {
			t.Errorf("%s: %q, want %q", p.Path, got, want[p.Path])
		}
	}
	if assets.asked != 3 {
		t.Errorf("asked %d times for three packages", assets.asked)
	}
}
