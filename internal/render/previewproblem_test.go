package render

import (
	"os"
	"path/filepath"
	"testing"

	"vitrine/internal/prerender"
)

// TestErrorOfAPreview: what the preview file throws as it is loaded is told at its line, in the same words for each
// story.
func TestErrorOfAPreview(t *testing.T) {
	folder := t.TempDir()
	r := &Renderer{Folder: filepath.Join(folder, "site")}
	for name, text := range map[string]string{
		"site/vitrine.yaml":      "",
		".storybook/preview.tsx": "\nconst dark = window.matchMedia('dark');\n",
		".cache/Plain.tsx":       "import * as preview from \"../.storybook/preview.tsx\";\n",
	} {
		file := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	const message = "ReferenceError: window is not defined"
	const file = "/elsewhere/.storybook/preview.tsx" // source maps name it as bundles see it
	for name, test := range map[string]struct {
		module, stack string
		want          bool
	}{
		"as it is loaded":        {"../.cache/Plain.tsx", "\n    at " + file + ":2:14\n    at b.js:1:1", true},
		"within a function":      {"../.cache/Plain.tsx", "\n    at init (" + file + ":2:14)", true},
		"a story that it wraps":  {"../.cache/Plain.tsx", "\n    at P (/a.tsx:1:1)\n    at wrap (" + file + ":2:14)", false},
		"another module":         {"../.cache/None.tsx", "\n    at " + file + ":2:14", false},
		"an error without stack": {"../.cache/Plain.tsx", "", false},
	} {
		found, ok := r.previewProblem(test.module, &prerender.Problem{Message: message, Stack: message + test.stack})
		if ok != test.want {
			t.Errorf("%s: %v", name, ok)
		}
		if ok && (found.File != "../.storybook/preview.tsx" || found.Line != 2 ||
			found.Excerpt != "const dark = window.matchMedia('dark');") {
			t.Errorf("%s: %+v", name, found)
		}
	}
}
