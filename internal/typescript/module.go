package typescript

import "github.com/microsoft/typescript-go/vitrine"

// Import is one reference to another module, with the line and column (from 1) of the module's name.
type Import struct {
	Module       string
	Names        []string // imported by name, as the module calls them
	Default      string   // local name of the default import, "" without one
	Namespace    string   // local name of "* as name", "" without one
	TypeOnly     bool     // gone when types are erased
	Reexport     bool     // export … from
	Dynamic      bool     // import('…') or require('…')
	Line, Column int
}

// Imports are the modules that the file names, in the order of the text.
func (f *File) Imports() []Import {
	if f.tree == nil {
		return nil
	}
	var found []Import
	for _, i := range f.tree.Imports() {
		found = append(found, f.located(i))
	}
	return found
}

func (f *File) located(i tsgo.Import) Import {
	line, column := f.position(i.Offset)
	return Import{
		Module: i.Module, Names: i.Names, Default: i.Default, Namespace: i.Namespace,
		TypeOnly: i.TypeOnly, Reexport: i.Reexport, Dynamic: i.Dynamic, Line: line, Column: column,
	}
}

// DefaultExport is the name of the default export, "" for one without a name; ok is false where there is none.
func (f *File) DefaultExport() (name string, ok bool) {
	if f.tree == nil {
		return "", false
	}
	component, ok := f.tree.DefaultExport()
	return component.Name, ok
}
