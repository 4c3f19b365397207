package nav

import (
	"strings"
	"testing"
)

func linkCheck(links ...Reference) LinkCheck {
	return LinkCheck{
		SiteURL:   "https://docs.example.com",
		Languages: []string{"en", "zh"},
		Targets: []Target{
			{Path: "/"},
			{Path: "/material-ui/react-button/", Anchors: []string{"icons", "BasicButtons", "日本語", "%E6%97%A5"}},
			{Path: "/material-ui/react-chip/", Anchors: []string{"sizes"}, Unlinked: map[string]string{"small-chips": "Small chips"}},
			{Path: "/material-ui/migration/v5.0/"},
			{Path: "/base-ui/react-badge/"},
		},
		Files:  []string{"/favicon.ico", "/static/a b.png"},
		Beside: []string{"/handbook/"},
		Links:  links,
	}
}

func TestCheckLinks(t *testing.T) {
	for _, c := range []struct{ name, href, what, fix string }{
		{"page", "/material-ui/react-chip/", "", ""},
		{"home", "/", "", ""},
		{"page with a query", "/material-ui/react-chip/?a=//b", "", ""},
		{"page with an anchor", "/material-ui/react-chip/#sizes", "", ""},
		{"page with dots", "/material-ui/migration/v5.0/", "", ""},
		{"page in a language", "/zh/material-ui/react-chip/", "", ""},
		{"anchor here", "#icons", "", ""},
		{"top", "#", "", ""},
		{"encoded anchor", "#%E6%97%A5%E6%9C%AC%E8%AA%9E", "", ""},
		{"anchor whose id is encoded", "#%E6%97%A5", "", ""},
		{"plain anchor whose id is encoded", "#日", "", ""},
		{"text fragment", "/material-ui/react-chip/#:~:text=x", "", ""},
		{"demo", "#BasicButtons", "", ""},
		{"demo in a variant", "/material-ui/react-button/#BasicButtons.tsx", "", ""},
		{"demo in a styling", "/material-ui/react-button/#css-BasicButtons.js", "", ""},
		{"file", "/favicon.ico", "", ""},
		{"file with a space", "/static/a%20b.png", "", ""},
		{"a site beside this one", "/handbook/", "", ""},
		{"a page of that site", "/handbook/first/?a#b", "", ""},
		{"mail", "mailto:a@example.com", "", ""},
		{"another site", "https://example.com//x", "", ""},
		{"this site in full", "https://docs.example.com/material-ui/react-chip/", "", ""},
		{"this site's origin", "https://docs.example.com", "", ""},

		{"a heading without an id", "/material-ui/react-chip/#small-chips", "“Small chips”, which has no id",
			"{#small-chips}"},
		{"a script", "javascript:alert(1)", "runs code", "Link to a page"},
		{"a script with a blank and entities", " java&Tab;&#115;cript:alert(1)", "runs code", "Link to a page"},
		{"a document", "data:text/html,x", "runs code", "Link to a page"},
		{"a picture", "data:image/png;base64,eA==", "", ""},
		{"empty", " ", "empty", "Write an address"},
		{"no trailing slash", "/material-ui/react-chip", "lacks its trailing slash",
			"Write “/material-ui/react-chip/”."},
		{"no trailing slash before an anchor", "/material-ui/react-chip#sizes", "lacks its trailing slash",
			"Write “/material-ui/react-chip/#sizes”."},
		{"this site in full without trailing slash", "https://docs.example.com/material-ui/react-chip",
			"lacks its trailing slash", "Write “https://docs.example.com/material-ui/react-chip/”."},
		{"double slash at the end", "/material-ui/react-chip//", "double slash", "Write “/material-ui/react-chip/”."},
		{"double slash at the beginning", "//material-ui/react-chip/", "double slash",
			"Write “/material-ui/react-chip/”."},
		{"relative", "material-ui/react-chip/", "is relative", "Did you mean “/material-ui/react-chip/”?"},
		{"relative to a sibling", "react-chip", "is relative", "Write “/material-ui/react-chip/”."},
		{"relative upwards", "../react-chip/", "is relative", "Did you mean “/material-ui/react-chip/”?"},
		{"dead", "/material-ui/nothing-like-it/", "the page does not exist", "Add the page, or remove the link."},
		{"mistyped", "/material-ui/react-buton/", "the page does not exist",
			"Did you mean “/material-ui/react-button/”?"},
		{"moved", "/material-ui/react-badge/", "the page does not exist", "Did you mean “/base-ui/react-badge/”?"},
		{"beside nothing", "/handbooks/", "the page does not exist", ""},
		{"dead file", "/missing.png", "the page does not exist", ""},
		{"dead anchor", "/material-ui/react-chip/#colors", "no heading or demo with the id “colors”",
			"Remove the hash"},
		{"mistyped anchor", "#icon", "no heading or demo with the id “icon”", "Did you mean “#icons”?"},
		{"dead demo", "#css-MissingDemo.tsx", "no heading or demo", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			link := Reference{Page: "/material-ui/react-button/", Href: c.href, File: "content/a/index.md", Line: 7,
				Column: 3, Excerpt: "see [x](" + c.href + ")"}
			problems := CheckLinks(linkCheck(link))
			if c.what == "" {
				if len(problems) != 0 {
					t.Fatalf("reported: %+v", problems)
				}
				return
			}
			if len(problems) != 1 {
				t.Fatalf("want one problem, got %+v", problems)
			}
			p := problems[0]
			if !strings.Contains(p.What, c.what) || !strings.Contains(p.Fix, c.fix) || p.Why == "" || p.Fix == "" {
				t.Errorf("got %q, %q, %q; want %q and %q", p.What, p.Why, p.Fix, c.what, c.fix)
			}
			if p.File != link.File || p.Line != 7 || p.Column != 3 || p.Excerpt != link.Excerpt {
				t.Errorf("the place is lost: %+v", p)
			}
		})
	}
}

func FuzzCheckLinks(f *testing.F) {
	for _, href := range []string{"/a/#b", "https://docs.example.com", "//", "%zz", "a:b", "#:~:"} {
		f.Add(href)
	}
	f.Fuzz(func(t *testing.T, href string) {
		problems := CheckLinks(linkCheck(Reference{Page: "/material-ui/react-button/", Href: href, File: "a"}))
		if len(problems) > 1 {
			t.Errorf("%q: %d problems", href, len(problems))
		}
	})
}
