package typescript_test

import (
	"path/filepath"
	"strings"
	"testing"

	"vitrine/internal/typescript"
)

// TestProgramLeavesOutWhatIsNeverRead: one demo that the parser has no end with is one problem, and the others are
// checked.
func TestProgramLeavesOutWhatIsNeverRead(t *testing.T) {
	slow := "export default " + strings.Repeat("async(", 40) + strings.Repeat(")", 40)
	_, found := typescript.Parse("slow.tsx", []byte(slow))
	if len(found) != 1 || !strings.Contains(found[0].What, "too long to read") {
		t.Errorf("problems %v", found)
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	program, err := typescript.LoadProgram(root, map[string]string{"slow.tsx": slow,
		"wrong.tsx": "export const a: number = 'b';\n"}, 1, typescript.Disk{})
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]int{"slow.tsx": 0, "wrong.tsx": 1} {
		if found, err := program.Problems(name); err != nil || len(found) != want {
			t.Errorf("%s: %v, %v", name, found, err)
		}
	}
}
