package compile

import (
	"slices"
	"strings"
	"sync"
	"testing"

	"vitrine/internal/inspect"
	"vitrine/internal/reference"
	"vitrine/internal/site"
)

// taughtShare is the least share of a component's own props that the pages of our site teach.
const taughtShare = 0.95

// coverage is that of the site of this repository, measured once for all tests.
var coverage = sync.OnceValues(func() ([]reference.Coverage, error) {
	p, err := readProject()
	if err != nil {
		return nil, err
	}
	return inspect.Coverage(p.site, p.refs, "../../site")
})

func ourCoverage(t *testing.T) (*site.Site, []reference.Coverage) {
	t.Helper()
	list, err := coverage()
	if err != nil {
		t.Fatal(err)
	}
	return ourProject(t).site, list
}

// TestOurPagesTeachWhatTheyAreAbout measures the site of this repository.
func TestOurPagesTeachWhatTheyAreAbout(t *testing.T) {
	t.Parallel()
	_, list := ourCoverage(t)
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

// TestOurDemosBringPropsToLife holds every page to the floor, so that none gets worse.
func TestOurDemosBringPropsToLife(t *testing.T) {
	site, list := ourCoverage(t)
	for _, problem := range inspect.Below(site, list) {
		t.Errorf("%s: %s %s", problem.Place(), problem.What, problem.Fix)
	}
	if len(list) < 170 {
		t.Errorf("only %d components were held to it", len(list))
	}
}

// TestCoverage reads a demo and blocks of code: elements, themes, imports under another name, what stands in none.
func TestCoverage(t *testing.T) {
	_, list := ourCoverage(t)
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
