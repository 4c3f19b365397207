// Package typetree is a TypeScript type as a tree: what declarations say, ready to be stored, read and printed.
//
// In: trees that another package builds from declarations. Out: their text, what pages show of them, and answers about
// their parts. Never here: the compiler, so that programs may read trees without linking it.
package typetree

// Kind says what a node of the tree is.
type Kind string

// Kinds of nodes, each with the fields that it uses.
const (
	Keyword     Kind = "keyword"     // Text: string, void, null, this …
	Literal     Kind = "literal"     // Text, as code: 'small', 12, true
	Template    Kind = "template"    // Texts between which the types of Of stand
	Reference   Kind = "reference"   // Text is its name, Of its arguments, Target where it is declared
	Parameter   Kind = "parameter"   // Text is the name of a type parameter
	Query       Kind = "query"       // typeof Text, Of its arguments
	Union       Kind = "union"       // Of: its members
	Intersect   Kind = "intersect"   // Of: its members
	Array       Kind = "array"       // Of: its element
	Tuple       Kind = "tuple"       // Elements
	Func        Kind = "function"    // Function
	Object      Kind = "object"      // Members
	Mapped      Kind = "mapped"      // Mapping
	Operator    Kind = "operator"    // Text: keyof, readonly, unique; Of its operand
	Indexed     Kind = "indexed"     // Of: the object and the index
	Conditional Kind = "conditional" // Of: the checked type, what it is held against, both results
	Infer       Kind = "infer"       // Text is the name, Of its constraint
	Predicate   Kind = "predicate"   // Text: “value is” or “asserts value is”; Of the type
)

// Type is a node of the tree. Trees are shared and never changed.
type Type struct {
	Kind     Kind      `json:"kind"`
	Text     string    `json:"text,omitempty"`
	Texts    []string  `json:"texts,omitempty"`
	Of       []*Type   `json:"of,omitempty"`
	Target   *Target   `json:"target,omitempty"`
	Function *Function `json:"function,omitempty"`
	Members  []Member  `json:"members,omitempty"`
	Elements []Element `json:"elements,omitempty"`
	Mapping  *Mapping  `json:"mapping,omitempty"`
	// Parens says that the author wrote parentheses around it; those that the grammar wants need no saying.
	Parens bool `json:"parens,omitempty"`
	// Closed says that a semicolon stands behind the last member of an object, too.
	Closed bool `json:"closed,omitempty"`
	// Differs says why the type as a whole is not the one that was declared, "" where the two are the same.
	Differs string `json:"differs,omitempty"`
}

// Target is where a name is declared.
type Target struct {
	Package string `json:"package"`
	File    string `json:"file,omitempty"` // from the package's name on
	Name    string `json:"name"`
}

// Function is a signature.
type Function struct {
	TypeParameters []TypeParameter `json:"typeParameters,omitempty"`
	Parameters     []Argument      `json:"parameters"`
	Returns        *Type           `json:"returns,omitempty"`
	New            string          `json:"new,omitempty"` // new or abstract new, of a constructor
}

// Argument is one parameter of a function.
type Argument struct {
	Name     string `json:"name"`
	Type     *Type  `json:"type,omitempty"`
	Optional bool   `json:"optional,omitempty"`
	Rest     bool   `json:"rest,omitempty"`
}

// TypeParameter is a parameter of a generic function.
type TypeParameter struct {
	Name       string `json:"name"`
	Constraint *Type  `json:"constraint,omitempty"`
	Default    *Type  `json:"default,omitempty"`
}

// Member is a part of an object: a property, or a function where Function is set. Without a name it is a call or
// construct signature.
type Member struct {
	Name     string    `json:"name,omitempty"` // as code
	Optional bool      `json:"optional,omitempty"`
	Readonly bool      `json:"readonly,omitempty"`
	Accessor string    `json:"accessor,omitempty"` // get or set
	Key      *Argument `json:"key,omitempty"`      // of an index signature
	Type     *Type     `json:"type,omitempty"`
	Function *Function `json:"function,omitempty"`
}

// Element is a part of a tuple.
type Element struct {
	Name     string `json:"name,omitempty"`
	Optional bool   `json:"optional,omitempty"`
	Rest     bool   `json:"rest,omitempty"`
	Type     *Type  `json:"type"`
}

// Mapping is what a mapped type does with the keys of another.
type Mapping struct {
	Parameter string `json:"parameter"`
	In        *Type  `json:"in"`
	As        *Type  `json:"as,omitempty"`
	Readonly  string `json:"readonly,omitempty"` // readonly, +readonly or -readonly
	Optional  string `json:"optional,omitempty"` // ?, +? or -?
	Type      *Type  `json:"type,omitempty"`
}
