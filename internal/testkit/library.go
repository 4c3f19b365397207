package testkit

import (
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/tools/txtar"
)

// Extract writes the files of an archive, in the form of txtar, below a folder.
func Extract(t *testing.T, folder, archive string) {
	t.Helper()
	for _, file := range txtar.Parse([]byte(archive)).Files {
		name := filepath.Join(folder, filepath.FromSlash(file.Name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, file.Data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// InstallReactTypes copies the types of React from the checkout into the node_modules of a folder. The test's package
// is two folders below the root.
func InstallReactTypes(t *testing.T, folder string) {
	t.Helper()
	for _, name := range []string{"@types/react", "csstype"} {
		modules := filepath.Join("node_modules", filepath.FromSlash(name))
		if err := os.CopyFS(filepath.Join(folder, modules), os.DirFS(filepath.Join("..", "..", modules))); err != nil {
			t.Fatal(err)
		}
	}
}
