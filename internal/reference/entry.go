package reference

import (
	"github.com/microsoft/typescript-go/vitrine/typetree"

	"vitrine/internal/history"
)

// Kinds of entries.
const (
	Component = "component"
	Hook      = "hook"
	Interface = "interface"
	Values    = "values"
)

// Entry is what a reference page says.
type Entry struct {
	Kind         string         `json:"kind"`
	Name         string         `json:"name"`
	Package      string         `json:"package"`
	Version      string         `json:"version"`
	Imports      []string       `json:"imports"`               // statements, the deepest module first
	Of           string         `json:"of,omitempty"`          // what it is a part of: Dialog for Dialog.Root
	Text         string         `json:"description,omitempty"` // markdown
	Deprecated   string         `json:"deprecated,omitempty"`  // why and since when
	IsDeprecated bool           `json:"isDeprecated,omitempty"`
	Ref          string         `json:"ref,omitempty"` // type of the element that a ref gets, "" where none is known
	Inherits     *Parent        `json:"inherits,omitempty"`
	ThemeName    string         `json:"themeDefaultProps,omitempty"` // key of its default props in a theme
	Props        []Row          `json:"props,omitempty"`             // of a component: its own
	Inherited    []Group        `json:"inherited,omitempty"`         // by where they come from
	Untold       []string       `json:"untold,omitempty"`            // props that are taken and not documented
	Anything     bool           `json:"anything,omitempty"`          // props are taken that nobody can list
	Untyped      bool           `json:"untyped,omitempty"`           // nothing declares what its props are but PropTypes
	AnythingWith []string       `json:"anythingWith,omitempty"`      // or are once one of these is given
	Slots        []Row          `json:"slots,omitempty"`
	Classes      []Row          `json:"classes,omitempty"`
	Parameters   []Row          `json:"parameters,omitempty"` // of a hook
	Object       bool           `json:"object,omitempty"`     // the hook takes them as one object
	Returns      []Row          `json:"returns,omitempty"`
	ReturnType   *typetree.Type `json:"returnTypeTree,omitempty"`
	Members      []Row          `json:"members,omitempty"`  // of an interface
	Observation  *Observation   `json:"observed,omitempty"` // nil where nothing was tried
	Drawing      *Drawing       `json:"-"`                  // of its anatomy
	Timeline
}

// Parent is the component whose props are accepted as well.
type Parent struct {
	Name string `json:"name"`
	Href string `json:"href,omitempty"` // where its own documentation says it is; the site may have a page of its own
}

// Kinds of groups: where props come from.
const (
	FromSelf      = "self"      // the component declares them and describes none of them
	FromComponent = "component" // another component or a hook documents them
	FromType      = "type"      // a type that several components share
	FromSystem    = "system"    // what most components of the library share, such as style functions
	FromPlatform  = "dom"       // attributes that React and CSS declare
)

// Group are props that come from somewhere else.
type Group struct {
	Kind  string   `json:"kind"`
	Label string   `json:"label"`
	Owner string   `json:"owner,omitempty"` // component that documents them
	Rows  []Row    `json:"props,omitempty"`
	Names []string `json:"names,omitempty"` // of the platform, where not every element has them
	Every []string `json:"every,omitempty"` // of the platform, names that are only counted
	Count int      `json:"count"`
}

// Row is one line of a reference.
type Row struct {
	Name         string             `json:"name"`
	Required     bool               `json:"required"`
	Type         *typetree.Type     `json:"typeTree,omitempty"`
	Default      string             `json:"default,omitempty"`
	Text         string             `json:"description,omitempty"` // markdown
	Deprecated   string             `json:"deprecated,omitempty"`  // the reason
	IsDeprecated bool               `json:"isDeprecated,omitempty"`
	Call         *typetree.Function `json:"-"`                   // of a function
	Signature    string             `json:"signature,omitempty"` // printed, where the type does not say it
	Arguments    []Argument         `json:"arguments,omitempty"` // parameters that are described
	Returns      string             `json:"returns,omitempty"`   // markdown
	Class        string             `json:"class,omitempty"`     // generated name of a class, without dot
	State        bool               `json:"state,omitempty"`     // the class is shared by all components in that state
	From         string             `json:"from,omitempty"`      // file of the declaration
	Timeline
}

// Timeline is what a history of releases tells of an entry or a row.
type Timeline struct {
	Since           string           `json:"since,omitempty"` // "" where it was there from the beginning of the history
	DeprecatedSince string           `json:"deprecatedSince,omitempty"`
	Changed         []history.Moment `json:"changed,omitempty"`
}

// Argument is what a documented parameter of a function means.
type Argument struct {
	Name string `json:"name"`
	Text string `json:"description"`
}
