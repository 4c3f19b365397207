package typescript

import (
	"strings"
	"unicode/utf16"

	"github.com/microsoft/typescript-go/vitrine/hint"
)

// Hint is what is known of a name in a file.
type Hint struct {
	Line   int    // from 0
	Column int    // from 0, in UTF-16 units, as browsers count
	Text   string // as TypeScript
	Doc    string // first sentence; "" for none
}

// Hints are those for a file of the program, in the order of its text.
func (p *Program) Hints(name string) ([]Hint, error) {
	found, err := hint.Of(p.program, p.path(name))
	if err != nil {
		return nil, err
	}
	text := parsable(name, p.texts[name])
	list := make([]Hint, len(found))
	line, begin, at := 0, 0, 0
	for i, h := range found {
		if newline := strings.LastIndexByte(text[at:h.Start], '\n'); newline >= 0 {
			line += strings.Count(text[at:h.Start], "\n")
			begin = at + newline + 1
		}
		at = h.Start
		list[i] = Hint{Line: line, Column: len(utf16.Encode([]rune(text[begin:h.Start]))), Text: h.Text, Doc: h.Doc}
	}
	return list, nil
}
