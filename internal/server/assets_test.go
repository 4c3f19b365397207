package server

import (
	"net/http/httptest"
	"testing"
	"testing/fstest"

	"vitrine/internal/vitrine"
)

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
