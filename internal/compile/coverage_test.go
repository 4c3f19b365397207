package compile

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"vitrine/internal/inspect"
	"vitrine/internal/reference"
)

// taughtShare is the least share of a component's own props that the pages of our site teach.
const taughtShare = 0.95

// TestOurPagesTeachWhatTheyAreAbout measures the site of this repository.
func TestOurPagesTeachWhatTheyAreAbout(t *testing.T) {
	b, err := New(Options{Site: "../../site", Cache: filepath.Join("../../.cache", "vitrine")})
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	site, index, err := b.Site()
	if err != nil {
		t.Fatal(err)
	}
	list := inspect.Coverage(site, index)
	if len(list) < 60 {
		t.Errorf("only %d components have a page", len(list))
	}
	for _, c := range list {
		if c.Share() < taughtShare {
			t.Errorf("%s, %s: %d of %d props are taught at %s; missing: %s", c.Product, c.Component, c.Live+c.Shown,
				c.Props, c.Page, strings.Join(c.Missing, ", "))
		}
	}
}

// TestCoverage reads a demo and blocks of code: elements, themes, imports under another name, what stands in none.
func TestCoverage(t *testing.T) {
	b, err := New(Options{Site: "../../site", Cache: filepath.Join("../../.cache", "vitrine")})
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	site, index, err := b.Site()
	if err != nil {
		t.Fatal(err)
	}
	list := inspect.Coverage(site, index)
	at := slices.IndexFunc(list, func(c reference.Coverage) bool {
		return c.Product == "Material UI" &&
			c.Component == "Button"
	})
	if at < 0 {
		t.Fatal("the Button page is about no Button")
	}
	button := list[at]
	if button.Page != "/material-ui/react-button/" || button.Props < 15 ||
		button.Live+button.Shown+button.Explained+len(button.Missing) != button.Props {
		t.Errorf("%+v", button)
	}
	if (reference.Coverage{}).Share() != 1 {
		t.Error("a component without props is not taught whole")
	}
}
