package installed

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestRootOfAWorkspace: its own manifest names no package of components. Its members are read from their source, and
// what they depend on counts as well.
func TestRootOfAWorkspace(t *testing.T) {
	folder := kit(t)
	for name, text := range map[string]string{
		"package.json":              `{"name": "root", "private": true, "workspaces": ["packages/*"]}`,
		"packages/notes/README.md":  "Not a package.\n",
		"packages/app/package.json": `{"name": "app", "private": true, "dependencies": {"kit": "1.0.0", "plate": "*"}}`,
		"packages/plate/package.json": `{"name": "plate", "version": "2.0.0", "exports": "./dist/index.js",
			"peerDependencies": {"react": "*"}}`,
		"packages/plate/src/index.tsx": "export function Plate(props: { text: string }) {\n" +
			"  return <div>{props.text}</div>;\n}\n",
	} {
		file := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, test := range []struct{ folder, entries string }{
		{folder, "Press, usePress, Plate"},
		{filepath.Join(folder, "packages/plate"), "Plate"},
	} {
		p, err := Open(Options{Folder: test.folder})
		if err != nil {
			t.Error(err)
			continue
		}
		index, err := p.Index()
		if err != nil {
			t.Fatal(err)
		}
		var entries []string
		for _, e := range index.Entries {
			entries = append(entries, e.Name)
		}
		if got := strings.Join(entries, ", "); got != test.entries {
			t.Errorf("%s: %s, want %s", test.folder, got, test.entries)
		}
	}
}
