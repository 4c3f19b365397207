package sites

import (
	"path/filepath"
	"testing"
)

// TestCacheOf: the folder is the same however the site's is named, from within it too.
func TestCacheOf(t *testing.T) {
	above := t.TempDir()
	t.Chdir(above)
	want, err := filepath.Abs(filepath.Join(".cache", "vitrine"))
	if err != nil {
		t.Fatal(err)
	}
	for _, site := range []string{"site", "./site/", filepath.Join(filepath.Dir(filepath.Dir(want)), "site")} {
		if got := CacheOf(site); got != want {
			t.Errorf("beside %s: %s, want %s", site, got, want)
		}
	}
	if got := CacheOf("."); got != filepath.Join(filepath.Dir(filepath.Dir(filepath.Dir(want))), ".cache", "vitrine") {
		t.Errorf("beside the folder that one stands in: %s", got)
	}
}
