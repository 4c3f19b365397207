package main

import (
	"context"
	"database/sql"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"vitrine/internal/feedback"
)

// said is a database with a few submissions, each a minute after the other.
func said(t *testing.T) (file string) {
	t.Helper()
	file = filepath.Join(t.TempDir(), "feedback.db")
	store, err := feedback.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	if err := store.CheckWritable(context.Background()); err != nil { // makes the tables
		t.Fatal(err)
	}
	db, err := sql.Open("sqlite", file)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	clock := time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC)
	for _, row := range [][]any{
		{"s1", "r1", "/lib/one/", "", 0, "It lacks an example.", "en", "5.15.4"},
		{"s2", "r1", "/lib/one/", "", 1, "", "en", "5.15.4"},
		{"s3", "r2", "/lib/one/", "usage", 0, "=HYPERLINK(1), \"quoted\",\nand a line more", "zh", ""},
		{"s4", "r2", "/lib/two/", "", nil, "Fine <b>as it is</b>.", "en", ""},
		{"s5", "r3", "/lib/three/", "", 1, "", "", ""},
	} {
		clock = clock.Add(time.Minute)
		if _,
			err := db.Exec(
			"INSERT INTO items (id, reader, page, section, rating, comment, language, version, created) VALUES (?, "+
				"?, ?, ?, ?, ?, ?, ?, ?)",
			append(row, clock.UnixMilli())...); err != nil {
			t.Fatal(err)
		}
	}
	return file
}

const asCSV = `created,page,section,rating,comment,language,version,reader,id
2026-01-31T12:05:00Z,/lib/three/,,1,,,,r3,s5
2026-01-31T12:04:00Z,/lib/two/,,,Fine <b>as it is</b>.,en,,r2,s4
2026-01-31T12:03:00Z,/lib/one/,usage,0,"'=HYPERLINK(1), ""quoted"",
and a line more",zh,,r2,s3
2026-01-31T12:02:00Z,/lib/one/,,1,,en,5.15.4,r1,s2
2026-01-31T12:01:00Z,/lib/one/,,0,It lacks an example.,en,5.15.4,r1,s1
`

const asJSON = `[
  {
    "id": "s5",
    "reader": "r3",
    "page": "/lib/three/",
    "section": "",
    "rating": 1,
    "comment": "",
    "language": "",
    "version": "",
    "created": "2026-01-31T12:05:00Z"
  },
  {
    "id": "s4",
    "reader": "r2",
    "page": "/lib/two/",
    "section": "",
    "rating": null,
    "comment": "Fine <b>as it is</b>.",
    "language": "en",
    "version": "",
    "created": "2026-01-31T12:04:00Z"
  },
`

const asSummary = `  helpful  not  share  comments  page
        1    1   50 %         2  /lib/one/
        1    0  100 %         0  /lib/three/
        0    0      –         1  /lib/two/

Newest comments

2026-01-31 12:04  /lib/two/
  Fine <b>as it is</b>.

2026-01-31 12:03  /lib/one/#usage
  =HYPERLINK(1), "quoted",
  and a line more
`

func TestFeedbackIsPrinted(t *testing.T) {
	file := said(t)
	t.Setenv("VITRINE_FEEDBACK", file)
	tests := []struct {
		name      string
		arguments []string
		want      string
		begins    bool // want is where it begins
	}{
		{"as a table", []string{"export", "-format", "csv", "-feedback", file}, asCSV, false},
		{"as a table, without a word", []string{"export"}, asCSV, false},
		{"as JSON", []string{"export", "-format", "json"}, asJSON, true},
		{"in short", []string{"summary", "-comments", "2"}, asSummary, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			code, out, errs := run(t, append([]string{"feedback"}, test.arguments...)...)
			if code != 0 || errs != "" {
				t.Errorf("exit code %d: %s", code, errs)
			}
			if test.begins && len(out) > len(test.want) {
				out = out[:len(test.want)]
			}
			if out != test.want {
				t.Errorf("--- got\n%s\n--- want\n%s", out, test.want)
			}
		})
	}
}

// TestNothingWasSaid: an empty database is no error.
func TestNothingWasSaid(t *testing.T) {
	t.Run("sqlite", func(t *testing.T) { nothingWasSaid(t, filepath.Join(t.TempDir(), "feedback.db")) })
	t.Run("postgres", func(t *testing.T) { nothingWasSaid(t, postgres.Database(t)) })
}

func nothingWasSaid(t *testing.T, address string) {
	start(t, "-root", smallSite(t), "-quiet", "-feedback", address).kill() // the server makes the database
	for order, want := range map[string]string{
		"export":              "created,page,section,rating,comment,language,version,reader,id\n",
		"export -format=json": "[]\n",
		"summary":             "  helpful  not  share  comments  page\n",
	} {
		code, out, errs := run(t, append([]string{"feedback"}, append(strings.Fields(order), "-feedback",
			address)...)...)
		if code != 0 || out != want {
			t.Errorf("%s: %d %q %s", order, code, out, errs)
		}
	}
}

// TestFeedbackIsDeleted by id, by page and by time, and never by leaving everything out.
func TestFeedbackIsDeleted(t *testing.T) {
	t.Parallel()
	file := said(t)
	left := func() string {
		_, out, _ := run(t, "feedback", "export", "-feedback", file)
		var ids []string
		for _, id := range []string{"s1", "s2", "s3", "s4", "s5"} {
			if strings.Contains(out, ","+id+"\n") {
				ids = append(ids, id)
			}
		}
		return strings.Join(ids, " ")
	}
	for _, test := range []struct{ flags, out, left string }{
		{"-id s2", "Deleted 1.\n", "s1 s3 s4 s5"},
		{"-id s2", "Deleted 0.\n", "s1 s3 s4 s5"},
		{"-page /lib/one/ -since 2026-01-31T12:02:00Z", "Deleted 1.\n", "s1 s4 s5"},
		{"-before 2026-01-31", "Deleted 0.\n", "s1 s4 s5"},
		{"-before 2026-01-31T12:05:00Z", "Deleted 2.\n", "s5"},
	} {
		arguments := append([]string{"feedback", "delete", "-feedback", file}, strings.Fields(test.flags)...)
		if code, out, errs := run(t, arguments...); code != 0 || out != test.out || left() != test.left {
			t.Errorf("%s: exit code %d, %q%s; left are %s, want %s", test.flags, code, out, errs, left(), test.left)
		}
	}
	for flags, want := range map[string]string{"": "say what to delete", "-before soon": "write a day"} {
		arguments := append([]string{"feedback", "delete", "-feedback", file}, strings.Fields(flags)...)
		if code, _, errs := run(t, arguments...); code != 2 || !strings.Contains(errs, want) || left() != "s5" {
			t.Errorf("%q: exit code %d, %s", flags, code, errs)
		}
	}
}

// TestPagesThatDoNotExist get no feedback, unless the operator says that they are elsewhere.
func TestPagesThatDoNotExist(t *testing.T) {
	t.Parallel()
	site := smallSite(t)
	for _, more := range [][]string{nil, {"-feedback-any-page"}} {
		p := start(t, append([]string{"-root", site, "-quiet", "-feedback", filepath.Join(t.TempDir(), "f.db")},
			more...)...)
		for page, code := range map[string]int{"/guide/": 201, "/guide": 201, "/": 201, "/assets/": 422, "/no/": 422,
			"/../guide/": 422, "/guide/index.html": 422} {
			if len(more) > 0 {
				code = 201
			}
			answer, err := p.client.Post("http://"+p.address+"/-/feedback", "application/json",
				strings.NewReader(`{"page":"`+page+`","rating":1}`))
			if err != nil {
				t.Fatal(err)
			}
			answer.Body.Close()
			if answer.StatusCode != code {
				t.Errorf("%s %v: %d, want %d", page, more, answer.StatusCode, code)
			}
		}
	}
}
