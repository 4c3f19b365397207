package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"vitrine/internal/compile"
	"vitrine/internal/testkit"
)

// work is what stands on a page for readers, counted: what two builds have to do for it.
type work struct {
	headings, contents, groups, pages, crumbs, neighbors, codes, paragraphs, items int
}

func count(text, pattern string) int { return len(regexp.MustCompile(pattern).FindAllString(text, -1)) }

// part is the text between two marks.
func between(text, from, to string) string {
	_, text, _ = strings.Cut(text, from)
	text, _, _ = strings.Cut(text, to)
	return text
}

// workOfOurs and workOfHugo count the same things in either markup.
func workOfOurs(page string) work {
	nav, main := between(page, `id="nav"`, "</nav>"), between(page, "<main", "</main>")
	return work{
		headings: count(main, `<h2[ >]`), contents: count(between(page, `"contents-title"`, "</nav>"), `href="#part-`),
		groups: count(nav, `data-group="`), pages: count(nav, `href="/lib/page-\d+/"`),
		crumbs:    count(between(main, `class="crumbs`, "</nav>"), `<li`),
		neighbors: count(main, `rel="(prev|next)"`), codes: count(main, `<pre`),
		paragraphs: count(main, `<p>`), items: count(between(main, "<h2", "</main>"), `<li>[A-Z]`),
	}
}

func workOfHugo(page string) work {
	nav, main := between(page, `aria-label="Pages"`, "</nav>"), between(page, "<main>", "</main>")
	return work{
		headings: count(main, `<h2[ >]`), contents: count(between(page, "<aside>", "</aside>"), `href="#part-`),
		groups: count(nav, `>Group \d`), pages: count(nav, `>Page \d`),
		crumbs:    count(between(main, `aria-label="Crumbs"`, "</nav>"), `<a `),
		neighbors: count(main, `rel="(prev|next)"`), codes: count(main, `<pre`),
		paragraphs: count(main, `<p>`), items: count(main, `<li>[A-Z]`),
	}
}

// TestHugoDoesTheSameWork builds the same texts with both and counts what stands on a page of each.
func TestHugoDoesTheSameWork(t *testing.T) {
	testkit.Nightly(t)
	folder := folderFor(t)
	const pages = 45
	g := prose{site: filepath.Join(folder, "site"), pages: pages}
	h := &hugo{prose{site: filepath.Join(folder, "hugo"), pages: pages}}
	for _, write := range []func() error{g.write, h.write} {
		if err := write(); err != nil {
			t.Fatal(err)
		}
	}
	builder, err := compile.New(compile.Options{Site: g.site, Out: filepath.Join(folder, "out"),
		Cache: filepath.Join(folder, "cache")})
	if err != nil {
		t.Fatal(err)
	}
	defer builder.Close()
	if _, err := builder.Build(t.Context()); err != nil {
		t.Fatal(err)
	}
	if _, err := h.build(); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"lib/page-0", "lib/page-22", "lib/page-44"} {
		ours, theirs := workOfOurs(read(t, folder, "out", name)), workOfHugo(read(t, folder, "hugo-out", name))
		if ours != theirs || ours.headings == 0 || ours.codes == 0 || ours.pages == 0 || ours.groups != 3 {
			t.Errorf("%s: ours has %+v, Hugo's %+v", name, ours, theirs)
		}
	}
	page := read(t, folder, "hugo-out", "lib/page-22")
	if !strings.Contains(page, `<span class="kr">import</span>`) || strings.Contains(page, "style=") {
		t.Error("Hugo does not highlight code by classes")
	}
	for _, out := range []string{"out", "hugo-out"} {
		html, markdown := written(t, filepath.Join(folder, out, "lib"), "index.html"),
			written(t, filepath.Join(folder, out, "lib"), "index.md")
		if html < pages || markdown < pages {
			t.Errorf("%s has %d pages and %d of them as markdown; want %d", out, html, markdown, pages)
		}
	}
}

func read(t *testing.T, folder, out, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(folder, out, name, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// written counts files of a name.
func written(t *testing.T, folder, name string) (count int) {
	t.Helper()
	err := filepath.WalkDir(folder, func(file string, entry fs.DirEntry, err error) error {
		if err == nil && entry.Name() == name {
			count++
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return count
}

func TestChaptersNest(t *testing.T) {
	g := prose{site: filepath.Join(t.TempDir(), "site"), pages: 801, chapters: true}
	if err := g.write(); err != nil {
		t.Fatal(err)
	}
	nav, err := os.ReadFile(filepath.Join(g.site, "nav", "lib.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	for pattern, want := range map[string]int{`(?m)^- pathname: /lib/chapter-`: 3, `(?m)^    - pathname: /lib/group-`: 41,
		`(?m)^        - /lib/page-`: 801} {
		if got := count(string(nav), pattern); got != want {
			t.Errorf("%d of %s, want %d", got, pattern, want)
		}
	}
}

// TestTimesAreRead: the tool's own account of its parts is what the table shows, and the rest is equal work.
func TestTimesAreRead(t *testing.T) {
	script := filepath.Join(t.TempDir(), "tool")
	said := "Published 3 pages with 0 demos into out in 1.5s; 7 steps executed.\nProcessor time of this program, by " +
		"stage:\n  Publishing                      1.50 s\nOf these:\n  compression      0.40 s\nBeside these, in " +
		"other processes:\n  rendering in Node        2.25 s\n"
	if err := os.WriteFile(script, []byte("#!/bin/sh\ncat <<'END'\n"+said+"END\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	m, err := measure(script)
	if err != nil {
		t.Fatal(err)
	}
	if m.output != "7 steps" || m.parts["compression"] != 400*time.Millisecond ||
		m.parts["rendering in Node"] != 2250*time.Millisecond {
		t.Errorf("%+v", m)
	}
	m.cpu = 4 * time.Second
	if rest := (plainRound{cold: m}).rest(); rest != 1350*time.Millisecond {
		t.Errorf("the rest is %s", rest)
	}
}
