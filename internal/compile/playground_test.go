package compile

import (
	"regexp"
	"testing"

	"vitrine/internal/reference"
)

// TestPlaygroundCoverage: of the own scalar props of the components that have a panel, nearly all have a control.
func TestPlaygroundCoverage(t *testing.T) {
	ours := ourProject(t)
	asked := regexp.MustCompile(`"playground": "(\w+)"`)
	components := 0
	for _, written := range ours.tree.Pages {
		for _, m := range asked.FindAllSubmatch(written.Body, -1) {
			r := ours.refs.Find(written.Matter.ProductID, string(m[1]))
			if r == nil {
				t.Errorf("%s: no %s", written.File, m[1])
				continue
			}
			components++
			scalar, covered := 0, len(ours.refs.Controls(r))
			for _, row := range r.Props {
				// Children that are elements belong to the specimen.
				if reference.IsScalar(row) && row.Name != "children" {
					scalar++
				}
			}
			if covered*10 < scalar*9 {
				t.Errorf("%s: %d of %d scalar props have a control", r.Name, covered, scalar)
			}
		}
	}
	if components < 20 {
		t.Errorf("%d components have a panel", components)
	}
}
