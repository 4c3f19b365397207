package server

import (
	"net/http/httptest"
	"path"
	"strings"
	"testing"
	"testing/fstest"

	"vitrine/internal/vitrine"
)

// TestSearchInFormerVersions: each has its own index, whose pages stand below its path.
func TestSearchInFormerVersions(t *testing.T) {
	files := searchSite()
	for name, file := range searchSite() {
		files["v1/"+name] = file
	}
	files["v1/search.json"] = &fstest.MapFile{Data: []byte("old")}
	files["versions.json"] = &fstest.MapFile{Data: []byte(
		`[{"label":"2","base":"","pages":[]},{"label":"1","base":"/v1","pages":[]}]`)}
	open := func(language string, read func(string) ([]byte, error)) (Searcher, error) {
		index, err := read(path.Join(language, "search.json"))
		return fixedSearch{result: SearchResult{Hits: []SearchHit{{Kind: "page", Address: "/" + string(index) + "/"}}}}, err
	}
	handler := handlerOf(t, Options{Embedded: files, Search: open})
	for address, want := range map[string]string{"/search/?q=a": `"/en/"`, "/v1/search/?q=a": `"/v1/old/"`,
		"/v1/de/search/?q=a": `"/v1/de/"`} {
		if body := ask(handler, address).Body.String(); !strings.Contains(body, want) {
			t.Errorf("%s leads not to %s: %s", address, want, body)
		}
	}
}

// TestPagesReadTheirAssets: what a page of any version will ask for is read before the page is sent.
func TestPagesReadTheirAssets(t *testing.T) {
	files := fstest.MapFS{".base": {Data: []byte("/docs/\n")}, "versions.json": {Data: []byte(
		`[{"label":"2","base":"/docs","pages":[]},{"label":"1","base":"/docs/v1","pages":[]}]`)},
		"assets/a.js": {Data: []byte("1")}, "v1/assets/b.js": {Data: []byte("1")}}
	snap := newSnapshot(files, identity{}, 1<<20)
	for page, asset := range map[string]string{"/": "/assets/a.js", "/v1/": "/v1/assets/b.js"} {
		name := strings.TrimPrefix(page+"index.html", "/")
		files[name] = &fstest.MapFile{Data: []byte(`<script src="/docs` + asset + `"></script>`)}
		if snap.file(page, name) == nil || snap.kept.get(asset) == nil || snap.kept.get(page) == nil {
			t.Errorf("%s is sent before %s is read, or is not kept", page, asset)
		}
	}
}

// TestAssetsOfFormerVersions: they never change under their names either; other files in folders of that name may.
func TestAssetsOfFormerVersions(t *testing.T) {
	files := fstest.MapFS{".base": {Data: []byte("/docs/\n")}, "versions.json": {Data: []byte(
		`[{"label":"2","base":"/docs","pages":[]},{"label":"1","base":"/docs/v1","pages":[]}]`)}}
	for _, name := range []string{"assets/a.js", "v1/assets/a.js", "v2/assets/a.js"} {
		files[name] = &fstest.MapFile{Data: []byte("1")}
	}
	handler, err := New(Options{Embedded: files})
	if err != nil {
		t.Fatal(err)
	}
	for address, want := range map[string]string{"/docs/assets/a.js": vitrine.CacheForever,
		"/docs/v1/assets/a.js": vitrine.CacheForever, "/docs/v2/assets/a.js": vitrine.CacheAsk} {
		answer := httptest.NewRecorder()
		handler.ServeHTTP(answer, httptest.NewRequest("GET", address, nil))
		if got := answer.Header().Get("Cache-Control"); answer.Code != 200 || got != want {
			t.Errorf("%s is answered with %d and %q, want %q", address, answer.Code, got, want)
		}
	}
}
