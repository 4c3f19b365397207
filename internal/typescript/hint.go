package typescript

import "github.com/microsoft/typescript-go/vitrine"

// Hint is what is known of a name in a file.
type Hint = tsgo.Hint

// Hints are those for a file of the program, in the order of its text.
func (p *Program) Hints(name string) ([]Hint, error) { return p.program.Hints(p.path(name)) }
