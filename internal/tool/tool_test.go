package tool_test

import (
	"os"
	"path/filepath"
	"testing"

	"vitrine/internal/tool"
)

// TestPackagesOfTheProjectComeFirst, and those that stand where the launcher of the package says come after.
func TestPackagesOfTheProjectComeFirst(t *testing.T) {
	root, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	write := func(folder string) string {
		folder = filepath.Join(root, filepath.FromSlash(folder))
		if err := os.MkdirAll(folder, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, "package.json"), []byte("{}"), 0o644); err != nil {
			t.Fatal(err)
		}
		return folder
	}
	ours := write("tool/node_modules/both")
	alone := write("tool/node_modules/@scope/alone")
	theirs := write("project/node_modules/both")
	site := write("project/docs")
	t.Setenv(tool.Variable, write("tool/node_modules/vitrine"))
	for name, want := range map[string]string{"both": theirs, "@scope/alone": alone, "none": ""} {
		if got := tool.Package(site, name); got != want {
			t.Errorf("%s is found in %q, want %q", name, got, want)
		}
	}
	if got := tool.Package(root, "both"); got != ours {
		t.Errorf("without a project that has it, both is found in %q", got)
	}
}
