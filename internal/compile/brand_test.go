package compile

import (
	"regexp"
	"strings"
	"testing"
)

// A brand changes what it names and nothing else; a site without one carries none of it.
func TestBrand(t *testing.T) {
	w := newWorkshop(t)
	w.write("public/logo.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 90 30\"/>\n")
	w.build()
	page, css := w.output("lib/guide/index.html"), w.output(stylesheetOf(t, w.output("lib/guide/index.html")))
	for _, part := range []string{"announcement", "logo", "bar-links", "data-closed"} {
		if strings.Contains(page, part) || strings.Contains(css, part) {
			t.Errorf("a site without a brand has %q", part)
		}
	}
	cards := regexp.MustCompile(`card-\w+\.png`)
	before := cards.FindString(page)

	w.change("vitrine.yaml", "products:", `brand:
  logo: {light: /logo.svg, alt: Acme}
  favicon: /logo.svg
  hue: 262
  radius: 4
  colors: {dark: {accent: "#ffffff"}}
  fonts: {text: ['@fontsource/inter/latin-400.css'], code: ['@fontsource/jetbrains-mono/latin-400.css']}
  links: [{title: Play, href: /lib/react-one/}]
  footer: [{title: Imprint, href: 'https://acme.example/imprint'}]
  announcement: {id: five, text: Five is out, href: /lib/guide/}
products:`)
	w.build()
	page = w.output("lib/guide/index.html")
	css = w.output(stylesheetOf(t, page))
	for _, part := range []string{`<img src="/logo.svg" width="72" height="24" alt="Acme" class="logo"/>`,
		`<link rel="icon" href="/logo.svg" type="image/svg+xml"/>`, `<a href="/lib/react-one/">Play</a>`,
		`<a href="https://acme.example/imprint">Imprint</a>`, `data-announcement="five"`, `<a href="/lib/guide/">Five is out</a>`,
		`localStorage[&#x27;`} {
		if part == `localStorage[&#x27;` {
			part = "localStorage['vitrine-closed']===\"five\""
		}
		if !strings.Contains(page, part) {
			t.Errorf("the page lacks %s", part)
		}
	}
	for _, part := range []string{"--vt-r-control:4px", "--vt-r-frame:6px", "--vt-accent:#ffffff", "font-display:optional",
		"--vt-sans:'Inter',", ".announcement"} {
		if !strings.Contains(strings.ReplaceAll(css, `"`, "'"), part) {
			t.Errorf("the stylesheet lacks %s", part)
		}
	}
	font := regexp.MustCompile(`url\(/(assets/inter-[\w.-]+\.woff2)\)`).FindStringSubmatch(css)
	if font == nil || len(w.output(font[1])) < 1000 {
		t.Errorf("the font is not published with the site: %v", font)
	}
	if after := cards.FindString(page); after == before {
		t.Error("the card of the page has the same color as without a brand")
	}
}

func stylesheetOf(t *testing.T, page string) string {
	t.Helper()
	found := regexp.MustCompile(`href="/(assets/site-[\w]+\.css)"`).FindStringSubmatch(page)
	if found == nil {
		t.Fatal("the page has no stylesheet")
	}
	return found[1]
}
