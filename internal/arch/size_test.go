package arch

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// Sizes that a reader can hold in mind.
const (
	maxFile     = 400 // lines
	maxFunction = 80  // lines of code that is no test
	usual       = 40  // lines; nine in ten functions have no more
)

// TestFilesAreSmall leaves demos alone, since what readers copy is one file, and specimens: those of a product are one
// list.
func TestFilesAreSmall(t *testing.T) {
	sourceFiles(t, func(path, text string) {
		if strings.Contains(path, "/demos/") || strings.Contains(path, "site/specimens/") {
			return
		}
		if lines := strings.Count(text, "\n"); lines > maxFile {
			t.Errorf("%s has %d lines; divide it at %d", path, lines, maxFile)
		}
	})
}

func TestFunctionsAreSmall(t *testing.T) {
	functions, long := 0, 0
	sourceFiles(t, func(path, text string) {
		if filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return
		}
		files := token.NewFileSet()
		file, err := parser.ParseFile(files, path, text, parser.SkipObjectResolution)
		if err != nil {
			t.Error(err)
			return
		}
		for _, declaration := range file.Decls {
			function, ok := declaration.(*ast.FuncDecl)
			if !ok {
				continue
			}
			lines := files.Position(function.End()).Line - files.Position(function.Pos()).Line + 1
			functions++
			if lines > usual {
				long++
			}
			if lines > maxFunction {
				t.Errorf("%s: %s has %d lines; divide it at %d", path, function.Name.Name, lines, maxFunction)
			}
		}
	})
	if long*10 > functions {
		t.Errorf("%d of %d functions have more than %d lines: more than one in ten", long, functions, usual)
	}
}
