package compile

import (
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestOldAddresses: of each the first target that is there; rules stand in the order in which hosts try them.
func TestOldAddresses(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write("redirects.yaml", `
/old/*: [/lib/*]
/old/one/: [/lib/react-later/, '/lib/react-one/#usage']
/old/deep/*: [/lib/guide/]
/gone/: [/lib/guide/]
`)
	w.build()
	want := "/lib/guide.md /lib/guide/index.md 200\n/lib/react-one.md /lib/react-one/index.md 200\n" +
		"/gone/ /lib/guide/ 301\n/lib/react-later/ /lib/react-one/#usage 302\n" +
		"/old/one/ /lib/react-one/#usage 302\n/old/deep/* /lib/guide/ 301\n/old/* /lib/:splat 301\n/en/* /:splat 301\n"
	if got := w.output("_redirects"); got != want {
		t.Errorf("_redirects:\n%s\nwant\n%s", got, want)
	}
	for name, parts := range map[string][]string{
		"vercel.json": {`"source": "/old/:rest(.*)"`, `"destination": "/lib/:rest"`, `"trailingSlash": true`,
			`"X-Content-Type-Options"`},
		"_headers": {"/*\n  X-Content-Type-Options: nosniff\n",
			"/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n"},
		"robots.txt":  {"Sitemap: https://vitrine.example/sitemap.xml"},
		"sitemap.xml": {"<loc>https://vitrine.example/lib/guide/</loc>"},
	} {
		for _, part := range parts {
			if text := w.output(name); !strings.Contains(text, part) {
				t.Errorf("%s lacks %q: %.300s", name, part, text)
			}
		}
	}
}

func TestRedirectsThatLeadAstray(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write("redirects.yaml", `
/lib/guide/: [/lib/react-one/]
/nowhere/: [/lib/never/]
/a/*: [/b/*]
/b/*: [/a/*]
no-slash: [/lib/guide/]
/starless/: [/lib/*]
/other-host/: [//evil.example/]
/empty/: []
`)
	w.write("content/a/index.md", "---\ndescription: A.\nnoIndex: true\n---\n\n# A\n")
	w.write("content/b/index.md", "---\ndescription: B.\nnoIndex: true\n---\n\n# B\n")
	w.refuses("“/lib/guide/” is a page", "“/nowhere/” leads to no page: /lib/never/",
		"leads in a circle: /a/any/ → /b/any/ → /a/any/",
		"“no-slash” is not written as an address", "“/starless/” has a star in its target", "“//evil.example/”",
		"“/empty/” leads nowhere")
}

// TestCards: each page names a picture of its own title, which is drawn once.
func TestCards(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	if report := w.build(); report.Kinds["card"] != 3 {
		t.Errorf("%d cards for three titles", report.Kinds["card"])
	}
	named := regexp.MustCompile(
		`<meta property="og:image" content="https://vitrine\.example/(assets/card-[0-9a-z]+\.png)"/>`).FindStringSubmatch(w.output("lib/react-one/index.html"))
	if named == nil {
		t.Fatal("the page names no card")
	}
	file, err := os.Open(filepath.Join(w.folder, "out", named[1]))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if _, err := png.Decode(file); err != nil {
		t.Error(err)
	}
	w.change(one+"index.md", "# One", "# One of them")
	if report := w.build(); report.Kinds["card"] != 1 {
		t.Errorf("an edited title draws %d cards", report.Kinds["card"])
	}
}

func TestNoticesOfWhatIsBundled(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.build()
	text := w.output("licenses.txt")
	for _, part := range []string{"\nreact 18.3.1 (MIT)\n", "\nesbuild (MIT)\n", "Permission is hereby granted",
		"\n@emotion/cache ",
		"\nscheduler "} {
		if !strings.Contains(text, part) {
			t.Errorf("the notices lack %q", part)
		}
	}
	if strings.Contains(text, "\nvitest ") {
		t.Error("tools of the project are among them")
	}
}
