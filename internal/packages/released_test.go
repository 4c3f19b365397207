package packages

import (
	"os"
	"path/filepath"
	"testing"
)

func TestReleased(t *testing.T) {
	for name, test := range map[string]struct{ version, changelog, want string }{
		"a line of its own below the heading": {"1.2.0", "# Versions\n\n## 1.2.0\n\n_Jan 10, 2024_\n\nThanks.\n", "2024-01-10"},
		"in the heading":                      {"1.2.0", "## [1.2.0] - 2024-01-10\n", "2024-01-10"},
		"in the heading, linked":              {"1.2.0", "## [1.2.0](https://example.com/c) (2024-01-10)\n", "2024-01-10"},
		"written out, with a letter":          {"1.2.0", "## v1.2.0\n\n10 January 2024\n", "2024-01-10"},
		"of a package within a release": {"0.9.0-beta.1",
			"## 1.2.0\n\n_Jan 10, 2024_\n\n### `@acme/ui@0.9.0-beta.1`\n\n- Fixed\n", "2024-01-10"},
		"not that of another package":   {"1.2.0", "## 3.0.0\n\n_Jan 10, 2024_\n\n### `@acme/other@1.2.0`\n", ""},
		"not that of a longer version":  {"1.2.0", "## 1.2.0-beta.1\n\n_Jan 10, 2024_\n", ""},
		"not that of the release below": {"1.2.0", "## 1.2.0\n\n- Fixed\n\n## 1.1.0\n\n_Jan 1, 2024_\n", ""},
		"not a day within a sentence":   {"1.2.0", "## 1.2.0\n\nSupported until Jan 10, 2026 only.\n", ""},
		"no day":                        {"1.2.0", "## 1.2.0\n\n### Minor changes\n\n- Added\n", ""},
		"no such day":                   {"1.2.0", "## 1.2.0 (2024-13-45)\n", ""},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			root := filepath.Join(folder, "node_modules", "@acme", "ui")
			if err := os.MkdirAll(root, 0o755); err != nil {
				t.Fatal(err)
			}
			for file, text := range map[string]string{"package.json": "{}", "CHANGELOG.md": test.changelog} {
				if err := os.WriteFile(filepath.Join(root, file), []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			r := &Reader{Site: filepath.Join(folder, "site")}
			if got := r.released("@acme/ui", test.version); got != test.want {
				t.Errorf("got %q, not %q", got, test.want)
			}
		})
	}
}
