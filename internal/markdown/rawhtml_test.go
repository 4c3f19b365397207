package markdown

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// activeHTML are texts with what raw HTML may not have, each with a part of the message.
var activeHTML = []struct{ text, what string }{
	{`<b onmouseover="alert(1)">e</b>`, "event handler attribute “onmouseover”"},
	{`<b ONCLICK=alert(1)>e</b>`, "event handler attribute “onclick”"},
	{"<div\n/onclick='alert(1)'>\n</div>", "event handler attribute “onclick”"},
	{`<base href="https://a.example/">`, "<base> element"},
	{`<link rel="x" href="https://a.example/">`, "<link> element"},
	{`<meta http-equiv="refresh" content="0;url=https://a.example/">`, "<meta> element"},
	{`<STYLE>b {}</STYLE>`, "<style> element"},
	{"<p\tstyle='color: red'>e</p>", "style attribute"},
	{`<iframe src="java&#115;cript:alert(1)"></iframe>`, "the address “javascript:alert(1)”"},
	{"<object data=' java&Tab;script:alert(1)'></object>", "which runs code"},
	{"<form action=data:text/html,x></form>", "the address “data:text/html,x”"},
	{"<svg><a><set attributeName=href to=javascript:x /></a></svg>", "the address “javascript:x”"},
	{"<svg><a><animate attributeName=href values='x;javascript:x' /></a></svg>", "which runs code"},
	{`<iframe srcdoc="&lt;b onclick=x>"></iframe>`, "srcdoc"},
	{"![a](javascript:alert(1))", "The picture “javascript:alert(1)” is code"},
	{"![a][b]\n\n[b]: data:text/html,x", "The picture “data:text/html,x” is code"},
	{"<!-- a\n--><b onclick=x>", "event handler attribute"},       // on the line that closes a block
	{"> <div>\n> <b onclick=x>", "event handler attribute"},       // in a quote
	{"- a\n\n  <b onclick=x>e</b>", "event handler attribute"},    // in a list
	{"<b x=<Foo> onclick=1>e</b>", ""},                            // no HTML
	{"<div <Foo onclick=1>>e</div>", "event handler attribute"},   // the inner tag is shown as text
	{"<div x=<Foo> onclick=1>e</div>", "event handler attribute"}, // the inner tag is the value of x
	{"<div title=\"\n\n<b x=\" onclick=1 \">e</b></div>", "a tag that is not closed"},
	{"<div>a <!-- b\n\n<b title=\"--><i onclick=1>\">e</b></div>", "a comment that is not closed"},
	{"<div><svg><title><b onclick=1></title></svg>", "event handler attribute"},
	{"<div><svg><title><a x=\"</title><b y=\"onclick=1 z=\">\">", "a tag that is not closed"},
	{"<div><svg><![CDATA[ > <!-- ]]><b onclick=1> --></svg>", "CDATA"},
	{"<div>" + strings.Repeat("<textarea>", 10), "in one another"},
	{"<p class=\"description\">a <b title=\"</p>\">b</b></p>", ""}, // see TestLead_IsWhole
}

func TestRawHTML_ReportsWhatIsActive(t *testing.T) {
	for _, one := range activeHTML {
		_, problems := Parse(Input{Body: []byte("# T\n\n" + one.text + "\n"), FirstLine: 1})
		found := slices.ContainsFunc(problems, func(p diag.Problem) bool {
			return p.Severity == diag.Error && p.Line > 2 && one.what != "" && strings.Contains(p.What, one.what)
		})
		if found != (one.what != "") || one.what == "" && len(problems) > 0 {
			t.Errorf("%q: %v", one.text, problems)
		}
	}
}

// TestRawHTML_ReportsWhatHidesTheRestOfThePage: HTML has no <iframe />.
func TestRawHTML_ReportsWhatHidesTheRestOfThePage(t *testing.T) {
	for text, line := range map[string]int{
		"<iframe src=\"/x\" />\n\nRest.":                                   3,
		"Text <iframe\nsrc=\"/x\"> more\n\nRest.":                          3,
		"<IFRAME src=\"/x\"/>\n\n<iframe src=\"/y\"></iframe>\n\nRest.":    3,
		"> <iframe\n>   src=\"/x\">\n> </iframe>\n\n<textarea/>\n\n</xmp>": 7,
		"<iframe src=\"/x\">\n\n</iframe>\n\nRest.":                        0,
		"<div><textarea>a</textarea><iframe /></iframe></div>\n\nRest.":    0,
	} {
		_, problems := Parse(Input{Body: []byte("# T\n\n" + text + "\n"), FirstLine: 1})
		if line == 0 && len(problems) == 0 {
			continue
		}
		if len(problems) != 1 || problems[0].Line != line || !strings.Contains(problems[0].What, "> that is not closed") {
			t.Errorf("%q: %+v", text, problems)
		}
	}
}

func TestRawHTML_Passes(t *testing.T) {
	for _, text := range []string{
		`<a href="mailto:a@b.example" title="javascript: the good parts">a</a>`,
		`<img src="data:image/svg+xml,<svg/>" alt="a < b" width=1 height=1>`,
		"<!-- <b onclick=x> <script> -->", "a <!-- <base> --> b", "<div>\n1 < 2\n</div>",
		"`<b onclick=x>`", "    <b onclick=x>", "```html\n<b onclick=x>\n```", "\\<b onclick=x>",
		"<details>\n<summary>One</summary>\n\nonclick=\"x\"\n\n</details>", "<textarea>\na &lt; b\n</textarea>",
		"<Foo onclick=x>", `<a title="<iframe >">a</a>`, "![a](data:image/png;base64,eA==)",
	} {
		if _, problems := Parse(Input{Body: []byte("# T\n\n" + text + "\n"), FirstLine: 1}); len(problems) > 0 {
			t.Errorf("%q: %v", text, problems)
		}
	}
}

func TestRawHTML_NamesTheLine(t *testing.T) {
	for text, line := range map[string]int{"> <div>\n>\n> <div>\n> <b onclick=x>": 6, "<div>\n<p>\n<b onclick=x>": 5} {
		_, problems := Parse(Input{Body: []byte("# T\n\n" + text + "\n"), FirstLine: 1})
		if len(problems) != 1 || problems[0].Line != line {
			t.Errorf("%q: %v", text, problems)
		}
	}
}

// TestLead_IsWhole: the description ends at the first </p>, which may be within an attribute.
func TestLead_IsWhole(t *testing.T) {
	for _, lead := range []string{`a <b title="</p>">b</b>`, "a <b title=\"`\u202E` <meta>\">b</b>"} {
		doc, problems := Parse(Input{Body: []byte("# T\n\n<p class=\"description\">" + lead + "</p>\n"), FirstLine: 1})
		if doc.LeadHTML != "" || len(problems) > 0 {
			t.Errorf("%q: %q, %v", lead, doc.LeadHTML, problems)
		}
	}
}

// TestFragment_WritesNoCode: comments of packages are not checked.
func TestFragment_WritesNoCode(t *testing.T) {
	text := "[a](javascript:x) [b] ![c](data:text/html,x) <javascript:x>\n\n[b]: java&#115;cript:x 'y'\n"
	want := `<p><a href="">a</a> <a href="" title="y">b</a> <img src="" alt="c"> <a href="">javascript:x</a></p>`
	if got := Fragment(text, nil, Render{}).HTML; got != want {
		t.Errorf("%s", got)
	}
}

// FuzzRawHTML: a page without errors and without links that run code has no active HTML as a browser reads it.
func FuzzRawHTML(f *testing.F) {
	for _, one := range activeHTML {
		f.Add("# T\n\n" + one.text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		doc, problems := Parse(Input{Body: []byte(text), FirstLine: 1})
		if diag.NewList(problems...).Errors() > 0 ||
			slices.ContainsFunc(doc.Links, func(l Link) bool { return vitrine.RunsCode(l.Href) }) {
			return
		}
		sections, _ := doc.Render(Render{})
		page := "<body><p>" + doc.LeadHTML + "</p>"
		for _, section := range sections {
			for _, block := range section.Blocks {
				page += block.Data.(vitrine.Prose).HTML
			}
		}
		root, err := html.Parse(strings.NewReader(page))
		if err != nil {
			return // nested too deep for the parser
		}
		for node := range root.Descendants() {
			if what := activeNode(node); what != "" {
				t.Errorf("%q became %s, with %s", text, page, what)
			}
		}
	})
}

func activeNode(node *html.Node) string {
	if _, forbidden := forbiddenElements[node.Data]; forbidden && node.Type == html.ElementNode {
		return node.Data
	}
	for _, a := range node.Attr {
		if strings.HasPrefix(a.Key, "on") || a.Key == "srcdoc" ||
			vitrine.RunsCode(a.Val) && (a.Key == "href" || slices.Contains(addresses, a.Key)) {
			return fmt.Sprintf("%s=%q", a.Key, a.Val)
		}
	}
	return ""
}
