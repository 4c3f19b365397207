// Package reference decides what a reference page says of a component, a hook or an interface.
//
// In: facts, which another room read from the declarations of npm packages and stored as JSON, and a policy. Out:
// entries with their rows, and the markdown of their pages. Never here: the compiler, files, HTML, names of any
// library.
package reference

// Facts are everything that one npm package offers, as the TypeScript room reads and stores it.
type Facts struct {
	Name       string          `json:"name"`
	Version    string          `json:"version"`
	Components []FactComponent `json:"components"`
	Hooks      []FactHook      `json:"hooks"`
	Interfaces []FactInterface `json:"interfaces"`
	Values     []FactValue     `json:"values"`
}

// Import is one public form of an import. Name is "default" for the default export.
type Import struct {
	Module string `json:"module"`
	Name   string `json:"name"`
}

// FactComponent is what its declarations say of a component.
type FactComponent struct {
	Name      string    `json:"name"`
	Imports   []Import  `json:"imports"` // deepest module first
	File      string    `json:"file"`    // of its declaration, from the package's name on
	Doc       Doc       `json:"doc"`
	Props     []Member  `json:"props"`   // in the order of their declarations
	Foreign   []Foreign `json:"foreign"` // props that React and CSS declare, by name alone
	Classes   []Member  `json:"classes"` // keys of the classes prop, or of an interface {Name}Classes
	Slots     []Member  `json:"slots"`
	Ref       string    `json:"ref"` // name of the element's type, "" where the types don't say
	Published Published `json:"published"`
}

// Published is what the published JavaScript of a component says.
type Published struct {
	// keys of propTypes without those marked @ignore; null without propTypes
	Props     []string          `json:"props"`
	Docs      map[string]string `json:"docs"`      // JSDoc of those keys, where the declarations have none
	ThemeName string            `json:"themeName"` // key of its default props in a theme
}

// FactHook is what its declarations say of a hook.
type FactHook struct {
	Name       string   `json:"name"`
	Imports    []Import `json:"imports"`
	File       string   `json:"file"`
	Doc        Doc      `json:"doc"`
	Parameters []Member `json:"parameters"` // members of its lone object, or its parameters in order
	Object     bool     `json:"object"`     // it takes one object, whose members Parameters are
	Returns    []Member `json:"returns"`    // members of the object that it returns
	ReturnType string   `json:"returnType"` // printed
}

// FactInterface is an exported interface or object type.
type FactInterface struct {
	Name    string   `json:"name"`
	Imports []Import `json:"imports"`
	File    string   `json:"file"`
	Doc     Doc      `json:"doc"`
	Members []Member `json:"members"`
}

// FactValue is an exported function or constant that is neither component nor hook.
type FactValue struct {
	Member
	Imports []Import `json:"imports"`
}

// Member is a prop, a parameter, a slot, a class or a property.
type Member struct {
	Name      string     `json:"name"`
	Optional  bool       `json:"optional"`
	Nullable  bool       `json:"nullable"`           // null or undefined is among its values
	Type      string     `json:"type"`               // readable: literals of a union in the author's order
	Declared  string     `json:"declared,omitempty"` // as the author wrote it, where that differs
	Doc       Doc        `json:"doc"`
	From      Origin     `json:"from"`
	Signature *Signature `json:"signature,omitempty"` // of a function
	Prefix    string     `json:"prefix,omitempty"`    // of a class: what its generated name begins with
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

// Signature is a function's parameters and what it returns.
type Signature struct {
	Parameters []Parameter `json:"parameters"`
	Returns    string      `json:"returns"`
}

// Parameter is one parameter of a function.
type Parameter struct {
	Name     string `json:"name"`
	Type     string `json:"type"`
	Optional bool   `json:"optional"`
	Rest     bool   `json:"rest"`
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

func (d Doc) has(name string) bool { _, ok := d.Tag(name); return ok }
