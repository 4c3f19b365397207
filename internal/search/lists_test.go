package search

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"
)

// TestListsOfTheCore: what is written as one text is read as it was, and takes no sign that can be left out.
func TestListsOfTheCore(t *testing.T) {
	deep := "/" + strings.Repeat("a/", 12)
	for _, list := range []paths{nil, {"/"}, {"/", "/a/", "/a/b/", "/a/b/c/", "/a/c/", "/", "/größe/", "/größe/a"},
		{deep, deep + "b/", deep + "c/"}} {
		var read paths
		if err := json.Unmarshal(encode(list), &read); err != nil || !slices.Equal(read, list) {
			t.Errorf("%q is read as %q: %v", list, read, err)
		}
	}
	if got := string(encode(paths{"/lib/a/", "/lib/b/", "/more/"})); got != `"0/lib/a/\n2b/\n1more/\n"` {
		t.Error("paths are written as", got)
	}
	for _, list := range []lines{nil, {""}, {"", "", "a <b>", ""}} {
		var read lines
		if err := json.Unmarshal(encode(list), &read); err != nil || !slices.Equal(read, list) {
			t.Errorf("%q is read as %q: %v", list, read, err)
		}
	}
	if got := string(encode(lines{"a\nb", "c"})); got != `"a b\nc\n"` {
		t.Error("a line with an end in it is written as", got)
	}
	names := hashes{"abcdef", "ghijkl"}
	var read hashes
	if err := json.Unmarshal(encode(names), &read); err != nil || !slices.Equal(read, names) {
		t.Errorf("%q is read as %q: %v", names, read, err)
	}
}

// TestCoreOfAnotherVersion: an index that was written differently is told as what it is.
func TestCoreOfAnotherVersion(t *testing.T) {
	for _, text := range []string{`{"paths":["/a/"]}`, `{"paths":"2a/\n"}`, `{"paths":"\n"}`, `{"paths":"x/a/\n"}`,
		`{"terms":["abcdef"]}`, `{"titles":[]}`, `{}`} {
		_, err := Open(func(string) ([]byte, error) { return []byte(text), nil })
		if !errors.Is(err, errOtherVersion) {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// TestTitlesThatPathsSay: the core has no title and no name twice, and the pages have them all.
func TestTitlesThatPathsSay(t *testing.T) {
	x := Index{Pages: []Page{
		{Path: "/lib/dark-mode/", Kind: GuideKind, Title: "Dark mode"},
		{Path: "/lib/react-text-field/", Kind: PageKind, Title: "Text Field", Names: []string{"TextField"}},
		{Path: "/lib/react-button/", Kind: PageKind, Title: "Button", Names: []string{"Button"}, Behind: true},
		{Path: "/lib/api/button/", Kind: APIKind, Title: "Button API", Names: []string{"Button"}},
		{Path: "/lib/api/changes/", Kind: APIKind, Title: "Changes"},
	}}
	core := string(x.Files(entryOf("en"), nil)[entryOf("en")])
	if !strings.Contains(core, `"titles":"\nText Field\n\n\nChanges\n","names":"\nTextField\nButton\n*\n\n"`) {
		t.Error("titles and names are written as", core)
	}
	s, err := x.Searcher()
	if err != nil {
		t.Fatal(err)
	}
	for i, page := range x.Pages {
		if s.core.Titles[i] != page.Title || s.core.Names[i] != strings.Join(page.Names, ",") {
			t.Errorf("%s is called %q and has %q", page.Path, s.core.Titles[i], s.core.Names[i])
		}
	}
}

// TestRowsOneAfterTheOther: places of a kind that follow each other take two signs each, wherever in the page they are.
func TestRowsOneAfterTheOther(t *testing.T) {
	var list []posting
	for _, page := range []int{3, 4, 90} {
		list = append(list, posting{page, 0, 5})
		for i := range 40 {
			list = append(list, posting{page, keyOf(2, 60+i), 6}, posting{page, keyOf(4, i), 6})
		}
	}
	text := writePostings(list)
	if !slices.Equal(readPostings(text), list) {
		t.Errorf("%q is read as %v", text, readPostings(text))
	}
	if most := 3 * (80*2 + 8); len(text) > most {
		t.Errorf("%d places take %d signs, more than %d", len(list), len(text), most)
	}
}
