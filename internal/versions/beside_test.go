package versions

import (
	"maps"
	"path/filepath"
	"slices"
	"testing"

	"vitrine/internal/publish"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// folderOf is a published folder with these files.
func folderOf(t *testing.T, texts map[string]string) string {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "out")
	if err := publish.Publish(t.Context(), folder, filesOf(texts), publish.Options{}); err != nil {
		t.Fatal(err)
	}
	return folder
}

func filesOf(texts map[string]string) publish.Files {
	files := publish.Files{}
	for name, text := range texts {
		files[name] = publish.InMemory([]byte(text))
	}
	return files
}

func contentOf(t *testing.T, files publish.Files, name string) string {
	t.Helper()
	file, ok := files[name]
	if !ok {
		t.Fatalf("there is no %s among %v", name, slices.Sorted(maps.Keys(files)))
	}
	text, err := file.Content()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// besideOne puts version 1 beside a newest site, both below /docs.
func besideOne(t *testing.T, newest, former map[string]string) publish.Files {
	t.Helper()
	files := filesOf(newest)
	config := source.Config{Version: "2", Base: "/docs", URL: "https://acme.dev/docs"}
	kept := []Kept{{source.Version{Label: "1", Path: "/v1/"}, folderOf(t, former)}}
	if err := Beside(files, config, kept); err != nil {
		t.Fatal(err)
	}
	return files
}

func TestHeadOfAFormerPage(t *testing.T) {
	former := map[string]string{"guide/index.html": `<link rel="canonical" href="https://acme.dev/docs/v1/guide/">` +
		`<a href="` + vitrine.NewestPlace + `">newest</a>`}
	for name, test := range map[string]struct{ newest, canonical, link string }{
		"the page is still there": {"guide/index.html", "https://acme.dev/docs/guide/", "/docs/guide/"},
		"it is gone":              {"index.html", "https://acme.dev/docs/v1/guide/", "/docs/"},
	} {
		t.Run(name, func(t *testing.T) {
			page := contentOf(t, besideOne(t, map[string]string{test.newest: ""}, former), "v1/guide/index.html")
			want := `<link rel="canonical" href="` + test.canonical + `"><a href="` + test.link + `">newest</a>`
			if page != want {
				t.Errorf("the head is\n%s\nwant\n%s", page, want)
			}
		})
	}
}

// TestFilesOfAHostAreTheNewest: what stands at the root of a host, or answers for all of it, comes from no former one.
func TestFilesOfAHostAreTheNewest(t *testing.T) {
	files := besideOne(t, map[string]string{"robots.txt": "new", "_redirects": "/docs/b/ /docs/c/ 301\n"},
		map[string]string{"robots.txt": "old", "sw.js": "old", "guide/index.md": "# Guide",
			"_redirects": "/docs/v1/a.md /a/index.md 200\n/docs/v1/a/ /docs/v1/b/ 301\n/ /docs/v1/ 302\n/docs/v1/* /:splat 200\n"})
	names := slices.Sorted(maps.Keys(files))
	want := []string{"_redirects", "robots.txt", "v1/guide/index.md", "v1/versions.json", "versions.json"}
	if !slices.Equal(names, want) {
		t.Errorf("files are %v, want %v", names, want)
	}
	if got := contentOf(t, files, "robots.txt"); got != "new" {
		t.Errorf("robots.txt is %q", got)
	}
	rules := "/docs/v1/a.md /v1/a/index.md 200\n/docs/v1/a/ /docs/v1/b/ 301\n/docs/b/ /docs/c/ 301\n"
	if got := contentOf(t, files, "_redirects"); got != rules {
		t.Errorf("rules are\n%swant\n%s", got, rules)
	}
}
