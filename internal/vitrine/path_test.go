package vitrine

import (
	"encoding/json"
	"os"
	"testing"
)

// pathCases is the table that the path rules are held to, here and in the browser.
type pathCases struct {
	Canonical []struct {
		Path                        string
		Languages                   []string
		Language, As, Server, Route string
	}
	Rules   []PathRule
	Product []struct{ Path, Category, Product string }
	Title   []struct{ Path, Title string }
}

func readPathCases(t testing.TB) pathCases {
	t.Helper()
	text, err := os.ReadFile("testdata/paths.json")
	if err != nil {
		t.Fatal(err)
	}
	var cases pathCases
	if err := json.Unmarshal(text, &cases); err != nil {
		t.Fatal(err)
	}
	if len(cases.Canonical) == 0 || len(cases.Product) == 0 || len(cases.Title) == 0 {
		t.Fatal("testdata/paths.json lacks a section")
	}
	return cases
}

func TestCanonicalFollowsThePathTable(t *testing.T) {
	for _, c := range readPathCases(t).Canonical {
		t.Run(c.Path, func(t *testing.T) {
			languages := c.Languages
			if languages == nil {
				languages = []string{"en"}
			}
			want := Address{c.Language, c.As, c.Server, c.Route}
			if got := Canonical(c.Path, languages); got != want {
				t.Errorf("Canonical(%q, %v)\n got %+v\nwant %+v", c.Path, languages, got, want)
			}
		})
	}
}

func TestProductOfFollowsThePathTable(t *testing.T) {
	cases := readPathCases(t)
	for _, c := range cases.Product {
		t.Run(c.Path, func(t *testing.T) {
			category, product := ProductOf(c.Path, cases.Rules)
			if category != c.Category || product != c.Product {
				t.Errorf("ProductOf(%q) = %q, %q; want %q, %q", c.Path, category, product, c.Category, c.Product)
			}
		})
	}
}

func TestDerivedTitleFollowsThePathTable(t *testing.T) {
	for _, c := range readPathCases(t).Title {
		t.Run(c.Path, func(t *testing.T) {
			if got := DerivedTitle(c.Path); got != c.Title {
				t.Errorf("DerivedTitle(%q) = %q; want %q", c.Path, got, c.Title)
			}
		})
	}
}

func TestInLanguagePrefixesPagesOnly(t *testing.T) {
	for _, c := range []struct{ path, language, want string }{
		{"/material-ui/", "en", "/material-ui/"},
		{"/material-ui/", "", "/material-ui/"},
		{"/material-ui/", "zh", "/zh/material-ui/"},
		{"/", "zh", "/zh/"},
		{"/blog/", "zh", "/blog/"},
		{"/blog/some-post/", "zh", "/blog/some-post/"},
		{"/blogger/", "zh", "/zh/blogger/"},
		{"/size-snapshot/", "zh", "/size-snapshot/"},
		{"#icons", "zh", "#icons"},
		{"https://example.com/", "zh", "https://example.com/"},
		{"//example.com/", "zh", "//example.com/"},
	} {
		if got := InLanguage(c.path, c.language); got != c.want {
			t.Errorf("InLanguage(%q, %q) = %q; want %q", c.path, c.language, got, c.want)
		}
	}
}

func TestCleanPathHasOneSlashAtEachEnd(t *testing.T) {
	for path, want := range map[string]string{
		"/": "/", "": "/", "/a": "/a/", "a//": "/a/", "/a/?q#h": "/a/", "/a.b/c": "/a.b/c/", "/v5.0": "/v5.0/",
	} {
		if got := CleanPath(path); got != want {
			t.Errorf("CleanPath(%q) = %q; want %q", path, got, want)
		}
	}
}

func FuzzCanonicalOfACanonicalIsItself(f *testing.F) {
	for _, c := range readPathCases(f).Canonical {
		f.Add(c.Path, "pt")
	}
	rules := readPathCases(f).Rules
	f.Fuzz(func(t *testing.T, path, language string) {
		languages := []string{"en", language}
		first := Canonical(path, languages)
		again := Canonical(first.As, languages)
		if again.As != first.As || again.Server != first.Server || again.Route != first.Route {
			t.Errorf("%q\nfirst %+v\nagain %+v", path, first, again)
		}
		if again.Language != DefaultLanguage {
			t.Errorf("%q: As %q still holds the language %q", path, first.As, again.Language)
		}
		if first.As[0] != '/' || len(first.As) > 1 && (first.As[1] == '/' || first.As[1] == '\\') {
			t.Errorf("%q: As %q could name another host", path, first.As)
		}
		if route := Canonical(first.Route, languages).Route; route != first.Route {
			t.Errorf("%q: route %q becomes %q", path, first.Route, route)
		}
		category, product := ProductOf(path, rules)
		if c, p := ProductOf(first.Server, rules); language == "pt" && first.Language != "pt" && (c != category ||
			p != product) {
			t.Errorf("%q: product %q/%q, of its server path %q/%q", path, category, product, c, p)
		}
		DerivedTitle(path)
	})
}

func TestRightToLeft(t *testing.T) {
	for language, want := range map[string]bool{"ar": true, "ar-EG": true, "fa": true, "de": false, "en": false, "": false} {
		if got := IsRightToLeft(language); got != want {
			t.Errorf("%q is written from right to left: %v, want %v", language, got, want)
		}
	}
}

func TestShortestEnding(t *testing.T) {
	files := []string{"a/Button/B.tsx", "b/Button/B.tsx", "b/Button/C.tsx", "B.tsx", "/x/a/Button/D.tsx", "/y/a/Button/D.tsx"}
	for file, want := range map[string]string{"a/Button/B.tsx": "a/Button/B.tsx", "b/Button/C.tsx": "C.tsx",
		"B.tsx": "B.tsx", "/y/a/Button/D.tsx": "y/a/Button/D.tsx"} {
		if got := ShortestEnding(file, files); got != want {
			t.Errorf("%s is named %s, want %s", file, got, want)
		}
	}
}
