package markdown

import (
	"fmt"
	"strings"
	"testing"
)

// formless reads no words of its own.
type formless struct{ Reader }

func (formless) Forms() []Form           { return nil }
func (formless) Containers() []Container { return nil }

// TestManyAbbreviations: too many are one problem, and each place of the text is held against them once.
func TestManyAbbreviations(t *testing.T) {
	var body strings.Builder
	for i := range 20_000 {
		fmt.Fprintf(&body, "*[w%d]: a\n\n", i)
	}
	for i := range 20_000 {
		fmt.Fprintf(&body, "w%d ", i)
	}
	_, problems := Parse(Input{Body: []byte(body.String()), FirstLine: 1, Dialect: NewDialect(formless{})})
	if len(problems) != 1 || !strings.Contains(problems[0].What, "more than 1000 abbreviations") {
		t.Errorf("%.500v", problems)
	}
}
