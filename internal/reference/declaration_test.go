package reference

import (
	"testing"

	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// TestDeclarations: props of one name differ by their file and by their type.
func TestDeclarations(t *testing.T) {
	limit := Row{Name: "limit", From: "limits.d.ts", Type: typetree.Word("number")}
	same := Row{Name: "limit", From: "limits.d.ts", Type: typetree.Word("number"), Text: "Told otherwise."}
	if limit.Declaration() != same.Declaration() {
		t.Error("one declaration is two")
	}
	for _, other := range []Row{
		{Name: "most", From: "limits.d.ts", Type: typetree.Word("number")},
		{Name: "limit", From: "slide.d.ts", Type: typetree.Word("number")},
		{Name: "limit", From: "limits.d.ts", Type: typetree.Word("string")},
	} {
		if limit.Declaration() == other.Declaration() {
			t.Errorf("%v is the same as %v", other.Declaration(), limit.Declaration())
		}
	}
}
