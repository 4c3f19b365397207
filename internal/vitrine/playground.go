package vitrine

// Playground is a component with controls for its props: a picture that comes to life at the first touch, and code.
type Playground struct {
	ID        string           `json:"id"` // unique on the page
	Component string           `json:"component"`
	Controls  []Control        `json:"controls"`
	Total     int              `json:"total"`  // of its own props
	States    []string         `json:"states"` // that it can be shown in, beside rest: hover, focus, disabled
	Focus     []string         `json:"focus"`  // classes that the library sets on what has the focus
	Icons     []PlaygroundIcon `json:"icons"`  // to choose from
	Element   CodeElement      `json:"element"`
	Theme     string           `json:"theme"`   // key of the component in a theme, "" for none
	API       string           `json:"api"`     // address of its reference, "" for none
	Code      string           `json:"code"`    // at first, highlighted
	Text      string           `json:"text"`    // the same as text
	Picture   *Demo            `json:"picture"` // its module is written by the build, its source is the code at first
}

// CodeElement is the code of an element, taken apart so that other props can be put in.
type CodeElement struct {
	Imports    []string        `json:"imports"`    // statements, that of the component first
	Preamble   string          `json:"preamble"`   // declarations between imports and element, "" for none
	Before     string          `json:"before"`     // lines before the element
	After      string          `json:"after"`      // lines behind it
	Indent     int             `json:"indent"`     // of the element, in columns
	Attributes []CodeAttribute `json:"attributes"` // in their order
	Children   string          `json:"children"`   // lines of code, "" for none or where a control has them
}

// CodeAttribute is an attribute of an element. One that has a control begins with this value.
type CodeAttribute struct {
	Name string `json:"name"`
	Code string `json:"code"` // size="small", open, options={[…]}
}

// Control sets one prop.
type Control struct {
	Name    string      `json:"name"`
	Kind    ControlKind `json:"kind"`
	Values  []any       `json:"values,omitempty"`  // of a choice
	Default any         `json:"default,omitempty"` // what holds when nothing is set, where that is known
	Initial any         `json:"initial,omitempty"` // what the picture begins with, where that is set
	Fields  []Control   `json:"fields,omitempty"`  // of an object
	Type    string      `json:"type"`              // as TypeScript
	Text    string      `json:"text"`              // one sentence, "" for none
	Href    string      `json:"href"`              // row of the reference, "" for none
	More    bool        `json:"more,omitempty"`    // one of those that few readers want, to be folded away
}

// ControlKind says what sets a prop.
type ControlKind string

// Kinds of controls.
const (
	ControlSwitch ControlKind = "switch" // true or false
	ControlChoice ControlKind = "choice" // one of several values
	ControlNumber ControlKind = "number"
	ControlText   ControlKind = "text"
	ControlNode   ControlKind = "node"   // a text in the place of anything that can be rendered
	ControlIcon   ControlKind = "icon"   // the name of an icon, null for none
	ControlObject ControlKind = "object" // each of its fields
)

// PlaygroundIcon is an icon that a prop can be set to.
type PlaygroundIcon struct {
	Name   string `json:"name"`   // of the component
	Import string `json:"import"` // statement
}

// PlaygroundDoor is what a list of props has in the place of a playground that another page carries: it is opened by
// whoever wants it, and costs nobody else anything.
type PlaygroundDoor struct {
	ID        string `json:"id"`   // of the playground, on either page
	Page      string `json:"page"` // address of the page that has it
	Component string `json:"component"`
	Controls  int    `json:"controls"`       // how many it has
	Total     int    `json:"total"`          // of the component's own props
	Read      bool   `json:"read,omitempty"` // readers come to that page, scripts or not
}

// BlockKind implements BlockData.
func (*Playground) BlockKind() BlockKind { return BlockPlayground }
