package packages

import (
	"os"
	"path/filepath"
	"testing"

	"vitrine/internal/diag"
	"vitrine/internal/source"
)

// TestReactWithoutTypes: without them function components of JavaScript are missing in the reference.
func TestReactWithoutTypes(t *testing.T) {
	r := &Reader{Site: filepath.Join(t.TempDir(), "site")}
	config := source.Config{References: []source.Reference{{Packages: []string{"plates"}}}}
	if problems := r.CheckTypes(config); len(problems) != 1 || problems[0].Severity != diag.Warning {
		t.Errorf("without types: %+v", problems)
	}
	if problems := r.CheckTypes(source.Config{}); len(problems) != 0 {
		t.Errorf("without a reference: %+v", problems)
	}
	types := filepath.Join(r.Site, "node_modules/@types/react")
	if err := os.MkdirAll(types, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(types, "package.json"), []byte("{}"), 0o644); err != nil {
		t.Fatal(err)
	}
	if problems := r.CheckTypes(config); len(problems) != 0 {
		t.Errorf("with types: %+v", problems)
	}
}
