package diag

import (
	"bytes"
	"errors"
	"flag"
	"os"
	"strings"
	"sync"
	"testing"
)

var update = flag.Bool("update", false, "write the expected output anew")

func TestProblemsAreSortedAndListedOnce(t *testing.T) {
	var list List
	b := Problem{File: "b.md", Line: 1, What: "x"}
	var work sync.WaitGroup
	for _, p := range []Problem{b, {File: "a.md", Line: 10, What: "y"}, {File: "a.md", Line: 9, Column: 2, What: "x"},
		{File: "a.md", Line: 9, Column: 2, What: "w"}, b, {What: "site"}} {
		work.Go(func() { list.Add(p) })
	}
	work.Wait()
	var got []string
	for _, p := range list.Problems() {
		got = append(got, p.Place()+" "+p.What)
	}
	want := "site site|a.md:9:2 w|a.md:9:2 x|a.md:10 y|b.md:1 x"
	if strings.Join(got, "|") != want {
		t.Errorf("got  %s\nwant %s", strings.Join(got, "|"), want)
	}
	if list.Errors() != 5 {
		t.Errorf("errors: %d", list.Errors())
	}
}

func TestOnlyErrorsFailTheRun(t *testing.T) {
	var list List
	if list.Err() != nil {
		t.Error("an empty list fails")
	}
	list.Add(Problem{Severity: Warning, File: "a.md", What: "Odd."})
	if list.Err() != nil || list.Errors() != 0 {
		t.Error("a warning fails the run")
	}
	list.Add(Problem{File: "b.md", Line: 2, What: "Wrong."}, Problem{File: "c.md", What: "Too."})
	err := list.Err()
	var failure Failure
	if !errors.As(err, &failure) || len(failure.Problems) != 3 {
		t.Fatalf("the failure lacks problems: %v", err)
	}
	if err.Error() != "b.md:2: Wrong. (and 1 more)" {
		t.Errorf("got %q", err)
	}
}

func TestExcerptIsTheLineAsItStands(t *testing.T) {
	src := []byte("one\r\n\ttwo \n\xffthree")
	for line, want := range map[int]string{-1: "", 0: "", 1: "one", 2: "\ttwo ", 3: "\uFFFDthree", 4: ""} {
		if got := Excerpt(src, line); got != want {
			t.Errorf("line %d: %q; want %q", line, got, want)
		}
	}
}

func TestPositionCountsCharacters(t *testing.T) {
	src := []byte("äb\ncd")
	for _, c := range []struct{ offset, line, column int }{{0, 1, 1}, {2, 1, 2}, {3, 1, 3}, {4, 2, 1}, {5, 2, 2},
		{99, 2, 3}, {-1, 1, 1}} {
		if line, column := Position(src, c.offset); line != c.line || column != c.column {
			t.Errorf("offset %d: %d:%d; want %d:%d", c.offset, line, column, c.line, c.column)
		}
	}
}

func TestNearest(t *testing.T) {
	known := []string{"title", "titles", "description", "plan", "planned", "tags"}
	for word, want := range map[string]string{
		"titel":       "title", // neighbors swapped
		"Title":       "title", // case does not count
		"titl":        "title",
		"titless":     "titles",
		"decsriptoin": "description",
		"pln":         "plan",
		"tag":         "tags",
		"colour":      "",
		"x":           "",
		"":            "",
	} {
		if got := Nearest(word, known); got != want {
			t.Errorf("Nearest(%q) = %q; want %q", word, got, want)
		}
	}
	if got := Nearest("ab", []string{"ax", "ay"}); got != "ax" {
		t.Errorf("among equals the first wins, got %q", got)
	}
}

func TestUnderPlacesFiles(t *testing.T) {
	problems := []Problem{{File: "a.md"}, {}}
	placed := Under("site", problems)
	if placed[0].File != "site/a.md" || placed[1].File != "" || problems[0].File != "a.md" {
		t.Errorf("got %+v from %+v", placed, problems)
	}
}

func TestPrint(t *testing.T) {
	problems := []Problem{
		{File: "content/a/index.md", Line: 12, Column: 3, Excerpt: "\t[x](y)", What: "The link is dead.",
			Why: "Readers would meet an error page.", Fix: "Remove it."},
		{File: "content/a/index.md", Line: 99, Column: 151, Excerpt: strings.Repeat("a", 150) + "B" +
			strings.Repeat("c", 150), What: "A long line.", Fix: "Break it."},
		{File: "content/a/index.md", Line: 5, Column: 4, Excerpt: "abc", What: "Something is missing at the end."},
		{File: "content/b/demos/A.tsx", Line: 9, Excerpt: "one\ntwo\n", What: "Two lines."},
		{Severity: Warning, File: "content/c/index-zh.md", What: "A warning.", Fix: "Do something."},
		{What: "Evil \x1b[2J text and \u202e reversed.", Excerpt: "\x1b[31mred"},
	}
	var got bytes.Buffer
	Print(&got, problems, false)
	got.WriteString("========\n")
	Print(&got, problems[:1], true)
	golden(t, "testdata/print.txt", strings.ReplaceAll(got.String(), "\x1b", "ESC"))
	if strings.Contains(strings.Split(got.String(), "====")[0], "\x1b") {
		t.Error("a file could steer the terminal")
	}
	got.Reset()
	if Print(&got, nil, true); got.Len() != 0 {
		t.Errorf("printed %q for no problems", got.String())
	}
}

func TestClosingCounts(t *testing.T) {
	e, w := Problem{}, Problem{Severity: Warning}
	for want, problems := range map[string][]Problem{
		"1 problem, nothing was published":                {e},
		"2 problems and 1 warning, nothing was published": {e, e, w},
		"2 warnings": {w, w},
	} {
		if got := Closing(problems); got != want {
			t.Errorf("got %q; want %q", got, want)
		}
	}
}

func golden(t *testing.T, file, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s\n--- got\n%s\n--- want\n%s", file, got, want)
	}
}
