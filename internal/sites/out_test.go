package sites

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestPublishable(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, file := range []string{"site/vitrine.yaml", "site/theme/theme.css", "site/build/dist/index.html"} {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for out, want := range map[string]string{
		"dist": "", "site/dist": "", "./site/build/dist": "", "site/.cache/out": "", "site-dist": "", "../dist": "",
		"sites/content": "", "site/contents": "",
		"site": "would replace the site", ".": "would replace", "/": "would replace", "site/../site/": "would replace",
		"site/content": "in the folder content of the site", "site/content/out": "in the folder content",
		"site/content/../public/x/y": "in the folder public", "site/components": "in the folder components",
		"site/theme/dist": "in the folder theme",
	} {
		err := Publishable("site", out)
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", out, err)
		}
	}
}
