package markdown

import "testing"

func TestBareLinks(t *testing.T) {
	tests := []struct{ source, href string }{
		{"Open http://localhost:5173.", "http://localhost:5173"},
		{"Open http://localhost:5173/docs/?a=b#c, then wait.", "http://localhost:5173/docs/?a=b#c"},
		{"(http://127.0.0.1:8080/)", "http://127.0.0.1:8080/"},
		{"Open http://server/.", "http://server/"},
		{"Open https://example.com: it is there.", "https://example.com"},
		{"Open www.example.com.", "http://www.example.com"},
		{"Write to me@example.com.", "mailto:me@example.com"},
		{"<me@example.com>", "mailto:me@example.com"},
		{"Write to me@163.com.", "mailto:me@163.com"},
		{"Install pkg@1.2.3.", ""},
		{"Install pkg@1.2.3-beta and pkg@18.0.0-rc.next.", ""},
		{"pkg@2.0.x", ""},
		{"Addresses begin with http:// or https://…", ""},
		{"Addresses are like http://%s/ or http://….", ""},
	}
	for _, test := range tests {
		doc, _ := Parse(Input{Body: []byte(test.source), FirstLine: 1})
		href := ""
		for _, link := range doc.Links {
			href += link.Href
		}
		if href != test.href {
			t.Errorf("%s links to %q, want %q", test.source, href, test.href)
		}
	}
	if html := Fragment("pkg@1.2.3 http://localhost:5173", nil, Render{}).HTML; html !=
		`pkg@1.2.3 <a href="http://localhost:5173">http://localhost:5173</a>` {
		t.Error(html)
	}
}
