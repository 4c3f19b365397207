package tsgo

import (
	"context"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/bundled"
	"github.com/microsoft/typescript-go/internal/core"
	"github.com/microsoft/typescript-go/internal/vfs/iovfs"
)

// project is a program over files in memory, which its tests change.
type project struct {
	files fstest.MapFS
	*compilation
}

func openProject(files map[string]string, roots ...string) *project {
	p := &project{files: fstest.MapFS{}}
	for name, text := range files {
		p.write(name, text)
	}
	p.compilation = newCompilation(p.configured(roots...))
	return p
}

func (p *project) write(name, text string) {
	p.files[strings.TrimPrefix(name, "/")] = &fstest.MapFile{Data: []byte(text), Mode: fs.ModePerm}
}

func (p *project) configured(roots ...string) compilationOptions {
	return compilationOptions{Folder: "/site", Disk: bundled.WrapFS(iovfs.From(p.files, true)), Roots: roots, Checkers: 2,
		Compiler: &core.CompilerOptions{NoEmit: core.TSTrue, Strict: core.TSTrue, SkipLibCheck: core.TSTrue,
			Types: []string{}, Lib: []string{"lib.es5.d.ts"}, Module: core.ModuleKindESNext,
			ModuleResolution: core.ModuleResolutionKindBundler, Target: core.ScriptTargetESNext,
			AllowImportingTsExtensions: core.TSTrue}}
}

// errorLines is the errors of a file, each with its line.
func errorLines(p *compilation, name string) []string {
	file := p.File(name)
	lines := linesOf(file)
	var words []string
	for _, d := range p.Errors(context.Background(), file) {
		line := 1 + strings.Count(file.Text()[:d.Pos()], "\n")
		words = append(words, fmt.Sprintf("%d of %d: TS%d", line, len(lines), d.Code()))
	}
	return words
}

func expectLines(t *testing.T, what string, got []string, want ...string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s: %q, want %q", what, got, want)
	}
}

func TestReferencesThatLeadNowhereAreErrors(t *testing.T) {
	p := openProject(map[string]string{"/site/a.ts": `/// <reference path="./none.ts" />
/// <reference types="none" />
/// <reference lib="none" />
/// <reference path="./b" />
import { none } from './none';
export const sum: number = b + 1;
`, "/site/b.ts": "const b = 1;\n"}, "/site/a.ts")
	expectLines(t, "errors", errorLines(p.compilation, "/site/a.ts"),
		"1 of 7: TS6053", "2 of 7: TS2688", "3 of 7: TS2726", "5 of 7: TS2307")
	expectLines(t, "references", p.References(p.File("/site/a.ts")), "/site/b.ts")
}

func TestErrorsThatAuthorsExpect(t *testing.T) {
	p := openProject(map[string]string{"/site/a.ts": `// @ts-expect-error
// between

export const a: string = 1;
// @ts-ignore
export const b: string = 1;
// @ts-expect-error
export const c: string = '1';
export const d: string = 1;
`}, "/site/a.ts")
	expectLines(t, "errors", errorLines(p.compilation, "/site/a.ts"), "7 of 10: TS2578", "9 of 10: TS2322")
}

func TestOnlyOneCopyOfAPackageCounts(t *testing.T) {
	manifest := `{"name":"kit","version":"1.0.0","types":"index.d.ts"}`
	class := "export declare class Kit { private own: string }\n"
	p := openProject(map[string]string{
		"/site/node_modules/kit/package.json":                    manifest,
		"/site/node_modules/kit/index.d.ts":                      class,
		"/site/node_modules/other/package.json":                  `{"name":"other","version":"1.0.0","types":"index.d.ts"}`,
		"/site/node_modules/other/index.d.ts":                    "import { Kit } from 'kit';\nexport declare const kit: Kit;\n",
		"/site/node_modules/other/node_modules/kit/package.json": manifest,
		"/site/node_modules/other/node_modules/kit/index.d.ts":   class,
		"/site/a.ts": "import { Kit } from 'kit';\nimport { kit } from 'other';\nexport const k: Kit = kit;\n",
	}, "/site/a.ts")
	// The class has a private member: two of it would not fit.
	expectLines(t, "errors", errorLines(p.compilation, "/site/a.ts"))
	copied := p.File("/site/node_modules/other/node_modules/kit/index.d.ts")
	if copied == nil || copied != p.File("/site/node_modules/kit/index.d.ts") {
		t.Error("the copy has a tree of its own")
	}
}

func TestTreesAreUsedAgain(t *testing.T) {
	p := openProject(map[string]string{
		"/site/a.ts": "import { b } from './b';\nexport const a: number = b;\n",
		"/site/b.ts": "export const b = 1;\n",
		"/site/c.ts": "export const c = '1';\n",
	}, "/site/a.ts", "/site/b.ts")
	parsed := func(next *compilation) (names []string) {
		known := map[*ast.SourceFile]bool{}
		for _, file := range p.Files() {
			known[file] = true
		}
		for _, file := range next.Files() {
			if !known[file] {
				names = append(names, file.FileName())
			}
		}
		return names
	}
	p.write("/site/b.ts", "export const b = 'one';\n")
	next, replaced := p.Replace(p.configured("/site/a.ts", "/site/b.ts"), "/site/b.ts")
	if !replaced {
		t.Error("more than the text was changed")
	}
	expectLines(t, "parsed for other words", parsed(next), "/site/b.ts")
	expectLines(t, "errors", errorLines(next, "/site/a.ts"), "2 of 3: TS2322")
	expectLines(t, "errors before", errorLines(p.compilation, "/site/a.ts"))

	p.write("/site/a.ts", "import { c } from './c';\nexport const a: number = c;\n")
	if next, replaced = next.Replace(p.configured("/site/a.ts"), "/site/a.ts"); replaced {
		t.Error("another import is a matter of one tree")
	}
	expectLines(t, "parsed for another import", parsed(next), "/site/c.ts", "/site/a.ts")
	expectLines(t, "errors", errorLines(next, "/site/a.ts"), "2 of 3: TS2322")
	if next.File("/site/b.ts") != nil {
		t.Error("a file that nobody imports is still there")
	}
}

// TestLinksAreFoundOnce: each name of a module in a printed type asks for them, and finding them takes all files.
func TestLinksAreFoundOnce(t *testing.T) {
	p := openProject(map[string]string{"/site/a.ts": "export const a = 1;\n"}, "/site/a.ts")
	p.write("/site/a.ts", "export const a = 2;\n")
	next, replaced := p.Replace(p.configured("/site/a.ts"), "/site/a.ts")
	if !replaced {
		t.Fatal("more than the text was changed")
	}
	first := p.GetSymlinkCache()
	if p.GetSymlinkCache() != first || next.GetSymlinkCache() != first {
		t.Error("they were found again, with the same imports")
	}
}
