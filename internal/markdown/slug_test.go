package markdown

import (
	"strings"
	"testing"
)

// TestSlug is the table of known ids, with oddities mended where they lost information.
func TestSlug(t *testing.T) {
	for heading, want := range map[string]string{
		"createTheme(options) => theme": "createtheme-options-theme",
		"What's new":                    "whats-new",
		"@mui/material":                 "mui-material",
		"Basic features 🧪":              "basic-features",
		"<Button />":                    "button",
		"v5.0.0":                        "v5-0-0",
		"C++ & C#":                      "c-amp-c",
		`"quoted"`:                      "quot-quoted-quot",
		"Foo — bar":                     "foo-bar",
		"Foo–bar":                       "foobar",
		"日本語":                           "%E6%97%A5%E6%9C%AC%E8%AA%9E",
	} {
		if got := Slug(heading); got != want {
			t.Errorf("%q gives %q, want %q", heading, got, want)
		}
	}
}

func TestSlugger(t *testing.T) {
	for _, test := range []struct{ headings, ids string }{
		{"Foo,Foo,foo", "foo,foo-2,foo-3"},
		{"Foo,Foo,Foo 2", "foo,foo-2,foo-2-2"},
		{"😀,😀", "section,section-2"},
	} {
		var s Slugger
		var ids []string
		for heading := range strings.SplitSeq(test.headings, ",") {
			ids = append(ids, s.ID(heading))
		}
		if got := strings.Join(ids, ","); got != test.ids {
			t.Errorf("%s gives %s, want %s", test.headings, got, test.ids)
		}
	}
}
