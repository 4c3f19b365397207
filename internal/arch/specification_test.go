package arch

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestEveryRuleHasItsTest reads docs/specification.md: each rule names code that exists, and tests that exist.
func TestEveryRuleHasItsTest(t *testing.T) {
	root := filepath.Join("..", "..")
	text, err := os.ReadFile(filepath.Join(root, "docs", "specification.md"))
	if err != nil {
		t.Fatal(err)
	}
	built, open, _ := strings.Cut(string(text), "\n## Not built yet\n")
	if rules := checkRules(t, root, built, 3); rules < 40 {
		t.Errorf("only %d rules stand in docs/specification.md", rules)
	}
	checkRules(t, root, open, 2)
}

var span = regexp.MustCompile("`([^`]+)`")

// checkRules counts the rows of all tables, and looks up what their last cells name.
func checkRules(t *testing.T, root, text string, columns int) (rules int) {
	t.Helper()
	for _, line := range strings.Split(text, "\n") {
		if !strings.HasPrefix(line, "| ") || strings.HasPrefix(line, "| rule |") {
			continue
		}
		rules++
		cells := strings.Split(strings.Trim(line, "| "), " | ")
		if len(cells) != columns {
			t.Errorf("%d cells instead of %d: %s", len(cells), columns, line)
			continue
		}
		for _, cell := range cells[1:] {
			named := span.FindAllStringSubmatch(cell, -1)
			if len(named) == 0 {
				t.Errorf("%q names nothing: %s", cell, line)
			}
			for _, name := range named {
				lookUp(t, root, name[1], cells[0])
			}
		}
	}
	return rules
}

// lookUp finds a file, or a test in a file, written as "file: name".
func lookUp(t *testing.T, root, name, rule string) {
	t.Helper()
	file, test, isTest := strings.Cut(name, ": ")
	info, err := os.Stat(filepath.Join(root, file))
	if err != nil {
		t.Errorf("%q names %s, which does not exist", rule, file)
		return
	}
	if !isTest || info.IsDir() {
		return
	}
	text, err := os.ReadFile(filepath.Join(root, file))
	if err != nil {
		t.Error(err)
	} else if !strings.Contains(string(text), "func "+test+"(") && !strings.Contains(string(text), "'"+test+"'") &&
		!strings.Contains(string(text), `"`+test+`"`) {
		t.Errorf("%q names the test %q, which %s does not have", rule, test, file)
	}
}
