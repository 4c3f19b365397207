package arch

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// splitting is how code would take a printed type apart: at the bars of a union, at an arrow, by counting brackets.
var splitting = regexp.MustCompile(
	"(?i)(split\\w*|cut|trim(prefix|suffix)|index\\w*|contains\\w*|join|fields\\w*)\\(.*" +
		"[\"'`]( ?\\| ?(undefined|string)?| ?=> ?)[\"'`]|" +
		"[!=]= '\\|'")

// TestNobodySplitsTypes: types are trees, and one package prints them.
func TestNobodySplitsTypes(t *testing.T) {
	for _, top := range []string{"cmd", "internal", "tsgo", "web"} {
		err := filepath.WalkDir(filepath.Join("../..", top), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !isProgram(path) {
				return err
			}
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			for n, line := range strings.Split(string(text), "\n") {
				if splitting.MatchString(line) {
					t.Errorf("%s:%d takes a printed type apart; ask its tree: %s", path, n+1, strings.TrimSpace(line))
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, line := range []string{`strings.Split(t, " | ")`, `strings.TrimSuffix(t, " | undefined")`,
		`case r == '|' && depth == 0:`, `strings.Contains(t, "=>")`, `type.split(' | ')`} {
		if !splitting.MatchString(line) {
			t.Errorf("%s is not recognized", line)
		}
	}
}

// isProgram says whether a file is code that is no test, outside of the package that prints types.
func isProgram(path string) bool {
	slashed := filepath.ToSlash(path)
	if strings.Contains(slashed, "/node_modules/") || strings.Contains(slashed, "/tsgo/typetree/") ||
		strings.Contains(slashed, "/testdata/") || strings.HasSuffix(path, "_test.go") ||
		strings.Contains(filepath.Base(path), ".test.") {
		return false
	}
	switch filepath.Ext(path) {
	case ".go", ".ts", ".tsx":
		return true
	}
	return false
}
