package compile

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

const elsewhere = "content/lib/elsewhere/index.md"

// newForeignWorkshop is a site with a page that was written for another tool.
func newForeignWorkshop(t *testing.T) *workshop {
	w := newWorkshop(t)
	w.write("nav/lib.yaml", "- subheader: Start\n  children:\n    - pathname: /lib/guide\n- pathname: /lib/react-one\n"+
		"- pathname: /lib/elsewhere\n")
	w.write(elsewhere, "---\nsidebar_position: 3\nhero: {name: X}\n"+
		"description: A page of prose with words that somebody wrote for another tool and brought along.\n---\n\n"+
		"# FAQ of `API`\n\n[one](./react-one) [guide](../guide#first-steps)\n\n"+
		"<iframe src=\"https://videos.example/a\" title=\"x\"></iframe>\n\nAn Array<string>.\n")
	return w
}

// TestPagesOfOtherToolsArePublished: what nothing reads is a warning, with its line and what there is instead.
func TestPagesOfOtherToolsArePublished(t *testing.T) {
	t.Parallel()
	w := newForeignWorkshop(t)
	report := w.build()
	for _, want := range []struct {
		line      int
		what, fix string
	}{
		{2, "“sidebar_position”", "nav/"}, {3, "“hero”", "directives below the title"},
		{11, "videos.example", "frame: [https://videos.example]"},
		{13, "“<string>”", "backticks"},
	} {
		found := false
		for _, p := range report.Problems {
			found = found || p.File == elsewhere && p.Line == want.line && strings.Contains(p.What, want.what) &&
				strings.Contains(p.Fix, want.fix)
		}
		if !found {
			t.Errorf("no warning in line %d says %s: %+v", want.line, want.what, report.Problems)
		}
	}
	page := w.output("lib/elsewhere/index.html")
	for _, part := range []string{"Array&lt;string&gt;", `href="/lib/react-one/"`, `href="/lib/guide/#first-steps"`,
		`aria-current="page">FAQ of API</a>`, `<span class="sub label">Start</span><ul class="tree">`} {
		if !strings.Contains(page, part) {
			t.Errorf("the page lacks %s", part)
		}
	}
	w.change("vitrine.yaml", "products:", "csp: {frame: ['https://*.example']}\nproducts:")
	report = w.build()
	for _, p := range report.Problems {
		if strings.Contains(p.What, "videos.example") {
			t.Errorf("it is allowed: %+v", p)
		}
	}
	if page := w.output("lib/elsewhere/index.html"); !strings.Contains(page, "https://*.example") {
		t.Error("the policy does not allow the frame")
	}
}

// TestSiteWithoutSign: browsers ask every site for its sign, which then is a plain one.
func TestSiteWithoutSign(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.build()
	if made := w.output("favicon.svg"); !strings.HasPrefix(made, "<svg") {
		t.Errorf("sign: %s", made)
	}
	w.write("public/favicon.svg", "<svg></svg>\n")
	w.build()
	if own := w.output("favicon.svg"); own != "<svg></svg>\n" {
		t.Errorf("sign: %s", own)
	}
}

// TestTabsOfText: all of it stands in the page, in the markdown one part after another.
func TestTabsOfText(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.change(guide, "Words", "::::tabs key:os default:Linux\n== macOS\nSome **words**.\n\n```bash\nbrew\n```\n\n:::tip\nA box.\n:::\n"+
		"== Linux\nOthers.\n::::\n\nWords")
	w.change(one+"index.md", "{{\"demo\": \"Counter.tsx\"}}", "<Tabs groupId=\"os\"\n  values={[\n    {label: 'macOS', value: 'mac'},\n  ]}>\n  <TabItem value=\"mac\">\n    Indented.\n  </TabItem>\n"+
		"  <TabItem value=\"linux\" label=\"Linux\" default>\n\n{{\"demo\": \"Counter.tsx\"}}\n\n  </TabItem>\n</Tabs>")
	w.build()
	page := w.output("lib/guide/index.html")
	for _, part := range []string{`data-storage-key="os"`, `role="tabpanel" id="panel-1-1"`,
		`data-label="macOS" data-off=""`, `id="tab-1-1" aria-controls="panel-1-1" aria-selected="true"`, "<strong>words</strong>",
		"<p>Others.</p>"} {
		if !strings.Contains(page, part) {
			t.Errorf("the page lacks %s", part)
		}
	}
	if text := w.output("lib/guide/index.md"); !strings.Contains(text, "**macOS**\n\nSome **words**.\n\n```bash\nbrew\n```\n\n"+
		"> [!TIP]\n> A box.\n\n**Linux**\n\nOthers.\n\nWords") {
		t.Errorf("markdown:\n%s", text)
	}
	if page := w.output("lib/react-one/index.html"); !strings.Contains(page, "<p>Indented.</p>") ||
		strings.Count(page, `role="tabpanel"`) != 2 || !strings.Contains(page, `data-label="macOS" data-off=""`) ||
		strings.Contains(page, `data-label="Linux" data-off=""`) {
		t.Error("the other page lacks its tabs")
	}
	if text := w.output("lib/react-one/index.md"); !strings.Contains(text, "**macOS**\n\nIndented.\n\n**Linux**\n") {
		t.Errorf("markdown of the other page:\n%s", text)
	}
}

// TestFramesInMDX_AreHeldAgainstThePolicy: one with code in an attribute is rendered, and no raw HTML.
func TestFramesInMDX_AreHeldAgainstThePolicy(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write("content/lib/framed/index.mdx", "---\ndescription: A frame.\nnoIndex: true\n---\n\n# Framed\n\n<div>\n"+
		"<iframe\nsrc=\"https://videos.example/a\" title=\"a\"\nstyle={{ border: 0 }} />\n</div>\n\n"+
		"<iframe\nsrc=\"https://clips.example/b\" title=\"b\" />\n")
	var found []string
	for _, p := range w.build().Problems {
		if strings.HasPrefix(p.File, "content/lib/framed/") && strings.Contains(p.What, "policy") {
			found = append(found, fmt.Sprint(p.Line, " ", p.What))
		}
	}
	slices.Sort(found)
	want := []string{"10 The policy of the pages blocks what <iframe> loads from “videos.example”.",
		"14 The policy of the pages blocks what <iframe> loads from “clips.example”."}
	if !slices.Equal(found, want) {
		t.Errorf("%q", found)
	}
}
