package kinds_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"vitrine/internal/block"
	story "vitrine/internal/block/demo"
	"vitrine/internal/block/diagram"
	"vitrine/internal/block/element"
	"vitrine/internal/block/formula"
	"vitrine/internal/block/keyboard"
	"vitrine/internal/block/kinds"
	"vitrine/internal/block/playground"
	"vitrine/internal/block/states"
	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/highlight"
	"vitrine/internal/markdown"
	"vitrine/internal/testkit"
	"vitrine/internal/vitrine"
)

// site knows nothing but demos, all of which exist.
type site struct{}

func (site) DemoResolver() *demo.Resolver {
	return &demo.Resolver{Highlight: func(text string) string { return text },
		Parse: func(string, []byte) (demo.Facts, []diag.Problem) { return demo.Facts{HasDefault: true}, nil }}
}
func (site) ComponentNames() []string { return []string{"Cards"} }
func (site) Card(_ block.Page, name string) (vitrine.Card, bool) {
	return vitrine.Card{Entry: vitrine.NavEntry{Title: name, Href: "/" + name + "/"}, API: "/api/"}, true
}
func (site) ComponentPage(block.Page, string) (product, address string) { return "", "" }
func (site) Playground(_ block.Page, name string) (playground.Subject, bool) {
	return playground.Subject{Import: "import X from 'x';", Playground: vitrine.Playground{Component: name,
			Controls: []vitrine.Control{{Name: "a"}}, Element: vitrine.CodeElement{Imports: []string{"import X from 'x';"}}}},
		true
}
func (site) Anatomy(_ block.Page, name string) (*vitrine.Anatomy, bool) {
	parts := []vitrine.AnatomyPart{{Part: "root", Class: "X-root", Role: "button", Name: "a|b", Theme: "components.X",
		Code: "x: 1"}, {Part: "label", Of: "Y", Class: "Y-label", Code: ".y {}"}}
	if name == "Bare" {
		parts = nil
	}
	return &vitrine.Anatomy{Component: name, Parts: parts}, name != "Unknown"
}
func (site) StatesSubject(_ block.Page, name string) (states.Subject, bool) {
	axes := []vitrine.Axis{{Prop: "size", Values: []string{"small", "large"}},
		{Prop: "variant", Values: []string{"text", "solid"}}, {Prop: "color", Values: []string{"red", "green"}}}
	return states.Subject{Name: name, Import: "import X from 'x';", Axes: axes, Text: "children", Disabled: true,
		Focus: []string{"Focused"}}, name != "Unknown"
}
func (site) ElementAt(_ block.Page, index int) (element.Subject, bool) {
	return element.Subject{Line: 1, Text: "known", Code: "code"}, index == 0
}
func (s site) WriteElement(page block.Page, index int) (element.Subject, error) {
	subject, ok := s.ElementAt(page, index)
	if !ok {
		return subject, fmt.Errorf("no element %d", index)
	}
	return subject, nil
}
func (site) SetFormula(text string, _ bool) (formula.Setting, error) {
	switch {
	case strings.Contains(text, "wrong"):
		return formula.Setting{Wrong: "it is wrong", At: strings.Index(text, "wrong")}, nil
	case strings.Contains(text, "nobody"):
		return formula.Setting{Missing: "none is installed"}, nil
	}
	return formula.Setting{HTML: "<math>" + text + "</math>", At: -1}, nil
}
func (site) DrawDiagram(text string) (diagram.Drawing, error) {
	switch {
	case strings.Contains(text, "wrong"):
		return diagram.Drawing{Wrong: "it is wrong", Line: 2}, nil
	case strings.Contains(text, "nobody"):
		return diagram.Drawing{Missing: "Install it."}, nil
	}
	return diagram.Drawing{Data: vitrine.Diagram{Light: "/l.svg", Dark: "/d.svg", Width: 1, Height: 2}}, nil
}
func (site) StoryAt(block.Page, string) (story.StorySubject, bool) {
	return story.StorySubject{ID: "ButtonPrimary", Name: "Primary", File: "Button.stories.tsx", Code: "shown"}, true
}
func (s site) WriteStory(page block.Page, of string) (story.StorySubject, bool, error) {
	subject, ok := s.StoryAt(page, of)
	subject.Module = "../story"
	return subject, ok, nil
}
func (site) WriteModule(name, _ string) (string, error) { return "../" + name, nil }
func (site) KeyboardRows(block.Page) []keyboard.Row {
	return []keyboard.Row{
		{Keys: []string{"ArrowDown", "Shift+Tab"}, Result: "Opens the | menu.", Verified: true},
		{Keys: []string{"d"}, Label: "A to Z", Result: "Jumps."},
	}
}
func (site) Inline(_ *block.Context, text string) vitrine.Prose { return vitrine.Prose{HTML: text} }

func (site) Count(name string) (int, bool) { return 12345, name == "pages" }
func (site) DemosOf(string) []demo.File    { return nil }
func (site) HasPage(address string) bool   { return strings.HasPrefix(address, "/lib/") }
func (site) ProductFamily(id string) (label, family string, ok bool) {
	return "Lib", "plain", id == "lib"
}
func (site) CostOf(_, name string) (size string, ok bool) { return "1.0 kB", name == "Known" }

type repository struct{}

func (repository) EditURL(string) string { return "" }
func (repository) IssueURL() string      { return "" }

var registry = block.NewRegistry(kinds.Of(site{})...)

func input(source string) markdown.Input {
	return markdown.Input{File: "index.md", Body: []byte(source), FirstLine: 1, Dialect: registry.Dialect(),
		Dollars: strings.HasPrefix(source, "# Dollars")}
}

// demos are a file for every demo that a text names.
func demos(doc *markdown.Doc) []demo.File {
	var files []demo.File
	for _, b := range doc.Blocks {
		text, _ := json.Marshal(b.Value)
		var directive struct{ Name string }
		if json.Unmarshal(text, &directive) == nil && b.Kind == "demo" {
			files = append(files, demo.File{Name: directive.Name, Path: "demos/" + directive.Name, Text: []byte("x")})
		}
	}
	return files
}

func render(doc *markdown.Doc, found *[]diag.Problem) ([]vitrine.Section, map[int]vitrine.BlockData) {
	context := &block.Context{Page: block.Page{Path: "/page/", Family: "plain", Demos: demos(doc)},
		Repository: repository{},
		Report:     func(problems ...diag.Problem) { *found = append(*found, problems...) },
		Highlight: func(language, code string) (string, bool) {
			return highlight.HTML(code, nil), language != "klingon"
		},
		Image: func(address string) markdown.Picture {
			if strings.Contains(address, "gone") {
				return markdown.Picture{Wrong: "It is gone.", Fix: "Find it."}
			}
			return markdown.Picture{Address: "/page/" + address, Width: 4, Height: 3}
		}}
	data := map[int]vitrine.BlockData{}
	resolve := func(b markdown.Block, content markdown.Content) (vitrine.Block, bool) {
		resolved, ok := registry.Resolve(context, b, content)
		data[b.Index] = resolved.Data
		return resolved, ok
	}
	sections, more := doc.Render(markdown.Render{Block: resolve})
	*found = append(*found, more...)
	return sections, data
}

// rendered shows a page as the goldens hold it: sections, blocks, then what was found and what is wrong. A block within
// prose stands behind it, with its place.
func rendered(source string) string {
	doc, problems := markdown.Parse(input(source))
	sections, _ := render(doc, &problems)
	var b strings.Builder
	fmt.Fprintf(&b, "title: %s\nlead: %s\n", doc.Title, doc.LeadHTML)
	for _, section := range sections {
		fmt.Fprintf(&b, "section %q\n", section.ID)
		for _, one := range section.Blocks {
			show(&b, one, "")
		}
	}
	for _, heading := range doc.Headings {
		fmt.Fprintf(&b, "contents: %s %s\n", heading.ID, heading.HTML)
		for _, child := range heading.Children {
			fmt.Fprintf(&b, "contents:   %s %s\n", child.ID, child.HTML)
		}
	}
	for _, link := range doc.Links {
		fmt.Fprintf(&b, "link: %d:%d %s\n", link.Line, link.Column, link.Href)
	}
	for _, p := range problems {
		kind := map[diag.Severity]string{diag.Error: "problem", diag.Warning: "warning"}[p.Severity]
		fmt.Fprintf(&b, "%s: %d %q %s → %s\n", kind, p.Line, p.Excerpt, p.What, p.Fix)
	}
	return b.String()
}

func show(b *strings.Builder, one vitrine.Block, indent string) {
	switch data := one.Data.(type) {
	case vitrine.Prose:
		showProse(b, data, indent)
	case vitrine.Callout:
		fmt.Fprintf(b, "%scallout %q", indent, data.Severity)
		if data.Title != "" {
			fmt.Fprintf(b, " %q", data.Title)
		}
		folded := map[[2]bool]string{{true, false}: " folded", {true, true}: " folded open"}
		fmt.Fprintf(b, "%s\n", folded[[2]bool{data.Folded, data.Open}])
		showProse(b, data.Text, indent+"  ")
	case vitrine.Tabs:
		fmt.Fprintf(b, "%stabs %d %q %s\n", indent, data.Number, data.StorageKey, data.Label)
		for i, tab := range data.Tabs {
			open := map[bool]string{true: " open"}[i > 0 && i == data.Open]
			fmt.Fprintf(b, "%s  tab %q%s\n", indent, tab.Label, open)
			showProse(b, tab.Text, indent+"    ")
		}
	case vitrine.HeadingLine:
		fmt.Fprintf(b, "%sheading %d %q ", indent, data.Level, data.ID)
		showProse(b, data.Text, indent)
	case *vitrine.Demo:
		options, _ := json.Marshal(data.Options)
		fmt.Fprintf(b, "%sdemo %s %q %s\n", indent, data.Name, data.Title, options)
	default:
		fmt.Fprintf(b, "%s%s ", indent, one.Kind)
		encoder := json.NewEncoder(b)
		encoder.SetEscapeHTML(false)
		encoder.Encode(data)
	}
}

func showProse(b *strings.Builder, prose vitrine.Prose, indent string) {
	for line := range strings.Lines(strings.Trim(prose.HTML, "\n")) {
		fmt.Fprintf(b, "%s%s\n", indent, strings.TrimRight(line, "\n"))
	}
	for i, inner := range prose.Blocks {
		fmt.Fprintf(b, "%s[%d] ", indent, i)
		var text strings.Builder
		show(&text, inner, indent+"  ")
		b.WriteString(strings.TrimLeft(text.String(), " "))
	}
}

// TestGoldens: each file of testdata has parts "name.md" and, behind it, "name.md.html" with what must come out.
func TestGoldens(t *testing.T) {
	testkit.Pairs(t, "testdata/*.txtar", ".html", func(_ *testing.T, _, source string) string {
		return rendered(source)
	})
}

// everything has a block of each kind, some of them within others.
const everything = `# Title

## Head

{{"demo": "A.tsx"}}

{{"story": "Button.stories.tsx#Primary"}}

{{"component": "Cards"}}

{{"playground": "Button"}}

{{"reference": "props", "of": "Button"}}

{{"gallery": ["One"]}}

{{"states": "Button"}}

{{"anatomy": "Button"}}

{{"keyboard": "keyboard.yaml"}}

{{"hero": "For **you**.", "actions": [{"text": "Start", "href": "/start/"}]}}

{{"features": [{"title": "Typed", "text": "See [types](/types/).", "href": "/typed/"}, {"title": "Small", "text": "Is."}]}}

{{"numbers": [{"label": "Pages", "count": "pages"}, {"label": "License", "value": "MIT"}]}}

- [x] done

  ` + "```js\n  a\n  ```" + `

:::info
| a | b |
| - | - |
| 1 | 2 |

<codeblock storageKey="k">

` + "```bash npm\nnpm i\n```" + `

</codeblock>
:::
`

func places(found block.Records) string {
	var list []string
	for _, r := range found.Places {
		list = append(list, string(r.Kind)+" "+r.Name)
	}
	return strings.Join(list, ", ")
}

func hrefs(links []markdown.Link) (list []string) {
	for _, link := range links {
		list = append(list, link.Href)
	}
	return list
}

// TestCodeIsFoundInItsSection: what stands before the first heading belongs to the page.
func TestCodeIsFoundInItsSection(t *testing.T) {
	doc, _ := markdown.Parse(input("# Page\n\n```ts\nbefore();\n```\n\n## Head\n\n```ts\nbehind();\n```\n\n" +
		"{{\"demo\": \"A.tsx\"}}\n"))
	page := block.Page{Path: "/page/", Demos: []demo.File{{Name: "A.tsx", Text: []byte("export default shown;")}}}
	found := registry.Search(page, doc)
	if found.Code != "before();\n" || len(found.Places) != 1 ||
		found.Places[0].Code != "behind();\nexport default shown;\n" {
		t.Errorf("%+v", found)
	}
}

// TestEveryKindAnswers asks each kind each question.
func TestEveryKindAnswers(t *testing.T) {
	doc, problems := markdown.Parse(input(everything))
	page := block.Page{Path: "/page/", Demos: append(demos(doc), demo.File{Name: "One.tsx", Path: "demos/One.tsx"})}
	for _, c := range []struct {
		question  string
		got, want any
	}{
		{"anchors", registry.Anchors(page, doc), []string{"head", "A", "ButtonPrimary", "playground-button", "Button-props"}},
		{"dependencies", registry.Dependencies(page, doc), []string{"Button.stories.tsx", "components/Cards.tsx",
			"demos/A.tsx",
			"demos/One.tsx"}},
		{"links", hrefs(registry.Links(doc)), []string{"/start/", "/types/", "/typed/"}},
		{"search", places(registry.Search(page, doc)), "section Head, prop Button"},
	} {
		if fmt.Sprint(c.got) != fmt.Sprint(c.want) {
			t.Errorf("%s: %v, want %v", c.question, c.got, c.want)
		}
	}
	known := map[string]bool{}
	for _, b := range doc.Blocks {
		known[b.Kind] = true
	}
	for _, kind := range []string{"anatomy", "callout", "code", "codetabs", "component", "demo", "features", "gallery",
		"heading", "hero", "keyboard", "numbers", "playground", "reference", "states", "story", "table", "task"} {
		if !known[kind] {
			t.Errorf("no block of the kind %s was read: %v", kind, problems)
		}
	}
	_, data := render(doc, &problems)
	got := string(doc.Markdown(func(b markdown.Block, source string) (string, bool) {
		return registry.Markdown(b, data[b.Index], source)
	}))
	for _, part := range []string{"## Head\n", "A (A.tsx):\n\n```tsx\nx\n```\n",
		"Primary (ButtonPrimary.tsx):\n\n```tsx\nshown\n```\n", "- `props`, deprecated\n",
		"(Pictures of Button by `variant` (text, solid) and `color` (red, green), in both color modes.)\n",
		"| root | `.X-root` | button “a\\|b” | `components.X` |\n", "| label | `.Y-label` |  |  |\n",
		"| `↓`, `Shift+Tab` | Opens the \\| menu. | yes |\n| A to Z | Jumps. | no |\n",
		"For **you**.\n\n- [Start](/start/)\n", "- [Typed](/typed/): See [types](/types/).\n- **Small**: Is.\n",
		"- Pages: 12,345\n- License: MIT\n", "- [x] done\n\n  ```js\n", "> [!NOTE]\n> | a | b |\n",
		"> | 1 | 2 |\n>\n> ```bash npm\n> npm i\n> ```\n"} {
		if !strings.Contains(got, part) {
			t.Errorf("the markdown output lacks %q:\n%s", part, got)
		}
	}
}

func FuzzPage(f *testing.F) {
	f.Add("# Title\n\n## A\n\n:::info\n- x\n:::\n\n{{\"demo\": \"A.tsx\"}}\n")
	f.Add("<codeblock storageKey=\"k\">\n```bash npm\nx\n```\n</codeblock>\n\n| a | b |\n|--:|:-:|\n| 1 | 2 |\n")
	f.Add("## Foo\n## Foo\n### Foo 2\n[x](y \"z\")![p](q)<img src=a>\n::::\n:::\n")
	f.Fuzz(func(t *testing.T, source string) {
		rendered(source)
		doc, _ := markdown.Parse(input(source))
		seen := map[string]bool{}
		for _, h2 := range doc.Headings {
			for _, heading := range append([]vitrine.Heading{h2}, h2.Children...) {
				if heading.ID == "" || seen[heading.ID] {
					t.Errorf("id %q is empty or stands twice", heading.ID)
				}
				seen[heading.ID] = true
			}
		}
	})
}

// BenchmarkPage is a prose page of a few hundred words.
func BenchmarkPage(b *testing.B) {
	source := ("# Title\n\n" +
		strings.Repeat(
			"## Part\n\nSome words with `code` and [a link](/x/), and more words after that.\n\n```bash\nnpm "+
				"install\n```\n\n", 12))
	for b.Loop() {
		rendered(source)
	}
}
