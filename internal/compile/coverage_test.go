package compile

import (
	"slices"
	"testing"

	"vitrine/internal/inspect"
	"vitrine/internal/reference"
)

// TestCoverage: each prop of a component counts once, as set in a demo, named on its page, or missing.
func TestCoverage(t *testing.T) {
	p := ourProject(t)
	list := inspect.Coverage(p.site, p.refs)
	at := slices.IndexFunc(list, func(c reference.Coverage) bool {
		return c.Product == "Material UI" &&
			c.Component == "Button"
	})
	if at < 0 {
		t.Fatal("the Button page is about no Button")
	}
	button := list[at]
	if button.Page != "/material-ui/react-button/" || button.Props < 15 ||
		button.Set < 10 || button.Set+len(button.Named)+len(button.Missing) != button.Props {
		t.Errorf("%+v", button)
	}
}
