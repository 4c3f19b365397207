package typescript

import "github.com/microsoft/typescript-go/vitrine"

// Shown is a file that a demo can be made of although it was written for something else.
type Shown = tsgo.Shown

// Shown finds what a file shows that has no default export, or that starts an application by itself. It is false for a
// file that is a demo as it stands, and for one without components.
func (f *File) Shown(preferred string) (Shown, bool) {
	if f.tree == nil || len(f.tree.SyntaxErrors()) > 0 {
		return Shown{}, false
	}
	return f.tree.Shown(preferred)
}
