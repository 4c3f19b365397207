package compile

import (
	"strings"
	"testing"
)

const homePage = "---\ndescription: Acme is a library of wheels of all sizes, with types, themes and tests, for those who turn.\n" +
	"disableToc: true\n---\n\n# Acme\n\n"

// opening is what a home begins with.
const opening = `{{"hero": "For **all**.", "picture": {"src": "./acme.svg", "dark": "./acme-dark.svg", ` +
	`"alt": "A wheel"}, "actions": [{"text": "Get started", "href": "/lib/react-one/"}, {"text": "Code", "href": ` +
	`"https://git.example/"}]}}` + "\n\n" +
	`{{"numbers": [{"label": "Demos", "count": "demos"}, {"label": "Script", "count": "script"}, {"label": "License", ` +
	`"value": "MIT"}]}}` + "\n\n" +
	`{{"features": [{"title": "Typed", "text": "Every [one](../react-one/index.md) is.", "href": "/lib/react-one/"}, ` +
	`{"title": "Small", "text": "It is."}]}}` + "\n"

// TestHome: what a home says stands in the page, in its markdown and in the index of the search, of .md and .mdx alike.
func TestHome(t *testing.T) {
	for _, name := range []string{"index.md", "index.mdx"} {
		t.Run(name, func(t *testing.T) { t.Parallel(); homeOf(t, name) })
	}
}

func homeOf(t *testing.T, name string) {
	w := newWorkshop(t)
	w.write("content/lib/home/"+name, homePage+opening)
	w.write("content/lib/home/acme.svg", `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>`)
	w.write("content/lib/home/acme-dark.svg", `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>`)
	w.change("nav/lib.yaml", "- ", "- /lib/home\n- ")
	w.build()
	page := w.output("lib/home/index.html")
	for _, part := range []string{"For <strong>all</strong>.", `<a href="/lib/react-one/">Get started</a>`,
		`src="/lib/home/acme.svg"`, `src="/lib/home/acme-dark.svg"`, `width="40"`, `alt="A wheel"`,
		"<dt>Demos</dt><dd><bdi>1</bdi>", " kB</bdi>", "<bdi>MIT</bdi>", `<a href="/lib/react-one/">Typed</a>`,
		`<a href="/lib/react-one/">one</a>`} {
		if !strings.Contains(page, part) {
			t.Errorf("the home lacks %s", part)
		}
	}
	if strings.Count(page, "For <strong>") != 1 || strings.Contains(page, "for those who turn.</p>") {
		t.Error("the tagline is not the lead")
	}
	text := w.output("lib/home/index.md")
	for _, part := range []string{"For **all**.\n", "![A wheel](https://vitrine.example/lib/home/acme.svg)\n",
		"- [Get started](https://vitrine.example/lib/react-one/index.md)\n", "- Demos: 1\n", " kB\n", "- License: MIT\n",
		"- [Typed](https://vitrine.example/lib/react-one/index.md): Every [one]("} {
		if !strings.Contains(text, part) {
			t.Errorf("the home as text lacks %q: %s", part, text)
		}
	}
	s, _, err := w.builder.Site()
	if err != nil {
		t.Fatal(err)
	}
	index, err := s.SearchIndex("en", nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range index.Pages {
		if p.Path == "/lib/home/" && (!strings.Contains(p.Text, "For all.") || !strings.Contains(p.Text, "Typed")) {
			t.Errorf("what is found: %q", p.Text)
		}
	}
}

// TestHomesThatLeadNowhere: links and pictures of a home are held to what holds for those of its text.
func TestHomesThatLeadNowhere(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write("content/lib/home/index.md", homePage+
		`{{"hero": "[Here](/lib/nowhere/).", "actions": [{"text": "Start", "href": "/lib/react-on/"}]}}`+"\n\n"+
		`{{"hero": "", "picture": {"src": "./gone.svg", "alt": "A wheel"}}}`+"\n\n"+
		`{{"features": [{"title": "Typed", "text": "It is.", "href": "/lib/react-one/#nothing"}]}}`+"\n\n"+
		`{{"features": [{"title": "Typed", "txt": "It is."}]}}`+"\n\n"+
		`{{"numbers": [{"label": "Demos", "count": "demo"}]}}`+"\n")
	w.change("nav/lib.yaml", "- ", "- /lib/home\n- ")
	w.refuses("“/lib/nowhere/” is dead", "“/lib/react-on/” is dead", "Did you mean “/lib/react-one/”?",
		"The picture “./gone.svg” does not exist", "no heading or demo with the id “nothing”",
		"nothing reads its key “txt”", "Did you mean “text”?", "Nothing counts “demo”", "Did you mean “demos”?")
}
