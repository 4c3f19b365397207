package base

import (
	"strings"
	"testing"
)

func TestAddressesInHTML(t *testing.T) {
	for _, c := range []struct{ before, after string }{
		{`<a href="/">Home</a>`, `<a href="/docs/">Home</a>`},
		{`<a class="x" href="/docs/button/#a">`, `<a class="x" href="/docs/docs/button/#a">`},
		{`<a href="#main"><a href="//cdn.example/x"><a href="https://x.example/"><a href="../y/">`, ""},
		{`<form action='/search/'>`, `<form action='/docs/search/'>`},
		{`<img srcset="/a.png 1x, /b.png 2x" src="/a.png"/>`,
			`<img srcset="/docs/a.png 1x, /docs/b.png 2x" src="/docs/a.png"/>`},
		{`<li data-group="/lib/more" title="/lib/">`, ""},
		{`<p data-picture="/assets/a-1.svg">`, `<p data-picture="/docs/assets/a-1.svg">`},
		{`<p title='href="/x"'>`, ""},
		{`<noscript><a href="/x/">X</a></noscript>`, `<noscript><a href="/docs/x/">X</a></noscript>`},
		{`<use xlink:href="/sprite.svg#a"/>`, `<use xlink:href="/docs/sprite.svg#a"/>`},
		{`<style>b{background:url(/hero.png)}i{background:url('/b.png'),url(//cdn.example/c.png)}</style>`,
			`<style>b{background:url(/docs/hero.png)}i{background:url('/docs/b.png'),url(//cdn.example/c.png)}</style>`},
		{`<b style="background:url(&quot;/hero.svg&quot;)">`, `<b style="background:url(&quot;/docs/hero.svg&quot;)">`},
		{`<code>&lt;a href="/x"&gt;</code> href="/x"`, ""},
		{`<!-- <a href="/x"> --><textarea><a href="/x"></textarea>`, ""},
		{`<script type="application/json">{"demos":"/assets/a.js","title":"/x/"}</script>`,
			`<script type="application/json">{"demos":"/docs/assets/a.js","title":"/x/"}</script>`},
		{`<b style="background:url(&quot;/assets/a.svg&quot;)">`, `<b style="background:url(&quot;/docs/assets/a.svg&quot;)">`},
	} {
		if c.after == "" {
			c.after = c.before
		}
		if got := string(HTML("/docs", []byte(c.before))); got != c.after {
			t.Errorf("%s\ngot  %s\nwant %s", c.before, got, c.after)
		}
		if got := string(HTML("", []byte(c.before))); got != c.before {
			t.Errorf("without a base %s became %s", c.before, got)
		}
	}
}

// An inline part that changes must stay allowed by the page's policy.
func TestPolicyFollowsInlineParts(t *testing.T) {
	before, after := `b{background:url(/assets/a.svg)}`, `b{background:url(/docs/assets/a.svg)}`
	page := func(css string) string {
		return `<meta content="style-src 'sha256-` + hash([]byte(css)) + `'"><style>` + css + `</style>`
	}
	if got := string(HTML("/docs", []byte(page(before)))); got != page(after) {
		t.Errorf("got  %s\nwant %s", got, page(after))
	}
}

func TestAddressesInMarkdown(t *testing.T) {
	got := Markdown("https://host.example/docs", "[a](/lib/a/index.md#b) ![c](/c.png) [home](/) [d](//cdn.example/) [e](https://e.example/)")
	want := "[a](https://host.example/docs/lib/a/index.md#b) ![c](https://host.example/docs/c.png) " +
		"[home](https://host.example/docs/) [d](//cdn.example/) [e](https://e.example/)"
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	for before, after := range map[string]string{"[a]: /lib/a/": "[a]: https://host.example/docs/lib/a/", "[^1]: /lib/a/": "[^1]: /lib/a/",
		"[a]: //cdn.example/": "[a]: //cdn.example/", "[home]: /": "[home]: https://host.example/docs/"} {
		if got := Markdown("https://host.example/docs", before); got != after {
			t.Errorf("%s became %s, want %s", before, got, after)
		}
	}
}

func TestAddressesOfAssets(t *testing.T) {
	const text = "import a from\"/assets/a.js\";`/assets/${b}`;url(/assets/c.svg);x=\"/y\";\"my/assets/z\""
	got := string(Asset("/docs", []byte(text)))
	if strings.Count(got, "/docs/assets/") != 3 || !strings.Contains(got, `x="/y";"my/assets/z"`) {
		t.Error(got)
	}
}
