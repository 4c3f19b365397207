package devserver

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"vitrine/internal/compile"
	"vitrine/internal/diag"
	"vitrine/internal/testkit"
)

// desk is an author at work over a copy of the small site, inside the checkout where its packages are found.
type desk struct {
	t       *testing.T
	address string
	site    string
	news    *bufio.Scanner
	printed chan string // lines for the author
}

var seed = &testkit.Seed{Build: func(site, out, cache string) error {
	builder, err := compile.New(compile.Options{Site: site, Out: out, Cache: cache})
	if err != nil {
		return err
	}
	defer builder.Close()
	_, err = builder.Build(context.Background())
	return err
}}

func TestMain(m *testing.M) {
	emptied = time.Hour
	testkit.Run(m)
}

func newDesk(t *testing.T, prepare func(site string)) *desk {
	t.Helper()
	folder, site := testkit.Site(t, testkit.SmallSite)
	if prepare != nil {
		prepare(site)
	}
	seed.Fill(t, filepath.Join(folder, "cache"))
	builder, err := compile.New(compile.Options{Site: site, Cache: filepath.Join(folder, "cache")})
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	reading, writing := io.Pipe()
	ended := make(chan error, 1)
	go func() {
		ended <- Run(ctx, Options{Builder: builder, Site: site, Address: "127.0.0.1:0",
			Hosts: []string{"docs.example"}, Out: writing})
		writing.Close()
	}()
	t.Cleanup(func() {
		stop()
		if err := <-ended; err != nil {
			t.Error(err)
		}
		builder.Close()
	})
	d := &desk{t: t, site: site, printed: make(chan string, 1000)}
	lines := bufio.NewScanner(reading)
	for d.address == "" && lines.Scan() {
		d.address = regexp.MustCompile(`http://[^/]+`).FindString(lines.Text())
	}
	go func() {
		for lines.Scan() {
			d.printed <- lines.Text()
		}
	}()
	d.listen()
	return d
}

// listen opens the events as a page does.
func (d *desk) listen() {
	ctx, stop := context.WithTimeout(context.Background(), 5*time.Minute)
	d.t.Cleanup(stop)
	request, _ := http.NewRequestWithContext(ctx, "GET", d.address+"/@vitrine/events", nil)
	events, err := http.DefaultClient.Do(request)
	if err != nil {
		d.t.Fatal(err)
	}
	d.t.Cleanup(func() { events.Body.Close() })
	d.news = bufio.NewScanner(events.Body)
	d.next()
}

// next waits for the next edit to be taken in.
func (d *desk) next() int {
	d.t.Helper()
	for d.news.Scan() {
		if data, ok := strings.CutPrefix(d.news.Text(), "data: "); ok {
			version, _ := strconv.Atoi(data)
			return version
		}
	}
	d.t.Fatal("the events ended")
	return 0
}

func (d *desk) get(path string) (int, string) {
	d.t.Helper()
	answer, err := http.Get(d.address + path)
	if err != nil {
		d.t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		d.t.Fatal(err)
	}
	return answer.StatusCode, string(body)
}

// until asks for a page again after each edit until it is as wanted: a file system may tell of one save several times.
func (d *desk) until(path string, wanted func(view) bool) view {
	d.t.Helper()
	for range 10 {
		var v view
		_, text := d.get("/@vitrine/page?path=" + path)
		if err := json.Unmarshal([]byte(text), &v); err != nil {
			d.t.Fatal(err)
		}
		if wanted(v) {
			return v
		}
		d.next()
	}
	d.t.Fatalf("%s never became what was wanted", path)
	return view{}
}

// edit replaces a part of a file.
func (d *desk) edit(name, old, new string) {
	d.t.Helper()
	file := filepath.Join(d.site, name)
	text, err := os.ReadFile(file)
	if err != nil || !strings.Contains(string(text), old) {
		d.t.Fatalf("%s has no %q: %v", name, old, err)
	}
	if err := os.WriteFile(file, []byte(strings.Replace(string(text), old, new, 1)), 0o644); err != nil {
		d.t.Fatal(err)
	}
}

const guide = "content/lib/guide/index.md"

func TestAnEditIsShown(t *testing.T) {
	t.Parallel()
	d := newDesk(t, nil)
	if code, page := d.get("/lib/guide/"); code != 200 || !strings.Contains(page, "Words, and") || !strings.Contains(page, "/@vitrine/client.js") {
		t.Fatalf("%d %.300s", code, page)
	}
	for path, want := range map[string]int{"/nowhere/": 404, "/assets/nothing.js": 404, "/lib/guide/index.md": 200, "/llms.txt": 200, "/lib/guide": 200} {
		if code, _ := d.get(path); code != want {
			t.Errorf("%s answers %d, want %d", path, code, want)
		}
	}
	d.edit(guide, "Words", "Better words")
	d.until("/lib/guide/", func(v view) bool { return strings.Contains(v.HTML, "Better words") })
	d.edit("content/lib/react-one/demos/Counter.tsx", "Pressed", "Counted")
	d.until("/lib/react-one/", func(v view) bool { return strings.Contains(v.HTML, "Counted") })
	page := regexp.MustCompile(`"demos":"([^"]+)"`).FindStringSubmatch(d.until("/lib/react-one/", func(view) bool { return true }).HTML)
	if code, script := d.get(page[1]); code != 200 || !strings.Contains(script, "Counted") {
		t.Errorf("the page's script: %d %.200s", code, script)
	}
}

func TestProblemsLieOverThePageUntilTheyAreMended(t *testing.T) {
	t.Parallel()
	d := newDesk(t, nil)
	d.get("/lib/guide/")
	d.edit(guide, "Words", "[dead](/nowhere/) words")
	told := d.until("/lib/guide/", func(v view) bool { return len(v.Problems) > 0 })
	if p := told.Problems[0]; len(told.Problems) != 1 || p.Line != 7 || !strings.Contains(p.What, "/nowhere/") ||
		!strings.HasSuffix(p.File, guide) {
		t.Errorf("told %+v", told.Problems)
	}
	if !strings.Contains(told.HTML, "Words, and") {
		t.Error("the last good page is gone")
	}
	if other := d.until("/lib/react-one/", func(view) bool { return true }); len(other.Problems) > 0 {
		t.Errorf("another page is blamed: %+v", other.Problems)
	}
	for line := range d.printed {
		if strings.Contains(line, "/nowhere/") {
			break // the author learns of it without opening the page
		}
	}
	d.edit(guide, "[dead](/nowhere/) words", "Good words")
	mended := d.until("/lib/guide/", func(v view) bool { return len(v.Problems) == 0 })
	if !strings.Contains(mended.HTML, "Good words") {
		t.Error("the mended page is not shown")
	}
}

// TestDemosThatCannotBeRendered_AreLeftOut: the page is shown with a message, and the terminal says the same.
func TestDemosThatCannotBeRendered_AreLeftOut(t *testing.T) {
	t.Parallel()
	d := newDesk(t, func(site string) {
		file := filepath.Join(site, "vitrine.yaml")
		text, err := os.ReadFile(file)
		if err == nil {
			err = os.WriteFile(file, []byte(strings.Replace(string(text), "strict: true\n", "", 1)), 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	})
	d.edit("content/lib/react-one/demos/Counter.tsx", "return (", "JSON.parse('{');\n  return (")
	v := d.until("/lib/react-one/", func(v view) bool { return len(v.Problems) > 0 })
	const message = "The demo Counter can&#39;t be rendered: SyntaxError"
	if p := v.Problems[0]; p.Severity != diag.Warning || !strings.HasSuffix(p.File, "react-one/index.md") ||
		!strings.Contains(v.HTML, message) || !strings.Contains(v.HTML, "which counts how often") {
		t.Errorf("%+v: %s", p, v.HTML)
	}
	for line := range d.printed {
		if strings.Contains(line, "The demo Counter can't be rendered") {
			break
		}
	}
}

// Many programs empty a file before they write it; what is between the two is nobody's edit.
func TestAFileThatIsBeingWrittenIsNoEdit(t *testing.T) {
	d := newDesk(t, nil)
	file := filepath.Join(d.site, "content/lib/guide/index.md")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(file, 0); err != nil {
		t.Fatal(err)
	}
	time.Sleep(20 * settle) // the edit would be taken in by then
	whole := func(v view) bool {
		if len(v.Problems) > 0 || v.Failed != "" {
			t.Errorf("the empty file is told as %v %s", v.Problems, v.Failed)
		}
		return strings.Contains(v.HTML, "Written at last.")
	}
	d.until("/lib/guide/", func(v view) bool { whole(v); return true })
	if err := os.WriteFile(file, append(text, "\nWritten at last.\n"...), 0o644); err != nil {
		t.Fatal(err)
	}
	d.until("/lib/guide/", whole)
}

func TestABrokenConfigurationIsToldAndMended(t *testing.T) {
	t.Parallel()
	d := newDesk(t, func(site string) {
		os.WriteFile(filepath.Join(site, "vitrine.yaml.good"), nil, 0o644)
		text, _ := os.ReadFile(filepath.Join(site, "vitrine.yaml"))
		os.WriteFile(filepath.Join(site, "vitrine.yaml"), []byte(strings.Replace(string(text), "name:", "nmae:", 1)),
			0o644)
	})
	broken := d.until("/lib/guide/", func(v view) bool { return len(v.Problems) > 0 })
	if !strings.Contains(broken.Problems[0].What, "nmae") {
		t.Errorf("told %+v", broken.Problems)
	}
	d.edit("vitrine.yaml", "nmae:", "name:")
	d.until("/lib/guide/", func(v view) bool { return len(v.Problems) == 0 && strings.Contains(v.HTML, "Words, and") })
}

func TestPagesComeAndGo(t *testing.T) {
	t.Parallel()
	d := newDesk(t, nil)
	folder := filepath.Join(d.site, "content/lib/new")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	os.WriteFile(filepath.Join(folder, "index.md"),
		[]byte("---\ndescription: A page.\nnoIndex: true\n---\n\n# New\n\nFresh.\n"), 0o644)
	d.until("/lib/new/", func(v view) bool { return strings.Contains(v.HTML, "Fresh.") })
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	d.until("/lib/new/", func(v view) bool { return v.HTML == "" })
}
