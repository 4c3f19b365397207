package highlight_test

import (
	"html"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"vitrine/internal/highlight"
	"vitrine/internal/testkit"
	"vitrine/internal/typescript"
)

// highlighter is wired as build wires it.
func highlighter() *highlight.Highlighter {
	return highlight.New(func(file, code string) []highlight.Span {
		var spans []highlight.Span
		for _, t := range typescript.Snippet(file, code) {
			spans = append(spans, highlight.Span{Start: t.Start, End: t.End, Class: t.Kind.Class()})
		}
		return spans
	})
}

// Each archive holds pairs: "name.language" is the code, "name.language.html" what it becomes.
func TestCodeBecomesLines(t *testing.T) {
	h := highlighter()
	testkit.Pairs(t, "testdata/*.txtar", "-html", func(t *testing.T, name, code string) string {
		got, known := h.Code(strings.TrimPrefix(filepath.Ext(name), "."), code)
		if !known {
			t.Errorf("language of %s is unknown", name)
		}
		if text := textContent(got); text != code {
			t.Errorf("text content changed:\n%q\n%q", text, code)
		}
		return got + "\n"
	})
}

var tag = regexp.MustCompile(`</?(?:span|bdi)[^>]*>`)

func textContent(markup string) string { return html.UnescapeString(tag.ReplaceAllString(markup, "")) }

func TestSpansBecomeMarkup(t *testing.T) {
	for _, c := range []struct {
		name, code, want string
		spans            []highlight.Span
	}{
		{name: "nothing", code: "", want: ""},
		{name: "an empty line keeps its line feed", code: "a\n\nb",
			want: "<span class=\"ln\">a\n</span><span class=\"ln\">\n</span><span class=\"ln\">b</span>"},
		{name: "a last line feed begins no line", code: "a\n", want: "<span class=\"ln\">a\n</span>"},
		{name: "markup is escaped", code: "a<b>&c", want: `<span class="ln">a&lt;b&gt;&amp;c</span>`},
		{name: "a carriage return survives the HTML parser", code: "a\r\n", want: "<span class=\"ln\">a&#13;\n</span>"},
		{name: "a character that nobody sees has a mark, within a color and between two", code: "a\u202Eb\u200B<c",
			spans: []highlight.Span{{0, 5, "s"}},
			want: "<span class=\"ln\"><span class=\"s\">a<bdi class=\"u\" data-code-point=\"U+202E\" " +
				"title=\"U+202E RIGHT-TO-LEFT OVERRIDE\">\u202E</bdi>b</span><bdi class=\"u\" data-code-point=\"U+200B\" " +
				"title=\"U+200B ZERO WIDTH SPACE\">\u200B</bdi>&lt;c</span>"},
		{name: "emoji and scripts that need joiners have none", code: "\U0001F469\u200D\U0001F4BB \u0645\u06CC\u200C\u062E",
			want: "<span class=\"ln\">\U0001F469\u200D\U0001F4BB \u0645\u06CC\u200C\u062E</span>"},
		{name: "a lone carriage return has a mark", code: "a\rb\r\n",
			want: "<span class=\"ln\">a<bdi class=\"u\" data-code-point=\"U+000D\" title=\"U+000D CARRIAGE RETURN\">&#13;</bdi>b" +
				"&#13;\n</span>"},
		{name: "neighbors of one class are one span", code: "ab c d",
			spans: []highlight.Span{{0, 1, "k"}, {1, 2, "k"}, {3, 4, "k"}, {5, 6, "s"}},
			want:  `<span class="ln"><span class="k">ab c</span> <span class="s">d</span></span>`},
		{name: "a span ends with its line and goes on in the next", code: "/*a\n  b*/c",
			spans: []highlight.Span{{0, 9, "c"}},
			want: "<span class=\"ln\"><span class=\"c\">/*a</span>\n</span><span class=\"ln\">  <span " +
				"class=\"c\">b*/</span>c</span>"},
		{name: "of two that overlap the first wins", code: "abc",
			spans: []highlight.Span{{0, 2, "k"}, {1, 3, "s"}},
			want:  `<span class="ln"><span class="k">ab</span><span class="s">c</span></span>`},
		{name: "a span beyond the code", code: "ab", spans: []highlight.Span{{1, 9, "s"}},
			want: `<span class="ln">a<span class="s">b</span></span>`},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := highlight.HTML(c.code, c.spans); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}

func TestUnknownLanguagesStayPlain(t *testing.T) {
	for _, language := range []string{"tsxx", "klingon", "pyton", "a b", strings.Repeat("x", 1000)} {
		got, known := highlighter().Code(language, "if (a) <b>")
		if known || got != `<span class="ln">if (a) &lt;b&gt;</span>` {
			t.Errorf("%s: known %v, %s", language, known, got)
		}
	}
}

// TestLanguagesOfOtherTools: fences that other highlighters know have their colors here.
func TestLanguagesOfOtherTools(t *testing.T) {
	for language, code := range map[string]string{"python": "def f(): pass", "Python": "def f(): pass",
		"go": "func f() {}", "rust": "fn main() {}", "rs": "fn main() {}", "vue": "<a></a>", "svelte": "<a></a>",
		"astro": "<a></a>", "sh": "npm install", "shell": "npm install", "JSON": "{\"a\": 1}", "javascript": "let a",
		"typescript": "let a: b", "dockerfile": "FROM a", "graphql": "type A { b: C }", "sql": "select 1", "php": "<?php 1;",
		"kotlin": "val a = 1", "swift": "let a = 1", "java": "class A {}", "ruby": "def a; end", "scss": "$a: 1px;",
		"less": "a { b: c }", "powershell": "Get-Item 1", "ini": "[a]", "env": "A=1", "jsonc": "{\"a\": 1}", "c++": "int a;"} {
		got, known := highlighter().Code(language, code)
		if !known || !strings.Contains(got, `<span class="`+"k") && !strings.Contains(got, "<span class=\"n\"") &&
			strings.Count(got, "<span") < 2 {
			t.Errorf("%s: known %v, %s", language, known, got)
		}
	}
	for _, language := range []string{"txt", "plaintext", "console", "log"} {
		if _, known := highlighter().Code(language, "x"); !known {
			t.Errorf("%s is unknown", language)
		}
	}
}

// TestMarkedLines: what is said of a line stands in its tag, and nothing else changes.
func TestMarkedLines(t *testing.T) {
	got := highlight.Marked(highlight.HTML("a\n<b>\nc", nil), func(n int) highlight.Line {
		return []highlight.Line{{}, {Classes: " ins marked"}, {Number: 12}}[n]
	})
	want := "<span class=\"ln\">a\n</span><span class=\"ln ins marked\">&lt;b&gt;\n</span>" +
		"<span class=\"ln\" data-n=\"12\">c</span>"
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestEveryLanguageIsKnown(t *testing.T) {
	h := highlighter()
	names := highlight.Languages()
	if !slices.IsSorted(names) {
		t.Errorf("not sorted: %v", names)
	}
	for _, language := range append(names, "") {
		if _, known := h.Code(language, "a: 1\n"); !known {
			t.Errorf("%q is listed but not known", language)
		}
	}
}

// The sources of a page's demos are part of its HTML, so their markup is held small: on average at most this many
// bytes for a byte of code.
func TestMarkupIsCompact(t *testing.T) {
	code, err := os.ReadFile("testdata/demo.tsx")
	if err != nil {
		t.Fatal(err)
	}
	got, _ := highlighter().Code("tsx", string(code))
	if len(got) > 4*len(code) {
		t.Errorf("%d bytes of code became %d bytes of HTML", len(code), len(got))
	}
}

// ownLanguages are those whose lexers are held against the worst of inputs.
var ownLanguages = []string{"tsx", "ts", "jsx", "js", "diff", "bash", "text", "css", "go", "html", "http", "json",
	"markdown", "toml", "xml", "yaml"}

func FuzzTextContentIsKept(f *testing.F) {
	h := highlighter()
	names := ownLanguages
	for i := range names {
		f.Add(uint8(i), "a: 'b' <c d=\"e\">don't</c>\n- 1 /* x\r\n*/ ${f} `g`\n+\x00\xff")
	}
	f.Add(uint8(0), "a\r\n\r\u2028<b>\u202e</b>&amp;&#60;")
	f.Fuzz(func(t *testing.T, index uint8, code string) {
		checkHighlighting(t, h, names[int(index)%len(names)], code)
	})
}

// piece is all that colored code consists of: spans with one class each, marks, references, text.
var piece = regexp.MustCompile(`^(?:<span class="[a-z]+">|</span>|` +
	`<bdi class="u" data-code-point="U\+[0-9A-F]+" title="[^"<>]+">|</bdi>|&(?:lt|gt|amp|quot|#34|#39|#13);|[^<>&]+)`)

func checkHighlighting(t *testing.T, h *highlight.Highlighter, language, code string) {
	t.Helper()
	done := make(chan string, 1)
	go func() {
		got, _ := h.Code(language, code)
		done <- got
	}()
	var got string
	select {
	case got = <-done:
	case <-time.After(time.Minute):
		t.Fatalf("%s: %d bytes take more than a minute: %.200q", language, len(code), code)
	}
	if text := textContent(got); text != code {
		t.Fatalf("%s: %q became %q", language, code, text)
	}
	for rest := got; rest != ""; {
		found := piece.FindString(rest)
		if found == "" {
			t.Fatalf("%s: %.40q is no markup of ours; all of it: %s", language, rest, got)
		}
		rest = rest[len(found):]
	}
	for line := range strings.SplitSeq(got, `<span class="ln">`) {
		if open, closed := strings.Count(line, "<span"), strings.Count(line, "</span>"); line != "" && closed != open+1 {
			t.Fatalf("%s: a span crosses a line: %s", language, got)
		}
	}
}

// TestLongCodeIsBounded: what a lexer may go back and forth over, often enough that anything worse than a little would
// never end.
func TestLongCodeIsBounded(t *testing.T) {
	h := highlighter()
	for _, one := range []string{"(", "\"", "'\\", "/*", "`${", "{{", "a:", " ", "- ", "\t\n", "\\", "a", "#", "*a_ ",
		"<<A\n", "<!--", "%{", "a=\"b", "\r"} {
		code := strings.Repeat(one, 5000/len(one))
		for _, language := range ownLanguages {
			checkHighlighting(t, h, language, code)
		}
	}
}
