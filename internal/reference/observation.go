package reference

import (
	"slices"

	"vitrine/internal/vitrine"
)

// Observation is what was seen of an export in a browser, while the site was built.
type Observation struct {
	Name       string   `json:"name"`
	Browser    string   `json:"browser"`              // the one that it was seen in
	Imports    []bool   `json:"imports"`              // which of its printed imports gave it, all of them the same thing
	Failed     string   `json:"failed,omitempty"`     // why nothing is known of its elements
	Root       string   `json:"root,omitempty"`       // its outermost element, where it draws exactly one
	Ref        *Place   `json:"ref,omitempty"`        // what a ref got
	Attributes *Place   `json:"attributes,omitempty"` // where an attribute arrived that it does not know
	ClassName  *Place   `json:"className,omitempty"`
	Style      *Place   `json:"style,omitempty"`
	Classes    []string `json:"classes,omitempty"` // those of its documented classes that were there
	Drawing    *Drawing `json:"drawing,omitempty"` // nil where it shows no parts; an entry has it beside
}

// Drawing is a component as a browser drew it while the site was built (see web/engine/trial/draw.tsx).
type Drawing struct {
	HTML   string                `json:"html"`
	CSS    string                `json:"css"`
	Width  float64               `json:"width"`
	Height float64               `json:"height"`
	Parts  []Part                `json:"parts"`
	Layout vitrine.AnatomyLayout `json:"layout"`
}

// Part is an element of a drawing with a documented class.
type Part struct {
	Class string            `json:"class"`
	Tag   string            `json:"tag"`
	Role  string            `json:"role"` // for assistive technology, "" for none
	Name  string            `json:"name"` // as it is spoken
	Style map[string]string `json:"style"`
}

// Where something arrived.
const (
	AtRoot     = "root"     // its outermost element
	AtInside   = "inside"   // another one of its elements
	AtChild    = "child"    // an element that it was given as a child
	AtOutside  = "outside"  // an element that it did not draw
	AtInstance = "instance" // of a class component, which draws nothing by itself
	AtHandle   = "handle"   // an object of its own making
	AtNowhere  = "nowhere"
)

// Place is where something that a component was given arrived.
type Place struct {
	At        string   `json:"at"`
	Tag       string   `json:"tag,omitempty"`       // name of the element
	Interface string   `json:"interface,omitempty"` // of the element that a ref got: HTMLButtonElement
	Members   []string `json:"members,omitempty"`   // of a handle, sorted
}

// IsSeen says whether the component was rendered.
func (o *Observation) IsSeen() bool { return o != nil && o.Failed == "" && o.Attributes != nil }

// Observed are entries with what was seen of them. An import that gives something else, or nothing, is not printed.
func Observed(entries []Entry, seen map[string]*Observation) []Entry {
	made := slices.Clone(entries)
	for i := range made {
		o := seen[made[i].Name]
		if o == nil {
			continue
		}
		known := *o
		made[i].Drawing, known.Drawing = o.Drawing, nil
		made[i].Observation = &known
		var statements []string
		for n, statement := range made[i].Imports {
			if n >= len(o.Imports) || o.Imports[n] {
				statements = append(statements, statement)
			}
		}
		made[i].Imports = statements
	}
	return made
}

// Unimportable are the printed imports that don't give what they name.
func Unimportable(entries []Entry, seen map[string]*Observation) []string {
	var list []string
	for _, e := range entries {
		o := seen[e.Name]
		for n, statement := range e.Imports {
			if o != nil && n < len(o.Imports) && !o.Imports[n] {
				list = append(list, statement)
			}
		}
	}
	return list
}
