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

// TestLanguageWithMarkedLines: lines may be named directly behind the language, as VitePress writes it.
func TestLanguageWithMarkedLines(t *testing.T) {
	for line, language := range map[string]string{"js{2}": "js", "ts{2} [a.ts]": "ts", "tsx{2}": "tsx",
		"js{2}:line-numbers": "js", "mark{2}": "", "mark={2}": "", "ins{2} js": ""} {
		info := ParseInfo(line)
		lines := append(info.Marks[Highlighted], info.Marks[Added]...)
		if info.Language != language || len(lines) != 1 || lines[0] != 2 {
			t.Errorf("%s: the language %q, and marked lines %v", line, info.Language, info.Marks)
		}
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
