// Package history tells what changed between releases of a package, and since when what stands in a reference is there.
//
// In: facts of releases. Out: changes, the file that keeps them, and answers about one row. Never here: installing
// packages, reading declarations, pages.
package history

import (
	"cmp"
	"slices"
)

// Kinds of changes.
const (
	Added      = "added"
	Removed    = "removed"
	Deprecated = "deprecated"
	Restored   = "restored" // no longer deprecated
	Required   = "required" // optional before
	Optional   = "optional" // required before
	Narrowed   = "narrowed" // the type does not accept all that it accepted
	Widened    = "widened"  // the type accepts more
	Retyped    = "retyped"  // the type is another, and texts of types can't tell what it accepts
	Default    = "default"
)

// What a change is about.
const (
	Component = "component"
	Hook      = "hook"
	Interface = "interface"
	Value     = "value"
	Export    = "export" // a name of a module that is none of these
	Import    = "import" // one of several ways to import a component, hook or interface
	Prop      = "prop"
	Slot      = "slot"
	Class     = "class"
	Parameter = "parameter"
	Return    = "return" // a member of what a hook returns
	Member    = "member" // of an interface
)

// Change is one difference between two releases.
type Change struct {
	Change   string `json:"change"`
	Kind     string `json:"kind"`
	Of       string `json:"of,omitempty"` // the component, hook, interface or module
	Name     string `json:"name"`
	Was      string `json:"was,omitempty"` // of a type: what is gone; of a default: the value
	Now      string `json:"now,omitempty"`
	Breaking bool   `json:"breaking,omitempty"`
}

// Row names what a change is about.
type Row struct{ Kind, Of, Name string }

// Row is what the change is about.
func (c Change) Row() Row { return Row{c.Kind, c.Of, c.Name} }

// compareChanges goes by what changed, and then by how.
func compareChanges(a, b Change) int {
	return cmp.Or(cmp.Compare(cmp.Or(a.Of, a.Name), cmp.Or(b.Of, b.Name)), cmp.Compare(a.Of, b.Of),
		cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Name, b.Name), cmp.Compare(a.Change, b.Change))
}

// Breaking are the changes that break code which was right before.
func Breaking(changes []Change) []Change {
	return slices.DeleteFunc(slices.Clone(changes), func(c Change) bool { return !c.Breaking })
}
