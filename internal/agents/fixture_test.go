package agents

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"vitrine/internal/search"
	"vitrine/internal/vitrine"
)

// A part of a published site stands in testdata/site.zip. To make it anew, from a whole one:
//
//	go test ./internal/agents -site ../../dist -update
var (
	wholeSite = flag.String("site", "", "a published site to ask, instead of the part in testdata")
	update    = flag.Bool("update", false, "write goldens, and the part of the site where one is named")
)

const fixture = "testdata/site.zip"

// kept are what the part of the site has: pages and entries.
var kept = []string{"/", "/material-ui/", "/joy-ui/", "/material-ui/react-button/", "/material-ui/react-dialog/",
	"/material-ui/react-text-field/", "/material-ui/react-select/", "/material-ui/customization/dark-mode/",
	"/material-ui/customization/palette/", "/material-ui/customization/default-theme/",
	"/joy-ui/customization/default-theme-viewer/", "/material-ui/getting-started/installation/",
	"/material-ui/material-icons/", "/production-error/", "/material-ui/api/button/", "/material-ui/api/button-base/",
	"/material-ui/api/dialog/", "/material-ui/api/text-field/", "/material-ui/api/select/", "/material-ui/api/slider/",
	"/material-ui/api/autocomplete/", "/material-ui/api/tooltip/", "/material-ui/api/tabs/", "/material-ui/api/alert/",
	"/material-ui/api/use-media-query/", "/joy-ui/api/button/", "/base-ui/api/button/", "/base-ui/api/use-button/",
	"/x/api/data-grid/data-grid/", "/x/api/data-grid/grid-col-def/", "/x/react-data-grid/"}

// site is the published site that tests ask.
func site(t testing.TB) fs.FS {
	t.Helper()
	if *wholeSite != "" && !*update {
		return os.DirFS(*wholeSite)
	}
	if *wholeSite != "" {
		writeFixture(t, os.DirFS(*wholeSite))
	}
	text, err := os.ReadFile(filepath.FromSlash(fixture))
	if err != nil {
		t.Fatal(err)
	}
	files, err := zip.NewReader(bytes.NewReader(text), int64(len(text)))
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// published is the library over that site. What it searches is made of the texts, where the site is a part alone.
func published(t testing.TB) *Published {
	t.Helper()
	files := site(t)
	index := searchIndex(t, files)
	return NewPublished(func(name string) ([]byte, error) {
		text, err := fs.ReadFile(files, name)
		if err != nil && "/"+name == vitrine.SearchPath(vitrine.DefaultLanguage) {
			return index, nil
		}
		return text, err
	})
}

func searchIndex(t testing.TB, files fs.FS) []byte {
	t.Helper()
	library := NewPublished(func(name string) ([]byte, error) { return fs.ReadFile(files, name) })
	index, err := library.Index()
	if err != nil {
		t.Fatal(err)
	}
	found := search.Index{}
	for _, p := range index.Products {
		found.Products = append(found.Products, search.Product{ID: p.ID, Label: p.Label, Home: p.Home})
	}
	for _, p := range index.Pages {
		text, err := library.Text(p)
		if err != nil {
			t.Fatal(err)
		}
		page := search.Page{Path: p.Path, Title: p.Title, Product: p.Product}
		for _, s := range sectionsOf(text)[1:] {
			page.Headings = append(page.Headings, search.Heading{ID: strings.ReplaceAll(plain(s.title), " ", "-"),
				Text: s.title})
		}
		found.Pages = append(found.Pages, page)
	}
	return found.JSON()
}

// writeFixture keeps a part of a site.
func writeFixture(t testing.TB, files fs.FS) {
	t.Helper()
	var out bytes.Buffer
	archive := zip.NewWriter(&out)
	put := func(name string, content []byte) {
		w, err := archive.Create(name)
		if err == nil {
			_, err = w.Write(content)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	index := vitrine.FactsIndex{}
	text, err := fs.ReadFile(files, "facts.json")
	if err == nil {
		err = json.Unmarshal(text, &index)
	}
	if err != nil {
		t.Fatal(err)
	}
	index.Entries = slices.DeleteFunc(index.Entries, func(e vitrine.FactsEntry) bool {
		folder, _ := vitrine.FactsFolder(e.Facts)
		return !slices.Contains(kept, folder)
	})
	index.Pages = slices.DeleteFunc(index.Pages, func(p vitrine.FactsPage) bool {
		return !slices.Contains(kept, p.Path)
	})
	text, _ = json.Marshal(index)
	put("facts.json", text)
	for _, folder := range kept {
		for _, name := range []string{"index.md", "facts.json", "llms.txt"} {
			name = strings.TrimPrefix(folder, "/") + name
			if content, err := fs.ReadFile(files, name); err == nil && name != "facts.json" {
				put(name, content)
			}
		}
	}
	if err := archive.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(fixture, out.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}
