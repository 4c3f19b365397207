package search

import (
	"bytes"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

var written = flag.String("write", "", "a `folder` for the files of the generated index")

// Budgets in bytes as they are sent. All of the vocabulary is read here; what a browser reads, with the script, is
// held to 60,000 by web/e2e/search.test.ts.
const (
	coreBudget    = 30_000
	journeyBudget = 52_000
)

// vocabularyOf are words that no language has, the first ones the most frequent.
func vocabularyOf(r *rand.Rand, count int) []string {
	var list []string
	seen := map[string]bool{}
	for len(list) < count {
		w := ""
		for range 2 + r.IntN(3) {
			w += string("bcdfghjklmnprstvwz"[r.IntN(18)]) + string("aeiou"[r.IntN(5)])
		}
		if !seen[w] {
			seen[w] = true
			list = append(list, w)
		}
	}
	return list
}

// generated is an index of so many pages and rows, with words as unevenly spread as those of a language.
func generated(pages, rows int) Index {
	r := rand.New(rand.NewPCG(1, 2))
	vocabulary := vocabularyOf(r, 4000)
	zipf := rand.NewZipf(r, 1.1, 8, uint64(len(vocabulary)-1))
	text := func(count int) string {
		var list []string
		for range count {
			list = append(list, vocabulary[zipf.Uint64()])
		}
		return strings.Join(list, " ")
	}
	names := make([]string, 1600)
	for i := range names {
		one, two := vocabulary[zipf.Uint64()], vocabulary[zipf.Uint64()]
		names[i] = one + strings.ToUpper(two[:1]) + two[1:]
	}
	name := func() string { return names[r.IntN(len(names))] }
	x := Index{Products: []Product{{ID: "one", Label: "One", Home: "/one/", Family: "a"},
		{ID: "two", Label: "Two", Home: "/two/", Family: "a"}}}
	for i := range pages {
		p := Page{Path: fmt.Sprintf("/%s/react-%s-%d/", x.Products[i%2].ID, text(1), i), Product: x.Products[i%2].ID,
			Title: text(2), About: text(14), Group: "Group", Kind: PageKind, Names: []string{name()}}
		for n := range 5 {
			p.Records = append(p.Records, Record{Kind: SectionKind, ID: fmt.Sprint("s", n), Name: text(3), Text: text(60),
				Code: text(40)})
		}
		for n := range rows / pages {
			row := name()
			p.Records = append(p.Records, Record{Kind: Kinds[4+n%3], ID: "row-" + row, Name: row, Type: text(3),
				Default: text(1), Text: text(18)})
		}
		x.Pages = append(x.Pages, p)
	}
	return x
}

func sent(t *testing.T, content []byte) int {
	t.Helper()
	var out bytes.Buffer
	w := brotli.NewWriterLevel(&out, 5)
	if _, err := w.Write(content); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Len()
}

// TestGeneratedSite: what a large site costs a reader to the first result.
func TestGeneratedSite(t *testing.T) {
	x := generated(410, 12_000)
	files := x.Files(entryOf("en"), nil)
	if *written != "" {
		for name, content := range files {
			file := filepath.Join(*written, name)
			if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, content, 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	if size := sent(t, files[entryOf("en")]); size > coreBudget {
		t.Errorf("the core has %d bytes, more than %d", size, coreBudget)
	}
	var journeys []int
	for _, text := range []string{x.Pages[7].Title, x.Pages[9].Records[2].Name, x.Pages[300].Records[20].Name,
		x.Pages[50].Names[0], x.Pages[100].Records[1].Text[:24]} {
		read := map[string]bool{}
		s, err := Open(func(name string) ([]byte, error) { read[name] = true; return files[name], nil })
		if err != nil {
			t.Fatal(err)
		}
		// The first result is there with the record of the first hit.
		result, err := s.Find(Query{Text: text, Limit: 1})
		if err != nil || len(result.Hits) == 0 {
			t.Fatalf("%q finds %v, %v", text, result.Hits, err)
		}
		sum := 0
		sizes := []int{}
		for name := range read {
			sizes = append(sizes, sent(t, files[name]))
			sum += sizes[len(sizes)-1]
		}
		slices.Sort(sizes)
		t.Logf("%q: %d", text, sizes)
		journeys = append(journeys, sum)
	}
	slices.Sort(journeys)
	t.Log("bytes to the first result:", journeys, "of the core:", sent(t, files[entryOf("en")]))
	if median := journeys[len(journeys)/2]; median > journeyBudget {
		t.Errorf("%d bytes to the first result, more than %d", median, journeyBudget)
	}
}

// TestFewFilesChange: an edit of one page leaves most files as they are.
func TestFewFilesChange(t *testing.T) {
	x := generated(100, 3000)
	before := x.Files(entryOf("en"), nil)
	x.Pages[40].Records[1].Text += " qwertz"
	after := x.Files(entryOf("en"), nil)
	same := 0
	for name, content := range after {
		if bytes.Equal(content, before[name]) {
			same++
		}
	}
	// the core, the vocabulary, the record and the terms of the word that is new
	if changed := len(after) - same; changed > 8 {
		t.Errorf("%d of %d files changed: %v", changed, len(after), slices.Sorted(maps.Keys(after)))
	}
	again := x.Files(entryOf("en"), nil)
	if !maps.EqualFunc(after, again, bytes.Equal) {
		t.Error("the same index gives other files")
	}
}
