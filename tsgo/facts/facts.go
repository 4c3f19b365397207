// Package facts holds what is known of an npm package from its declarations: one definition for who reads the
// declarations and for who decides what of it is shown.
//
// Plain data, stored as JSON. Never here: the compiler, judging.
package facts

import "github.com/microsoft/typescript-go/vitrine/typetree"

// Package is everything that one npm package offers.
type Package struct {
	Name       string      `json:"name"`
	Version    string      `json:"version"`
	Components []Component `json:"components"`
	Hooks      []Hook      `json:"hooks"`
	Interfaces []Interface `json:"interfaces"`
	Values     []Value     `json:"values"`
	Types      []Named     `json:"types,omitempty"` // that the others mention, by their targets

	Exports map[string][]string `json:"exports,omitempty"` // by module the names that it offers, types included
}

// Named is what a name in a type stands for.
type Named struct {
	Target     typetree.Target          `json:"target"`
	Parameters []typetree.TypeParameter `json:"parameters,omitempty"`
	Doc        Doc                      `json:"doc"`
	Extends    []*typetree.Type         `json:"extends,omitempty"` // of an interface
	Members    []Member                 `json:"members,omitempty"` // that it declares itself
	Type       *typetree.Type           `json:"type,omitempty"`    // of an alias; of a parameter its constraint
	Default    *typetree.Type           `json:"default,omitempty"` // of a parameter
	Owner      string                   `json:"owner,omitempty"`   // of a parameter: whose it is
	Empty      bool                     `json:"empty,omitempty"`   // an interface without members, for others to add some
}

// Import is one public form of an import. Name is "default" for the default export, Part is the member of it that is
// meant: Root of Dialog.
type Import struct {
	Module string `json:"module"`
	Name   string `json:"name"`
	Part   string `json:"part,omitempty"`
}

// Component is what its declarations say of a component.
type Component struct {
	Name    string    `json:"name"`
	Imports []Import  `json:"imports"` // deepest module first
	File    string    `json:"file"`    // of its declaration, from the package's name on
	Doc     Doc       `json:"doc"`
	Props   []Member  `json:"props"`   // in the order of their declarations
	Foreign []Foreign `json:"foreign"` // props that React and CSS declare, by name alone
	Classes []Member  `json:"classes"` // keys of the classes prop, or of an interface {Name}Classes
	Slots   []Member  `json:"slots"`
	Ref     string    `json:"ref"` // name of the element's type, "" where the types don't say
	// An element may have props that nobody can list, or may once it has one of some props: the element that it draws.
	Anything     bool     `json:"anything,omitempty"`
	AnythingWith []string `json:"anythingWith,omitempty"`
	Published    Runtime  `json:"published"`
	Untyped      bool     `json:"untyped,omitempty"` // its source is JavaScript, and no comment says what its props are
}

// Runtime is what the published JavaScript of a component says.
type Runtime struct {
	// keys of propTypes without those marked @ignore; null without propTypes
	Props     []string          `json:"props"`
	Docs      map[string]string `json:"docs"`      // JSDoc of those keys, where the declarations have none
	ThemeName string            `json:"themeName"` // key of its default props in a theme
}

// Hook is what its declarations say of a hook.
type Hook struct {
	Name       string         `json:"name"`
	Imports    []Import       `json:"imports"`
	File       string         `json:"file"`
	Doc        Doc            `json:"doc"`
	Parameters []Member       `json:"parameters"` // members of its lone object, or its parameters in order
	Object     bool           `json:"object"`     // it takes one object, whose members Parameters are
	Returns    []Member       `json:"returns"`    // members of the object that it returns
	ReturnType *typetree.Type `json:"returnType"`
}

// Interface is an exported interface or object type.
type Interface struct {
	Name    string   `json:"name"`
	Imports []Import `json:"imports"`
	File    string   `json:"file"`
	Doc     Doc      `json:"doc"`
	Members []Member `json:"members"`
}

// Value is an exported function or constant that is neither component nor hook.
type Value struct {
	Member
	Imports []Import `json:"imports"`
}

// Member is a prop, a parameter, a slot, a class or a property.
type Member struct {
	Name      string             `json:"name"`
	Optional  bool               `json:"optional"`
	Nullable  bool               `json:"nullable"`           // null or undefined is among its values
	Type      *typetree.Type     `json:"type"`               // readable: literals of a union in the author's order
	Declared  *typetree.Type     `json:"declared,omitempty"` // as the author wrote it, where that differs
	Doc       Doc                `json:"doc"`
	From      Origin             `json:"from"`
	Signature *typetree.Function `json:"signature,omitempty"` // of a function
	Prefix    string             `json:"prefix,omitempty"`    // of a class: what its generated name begins with
}

// Origin is where a member was declared.
type Origin struct {
	Package string `json:"package"`
	File    string `json:"file"` // from the package's name on
	Type    string `json:"type"` // interface or type alias, "" for neither
}

// Foreign are the members that one declaration outside of the libraries brings.
type Foreign struct {
	From  Origin   `json:"from"`
	Names []string `json:"names"`
}

// Doc is a JSDoc comment.
type Doc struct {
	Text string `json:"text,omitempty"` // markdown before the first tag
	Tags []Tag  `json:"tags,omitempty"`
}

// Tag is a block tag of a JSDoc comment.
type Tag struct {
	Name string `json:"name"` // default, deprecated, param, returns …
	Text string `json:"text"`
}

// Tag is the text of the first tag with a name.
func (d Doc) Tag(name string) (text string, ok bool) {
	for _, tag := range d.Tags {
		if tag.Name == name {
			return tag.Text, true
		}
	}
	return "", false
}

// Has says whether a comment has a tag.
func (d Doc) Has(name string) bool { _, ok := d.Tag(name); return ok }

// Empty says whether a comment says nothing.
func (d Doc) Empty() bool { return d.Text == "" && len(d.Tags) == 0 }
