package diag

import (
	"fmt"
	"strings"
	"testing"
)

func TestManyWarningsOfAKindAreShownByTheirNumber(t *testing.T) {
	list := []Problem{{File: "a.md", What: "Wrong."}, {Severity: Warning, File: "a.md", What: "Odd."}}
	for i := range 9 {
		list = append(list, Softened("types", Problem{File: fmt.Sprintf("d%d.tsx", i), Line: 2, What: "No type."})...)
	}
	list = append(list, Softened("console", Problem{File: "z.tsx", What: "Says hello."})...)
	brief := Brief(list)
	if len(brief) != 5 {
		t.Fatalf("%d are left: %+v", len(brief), brief)
	}
	if p := brief[3]; p.Severity != Warning || !strings.Contains(p.What, "8 further warnings") ||
		!strings.Contains(p.What, "d1.tsx:2, d2.tsx:2, 6 more") {
		t.Errorf("%+v", p)
	}
	if few := Brief(list[:5]); len(few) != 5 {
		t.Errorf("three of a kind became %+v", few)
	}
	if !Stops(list) || Stops(list[1:]) {
		t.Error("warnings stop publication, or errors do not")
	}
}
