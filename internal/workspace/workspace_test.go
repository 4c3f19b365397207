package workspace

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// written writes files into a folder and returns it, with links followed.
func written(t *testing.T, text string) string {
	t.Helper()
	folder, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range txtar.Parse([]byte(text)).Files {
		name := filepath.Join(folder, filepath.FromSlash(file.Name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if target, isLink := strings.CutPrefix(strings.TrimSpace(string(file.Data)), "-> "); isLink {
			err = os.Symlink(filepath.FromSlash(target), name)
		} else {
			err = os.WriteFile(name, file.Data, 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// TestSources: where imports of a demo lead, by the ways in which projects say it.
func TestSources(t *testing.T) {
	tests := []struct {
		name, files string
		want        map[string]string // source below the project by import, "" for what is installed
	}{
		{"a link, and exports with conditions", `
-- node_modules/@acme/ui --
-> ../../packages/ui
-- packages/ui/package.json --
{"name": "@acme/ui", "exports": {
  ".": {"types": "./dist/index.d.ts", "import": {"development": "./source/index.ts", "default": "./dist/index.js"}},
  "./styles.css": "./dist/styles.css", "./*": {"types": "./dist/*/index.d.ts", "import": "./dist/*/index.js"}}}
-- packages/ui/source/index.ts --
-- packages/ui/src/button/index.tsx --
`, map[string]string{"@acme/ui": "packages/ui/source/index.ts", "@acme/ui/button": "packages/ui/src/button/index.tsx",
			"@acme/ui/dialog": "", "@acme/other": ""}},
		{"what TypeScript writes, and its references", `
-- package.json --
{"workspaces": ["packages/*"]}
-- tsconfig.json --
{"files": [], "references": [{"path": "packages/ui"}]}
-- tsconfig.base.json --
{"compilerOptions": {"paths": {"~/*": ["./packages/ui/code/*"]}, /* a comment, */ }} // and a comma
-- packages/ui/tsconfig.json --
{"extends": "../../tsconfig.base", "compilerOptions": {"outDir": "build", "rootDir": "code"}}
-- packages/ui/package.json --
{"name": "ui", "types": "build/all.d.ts", "main": "build/all.js"}
-- packages/ui/code/all.ts --
-- packages/ui/code/Button.tsx --
`, map[string]string{"ui": "packages/ui/code/all.ts", "~/Button": "packages/ui/code/Button.tsx",
			"~/Button.js": "packages/ui/code/Button.tsx", "~/Nothing": ""}},
		{"the package that the site stands in", `
-- .git/HEAD --
-- package.json --
{"name": "acme", "main": "./dist/cjs/index.js", "module": "dist/esm/index.js"}
-- src/index.ts --
-- src/hooks/index.ts --
`, map[string]string{"acme": "src/index.ts", "acme/hooks": "src/hooks/index.ts", "react": ""}},
		{"a folder that is no package", `
-- package.json --
{"name": "app", "private": true}
-- tsconfig.json --
{"compilerOptions": {"baseUrl": ".", "paths": {"@/*": ["src/*"], "@/icons": ["src/art/icons.ts"], "x": ["types/x.d.ts"]}}}
-- src/main.tsx --
-- src/Button.tsx --
-- src/art/icons.ts --
-- types/x.d.ts --
`, map[string]string{"@/Button": "src/Button.tsx", "@/icons": "src/art/icons.ts", "x": "", "app": "",
			"src/Button": "src/Button.tsx", "vitrine/engine": ""}},
		{"what is installed, and built beside its source", `
-- node_modules/lib/package.json --
{"name": "lib", "main": "dist/index.js"}
-- node_modules/lib/src/index.ts --
-- node_modules/plate --
-> ../plate
-- plate/package.json --
{"name": "plate", "main": "index.js", "types": "index.d.ts"}
-- plate/index.js --
-- plate/index.d.ts --
`, map[string]string{"lib": "", "plate": ""}},
		{"members that pnpm names", `
-- pnpm-workspace.yaml --
packages:
  - 'libs/*'
  - '!libs/old'
  - apps/**
-- libs/old/package.json --
{"name": "old", "exports": "./dist/old.js"}
-- libs/old/src/index.tsx --
-- apps/web/parts/package.json --
{"name": "parts", "exports": "./dist/parts.js"}
-- apps/web/parts/src/index.tsx --
-- libs/ui/package.json --
{"name": "ui", "exports": "./dist/ui.js"}
-- libs/ui/src/index.tsx --
`, map[string]string{"ui": "libs/ui/src/index.tsx", "old": "", "parts": "apps/web/parts/src/index.tsx"}},
		{"a site that is its own repository", `
-- docs/.git/HEAD --
-- package.json --
{"name": "acme", "workspaces": ["packages/*"], "main": "dist/index.js"}
-- src/index.ts --
-- packages/ui/package.json --
{"name": "ui", "exports": "./dist/ui.js"}
-- packages/ui/src/index.tsx --
`, map[string]string{"ui": "", "acme": ""}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			folder := written(t, test.files)
			site := filepath.Join(folder, "docs")
			if err := os.MkdirAll(site, 0o755); err != nil {
				t.Fatal(err)
			}
			w := Find(site)
			for name, want := range test.want {
				if want != "" {
					want = filepath.Join(folder, filepath.FromSlash(want))
				}
				if got := w.Source(filepath.Join(site, "content", "Demo.tsx"), name); got != want {
					t.Errorf("%s leads to %q, want %q", name, got, want)
				}
			}
		})
	}
}

// TestModules: the public modules of a package are those that its manifest names, as far as they have a source.
func TestModules(t *testing.T) {
	w := Find(filepath.Join(written(t, `
-- packages/ui/package.json --
{"name": "ui", "version": "2.0.0", "exports": {".": "./dist/index.js", "./*": "./dist/*.js", "./package.json": "./package.json"}}
-- packages/ui/src/index.ts --
-- packages/ui/src/Button.tsx --
-- packages/ui/src/Button.test.tsx --
-- packages/ui/src/theme.css --
-- package.json --
{"workspaces": {"packages": ["packages/*"]}}
-- docs/vitrine.yaml --
`), "docs"))
	if got := strings.Join(w.Modules("ui"), " "); got != "ui ui/Button" {
		t.Errorf("modules %q", got)
	}
	if p := w.Package("ui"); p == nil || p.Version != "2.0.0" {
		t.Errorf("package %+v", p)
	}
	if folders := w.Folders(); len(folders) != 1 || filepath.Base(folders[0]) != "src" {
		t.Errorf("folders %q", folders)
	}
}

// TestMembersOfTheSite: the manifest of the site's own folder may name members of a workspace, and is no package.
func TestMembersOfTheSite(t *testing.T) {
	w := Find(filepath.Join(written(t, `
-- docs/package.json --
{"name": "docs", "exports": "./index.ts", "workspaces": ["library"]}
-- docs/index.ts --
-- docs/library/package.json --
{"name": "ui", "exports": "./src/index.ts"}
-- docs/library/src/index.ts --
-- package.json --
{"name": "root"}
`), "docs"))
	if got := strings.Join(w.Modules("ui"), " "); got != "ui" || w.Package("docs") != nil {
		t.Errorf("modules %q, %+v", got, w.Package("docs"))
	}
}

// TestSum changes when imports lead elsewhere, and not with what says nothing of that.
func TestSum(t *testing.T) {
	const files = `
-- package.json --
{"name": "acme", "main": "dist/index.js", "scripts": {}}
-- src/index.ts --
-- src/main.ts --
-- docs/vitrine.yaml --
`
	sum := func(old, new string) string {
		return Find(filepath.Join(written(t, strings.Replace(files, old, new, 1)), "docs")).Sum()
	}
	whole := sum("", "")
	if sum(`"scripts": {}`, `"scripts": {"a": "b"}`) != whole {
		t.Error("a script of the manifest changes the sum")
	}
	if sum("dist/index.js", "dist/main.js") == whole {
		t.Error("another entry leaves the sum")
	}
	if sum("-- docs/", "-- tsconfig.json --\n{\"compilerOptions\": {\"paths\": {\"@/*\": [\"./src/*\"]}}}\n-- docs/") == whole {
		t.Error("paths leave the sum")
	}
}

// TestReferencesAreReadOnce: projects that all refer to each other are as many as they are, however many ways lead to
// one.
func TestReferencesAreReadOnce(t *testing.T) {
	const all = 6
	var files, references strings.Builder
	for i := range all {
		fmt.Fprintf(&references, `{"path": "../p%d"},`, i)
	}
	for i := range all {
		fmt.Fprintf(&files, "-- p%d/tsconfig.json --\n{\"references\": [%s]}\n", i, references.String())
	}
	folder := written(t, files.String())
	w := Find(filepath.Join(folder, "p0", "docs"))
	count := 0
	for range w.projectOf(filepath.Join(folder, "p0")).each() {
		count++
	}
	if count != all {
		t.Errorf("%d projects are looked at, want %d", count, all)
	}
}

// TestConsulted: whoever reads a file depends on what decides about its imports, and about those that lead to it.
func TestConsulted(t *testing.T) {
	folder := written(t, `
-- package.json --
{"workspaces": ["packages/*"]}
-- packages/ui/package.json --
{"name": "ui", "exports": {"./*": "./dist/*.js"}}
-- packages/ui/src/button/index.tsx --
-- packages/ui/src/tsconfig.json --
{"extends": "./paths.json"}
-- packages/ui/src/paths.json --
{"compilerOptions": {"paths": {"@/*": ["./*"]}}}
-- docs/vitrine.yaml --
`)
	w := Find(filepath.Join(folder, "docs"))
	button := filepath.Join(folder, "packages/ui/src/button/index.tsx")
	w.Source(filepath.Join(folder, "docs/entry.tsx"), "ui/button")
	w.Source(button, "@/absent")
	for name, files := range map[string][]string{
		"why imports lead to it":  {"packages/ui/package.json", "packages/ui/src/button.tsx"},
		"where its imports lead":  {"packages/ui/src/tsconfig.json", "packages/ui/src/paths.json", "packages/ui/src/absent.tsx"},
		"what may stand nearer":   {"packages/ui/src/button/tsconfig.json"},
		"of those without a file": {"docs/tsconfig.json", "tsconfig.json"},
	} {
		for _, file := range files {
			if !slices.Contains(w.Consulted(button), filepath.Join(folder, file)) {
				t.Errorf("%s: %s is not consulted", name, file)
			}
		}
	}
	if above := filepath.Join(filepath.Dir(folder), "tsconfig.json"); slices.Contains(w.Consulted(button), above) {
		t.Errorf("%s stands outside of the project", above)
	}
	t.Run("and renewed", func(t *testing.T) {
		before := w.Sum()
		manifest := filepath.Join(folder, "packages/ui/package.json")
		if err := os.WriteFile(manifest, []byte(`{"name": "kit", "exports": {"./*": "./dist/*.js"}}`), 0o644); err != nil {
			t.Fatal(err)
		}
		if w.Renew() == before || w.Package("kit") == nil || w.Package("ui") != nil {
			t.Errorf("packages %+v", w.Packages())
		}
	})
}

// TestJavaScriptThatNobodyBuilds is its own source, unless something declares what is in it.
func TestJavaScriptThatNobodyBuilds(t *testing.T) {
	for _, test := range []struct{ name, manifest, more, want string }{
		{"in src", `"main": "src/index.js"`, "-- src/index.js --\n", "src/index.js"},
		{"elsewhere", `"main": "lib/all.js"`, "-- lib/all.js --\n", "lib/all.js"},
		{"by exports", `"exports": {".": {"import": "./code/all.mjs"}}`, "-- code/all.mjs --\n", "code/all.mjs"},
		{"with declarations beside it", `"main": "lib/all.js"`, "-- lib/all.js --\n-- lib/all.d.ts --\n", ""},
		{"with declarations by name", `"main": "lib/all.js", "types": "types/all.d.ts"`, "-- lib/all.js --\n", ""},
		{"that is not there", `"main": "lib/all.js"`, "", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			folder := written(t, "-- package.json --\n{\"name\": \"ui\", "+test.manifest+"}\n"+test.more+
				"-- docs/vitrine.yaml --\n")
			file := Find(filepath.Join(folder, "docs")).Source(filepath.Join(folder, "docs/entry.tsx"), "ui")
			want := ""
			if test.want != "" {
				want = filepath.Join(folder, test.want)
			}
			if file != want {
				t.Errorf("it leads to %q, want %q", file, want)
			}
		})
	}
}
