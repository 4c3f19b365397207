package compile

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// fewRecords are those of a build that is known: what it looked at, the names of those files, and its report.
const fewRecords = 3

// looked builds, and says how many files and records were read for it.
func (w *workshop) looked() (report Report, files, records int) {
	w.t.Helper()
	files, records = w.builder.cache.FilesRead(), w.builder.cache.RecordsRead()
	report = w.build()
	return report, w.builder.cache.FilesRead() - files, w.builder.cache.RecordsRead() - records
}

// expectKnown builds, and expects that files were looked at and nothing else was done.
func (w *workshop) expectKnown(what string, want Report) {
	w.t.Helper()
	got, files, records := w.looked()
	if got.Steps != 0 || files != 0 || records > fewRecords {
		w.t.Errorf("%s: %d steps, %d files and %d records were read: want no step, no file, %d records", what, got.Steps,
			files, records, fewRecords)
	}
	if got.Pages != want.Pages || got.Demos != want.Demos || got.Files != want.Files ||
		len(got.Problems) != len(want.Problems) || len(got.Pending) != len(want.Pending) {
		w.t.Errorf("%s: the report is %+v, want that of the build before, %+v", what, got, want)
	}
}

// again leaves the builder and begins as another process does, with what was published still there.
func (w *workshop) again() {
	w.t.Helper()
	w.builder.Close()
	builder, err := New(w.builder.options)
	if err != nil {
		w.t.Fatal(err)
	}
	builder.cache.Clock(func() time.Time { return time.Now().Add(aWhile) })
	w.builder = builder
	w.t.Cleanup(builder.Close)
}

// TestBuildOfNothingNew: what a build costs that has nothing to do does not depend on how many pages there are, but for
// one look at each file.
func TestBuildOfNothingNew(t *testing.T) {
	t.Parallel()
	w := newColdWorkshop(t)
	w.grow(8)
	w.begin()
	w.expectKnown("few pages", w.build())
	w.grow(208)
	first := w.build()
	if first.Pages != 211 {
		t.Fatalf("%d pages", first.Pages)
	}
	w.expectKnown("many pages", first)
	w.again()
	w.expectKnown("in another process", first)
}

// TestWhateverChangesIsNoticed: a build is known by all that it was made of, wherever it lies, and by what it left.
func TestWhateverChangesIsNoticed(t *testing.T) {
	t.Parallel()
	w := newColdWorkshop(t)
	w.linkPlate()
	w.write("public/a.txt", "A")
	w.write("components/Greeting.tsx", "export default function Greeting() { return <p>Good day.</p>; }\n")
	w.begin()
	known := w.build()
	w.expectKnown("nothing", known)
	site := func(name string) string { return filepath.Join(w.folder, "site", name) }
	out := func(name string) string { return filepath.Join(w.folder, "out", name) }
	appended := func(file, text string) func() error {
		return func() error {
			old, err := os.ReadFile(file)
			if err != nil && !os.IsNotExist(err) {
				return err
			}
			return os.WriteFile(file, append(old, text...), 0o644)
		}
	}
	for _, test := range []struct {
		what   string
		change func() error
	}{
		{"the configuration", appended(site("vitrine.yaml"), "# a comment\n")},
		{"the navigation", appended(site("nav/lib.yaml"), "# a comment\n")},
		{"a page", appended(site("content/lib/guide/index.md"), "\nMore.\n")},
		{"a demo", appended(site(one+"demos/Counter.tsx"), "\n")},
		{"a file beside a demo", appended(site(one+"demos/notes.css"), "b { margin: 0 }\n")},
		{"a provider", appended(site("families/plain.tsx"), "\n")},
		{"a file beside a provider", appended(site("families/unused.ts"), "export {};\n")},
		{"a component", appended(site("components/Greeting.tsx"), "\n")},
		{"a file that is published as it is", appended(site("public/a.txt"), "B")},
		{"a new file", appended(site("public/b.txt"), "B")},
		{"a file that is gone", func() error { return os.Remove(site("public/b.txt")) }},
		{"a file of another name", func() error { return os.Rename(site("public/a.txt"), site("public/c.txt")) }},
		{"a file behind a link", func() error {
			w.file("elsewhere.txt", "E")
			return os.Symlink(filepath.Join(w.folder, "elsewhere.txt"), site("families/linked.ts"))
		}},
		{"the file that a link leads to", appended(filepath.Join(w.folder, "elsewhere.txt"), "F")},
		{"code of a linked package", appended(filepath.Join(w.folder, "plate/index.js"), "// more\n")},
		{"types of a package", appended(filepath.Join(w.folder, "node_modules/stand/index.d.ts"), "\n")},
		{"a manifest", func() error {
			return os.WriteFile(filepath.Join(w.folder, "node_modules/stand/package.json"),
				[]byte(`{"name":"stand","version":"1.0.1","main":"index.js","types":"index.d.ts"}`), 0o644)
		}},
		{"another package", func() error {
			return os.MkdirAll(filepath.Join(w.folder, "node_modules/another"), 0o755)
		}},
		{"settings of the formatter", appended(filepath.Join(w.folder, ".oxfmtrc.json"), "{}\n")},
		{"a lock file that is nearer", appended(filepath.Join(w.folder, "package-lock.json"), "{}\n")},
		{"a published page", appended(out("index.html"), "x")},
		{"a published page that is gone", func() error { return os.Remove(out("index.html")) }},
		{"a page that was published at another time", func() error {
			content, err := os.ReadFile(out("index.html"))
			if err != nil {
				return err
			}
			return os.WriteFile(out("index.html"), content, 0o644)
		}},
		{"the list of what was published", appended(out(".vitrine"), "x")},
		{"all that was published", func() error { return os.RemoveAll(filepath.Join(w.folder, "out")) }},
	} {
		if err := test.change(); err != nil {
			t.Fatal(err)
		}
		if strings.HasPrefix(test.what, "a lock") {
			w.again()
		}
		_, _, records := w.looked()
		if records <= fewRecords {
			t.Errorf("%s: nothing was done", test.what)
		}
		if _, err := os.Stat(out("index.html")); err != nil {
			t.Errorf("%s: %v", test.what, err)
		}
		if _, files, records := w.looked(); files != 0 || records > fewRecords {
			t.Errorf("%s: then %d files and %d records were read", test.what, files, records)
		}
	}
}
