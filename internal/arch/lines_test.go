package arch

import (
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

const (
	maxColumns = 120
	tabColumns = 4
)

// code are the endings of the files that somebody writes line by line.
var code = []string{".go", ".ts", ".tsx", ".js", ".mjs", ".cjs", ".css"}

// sourceFiles calls back for each file of code in the repository, with its path from the root.
func sourceFiles(t *testing.T, visit func(path, text string)) {
	t.Helper()
	root := filepath.Join("..", "..")
	skipped := []string{"node_modules", ".git", ".cache", ".results", "bin", "dist", "embedded", "testdata"}
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() {
			if slices.Contains(skipped, entry.Name()) {
				return filepath.SkipDir
			}
			return nil
		}
		generated := strings.HasSuffix(path, ".gen.ts")
		if generated || !entry.Type().IsRegular() || !slices.Contains(code, filepath.Ext(path)) {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		below, err := filepath.Rel(root, path)
		visit(filepath.ToSlash(below), string(text))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestLinesAreShort: no line of code has more than 120 columns, unless what is over is a text that can't be wrapped: a
// string literal, an address, a directive of the compiler, or a line within a literal of several lines.
func TestLinesAreShort(t *testing.T) {
	sourceFiles(t, func(path, text string) {
		literal := literalLines(path, text)
		for i, line := range strings.Split(text, "\n") {
			if columns(line) > maxColumns && !literal[i+1] && columns(wrappable(line)) > maxColumns {
				t.Errorf("%s:%d has %d columns; wrap it at %d", path, i+1, columns(line), maxColumns)
			}
		}
	})
}

func TestWrappable(t *testing.T) {
	long := strings.Repeat("long ", 30)
	tests := []struct {
		line   string
		exempt bool
	}{
		{`	x := "` + long + `"`, true},
		{"	x := `" + long + "`", true},
		{"  className='" + long + "'", true},
		{"  path: /" + strings.Repeat("long", 30) + "/,", true}, // one word can't be wrapped either
		{"  '<p>" + long + "</p>\\n" + strings.Repeat("</div>", 15) + "',", true},
		{"// https://example.com/" + strings.Repeat("long/", 30), true},
		{"//go:embed " + long, true},
		{"// " + long, false},
		{`// "` + long + `"`, false},
		{"	x := " + strings.ReplaceAll(long, " ", " + ") + "1", false},
	}
	for _, test := range tests {
		if exempt := columns(wrappable(test.line)) <= maxColumns; exempt != test.exempt {
			t.Errorf("exempt is %v: %s", exempt, test.line)
		}
	}
}

func columns(line string) int {
	return utf8.RuneCountInString(line) + (tabColumns-1)*strings.Count(line, "\t")
}

var (
	quoted   = regexp.MustCompile("\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'|`[^`]*`")
	longWord = regexp.MustCompile(`\S{80,}`)
)

// wrappable is a line without what can't be wrapped.
func wrappable(line string) string {
	if strings.HasPrefix(line, "//go:") {
		return ""
	}
	if comment := strings.TrimLeft(line, " \t"); !strings.HasPrefix(comment, "//") && !strings.HasPrefix(comment, "/*") {
		line = quoted.ReplaceAllString(line, "")
	}
	return longWord.ReplaceAllString(line, "")
}

// literalLines are the numbers of the lines that begin or end within a literal of several lines.
func literalLines(path, text string) map[int]bool {
	if filepath.Ext(path) == ".go" {
		return goLiteralLines(text)
	}
	lines, inside := map[int]bool{}, false
	for i, line := range strings.Split(text, "\n") {
		was := inside
		if strings.Count(line, "`")%2 == 1 {
			inside = !inside
		}
		lines[i+1] = was || inside
	}
	return lines
}

func goLiteralLines(text string) map[int]bool {
	var s scanner.Scanner
	files := token.NewFileSet()
	file := files.AddFile("", -1, len(text))
	s.Init(file, []byte(text), nil, 0)
	lines := map[int]bool{}
	for {
		position, kind, literal := s.Scan()
		if kind == token.EOF {
			return lines
		}
		if kind == token.STRING {
			first := file.Line(position)
			if last := first + strings.Count(literal, "\n"); last > first {
				for line := first; line <= last; line++ {
					lines[line] = true
				}
			}
		}
	}
}
