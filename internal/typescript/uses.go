package typescript

import "github.com/microsoft/typescript-go/vitrine"

// Use is one place where code hands props to a component: an element, or the default props of a theme.
type Use = tsgo.Use

// Uses are all such places of a file.
func (f *File) Uses() []Use {
	if f.tree == nil {
		return nil
	}
	return f.tree.Uses()
}

// Uses are all such places of a file or a snippet; file is a name whose extension tells the grammar. Code that fits no
// reading has none.
func Uses(file, code string) []Use {
	tree, _ := reading(file, code)
	if tree == nil {
		return nil
	}
	return tree.Uses()
}
