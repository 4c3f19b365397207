package server

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"slices"
	"testing"
	"testing/fstest"
)

var update = flag.Bool("update", false, "write the expected answers anew")

// casesFile is shared with web/engine/lost/nearest.test.ts: both sides order pages alike.
const casesFile = "testdata/nearest.json"

type nearestCases struct {
	Pages [][4]string `json:"pages"`
	Cases []struct {
		Address string   `json:"address"`
		Nearest []string `json:"nearest"`
		Marked  string   `json:"marked"`
	} `json:"cases"`
}

func readCases(t *testing.T) (cases nearestCases, list []byte) {
	t.Helper()
	text, err := os.ReadFile(casesFile)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &cases); err != nil {
		t.Fatal(err)
	}
	list, err = json.Marshal(cases.Pages)
	if err != nil {
		t.Fatal(err)
	}
	return cases, list
}

func TestNearestPages(t *testing.T) {
	cases, list := readCases(t)
	d := readDirectory(fstest.MapFS{pagesFile: {Data: list}})
	for i, c := range cases.Cases {
		got := []string{}
		for _, p := range d.nearest(c.Address) {
			got = append(got, p.address)
		}
		if *update {
			cases.Cases[i].Nearest, cases.Cases[i].Marked = got, d.marked(c.Address)
		} else if !slices.Equal(got, c.Nearest) || d.marked(c.Address) != c.Marked {
			t.Errorf("%s: %v %s, want %v %s", c.Address, got, d.marked(c.Address), c.Nearest, c.Marked)
		}
	}
	if *update {
		var text bytes.Buffer
		encoder := json.NewEncoder(&text)
		encoder.SetEscapeHTML(false)
		encoder.SetIndent("", "  ")
		if err := encoder.Encode(cases); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(casesFile, text.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func TestDistance(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want int
	}{{"grid", "grid", 0}, {"gird", "grid", 1}, {"button", "buton", 1}, {"", "abc", 3}, {"kitten", "sitting", 3}} {
		if got := distance(c.a, c.b); got != c.want || distance(c.b, c.a) != c.want {
			t.Errorf("%s, %s: %d, want %d", c.a, c.b, got, c.want)
		}
	}
}

func TestListOfPagesThatCanNotBeRead(t *testing.T) {
	for _, text := range []string{"", "{}", `[["/a/"], "b"]`, "null1"} {
		if d := readDirectory(fstest.MapFS{pagesFile: {Data: []byte(text)}}); d != nil {
			t.Errorf("%q was read: %v", text, d)
		}
	}
}
