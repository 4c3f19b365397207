package main

import (
	"strings"
	"testing"
	"time"
)

func TestLineOfALibrary(t *testing.T) {
	s := score{Version: "1.0.0", Components: agreement{Both: 200}, Props: agreement{Both: 999, Missing: []string{"A.b"}},
		Required: agreement{Both: 10}}
	if line := s.line("kit", time.Second); s.isOver() || strings.Contains(line, "*") ||
		!strings.Contains(line, "999 99.9/100.0") || !strings.Contains(line, "1 props not listed: A.b") {
		t.Errorf("%v\n%s", s.isOver(), line)
	}
	for name, over := range map[string]score{
		"nothing found": {},
		"an import": {Components: agreement{Both: 1}, Imports: struct {
			Count   int
			Missing []string
		}{1, []string{"x"}}},
		"required props": {Components: agreement{Both: 1}, Required: agreement{Both: 9, Extra: []string{"A.b"}}},
	} {
		if !over.isOver() || !strings.HasSuffix(strings.Split(over.line("kit", 0), "\n")[0], " *") {
			t.Errorf("%s is within the budget", name)
		}
	}
}
