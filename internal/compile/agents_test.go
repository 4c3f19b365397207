package compile

import (
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"vitrine/internal/output"
	"vitrine/internal/vitrine"
)

const indexed = "---\ndescription: A page.\n---\n\n"

// withValues adds pages that show values, a callout with blocks in it, and links, to the small site.
func (w *workshop) withValues() {
	w.write("components/Codes.tsx", `export default function Codes() {
  return (
    <div>
      <button>Copy all</button>
      <table><thead><tr><th>Code</th><th>Message</th></tr></thead>
        <tbody><tr><td>7</td><td>Expected <code>open</code> | closed.</td></tr></tbody></table>
    </div>
  );
}
`)
	w.write("components/Theme.tsx", `export default function Theme() {
  return (
    <ul>
      <li><details><summary>palette: Object</summary>
        <ul><li>primary: "#123456"</li><li><details><summary>@media (min: 1): Object</summary>
          <ul><li>gap: 4</li></ul></details></li></ul></details></li>
      <li hidden>secret: 1</li>
    </ul>
  );
}
`)
	w.write("content/lib/codes/index.md", indexed+"# Codes\n\n"+
		"{{\"component\": \"Codes\", \"facts\": \"errors\"}}\n\n"+
		":::warning\nSee [the guide](/lib/guide/#first-steps) and [`code`](/lib/guide/), not `[x](/lib/guide/)`.\n\n"+
		"```md\n:::info\n[kept](/lib/guide/)\n```\n:::\n\n"+
		"## Alert {#tell}\n\n> [!TIP] Title\n> See [it](/lib/guide/).\n>\n> ```md\n> x\n> ```\n")
	w.write("content/lib/theme/index.md", indexed+"# Theme\n\n{{\"component\": \"Theme\", \"facts\": \"theme\"}}\n")
	w.write("nav/lib.yaml", "- /lib/guide\n- /lib/react-one\n- /lib/codes\n- /lib/theme\n")
}

func TestTextForPrograms(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.withValues()
	w.build()
	const index = "> Index of all pages: [llms.txt](https://vitrine.example/lib/guide/llms.txt)\n\n"
	want := "# Codes\n\n" + index + "| Code | Message |\n| :-- | :-- |\n| 7 | Expected `open` \\| closed. |\n\n" +
		"> [!WARNING]\n> See [the guide](https://vitrine.example/lib/guide/index.md#first-steps) and " +
		"[`code`](https://vitrine.example/lib/guide/index.md), not `[x](/lib/guide/)`.\n>\n> ```md\n> :::info\n> [kept](/lib/guide/)\n> ```\n\n" +
		"## Alert\n\n> [!TIP]\n> **Title**\n>\n> See [it](https://vitrine.example/lib/guide/index.md).\n>\n> ```md\n> x\n> ```\n"
	if got := w.output("lib/codes/index.md"); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if got := w.output("lib/theme/index.md"); got !=
		"# Theme\n\n"+index+"- palette: Object\n  - primary: \"#123456\"\n  - @media (min: 1): Object\n    - gap: 4\n" {
		t.Error(got)
	}
	hidden := `<p class="ui" hidden="" lang="en">For coding agents: https://vitrine.example/lib/codes/index.md ` +
		`has this page as markdown, https://vitrine.example/lib/guide/llms.txt lists all pages.</p>`
	if page := w.output("lib/codes/index.html"); !strings.Contains(page, hidden) {
		t.Errorf("no addresses for coding agents:\n%.3000s", page)
	}
	var errors, theme vitrine.PageFacts
	w.facts("lib/codes/facts.json", &errors)
	w.facts("lib/theme/facts.json", &theme)
	if got := errors.Values["7"]; got != "Expected `open` | closed." || len(errors.Values) != 1 ||
		errors.Kind != vitrine.FactsErrors || errors.Page != "/lib/codes/" {
		t.Errorf("%+v", errors)
	}
	if !maps.Equal(theme.Values, map[string]string{"palette.primary": `"#123456"`, "palette.@media (min: 1).gap": "4"}) {
		t.Errorf("%+v", theme)
	}
	var all vitrine.FactsIndex
	w.facts("facts.json", &all)
	if !slices.Contains(all.Pages, vitrine.FactsPage{Path: "/lib/codes/", Title: "Codes", Product: "lib",
		Shows: "errors"}) {
		t.Errorf("%+v", all)
	}
}

func TestFactsOfNoKnownKind(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.withValues()
	w.change("content/lib/codes/index.md", `"facts": "errors"`, `"facts": "eror"`)
	w.refuses("The facts of a component can't be “eror”", "errors, theme, icons")
}

func (w *workshop) facts(name string, into any) {
	w.t.Helper()
	if err := json.Unmarshal([]byte(w.output(name)), into); err != nil {
		w.t.Fatal(err)
	}
}

var outsideCode = regexp.MustCompile("(?ms)^[> ]*```.*?^[> ]*```$|`[^`\n]*`")

// TestNoMarkupIsLeftInMarkdown: directives, callouts and links to pages for people are gone from all texts.
func TestNoMarkupIsLeftInMarkdown(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.furnish()
	w.withValues()
	w.write("nav/lib.yaml", "- /lib/guide\n- /lib/react-one\n- /lib/codes\n- /lib/theme\n"+
		"- pathname: /lib/more\n  children: [/lib/all, /lib/framed]\n")
	files, _, err := w.builder.Files(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	count := 0
	for name, file := range files {
		if !strings.HasSuffix(name, ".md") && !strings.HasSuffix(name, "llms-full.txt") {
			continue
		}
		content, err := file.Content()
		if err != nil {
			t.Fatal(err)
		}
		count++
		text := outsideCode.ReplaceAllString(string(content), "")
		for _, left := range []string{":::", "{{\"", "<codeblock", "](/", "/lib/guide/)", "/lib/guide/#"} {
			if strings.Contains(text, left) {
				t.Errorf("%s has %q:\n%s", name, left, text)
			}
		}
	}
	if count < 8 {
		t.Errorf("%d texts", count)
	}
}

// TestMapsForPrograms: short enough to be read whole, and complete.
func TestMapsForPrograms(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.withValues()
	many := strings.Repeat("A description that is as long as descriptions are. ", 3)
	tree := "- /lib/guide\n- /lib/react-one\n- /lib/codes\n- /lib/theme\n"
	for i := range 150 {
		tree += fmt.Sprintf("- /lib/page-%d\n", i)
		w.write(fmt.Sprintf("content/lib/page-%d/index.md", i), "---\ndescription: "+many+"\n---\n\n# Page\n\nWords.\n")
	}
	w.write("nav/lib.yaml", tree)
	w.build()
	product, all := w.output("lib/guide/llms.txt"), w.output("llms.txt")
	for name, text := range map[string]string{"product": product, "all": all} {
		if tokens := (len(text) + 3) / 4; tokens > output.LLMsTokens {
			t.Errorf("%s: %d tokens", name, tokens)
		}
		for _, heading := range []string{"## Rules of use", "## Optional"} {
			if !strings.Contains(text, heading) {
				t.Errorf("%s lacks %q:\n%s", name, heading, text)
			}
		}
	}
	if !strings.Contains(all, "/lib/guide/llms.txt)") || strings.Count(product, "- [Page](") != 150 {
		t.Errorf("%s\n%s", all, product)
	}
	full := w.output("lib/guide/llms-full.txt")
	if strings.Count(full, "# Page\n") != 150 || !strings.Contains(full, "# Codes\n") {
		t.Errorf("%.2000s", full)
	}
	if got := w.output("_redirects"); !strings.Contains(got, "/lib/guide.md /lib/guide/index.md 200\n") {
		t.Error(got)
	}
	if got := w.output("vercel.json"); !strings.Contains(got, `"destination": "/:page*/index.md"`) {
		t.Error(got)
	}
}
