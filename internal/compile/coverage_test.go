package compile

import (
	"slices"
	"testing"

	"vitrine/internal/inspect"
	"vitrine/internal/reference"
)

// TestCoverage reads a demo and blocks of code: elements, themes, imports under another name, what stands in none.
func TestCoverage(t *testing.T) {
	p := ourProject(t)
	list, err := inspect.Coverage(p.site, p.refs, "../../site")
	if err != nil {
		t.Fatal(err)
	}
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
