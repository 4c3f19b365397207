package diag

import (
	"slices"
	"testing"
)

func TestOneImportIsOneProblem(t *testing.T) {
	typed := Problem{Kind: "types", File: "a.tsx", Line: 1, What: "It has no exported member 'One'.", Export: "One"}
	bundled := Problem{Kind: ImportsKind, File: "a.tsx", Line: 1, What: "It has no export “One”.", Export: "One"}
	other, below, whole := typed, typed, Problem{File: "a.tsx", Line: 1, What: "It imports all of it."}
	other.Export, below.Line = "Two", 2
	given := []Problem{typed, bundled, other, below, whole}
	if got := Once(given); !slices.Equal(got, []Problem{bundled, other, below, whole}) {
		t.Errorf("%+v", got)
	}
	if given[0] != typed {
		t.Error("the argument changed")
	}
	if got := Sorted([]Problem{bundled, typed}); !slices.Equal(got, []Problem{bundled}) {
		t.Errorf("on a list: %+v", got)
	}
}
