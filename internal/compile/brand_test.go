package compile

import (
	"bytes"
	"image"
	"image/png"
	"regexp"
	"strings"
	"testing"
)

// A brand changes what it names and nothing else; a site without one carries none of it.
func TestBrand(t *testing.T) {
	t.Parallel()
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
	w.change("vitrine.yaml", "href: /lib/react-one/", "href: /lib/react-on/")
	w.refuses("“/lib/react-on/” is dead")
}

// TestSignsOfTheBrand: a logo for the dark stands beside the other one, and styles show one of them by the mode.
func TestSignsOfTheBrand(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	for _, name := range []string{"logo", "logo-dark"} {
		w.write("public/"+name+".svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 90 30\"/>\n")
	}
	var touch bytes.Buffer
	if err := png.Encode(&touch, image.NewGray(image.Rect(0, 0, 180, 180))); err != nil {
		t.Fatal(err)
	}
	w.write("public/touch.png", touch.String())
	w.change("vitrine.yaml", "products:", `brand:
  logo: {light: /logo.svg, dark: /logo-dark.svg, alt: Acme}
  touchIcon: /touch.png
products:`)
	w.build()
	page := w.output("lib/guide/index.html")
	css := strings.ReplaceAll(w.output(stylesheetOf(t, page)), "'", "")
	expectParts(t, "the page", page,
		`<img src="/logo.svg" width="72" height="24" alt="Acme" class="logo in-light" loading="lazy"/>`+
			`<img src="/logo-dark.svg" width="72" height="24" alt="Acme" class="logo in-dark" loading="lazy"/>`,
		`<link rel="apple-touch-icon" href="/touch.png"/>`)
	if got := w.output("touch.png"); got != touch.String() {
		t.Errorf("the icon for home screens is published as %d bytes, want %d", len(got), touch.Len())
	}
	rule := regexp.MustCompile(`:root:not\(\[data-mode="?dark"?\]\) :where\(\.ui\) \.logo\.in-dark,\s*` +
		`:root\[data-mode="?dark"?\] :where\(\.ui\) \.logo\.in-light\s*\{\s*display:\s*none`)
	if !rule.MatchString(css) {
		t.Error("no style hides the logo of the other mode")
	}

	w.change("vitrine.yaml", "dark: /logo-dark.svg, ", "")
	w.change("vitrine.yaml", "  touchIcon: /touch.png\n", "")
	w.build()
	page = w.output("lib/guide/index.html")
	if strings.Contains(page, "in-dark") || strings.Contains(page, "in-light") || strings.Contains(page, "touch-icon") {
		t.Error("a page shows a logo for the dark or an icon that the site has not")
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
