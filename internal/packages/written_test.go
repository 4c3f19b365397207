package packages

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"vitrine/internal/source"
)

// TestInstalledInALibraryIsNotItsOwn: the attributes that React declares are no props of a component, though its types
// are installed below the folder of the package that is read from its source.
func TestInstalledInALibraryIsNotItsOwn(t *testing.T) {
	folder := t.TempDir()
	for name, text := range map[string]string{
		"package.json": `{"name": "@acme/kit", "version": "1.0.0", "main": "./lib/index.js"}`,
		"src/index.tsx": `import type { ComponentPropsWithoutRef } from 'react';
/** A word about a thing. */
export function Tag({ look, ...rest }: ComponentPropsWithoutRef<'span'> & { look?: 'calm' | 'loud' }) {
  return <span className={look} {...rest} />;
}
export function Rule() {
  return <hr />;
}
`} {
		name = filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"@types/react", "csstype"} {
		modules := filepath.Join("node_modules", filepath.FromSlash(name))
		if err := os.CopyFS(filepath.Join(folder, modules), os.DirFS(filepath.Join("..", "..", modules))); err != nil {
			t.Fatal(err)
		}
	}
	found, err := Read(folder, "@acme/kit", []string{"Tag"}, source.Config{})
	if err != nil || len(found.Components) != 1 {
		t.Fatalf("%+v, %v", found, err)
	}
	var names []string
	for _, row := range found.Components[0].Props {
		names = append(names, row.Name)
	}
	if !slices.Equal(names, []string{"look"}) {
		t.Errorf("the props of Tag are %q", names)
	}
}
