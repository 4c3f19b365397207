package markdown

import "testing"

func TestLink_UnescapesAddressesAndTitles(t *testing.T) {
	tests := []struct{ source, href, want string }{
		{`[a](/x/a\(b\)/)`, "/x/a(b)/", `<a href="/x/a(b)/">a</a>`},
		{`[a](/x/?p=1&amp;q=2&#35;r)`, "/x/?p=1&q=2#r", `<a href="/x/?p=1&amp;q=2#r">a</a>`},
		{`[a](/x/ "5 &gt; 4 \"sure\"")`, "/x/", `<a href="/x/" title="5 &gt; 4 &#34;sure&#34;">a</a>`},
		{"[a]\n\n[a]: /x\\_y/ 'one \\& two'", "/x_y/",
			`<p><a href="/x_y/" title="one &amp; two">a</a></p>`},
		{`[a](/x/\&amp;/)`, "/x/&amp;/", `<a href="/x/&amp;amp;/">a</a>`},
	}
	for _, test := range tests {
		doc, _ := Parse(Input{Body: []byte(test.source), FirstLine: 1})
		if html := Fragment(test.source, nil, Render{}).HTML; html != test.want {
			t.Errorf("%s is\n%s\nwant\n%s", test.source, html, test.want)
		}
		if len(doc.Links) != 1 || doc.Links[0].Href != test.href {
			t.Errorf("%s: links %+v, want %s", test.source, doc.Links, test.href)
		}
	}
}

func TestPicture_UnescapesAddressAndTitle(t *testing.T) {
	want := `<img src="/a(1).png?x&amp;y" alt="A" title="B &amp; C">`
	if html := Fragment(`![A](/a\(1\).png?x&amp;y "B &amp; C")`, nil, Render{}).HTML; html != want {
		t.Errorf("got %s, want %s", html, want)
	}
}

// TestLink_HidesNoCode writes the colon of an address that runs code as a character reference.
func TestLink_HidesNoCode(t *testing.T) {
	for _, source := range []string{"[a](javascript&#58;go)", "[a](javascript&colon;go)", `[a](javascript\:go)`} {
		if html := Fragment(source, nil, Render{}).HTML; html != `<a href="">a</a>` {
			t.Errorf("%s is %s", source, html)
		}
	}
}
