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

// TestDeepNestingIsReported: what the type checker would take minutes for is a problem of Parse, at its line.
func TestDeepNestingIsReported(t *testing.T) {
	deep := "export const sound = 1;\n\nexport const z = " + strings.Repeat("[", 500) + strings.Repeat("]", 500) + ";\n"
	file, found := typescript.Parse("deep.tsx", []byte(deep))
	if len(found) != 1 || found[0].Line != 3 || !strings.Contains(found[0].What, "nested more than 64 deep") {
		t.Errorf("problems %v", found)
	}
	if len(file.Tokens()) == 0 {
		t.Error("the file has no colors")
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	program, err := typescript.LoadProgram(root, map[string]string{"deep.tsx": deep}, 1, typescript.Disk{})
	if err != nil {
		t.Fatal(err)
	}
	if faults, err := program.Faults("deep.tsx", false); err != nil || len(faults) != 1 || !faults[0].Unread ||
		!strings.HasPrefix(deep[faults[0].Start:], "[") {
		t.Errorf("faults %+v, %v", faults, err)
	}
}
