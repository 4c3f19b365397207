package compile

import (
	"context"
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

const mixed = "content/lib/mixed/"

const card = `import * as React from 'react';
import styles from './card.module.css';

export function Card({ title, children }: { title: string; children?: React.ReactNode }) {
  return (
    <section className={styles.card}>
      <p>{title}</p>
      {children}
    </section>
  );
}

export const Chip = ({ label }: { label: string }) => <span>{label}</span>;

export function Broken(): React.ReactNode {
  throw new Error('no data');
}
`

const mixedPage = `---
description: A page in MDX.
---

import { Card, Chip } from './Card';
import Part from './_part.mdx';

export const version = '7.3';

# Mixed {version}

Release {version} has a <Chip label="new" /> thing and <kbd>Ctrl</kbd>.

## Cards {#own}

<Card title="Notes">
  **Bold** text with [a link](/lib/guide/).

  {{"demo": "Counter.tsx"}}
</Card>

<Card client:load title="Live">inner *text* and ` + "`code`" + `</Card>

<Card client:idle title="Later" />

<Card client:visible title="Last" />

<details>
  <summary>Show *all* of ` + "`<Card>`" + `</summary>

  Some *words*.

</details>

{2 + 3}

<ul>
  {['one', 'two'].map((text) => <li key={text}>{text}</li>)}
</ul>

<table><tbody><tr>{[4].map((n) => <td key={n}>{n}</td>)}</tr></tbody></table>

<ul>
  <li>Written, {version}</li>
</ul>

{/* nothing */}

<Part />
`

// mdx adds a page in MDX to the site, with what it imports.
func (w *workshop) mdx() {
	w.write(mixed+"index.mdx", mixedPage)
	w.write(mixed+"Card.tsx", card)
	w.write(mixed+"card.module.css", ".card { outline: 1px solid teal }\n")
	w.write(mixed+"_part.mdx", "## A part\n\nTaken in, with a <Chip label=\"deep\" />.\n")
	w.write(mixed+"demos/Counter.tsx", "export default function Counter() {\n  return <b>counted</b>;\n}\n")
	w.change("nav/lib.yaml", "- pathname: /lib/guide\n", "- pathname: /lib/guide\n- pathname: /lib/mixed\n")
}

func expectParts(t *testing.T, what, text string, parts ...string) {
	t.Helper()
	for _, part := range parts {
		if !strings.Contains(text, part) {
			t.Errorf("%s lacks %s", what, part)
		}
	}
}

// TestPageInMDX: elements are rendered ahead of time, everything else is markdown as on any page.
func TestPageInMDX(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.mdx()
	w.build()
	page := w.output("lib/mixed/index.html")
	expectParts(t, "the page", page, ">7.3</span> has a ", "<span>new</span></span> thing and <kbd>Ctrl</kbd>",
		`id="own"`, "<p>Notes</p>", "<strong>Bold</strong> text with <a href=\"/lib/guide/\">", "<b>counted</b>",
		"<details>\n<summary>Show <em>all</em> of <code>&lt;Card&gt;</code></summary>\n<p>Some <em>words</em>.</p>\n</details>",
		"inner <em>text</em> and <code>code</code>", ">5</div>",
		"<ul><li>one</li><li>two</li></ul>", "<table><tbody><tr><td>4</td></tr></tbody></table>", "<ul><li>Written, <!-- -->7.3</li></ul>",
		`id="a-part"`, "<span>deep</span>")
	for name, when := range map[string]string{"mdx-5": "idle", "mdx-6": "idle", "mdx-7": "visible"} {
		tag := regexp.MustCompile(`<[^>]*data-island="demo"[^>]*data-demo="` + name + `"[^>]*>`).FindString(page)
		if !strings.Contains(tag, `data-hydrate="`+when+`"`) {
			t.Errorf("%s does not wait for %s: %s", name, when, tag)
		}
	}
	if strings.Contains(page, `data-island="demo" data-demo="mdx-4"`) || strings.Contains(page, "\uE000") {
		t.Error("an element without a hint lives, or a place of one was left")
	}
	found := regexp.MustCompile(`/assets/lib-mixed-\w+\.css`).FindString(page)
	expectParts(t, "the stylesheet", w.output(found), "outline:1px solid teal", "[data-family=plain]")
	expectParts(t, "the page before", w.output("lib/guide/index.html"), ">Mixed 7.3<")
	expectParts(t, "the markdown", w.output("lib/mixed/index.md"), "Release 7.3 has a new thing", "## Cards",
		"Notes\n\n**Bold** text with [a link](https://vitrine.example/lib/guide/index.md).",
		"Counter (Counter.tsx)", "Live\n\ninner text and `code`",
		"## A part\n\nTaken in, with a deep.")
	documented, _, err := w.builder.Site()
	if err != nil {
		t.Fatal(err)
	}
	index, err := documented.SearchIndex("en", nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range index.Pages {
		if p.Path == "/lib/mixed/" {
			expectParts(t, "the index", fmt.Sprintf("%+v", p), "Release 7.3 has a new thing", "Bold text with a link",
				"Notes", "Taken in, with a deep")
		}
	}

	t.Run("nothing changed: no step", func(t *testing.T) {
		if again := w.build(); again.Steps != 0 {
			t.Errorf("%d steps executed: %v", again.Steps, again.Kinds)
		}
	})
	t.Run("an imported component: its page alone", func(t *testing.T) {
		w.change(mixed+"Card.tsx", "<p>{title}", "<p>Card: {title}")
		if report := w.build(); report.Kinds["page"] != 1 || report.Kinds["bundle"] != 1 || report.Kinds["library"] != 0 ||
			report.Kinds["mdx"] != 0 {
			t.Errorf("steps %v, want one bundle and one page", report.Kinds)
		}
		expectParts(t, "the page", w.output("lib/mixed/index.html"), "Card: <!-- -->Notes")
	})
	t.Run("a word: nothing is bundled", func(t *testing.T) {
		w.change(mixed+"index.mdx", "thing and", "word and")
		if report := w.build(); report.Kinds["page"] != 1 || report.Kinds["bundle"] != 0 || report.Kinds["demos"] != 0 {
			t.Errorf("steps %v, want one page", report.Kinds)
		}
	})
}

// TestMDXInDevMode: an edit of the page and one of a component are there at once.
func TestMDXInDevMode(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.mdx()
	live, err := w.builder.Live()
	if err != nil {
		t.Fatal(err)
	}
	edit := func(name, old, new, want string) {
		t.Helper()
		w.change(name, old, new)
		if err := live.Edited([]string{filepath.Join(w.folder, "site", name)}); err != nil {
			t.Fatal(err)
		}
		answer, err := live.Get(context.Background(), "/lib/mixed/")
		if err != nil || len(answer.Problems) > 0 {
			t.Fatalf("%v %+v", err, answer.Problems)
		}
		expectParts(t, "the page", string(answer.Content), want)
	}
	edit(mixed+"index.mdx", "{2 + 3}", "{2 + 4}", ">6</div>")
	edit(mixed+"Card.tsx", "<span>{label}", "<span>A {label}", "A <!-- -->new")
	answer, err := live.Get(context.Background(), "/lib/mixed/index.md")
	if err != nil || !strings.Contains(string(answer.Content), "has a A new thing") {
		t.Errorf("%v %s", err, answer.Content)
	}
}

// TestProblemsOfMDX: each is told with its line, those of reading all at once.
func TestProblemsOfMDX(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, text, want string }{
		{"an unclosed tag", "<Card title=\"a\">\n\ntext\n", "closing tag"},
		{"a brace", "a { b\n", "MDX can't read this"},
		{"a name twice", "import { Card } from './Other';\n\n<Card title=\"a\" />\n", "already been declared"},
		{"a comment of HTML", "<!-- a -->\n", "{/* … */}"},
		{"an unknown component", "<Cart />\n", "has no component “Cart”"},
		{"an unknown hint", "<Card client:only title=\"a\" />\n", "client:load"},
		{"a hint within", "<Card title=\"a\">\n<Chip client:load label=\"b\" />\n</Card>\n", "outermost"},
		{"an unknown name", "{nothing.here}\n", "nothing is not defined"},
		{"an element that throws", "<Broken />\n", "no data"},
		{"a layout", "export default ({ children }) => children;\n", "layout"},
		{"a link in an element of a line", "a <Chip label=\"b\">[c](/d/)</Chip> e\n", "on a line of its own"},
		{"an unknown module", "import X from './Gone';\n\n<X />\n", "./Gone"},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := newWorkshop(t)
			w.mdx()
			text := "---\ndescription: A page in MDX.\n---\n\nimport { Broken, Card, Chip } from './Card';\n\n# Mixed\n\n" + c.text
			w.write(mixed+"index.mdx", text)
			problems := problemsOf(t, w)
			for _, p := range problems {
				if p.File == mixed+"index.mdx" && p.Line >= 9 && strings.Contains(p.What+p.Fix, c.want) &&
					p.Why != "" && p.Fix != "" && p.Excerpt != "" {
					return
				}
			}
			t.Errorf("want %q at line 9 or below: %+v", c.want, problems)
		})
	}
	w := newWorkshop(t)
	w.mdx()
	w.write(mixed+"index.mdx", "---\ndescription: A page.\n---\n\n# Mixed\n\na { b\n\ntext\n\n<Card>\n\n<!-- c -->\n")
	if problems := problemsOf(t, w); len(problems) < 3 {
		t.Errorf("not all problems are told: %+v", problems)
	}
	w = newWorkshop(t)
	w.mdx()
	w.write(mixed+"index.mdx", "---\ndescription: A page.\n---\n\nimport { Card, Chip } from './Card';\n\n# Mixed\n\n"+
		"A longer line <a@b.c> [c](d:e)\n\nText {1 + 1} <Chip label=\"a\" />.\n\n<Card title=\"a\" />\n")
	if problems := problemsOf(t, w); len(problems) != 1 || problems[0].Line != 9 ||
		problems[0].Excerpt != "A longer line <a@b.c> [c](d:e)" {
		t.Errorf("more or something else than one line is told: %+v", problems)
	}
}

// TestLinksAndHeadingsInMDX: what is wrong with a link or with the order of headings is told where it stands, within
// elements and in parts that the page takes in as well.
func TestLinksAndHeadingsInMDX(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.mdx()
	w.write(mixed+"index.mdx", `---
description: A page in MDX.
---

import { Card } from './Card';
import Part from './_part.mdx';

# Mixed

[gone](/lib/gone/) and [kept](#own).

<Card
  title="Notes"
>
  Words.

  [place](#nowhere) and [other](/lib/guide/#not-there)
</Card>

<div>

[inner](/lib/inner/)

</div>

## Own {#own}

#### Too deep

<Part />

[last](./last.mdx)
`)
	w.write(mixed+"_part.mdx", "## A part\n\nTaken in.\n\n#### Deep\n\n[lost](/lib/lost/)\n")
	type place struct {
		file string
		line int
		what string
	}
	want := map[place]bool{
		{"index.mdx", 10, "/lib/gone/"}:             true,
		{"index.mdx", 17, "“nowhere”"}:              true,
		{"index.mdx", 17, "“not-there”"}:            true,
		{"index.mdx", 22, "/lib/inner/"}:            true,
		{"index.mdx", 28, "from level 2 to 4"}:      true,
		{"index.mdx", 32, "/lib/mixed/last/"}:       true,
		{"_part.mdx", 5, "skips from level 2 to 4"}: true,
		{"_part.mdx", 7, "/lib/lost/"}:              true,
	}
	problems := problemsOf(t, w)
	for p := range want {
		found := false
		for _, told := range problems {
			found = found || told.File == mixed+p.file && told.Line == p.line && strings.Contains(told.What, p.what) &&
				told.Fix != ""
		}
		if !found {
			t.Errorf("nothing in line %d of %s says %s: %+v", p.line, p.file, p.what, problems)
		}
	}
	if len(problems) != len(want) {
		t.Errorf("%d problems, want %d: %+v", len(problems), len(want), problems)
	}
}

// TestBothDialects: what both dialects know comes to the same, with the same anchors, text and markdown.
func TestBothDialects(t *testing.T) {
	t.Parallel()
	texts := map[string]string{
		"headings":   "## One\n\n### Two *three*\n\n## One\n\n## Own {#mine}\n\n[a](#one-2) [b](#mine)\n",
		"text":       "A **bold** word, *one*, `code`, ~~gone~~, ==marked==, :tada:, [a link](/lib/guide/).\n",
		"lists":      "- a\n  - b\n\n1. c\n2. d\n\n- [x] done\n- [ ] open\n",
		"table":      "| a | b |\n| - | :-: |\n| `c` | **d** |\n",
		"fence":      "```ts {1}\nconst a = { b: 1 }; // <A />\n```\n\n```bash npm\nnpm i {a}\n```\n",
		"callouts":   ":::tip Title\nText with **bold**.\n:::\n\n> [!NOTE]\n> Quoted.\n",
		"alerts":     "> [!WARNING]\n> One `a`.\n>\n> - Two\n\n> [!TIP]\n> Three.\n",
		"nested":     "::::tip Outer\nBefore.\n\n:::warning Inner\nWithin **bold**.\n:::\n\nBehind.\n::::\n",
		"folded":     "Before.\n\n:::details What changed\nAll of *it*.\n\n```ts\nconst a = { b: 1 };\n```\n:::\n\nBehind.\n",
		"tabs":       "::::tabs key:os\n== macOS\nSome **words**.\n\n:::tip\nA box.\n:::\n== Linux\nOthers.\n::::\n\nBehind.\n",
		"group":      "::: code-group\n```ts [a.ts]\nconst a = { b: 1 };\n```\n\n```bash [npm]\nnpm i\n```\n:::\n\nBehind.\n",
		"marks":      "```ts\nconst a = 1; // [!code ++]\nconst b = 1; // [!code --]\nconst c = 1; // [!code highlight]\n```\n",
		"focus":      "```ts\nconst a = { b: 1 }; // [!code focus]\n// [!code word:c]\nconst c = 1;\n```\n",
		"diff":       "```diff\n- const a = { b: 1 };\n+ const a = { b: 2 };\n```\n\n```diff lang=\"ts\"\n- const a = 1;\n+ const a = 2;\n```\n",
		"formulas":   "With $x_{1}$ and $`y^{2}`$.\n\n$$\n\\frac{a}{b}\n$$\n\n```math\n\\sqrt{c}\n```\n\nBehind.\n",
		"cells":      "| $x \\| y$ | b |\n| - | - |\n| $`a \\| b`$ | `c \\| d` |\n\nBehind.\n",
		"short":      "HTML is text, HTML is.\n\n*[HTML]: HyperText Markup Language\n",
		"disclosure": "Before.\n\n<details>\n<summary>More</summary>\n\nText with **bold**.\n\n- a\n\n</details>\n\nBehind.\n",
		"open":       "<details open>\n<summary>More</summary>\n\nText.\n\n</details>\n\nBehind.\n",
		"html":       "<div class=\"a\" id=\"here\">\n\nText.\n\n</div>\n\nPress <kbd>Ctrl</kbd>.\n",
		"tight":      "<div>\n<section>\n\nText.\n\n</section>\n\n</div>\n\n*Behind*.\n",
		"quote":      "> a\n>\n> b\n",
		"escapes":    "a \\{ b \\} c \\< d\n",
		"directives": "Text\n{{\"demo\": \"Counter.tsx\"}}\nmore\n",
		"yaml": "Text\n{{\ndemo: Counter.tsx\ntitle: '{a} <b'\n}}\nmore\n\n{{\nfeatures:\n  - title: One {a}\n    text: |\n" +
			"      A *b*\n\n      c\n}}\n\nBehind.\n",
		"components": "{{\"component\": \"Greeting\", \"to\": \"{you}\"}}\n\n{{\"gallery\": [\"One\"]}}\n\nBehind.\n",
		"lead":       "<p class=\"description\">What it is.</p>\n\nText.\n",
		"footnotes":  "A note[^1].\n\n[^1]: Here.\n",
		"texttabs": "<Tabs>\n<TabItem label=\"One\">\n\nText **bold**.\n\n</TabItem>\n<TabItem label=\"Two\" default>\n\n- a\n- b\n\n" +
			"</TabItem>\n</Tabs>\n\nAfter.\n",
		"codetabs": "<Tabs\n  items={['npm', 'pnpm']}\n  defaultIndex={1}>\n<Tab>\n\n```bash\nnpm i\n```\n\n</Tab>\n" +
			"<Tab>\n\n```bash\npnpm i\n```\n\n</Tab>\n</Tabs>\n",
		"terms": "Term\n: What it is.\n",
	}
	w := newWorkshop(t)
	w.change("vitrine.yaml", "name: Small site\n", "name: Small site\nmath: true\n")
	w.write("components/Greeting.tsx", "export default function Greeting({ to }: any) { return <p>Good day, {to}.</p>; }\n")
	nav := ""
	for name, text := range texts {
		for folder, file := range map[string]string{"md": "index.md", "mdx": "index.mdx"} {
			w.write("content/lib/"+name+"-"+folder+"/"+file, "---\ndescription: Both.\n---\n\n# Page\n\n"+text)
			w.write("content/lib/"+name+"-"+folder+"/demos/Counter.tsx",
				"export default function Counter() {\n  return <b>counted</b>;\n}\n")
			w.write("content/lib/"+name+"-"+folder+"/demos/One.tsx", picture)
			nav += "- pathname: /lib/" + name + "-" + folder + "\n"
		}
	}
	w.change("nav/lib.yaml", "- pathname: /lib/guide\n", "- pathname: /lib/guide\n"+nav)
	w.build()
	main := regexp.MustCompile(`(?s)<main.*?</main>`)
	assets := regexp.MustCompile(`-\w{8}\.(js|css)`)
	for name := range texts {
		shown := func(folder, file string) string {
			text := w.output("lib/" + name + "-" + folder + "/" + file)
			if file == "index.html" {
				text = regexp.MustCompile(`(?s)<footer.*?</footer>|<nav.*?</nav>`).ReplaceAllString(main.FindString(text), "")
			}
			return assets.ReplaceAllString(strings.ReplaceAll(text, name+"-"+folder, name), "")
		}
		for _, file := range []string{"index.html", "index.md"} {
			md, mdx := shown("md", file), strings.ReplaceAll(shown("mdx", file), "index.mdx", "index.md")
			if md != mdx {
				t.Errorf("%s, %s:%s", name, file, firstDifference([]byte(mdx), []byte(md)))
			}
		}
	}
}
