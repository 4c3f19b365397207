package workflows

import (
	"path/filepath"
	"slices"
	"testing"

	"github.com/goccy/go-yaml"
)

// form is a form for issues on GitHub.
type form struct {
	Name, Description string
	Body              []struct {
		Type, ID   string
		Attributes struct{ Label, Value string }
	}
}

// TestIssueForms: GitHub shows no form with an unknown type, a field without a label or the same id twice.
func TestIssueForms(t *testing.T) {
	files, err := filepath.Glob("../../.github/ISSUE_TEMPLATE/*.yml")
	if err != nil || len(files) != 3 {
		t.Fatalf("%d forms: %v", len(files), err)
	}
	types := []string{"checkboxes", "dropdown", "input", "markdown", "textarea"}
	for _, file := range files {
		var f form
		text := source(t, filepath.Join(".github", "ISSUE_TEMPLATE", filepath.Base(file)))
		if err := yaml.Unmarshal([]byte(text), &f); err != nil || f.Name == "" || f.Description == "" {
			t.Errorf("%s has no name or no description, or can't be read: %v", file, err)
		}
		ids := map[string]bool{}
		for _, field := range f.Body {
			if !slices.Contains(types, field.Type) {
				t.Errorf("%s: GitHub has no fields of the type %q", file, field.Type)
			}
			if field.Type == "markdown" {
				if field.Attributes.Value == "" {
					t.Errorf("%s: a text is empty", file)
				}
				continue
			}
			if field.ID == "" || ids[field.ID] || field.Attributes.Label == "" {
				t.Errorf("%s: the field %q has no label, or no id of its own", file, field.ID)
			}
			ids[field.ID] = true
		}
	}
}
