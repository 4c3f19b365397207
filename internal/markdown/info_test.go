package markdown

import (
	"strings"
	"testing"
	"time"
)

// TestMarksAreBounded: those of a fence, in however many ranges and lists.
func TestMarksAreBounded(t *testing.T) {
	info := ParseInfo("ts {" + strings.Repeat("1-5000,", 1000) + "1-9223372036854775807} ins={7-6000}")
	total := 0
	for _, lines := range info.Marks {
		total += len(lines)
	}
	if total != maxLines {
		t.Errorf("%d lines are marked", total)
	}
}

// TestLongOpeningLines: a line of a fence is read in a time that grows with its length alone.
func TestLongOpeningLines(t *testing.T) {
	for name, line := range map[string]string{
		"letters":            strings.Repeat("a", 2<<20),
		"braces without end": strings.Repeat("{", 2<<20),
		"words in quotes":    strings.Repeat(` "a`, 500_000),
	} {
		t.Run(name, func(t *testing.T) {
			done := make(chan []string, 1)
			go func() { done <- infoWords("ts " + line) }()
			select {
			case words := <-done:
				if words[0] != "ts" || !strings.HasSuffix("ts "+line, words[len(words)-1]) {
					t.Errorf("%d words", len(words))
				}
			case <-time.After(longEnough):
				t.Fatalf("%d bytes take longer than %s", len(line), longEnough)
			}
		})
	}
}
