package typecheck

import (
	"strings"
	"testing"
)

// A project of one's own has no formatter: its demos are published without their types all the same.
func TestTypesAreErasedWithoutAFormatter(t *testing.T) {
	source := TypeScript{File: "A.tsx", Text: []byte("type Size = 'small';\nexport const size: Size = 'small';\n")}
	list, err := EraseTypes(t.Context(), t.TempDir(), []TypeScript{source})
	if err != nil || len(list) != 1 {
		t.Fatal(list, err)
	}
	if js := list[0].JS; !strings.Contains(js, "export const size = 'small';") || strings.Contains(js, "Size") ||
		strings.Contains(js, " \n") {
		t.Errorf("%q", js)
	}
}
