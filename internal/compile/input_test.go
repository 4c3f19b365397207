package compile

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vitrine/internal/diag"
)

// flaw is something an author can get wrong by adding files, with what must be said of it.
type flaw struct {
	name string
	make func(w *workshop)
	file string
	line int
	what string
}

const frontMatter = "---\ndescription: A page.\nnoIndex: true\n---\n\n"

var flaws = []flaw{
	{"orphan page", func(w *workshop) {
		w.write("content/lib/lonely/index.md", strings.Replace(frontMatter, "noIndex: true\n", "", 1)+"# Lonely\n")
	},
		"content/lib/lonely/index.md", 0, "stands in no navigation tree"},
	{"invalid UTF-8", func(w *workshop) { w.write("content/lib/bytes/index.md", frontMatter+"# Bytes\n\n\xff\xfe\n") },
		"content/lib/bytes/index.md", 8, "not UTF-8"},
	{"five megabytes", func(w *workshop) {
		w.write("content/lib/large/index.md", frontMatter+"# Large\n\n"+strings.Repeat("word ", 1<<20))
	},
		"content/lib/large/index.md", 0, "larger than"},
	{"symlink loop", func(w *workshop) {
		if err := os.Symlink(".", filepath.Join(w.folder, "site/content/lib/again")); err != nil {
			w.t.Fatal(err)
		}
	}, "content/lib/again", 0, "symbolic link"},
	{"unknown component", func(w *workshop) {
		w.write("content/lib/hole/index.md", frontMatter+"# Hole\n\n{{\"component\": \"Wiget\"}}\n")
	},
		"content/lib/hole/index.md", 8, `no component “Wiget”`},
	{"component that throws", func(w *workshop) {
		w.write("components/Bomb.tsx",
			"export default function Bomb({ fuse }: { fuse: string }) { throw new Error('went off: ' + fuse); }\n")
		w.write("content/lib/bomb/index.md", frontMatter+"# Bomb\n\n{{\"component\": \"Bomb\", \"fuse\": \"short\"}}\n")
	}, "content/lib/bomb/index.md", 8, "went off: short"},
	{"component that the policy blocks", func(w *workshop) {
		w.write("components/Spy.tsx", "export default function Spy() { return <script src=\"/spy.js\" />; }\n")
		w.write("content/lib/spy/index.md", frontMatter+"# Spy\n\n{{\"component\": \"Spy\"}}\n")
	}, "content/lib/spy/index.md", 8, "<script>"},
	{"page without title", func(w *workshop) { w.write("content/lib/untitled/index.md", frontMatter+"Words.\n") },
		"content/lib/untitled/index.md", 5, "no title"},
	{"two pages at one overview", func(w *workshop) {
		w.write("nav/more.yaml",
			"- pathname: /lib/more\n  children: [/lib/more-one]\n- pathname: /lib/more\n  children: [/lib/more-two]\n")
		for _, name := range []string{"one", "two"} {
			w.write("content/lib/more-"+name+"/index.md", frontMatter+"# More\n")
		}
	}, "nav/more.yaml", 3, "stands twice"},
}

// failureOf are the errors that a build ended with.
func failureOf(t *testing.T, err error) []diag.Problem {
	t.Helper()
	var failure diag.Failure
	if !errors.As(err, &failure) {
		t.Fatalf("error %v, want problems", err)
	}
	return onlyErrors(failure)
}

func problemsOf(t *testing.T, w *workshop) []diag.Problem {
	t.Helper()
	_, err := w.builder.Build(t.Context())
	problems := failureOf(t, err)
	if _, err := os.Stat(filepath.Join(w.folder, "out")); !os.IsNotExist(err) {
		t.Error("something was published")
	}
	return problems
}

func (f flaw) is(p diag.Problem) bool {
	return p.File == f.file && p.Line == f.line && strings.Contains(p.What, f.what) && p.Fix != ""
}

func TestFlawedFiles(t *testing.T) {
	t.Parallel()
	for _, f := range flaws {
		t.Run(f.name, func(t *testing.T) {
			w := newWorkshop(t)
			f.make(w)
			if problems := problemsOf(t, w); len(problems) != 1 || !f.is(problems[0]) {
				t.Errorf("%+v", problems)
			}
		})
	}
}

func TestAllFlawsAtOnce(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	for _, f := range flaws {
		f.make(w)
	}
	problems := problemsOf(t, w)
	if len(problems) != len(flaws) {
		t.Errorf("%d problems of %d: %+v", len(problems), len(flaws), problems)
	}
	for _, f := range flaws {
		found := false
		for _, p := range problems {
			found = found || f.is(p)
		}
		if !found {
			t.Errorf("nothing is said of: %s", f.name)
		}
	}
}

func TestComponentIsShown(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write("components/Greeting.tsx",
		"export default function Greeting({ to, site }: any) { return <p>Good day, {to}, from {site.name}.</p>; }\n")
	w.change("content/lib/guide/index.md", "## First steps",
		"{{\"component\": \"Greeting\", \"to\": \"reader\"}}\n\n## First steps")
	w.build()
	if page := w.output("lib/guide/index.html"); !strings.Contains(page, "<p>Good day, reader, from Small site.</p>") {
		t.Errorf("%s", page[strings.Index(page, "<main"):])
	}
	if again := w.build(); again.Steps != 0 {
		t.Errorf("%d steps: %v", again.Steps, again.Kinds)
	}
	w.change("components/Greeting.tsx", "Good day", "Hello")
	report := w.build()
	if report.Kinds["component"] != 1 || report.Kinds["page"] != 1 ||
		!strings.Contains(w.output("lib/guide/index.html"), "<p>Hello, reader") {
		t.Errorf("%v", report.Kinds)
	}
}

func TestExperimentsAreLeftOut(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write("content/experiments/docs/one/index.md", frontMatter+"# One\n")
	w.build()
	if _, err := os.Stat(filepath.Join(w.folder, "out/experiments")); !os.IsNotExist(err) {
		t.Error("a test page was published")
	}
	w.builder.options.Experiments = true
	w.build()
	w.output("experiments/docs/one/index.html")
}
