package compile

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"vitrine/internal/browser"
	"vitrine/internal/diag"
)

const drawnText = "flowchart LR\n  accTitle: From a to b\n  A[First] --> B[Second]\n"

// newFiguresWorkshop is a site with a page that has formulas and a diagram, and a browser that draws.
func newFiguresWorkshop(t *testing.T) *workshop {
	w := newWorkshop(t)
	b := sharedBrowser(t)
	w.builder.options.FindBrowser = func() *browser.Browser { return b }
	w.change("vitrine.yaml", "name: Small site\n", "name: Small site\nmath: true\n")
	w.change(guide, "Words", "Words for $5 and $10 with $x_{1}^{2} \\in \\mathbb{R}$.\n\n$$\n\\frac{a}{b}\n$$\n\n"+
		"```mermaid title=\"Order\"\n"+drawnText+"```\n\nWords")
	return w
}

var diagramAddress = regexp.MustCompile(`src="/(assets/diagram-[0-9a-f]+\.svg)"`)

// TestFormulasAndDiagrams: they are set and drawn by the build, and pages load no script, style or font for them.
func TestFormulasAndDiagrams(t *testing.T) {
	t.Parallel()
	w := newFiguresWorkshop(t)
	w.build()
	page := w.output("lib/guide/index.html")
	for _, want := range []string{"Words for $5 and $10 with <span", "<mi>ℝ</mi>",
		`<annotation encoding="application/x-tex">\frac{a}{b}`, `<math display="block">`, "<figcaption>Order</figcaption>",
		`alt="From a to b"`, "A[First] --&gt; B[Second]"} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
	if strings.Contains(page, "katex") || strings.Contains(page, "mermaid.min") {
		t.Error("the page loads what sets formulas or draws diagrams")
	}
	drawn := diagramAddress.FindAllStringSubmatch(page, -1)
	if len(drawn) != 2 || drawn[0][1] == drawn[1][1] {
		t.Fatalf("the page has the pictures %q, want one for light and one for dark", drawn)
	}
	live, err := w.builder.Live()
	if err != nil {
		t.Fatal(err)
	}
	for _, address := range drawn {
		answer, err := live.Get(t.Context(), "/"+address[1])
		if err != nil || string(answer.Content) != w.output(address[1]) {
			t.Errorf("dev mode does not answer %s: %v", address[1], err)
		}
		svg := w.output(address[1])
		if !strings.Contains(svg, "<svg") || !strings.Contains(svg, ">Second</") || strings.Contains(svg, "<script") ||
			!strings.Contains(svg, "textLength=") {
			t.Errorf("%s is %.300s", address[1], svg)
		}
	}
	text := w.output("lib/guide/index.md")
	for _, want := range []string{`$x_{1}^{2} \in \mathbb{R}$`, "$$\n\\frac{a}{b}\n$$", drawnText} {
		if !strings.Contains(text, want) {
			t.Errorf("the markdown lacks %q", want)
		}
	}
	if again := w.build(); again.Steps != 0 {
		t.Errorf("%d steps executed again: %v", again.Steps, again.Kinds)
	}
	w.builder.options.FindBrowser = nil
	w.change(guide, "Words for", "Other words for")
	if report := w.build(); report.Kinds["diagram"] != 0 || len(report.Problems) != 0 ||
		len(diagramAddress.FindAllString(w.output("lib/guide/index.html"), -1)) != 2 {
		t.Errorf("what was drawn before does not hold without a browser: %v, %v", report.Kinds, report.Problems)
	}
}

// TestWrongFormulasAndDiagrams: what is wrong with them has its line, and the words of what reads them.
func TestWrongFormulasAndDiagrams(t *testing.T) {
	t.Parallel()
	w := newFiguresWorkshop(t)
	w.change(guide, "\\frac{a}{b}\n", "a\n\\frac{a}{\n")
	w.change(guide, "x_{1}^{2}", "\\nothing{1}")
	w.change(guide, "A[First] -->", "A[First -->")
	w.change(guide, "Words for", "A link: $`\\href{https://a.dev}{b}`$.\n\nWords for")
	problems := problemsOf(t, w)
	for _, want := range []struct{ excerpt, what string }{
		{"Words for $5", "Undefined control sequence: \\nothing"}, {`\frac{a}{`, "Unexpected end of input"},
		{"A[First -->", "is not expected there"}, {"A link:", "\\href is refused"},
	} {
		if !hasProblem(problems, want.excerpt, want.what) {
			t.Errorf("no problem has %q in %q: %+v", want.what, want.excerpt, problems)
		}
	}
}

func hasProblem(problems []diag.Problem, excerpt, what string) bool {
	for _, p := range problems {
		if p.File == filepath.ToSlash(guide) && strings.Contains(p.Excerpt, excerpt) && strings.Contains(p.What, what) {
			return true
		}
	}
	return false
}

// TestDiagramsWithoutABrowser: their text stands there as code, and a warning says what to install.
func TestDiagramsWithoutABrowser(t *testing.T) {
	t.Parallel()
	w := newFiguresWorkshop(t)
	w.builder.options.FindBrowser = nil
	report := w.build()
	if len(report.Problems) != 1 || report.Problems[0].Severity != diag.Warning ||
		!strings.Contains(report.Problems[0].Fix, "Install Chromium") {
		t.Errorf("problems: %+v", report.Problems)
	}
	if page := w.output("lib/guide/index.html"); !strings.Contains(page, `data-language="mermaid"`) {
		t.Error("the page lacks the text of the diagram")
	}
}
