package vitrine

// Reference is one list of a reference page: props, slots, classes, parameters, returned values, members.
type Reference struct {
	ID      string         `json:"id"`               // of the list; its rows' ids begin alike
	Section string         `json:"section"`          // whose display option holds: props, slots or classes
	Label   string         `json:"label"`            // "Props of Button"
	Word    string         `json:"word"`             // what a row is: Prop, Slot, Class, Parameter …
	Switch  bool           `json:"switch"`           // the display options are shown above
	Filter  bool           `json:"filter,omitempty"` // so is the field that filters all lists of the page
	Types   bool           `json:"types"`            // rows have types; the table has columns for them
	Rules   bool           `json:"rules"`            // classes have rule names
	Rows    []ReferenceRow `json:"rows"`
	Groups  []Origin       `json:"groups,omitempty"` // props from elsewhere, instead of rows

	Door *PlaygroundDoor `json:"door,omitempty"` // to a playground of these props, nil for none

	Of    string   `json:"-"` // name of the entry
	Opens []string `json:"-"` // ids of the definitions that its types open
	// what names in the types of all lists of the page stand for: on the page's last list
	Definitions []Definition `json:"definitions,omitempty"`
}

// Definition is what the name of a type stands for. Types are HTML.
type Definition struct {
	ID         string             `json:"id"` // of its element, which buttons in types open
	Name       string             `json:"name"`
	Parameters string             `json:"parameters,omitempty"` // of a generic type: T, U
	Package    string             `json:"package,omitempty"`    // npm package, "" for what the language declares
	Owner      string             `json:"owner,omitempty"`      // of a type parameter: the type that has it
	Empty      bool               `json:"empty,omitempty"`      // an interface without members, for others to add some
	Text       Prose              `json:"text"`
	Type       []string           `json:"type,omitempty"`    // arms of a union; of a type parameter its constraint
	Default    string             `json:"default,omitempty"` // of a type parameter
	Extends    []string           `json:"extends,omitempty"`
	Members    []DefinitionMember `json:"members,omitempty"`
	More       int                `json:"more,omitempty"` // members that are not shown
	UsedBy     []Link             `json:"usedBy,omitempty"`
	MoreUses   int                `json:"moreUses,omitempty"`
}

// DefinitionMember is one member of a type.
type DefinitionMember struct {
	Name     string `json:"name"`
	Optional bool   `json:"optional,omitempty"`
	Type     string `json:"type"`
	Text     string `json:"text,omitempty"` // one sentence
}

// ReferenceRow is one line: a name with its facts.
type ReferenceRow struct {
	ID         string              `json:"id"` // anchor; public, and guarded by a test
	Name       string              `json:"name"`
	Note       string              `json:"note"`    // Required, State or ""
	Type       []string            `json:"type"`    // arms of a union, as HTML: names of documented types are links
	TypeText   string              `json:"-"`       // the same as TypeScript
	Default    string              `json:"default"` // code; "" for none
	Class      string              `json:"class"`   // class name with its dot
	Rule       string              `json:"rule"`    // key of a class
	Text       Prose               `json:"text"`    // description
	Deprecated bool                `json:"deprecated"`
	Reason     Prose               `json:"reason"`    // why it is deprecated
	Signature  string              `json:"signature"` // code
	Arguments  []ReferenceArgument `json:"arguments,omitempty"`
	Returns    Prose               `json:"returns"`

	Control string `json:"control,omitempty"` // address of what sets the prop in a playground
	Here    bool   `json:"here,omitempty"`    // a script opens the playground that the row leads to
	Shown   *Link  `json:"shown,omitempty"`   // a demo or a playground whose code sets it, where it has no control

	Since           string `json:"since,omitempty"`           // release that brought it, where it is not the first known
	DeprecatedSince string `json:"deprecatedSince,omitempty"` // release that deprecated it, where that is known
}

// ReferenceArgument is a name with what it means.
type ReferenceArgument struct {
	Name string `json:"name"`
	Text Prose  `json:"text"`
}

// Origin is a group of props that come from elsewhere: another component, a shared type, or the platform.
type Origin struct {
	Label string          `json:"label"`
	Href  string          `json:"href"` // the page that describes them, "" for none
	Count int             `json:"count"`
	Rows  []InheritedProp `json:"rows,omitempty"`
	Names []string        `json:"names,omitempty"` // attributes that need no description
}

// InheritedProp is a prop that another page describes.
type InheritedProp struct {
	Name string `json:"name"`
	Href string `json:"href"` // its row, "" where no page has it
	Type string `json:"type"`
	Text string `json:"text"` // one sentence

	TypeText string `json:"-"` // the whole type as TypeScript
}

// Tab is one of several pages about the same subject.
type Tab struct {
	Label   string `json:"label"`
	Href    string `json:"href"`
	Current bool   `json:"current"`
}
