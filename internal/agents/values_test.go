package agents

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"vitrine/internal/vitrine"
)

// TestThemesInOrder: the first product is answered first, whatever the order of pages.
func TestThemesInOrder(t *testing.T) {
	files := site(t)
	var index vitrine.FactsIndex
	if err := json.Unmarshal(files["facts.json"].Data, &index); err != nil {
		t.Fatal(err)
	}
	slices.Reverse(index.Pages)
	text, err := json.Marshal(index)
	if err != nil {
		t.Fatal(err)
	}
	files["facts.json"].Data = text
	a := &answers{Options{Library: library(files)}}
	got, err := a.themeValue(themeInput{Path: "colors.blue.main"})
	if err != nil || !strings.HasPrefix(got, "Default theme of crockery") {
		t.Errorf("%s: %v", got, err)
	}
}

// TestPathWithoutItsBeginning: the paths that end as what was asked for are meant before those that are spelled alike.
func TestPathWithoutItsBeginning(t *testing.T) {
	paths := []string{"schemes.dark.palette.primary.mainChannel", "primary.mine", "vars.palette.primary.main",
		"palette.secondary.main", "palette.primary.main"}
	err := noPath("primary.main", paths)
	if want := "did you mean palette.primary.main, vars.palette.primary.main, "; !strings.Contains(err.Error(), want) {
		t.Error(err)
	}
}

// TestSummary_NamesTheListOfInheritedProps: a component without props of its own says where to find the others.
func TestSummary_NamesTheListOfInheritedProps(t *testing.T) {
	var out strings.Builder
	summary(&out, vitrine.Facts{Inherited: []vitrine.FactGroup{{From: "HTMLAttributes", Count: 45}}}, false)
	if got, want := out.String(), "Inherits: HTMLAttributes (45) (section: inherited)\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
