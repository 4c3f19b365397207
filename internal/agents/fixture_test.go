package agents

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"golang.org/x/tools/txtar"

	"vitrine/internal/search"
	"vitrine/internal/vitrine"
)

// site is the published site that tests ask: a made-up library, with a search index of its texts.
func site(t testing.TB) fstest.MapFS {
	t.Helper()
	archive, err := txtar.ParseFile("testdata/site.txtar")
	if err != nil {
		t.Fatal(err)
	}
	files := fstest.MapFS{}
	for _, file := range archive.Files {
		files[file.Name] = &fstest.MapFile{Data: file.Data}
	}
	index := searchIndex(t, library(files))
	entry := vitrine.OutputFile(vitrine.SearchPath(vitrine.DefaultLanguage))
	for name, content := range index.Files(entry, nil) {
		files[name] = &fstest.MapFile{Data: content}
	}
	return files
}

func library(files fs.FS) *Published {
	return NewPublished(func(name string) ([]byte, error) { return fs.ReadFile(files, name) }, nil)
}

// published is the library over that site.
func published(t testing.TB) *Published {
	t.Helper()
	return library(site(t))
}

func searchIndex(t testing.TB, library *Published) *search.Index {
	t.Helper()
	index, err := library.Index()
	if err != nil {
		t.Fatal(err)
	}
	found := &search.Index{}
	for _, p := range index.Products {
		found.Products = append(found.Products, search.Product{ID: p.ID, Label: p.Label, Home: p.Home})
	}
	for _, p := range index.Pages {
		text, err := library.Text(p)
		if err != nil {
			t.Fatal(err)
		}
		sections := sectionsOf(text)
		page := search.Page{Path: p.Path, Kind: search.GuideKind, Title: p.Title, Product: p.Product,
			About: strings.TrimSpace(sections[0].text)}
		for _, s := range sections[1:] {
			prose, _, _ := strings.Cut(s.text, "```")
			page.Records = append(page.Records, search.Record{Kind: search.SectionKind, Name: s.title,
				ID: strings.ReplaceAll(plain(s.title), " ", "-"), Text: strings.TrimSpace(prose)})
		}
		found.Pages = append(found.Pages, page)
	}
	for _, e := range index.Entries {
		facts, err := library.Facts(e)
		if err != nil {
			t.Fatal(err)
		}
		page := search.Page{Path: facts.Page, Kind: search.APIKind, Title: facts.Name, Product: e.Product}
		for _, row := range facts.Props {
			page.Records = append(page.Records, search.Record{Kind: search.PropKind, Name: row.Name, ID: row.Name,
				Type: row.Type, Default: row.Default, Text: row.Text})
		}
		found.Pages = append(found.Pages, page)
	}
	return found
}

// TestFixture holds that all that the index names is there.
func TestFixture(t *testing.T) {
	files := site(t)
	library := library(files)
	index, err := library.Index()
	if err != nil {
		t.Fatal(err)
	}
	read := map[string]bool{}
	for _, e := range index.Entries {
		facts, err := library.Facts(e)
		if err != nil || facts.Name != e.Name || facts.Kind != e.Kind || facts.Product != e.Product {
			t.Errorf("%s: %+v %v", e.Facts, facts, err)
		}
		read[vitrine.OutputFile(e.Facts)] = true
	}
	for _, p := range index.Pages {
		if text, err := library.Text(p); err != nil || !strings.HasPrefix(text, "# "+p.Title+"\n") {
			t.Errorf("%s: %q %v", p.Path, text, err)
		}
		if p.Shows == "" {
			continue
		}
		if values, err := library.Values(p); err != nil || values.Kind != p.Shows || values.Page != p.Path {
			t.Errorf("%s: %+v %v", p.Path, values, err)
		}
		read[vitrine.OutputFile(vitrine.FactsOf(p.Path))] = true
	}
	for name := range files {
		if strings.HasSuffix(name, "/facts.json") && !read[name] {
			t.Errorf("nothing names %s", name)
		}
	}
}
