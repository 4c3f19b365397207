package packages_test

import (
	"os"
	"path/filepath"
	"testing"

	"vitrine/internal/packages"
	"vitrine/internal/source"
)

// TestFontsThatAreNotInstalled: each is a problem at its line, beside all others of the site.
func TestFontsThatAreNotInstalled(t *testing.T) {
	root := t.TempDir()
	site := filepath.Join(root, "site")
	for name, text := range map[string]string{
		"site/vitrine.yaml": "brand:\n  fonts:\n    text: ['@type/serif/400.css', '@type/serif/900.css']\n" +
			"    code: ['mono/index.css']\n",
		"node_modules/@type/serif/package.json": `{"name": "@type/serif", "version": "1.0.0"}`,
		"node_modules/@type/serif/400.css":      "@font-face {font-family: Serif; src: url(a.woff2)}",
	} {
		name = filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	var config source.Config
	config.Brand.Text = []string{"@type/serif/400.css", "@type/serif/900.css"}
	config.Brand.Code = []string{"mono/index.css"}
	r := packages.Reader{Site: site}
	problems := r.CheckFonts(config)
	if len(problems) != 2 {
		t.Fatal(problems)
	}
	for i, want := range []struct {
		line      int
		what, fix string
	}{
		{3, "The package @type/serif has no file “900.css”.", "Name one of its stylesheets with @font-face rules."},
		{4, "The font “mono/index.css” is of the package mono, which is not installed.", "Install it: npm install mono"},
	} {
		if p := problems[i]; p.File != "vitrine.yaml" || p.Line != want.line || p.What != want.what || p.Fix != want.fix {
			t.Errorf("%s: %s (%s)", p.Place(), p.What, p.Fix)
		}
	}
}
