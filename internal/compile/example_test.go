package compile

import (
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"vitrine/internal/diag"
	"vitrine/internal/testkit"
)

// TestWorkspaceExample builds the documentation of examples/workspace with the React of its own lock file, which is
// another one than that of the checkout: a folder below this one can't have both, so that npm installs the example's.
func TestWorkspaceExample(t *testing.T) {
	t.Parallel()
	w, report := buildExample(t, "workspace")
	if report.Pages != 6 || report.Demos != 4 || len(report.Problems) != 0 {
		t.Errorf("%d pages with %d demos, %v", report.Pages, report.Demos, report.Problems)
	}
	w.has(map[string][]string{
		"ui/button/index.html":   {">Delete</button>", `id="playground-button"`},
		"ui/dialog/index.html":   {"Nobody has answered."},
		"ui/api/button/index.md": {"default `'brand'`", "What pressing it means for the reader.", "@acme/ui/button"},
		"ui/api/index.html":      {"Asks a question, and waits for an answer."},
		"sandbox/modules.json":   {`"@acme/ui"`},
		"licenses.txt":           {"react-dom 19.1.0"},
		"ui/api/dialog/index.md": {"(agreed: boolean) => void"},
		"packages.json":          {`"react":"19.1.0"`, `"@acme/ui":"0.4.0"`},
	})
}

// TestBootstrapExample builds the documentation of an installed library with a global stylesheet. Dead links in the
// comments of its types are all that is found.
func TestBootstrapExample(t *testing.T) {
	t.Parallel()
	w, report := buildExample(t, "react-bootstrap")
	if report.Demos != 4 || diag.Stops(report.Problems) {
		t.Errorf("%d demos, %v", report.Demos, report.Problems)
	}
	for _, p := range report.Problems {
		if !strings.HasPrefix(p.What, "In what the packages of React Bootstrap say of ") {
			t.Errorf("%+v", p)
		}
	}
	w.has(map[string][]string{
		"bootstrap/button/index.html":   {`class="btn btn-danger">Delete</button>`, `id="playground-button"`},
		"bootstrap/api/button/index.md": {"`variant`", "react-bootstrap/Button"},
		"packages.json":                 {`"react-bootstrap":"2.10.10"`},
	})
	sheets, err := filepath.Glob(filepath.Join(w.folder, "out", "assets", "bootstrap-*.css"))
	if err != nil || len(sheets) != 2 {
		t.Fatalf("stylesheets %v, %v", sheets, err)
	}
	for _, name := range sheets {
		sheet := w.output("assets/" + filepath.Base(name))
		if isFrame := strings.Contains(name, "-frame-"); strings.Contains(sheet, "[data-family=bootstrap]") == isFrame {
			t.Errorf("%s: the stylesheet of pages, and it alone, is confined to demos", name)
		}
	}
}

// TestVanillaExtractExample builds the documentation of a library whose stylesheets a plugin makes of TypeScript.
func TestVanillaExtractExample(t *testing.T) {
	t.Parallel()
	w, report := buildExample(t, "vanilla-extract")
	if report.Demos != 3 || len(report.Problems) != 0 {
		t.Errorf("%d demos, %v", report.Demos, report.Problems)
	}
	page := w.output("tiles/button/index.html")
	class := regexp.MustCompile(`class="button_looks_solid__\w+ (button_base__\w+) `).FindStringSubmatch(page)
	if class == nil || !strings.Contains(page, `class="row_row__`) {
		t.Fatal("the demo has no classes of its stylesheets")
	}
	css := ""
	for _, link := range regexp.MustCompile(`rel="stylesheet" href="/(assets/[^"]+)"`).FindAllStringSubmatch(page, -1) {
		css += w.output(link[1])
	}
	for _, part := range []string{"." + class[1] + ":hover:where(", "@media", "#93c5fd", ".row_row__"} {
		if !strings.Contains(css, part) {
			t.Errorf("no %s in the stylesheets of the page", part)
		}
	}
	if strings.Contains(css, "}:root{") {
		t.Error("the theme of the library holds on the whole page")
	}
	edited := regexp.MustCompile(`"styles":\{"tiles":"/(assets/sandbox/[^"]+)"`).FindStringSubmatch(
		w.output("sandbox/modules.json"))
	if edited == nil || !strings.Contains(w.output(edited[1]), "."+class[1]) {
		t.Errorf("edited demos lack what modules of the library import: %v", edited)
	}
}

// buildExample builds one of examples/ with the packages of its own lock file.
func buildExample(t *testing.T, name string) (*workshop, Report) {
	t.Helper()
	testkit.Nightly(t)
	folder, root := testkit.Site(t, "examples/"+name)
	install := exec.CommandContext(t.Context(), "npm", "ci", "--prefer-offline", "--no-audit", "--no-fund")
	install.Dir = root
	if said, err := install.CombinedOutput(); err != nil {
		t.Fatalf("npm ci: %v\n%s", err, said)
	}
	builder, err := New(Options{Site: filepath.Join(root, "docs"), Out: filepath.Join(folder, "out"),
		Cache: filepath.Join(folder, "cache")})
	if err != nil {
		t.Fatal(err)
	}
	defer builder.Close()
	report, err := builder.Build(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return &workshop{t: t, folder: folder}, report
}

// has tells which parts of published files are missing.
func (w *workshop) has(files map[string][]string) {
	w.t.Helper()
	for file, parts := range files {
		text := w.output(file)
		for _, part := range parts {
			if !strings.Contains(text, part) {
				w.t.Errorf("%s lacks %q", file, part)
			}
		}
	}
}
