package packages

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"vitrine/internal/diag"
	"vitrine/internal/reference"
	"vitrine/internal/source"
)

// TestHistoriesEndWithWhatIsInstalled: a history that is missing, damaged or too short is told, and the build goes on.
func TestHistoriesEndWithWhatIsInstalled(t *testing.T) {
	site := filepath.Join(t.TempDir(), "site")
	folder := filepath.Join(filepath.Dir(site), "node_modules/@acme/ui")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "package.json"), []byte(`{"version": "1.2.0"}`), 0o644); err != nil {
		t.Fatal(err)
	}
	history := func(last string) string {
		return `{"packages": [{"package": "@acme/ui", "first": "1.0.0", "releases": [{"version": "` + last + `"}]}]}`
	}
	tests := []struct {
		name, text, what string
		severity         diag.Severity
	}{
		{"up to date", history("1.2.0"), "", 0},
		{"too short", history("1.1.0"), "ends with 1.1.0, and 1.2.0 is installed", diag.Warning},
		{"of another package", `{"packages": []}`, "no history of @acme/ui yet", diag.Warning},
		{"missing", "", "no history of @acme/ui yet", diag.Warning},
		{"damaged", "{", "can't be read", diag.Error},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			tree := &source.Tree{Config: source.Config{References: []source.Reference{{Product: "acme",
				History: []source.ReferenceHistory{{Package: "@acme/ui", From: "1.0.0"}}}, {Product: "none"}}},
				Histories: map[string][]byte{}}
			if test.text != "" {
				tree.Histories["acme"] = []byte(test.text)
			}
			problems := &diag.List{}
			told := (&Reader{Site: site}).histories(tree, problems)
			found := problems.Problems()
			if test.what == "" {
				if len(found) != 0 || len(told["acme"].Packages) != 1 {
					t.Errorf("%+v, %+v", told, found)
				}
				return
			}
			if len(found) != 1 || !strings.Contains(found[0].What, test.what) || found[0].Severity != test.severity ||
				found[0].File != "history/acme.json" {
				t.Errorf("%+v", found)
			}
		})
	}
}

func TestPackagesRememberTheirHistory(t *testing.T) {
	site := fstest.MapFS{"history/acme.json": {Data: []byte(`{"packages": [{"package": "@acme/ui", "first": "1.0.0",
		"releases": [{"version": "1.1.3", "changes": [{"change": "added", "kind": "prop", "of": "Button", "name": "size"}]}]}]}`)}}
	config := source.Config{References: []source.Reference{{Product: "none", Packages: []string{"@acme/none"}},
		{Product: "acme", Packages: []string{"@acme/ui"}}}}
	p := Package{Package: "@acme/ui", Components: []reference.Entry{{Kind: reference.Component, Name: "Button",
		Package: "@acme/ui", Props: []reference.Row{{Name: "size"}}}}}
	p.Remember(site, config)
	if since := p.Components[0].Props[0].Since; since != "1.1.3" {
		t.Errorf("since %q", since)
	}
}
