package prerender

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"vitrine/internal/vitrine"
)

// server is a stand-in for the engine's server bundle, with the worker's own surface.
const server = `
exports.renderPage = (input) => input.document.page.title + ' ' + new Date().toISOString();
exports.renderDemos = (list, { module, begin }) => {
  const demos = list.map(({ name }) => {
    begin(name);
    return { name, html: module().demos[name]()(), pending: '', ids: [] };
  });
  begin('');
  return { demos, critical: [] };
};
exports.familyStylesheet = (family) => family.css;
`

func start(t *testing.T, limit time.Duration) (*Renderer, func(name, text string) string) {
	t.Helper()
	return open(t, Options{Folder: t.TempDir(), Limit: limit})
}

// open starts a renderer, with one process unless there are to be more, and writes files into its folder.
func open(t *testing.T, options Options) (*Renderer, func(name, text string) string) {
	t.Helper()
	folder := options.Folder
	options.Workers = max(1, options.Workers)
	r, err := New(options)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(r.Close)
	return r, func(name, text string) string {
		file := filepath.Join(folder, name)
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return file
	}
}

func page(server string) Page {
	return Page{Server: server, Document: vitrine.Document{Page: vitrine.Page{Title: "Grüße"}}}
}

func TestRender(t *testing.T) {
	r, write := start(t, 10*time.Second)
	file := write("server.cjs", server)
	made, err := r.Demos(Demos{Server: file, File: write("demos.cjs",
		`exports.demos = { One: () => () => '<b>1</b>' };`), Demos: []vitrine.Demo{{Name: "One"}}})
	if err != nil || len(made.Demos) != 1 || made.Demos[0].HTML != "<b>1</b>" {
		t.Errorf("demos %+v %v", made.Demos, err)
	}
	html, err := r.Page(page(file))
	if err != nil || html != "Grüße 2024-05-17T10:30:00.000Z" {
		t.Errorf("%q %v: the clock must stand still", html, err)
	}
}

func TestFamilyStylesheet(t *testing.T) {
	r, write := start(t, 10*time.Second)
	css, err := r.FamilyStylesheet(write("server.cjs", server), write("family.cjs",
		`exports.default = { css: ':root{--a:1}' };`))
	if err != nil || css != ":root{--a:1}" {
		t.Errorf("%q %v", css, err)
	}
}

// TestStoppedDemos: a demo that takes its process along is named, and the next page renders in a new one.
func TestStoppedDemos(t *testing.T) {
	for _, test := range []struct{ name, demo, kind string }{
		{"endless loop", `() => { for (;;); }`, "timeout"},
		{"process.exit", `() => process.exit(3)`, "exit"},
	} {
		t.Run(test.name, func(t *testing.T) {
			r, write := start(t, 5*time.Second)
			file := write("server.cjs", server)
			result, err := r.Demos(Demos{Server: file, File: write("bad.cjs",
				`exports.demos = { Bad: () => `+test.demo+` };`), Demos: []vitrine.Demo{{Name: "Bad"}}})
			if err != nil || len(result.Demos) != 1 || result.Demos[0].Name != "Bad" ||
				result.Demos[0].Problem == nil || result.Demos[0].Problem.Kind != test.kind {
				t.Fatalf("%+v %v", result, err)
			}
			if again, err := r.Page(page(file)); err != nil || !strings.HasPrefix(again, "Grüße") {
				t.Errorf("the next page: %q %v", again, err)
			}
		})
	}
}

func TestFailureOutsideOfADemo(t *testing.T) {
	r, write := start(t, 10*time.Second)
	_, err := r.Page(page(write("broken.cjs",
		`exports.renderPage = () => { throw new Error('the engine is broken'); };`)))
	if err == nil || !strings.Contains(err.Error(), "the engine is broken") {
		t.Errorf("error %v", err)
	}
	if _, err := r.Page(page(write("server.cjs", server))); err != nil {
		t.Errorf("the next page: %v", err)
	}
}

func TestMissingNodeSaysWhatToDo(t *testing.T) {
	_, err := New(Options{Node: "no-such-node", Folder: t.TempDir(), Workers: 1})
	if err == nil || !strings.Contains(err.Error(), "Install Node") {
		t.Errorf("error %v", err)
	}
}

func TestFrames(t *testing.T) {
	var wire bytes.Buffer
	if err := writeFrame(&wire, map[string]string{"text": "ü"}); err != nil {
		t.Fatal(err)
	}
	whole := wire.Bytes()
	var got map[string]string
	if err := readFrame(bytes.NewReader(whole), &got); err != nil || got["text"] != "ü" {
		t.Errorf("%v %v", got, err)
	}
	for cut := range len(whole) {
		if readFrame(bytes.NewReader(whole[:cut]), &got) == nil {
			t.Errorf("a frame of %d bytes out of %d was taken", cut, len(whole))
		}
	}
	if readFrame(strings.NewReader("\xff\xff\xff\xff"), &got) == nil {
		t.Error("a length of 4 GiB was taken")
	}
}

// TestWorkerIsWrittenOnce: the processes of other builds read its file, which is written where it is another one.
func TestWorkerIsWrittenOnce(t *testing.T) {
	folder := t.TempDir()
	for _, text := range []string{"", "damaged"} {
		if text != "" {
			if err := os.WriteFile(filepath.Join(folder, "worker.cjs"), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		open(t, Options{Folder: folder})
		written, err := os.ReadFile(filepath.Join(folder, "worker.cjs"))
		if err != nil || !bytes.Equal(written, workerSource) {
			t.Errorf("behind %q the file has %d bytes, want %d: %v", text, len(written), len(workerSource), err)
		}
	}
	long := time.Now().Add(-time.Hour)
	if err := os.Chtimes(filepath.Join(folder, "worker.cjs"), long, long); err != nil {
		t.Fatal(err)
	}
	open(t, Options{Folder: folder})
	if info, err := os.Stat(filepath.Join(folder, "worker.cjs")); err != nil || !info.ModTime().Equal(long) {
		t.Errorf("the same file was written again: %v", err)
	}
}

// TestProcessesStartWhenAllAreBusy: one request after another is the work of one process.
func TestProcessesStartWhenAllAreBusy(t *testing.T) {
	r, write := open(t, Options{Folder: t.TempDir(), Limit: 20 * time.Second, Workers: 3})
	file := write("server.cjs", `exports.renderPage = () => String(process.pid);`)
	seen := map[string]bool{}
	for range 6 {
		html, err := r.Page(page(file))
		if err != nil {
			t.Fatal(err)
		}
		seen[html] = true
	}
	if len(seen) != 1 {
		t.Errorf("%d processes answered", len(seen))
	}
	if len(r.idle) != 1 {
		t.Errorf("%d processes run", len(r.idle))
	}
}

// TestProcessEndsAfterManyServers: a process holds few server bundles in memory, another one goes on.
func TestProcessEndsAfterManyServers(t *testing.T) {
	r, write := start(t, 20*time.Second)
	seen := map[string]int{}
	for i := range 2 * mostServers {
		html, err := r.Page(page(write(fmt.Sprintf("server%d.cjs", i), `exports.renderPage = () => String(process.pid);`)))
		if err != nil {
			t.Fatal(err)
		}
		seen[html]++
	}
	if len(seen) != 2 || r.Started() != 2 {
		t.Errorf("pages by process: %v", seen)
	}
}

// TestLongPagesComeWhole: a page is longer than what a pipe holds, and what JSON would escape comes as it is.
func TestLongPagesComeWhole(t *testing.T) {
	r, write := start(t, time.Minute)
	server := write("server.cjs", `exports.renderPage = () => '<p title="\\"> Grüße 🚀\u2028</p>\n'.repeat(50000);`)
	want := strings.Repeat("<p title=\"\\\"> Grüße 🚀\u2028</p>\n", 50000)
	for range 2 { // the process is as good as before
		if html, err := r.Page(page(server)); err != nil || html != want {
			t.Fatalf("%d bytes instead of %d (%v)", len(html), len(want), err)
		}
	}
}

// TestExportsOfCommonJS are what imports of it find: inherited ones too, and the whole unless it was an ES module.
func TestExportsOfCommonJS(t *testing.T) {
	r, write := start(t, 10*time.Second)
	for made, want := range map[string]string{
		"({ one: 1, two: undefined })":                                     "default one two",
		"Object.defineProperty({ one: 1 }, '__esModule', { value: true })": "one __esModule",
		"Object.create({ one: 1 })":                                        "default one",
		"new Proxy({}, { get: () => 1 })":                                  "",
		"Object.create(new Proxy({}, {}))":                                 "",
		"null":                                                             "default",
	} {
		names, err := r.Exports(write("exports.cjs", "exports.load = () => "+made))
		if got := strings.Join(names, " "); err != nil || got != want {
			t.Errorf("%s: %q %v, want %q", made, got, err, want)
		}
	}
	if _, err := r.Exports(write("exports.cjs", "exports.load = () => window.document")); err == nil ||
		err.Error() != "window is not defined" {
		t.Errorf("what can't be loaded: %v", err)
	}
}
