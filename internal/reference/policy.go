package reference

import (
	"path"
	"slices"
	"strings"
)

// Policy is what types can't tell: how a family is presented.
type Policy struct {
	Omit        []string // patterns of names that get no entry, such as *Icon
	ClassPrefix string   // stands before the generated names of classes
	StatePrefix string   // stands before the keys of state classes, which components share; "" for none
	System      string   // package whose props are style functions, listed as a group of their own; "" for none
	// Open names generic types of unions to which users may add; a plain string is then a value as well.
	Open        []string
	Collections []Collection // functions and constants that are listed together
	// Declared keeps the order of the declarations instead of what pages want: required first, then by name.
	Declared bool
}

// Collection is a page that lists functions or constants by a pattern of their names.
type Collection struct {
	Name    string // of the entry: Selectors
	Pattern string // *Selector
	Text    string // markdown: what they are for
}

// stateKeys are classes that say in which state a component is; all components share them (catalogue CC).
var stateKeys = []string{"active", "checked", "completed", "disabled", "error", "expanded", "focused", "focusVisible",
	"open", "readOnly", "required", "selected"}

// Kinds of entries.
const (
	Component = "component"
	Hook      = "hook"
	Interface = "interface"
	Values    = "values"
)

// Entry is what a reference page says.
type Entry struct {
	Kind       string   `json:"kind"`
	Name       string   `json:"name"`
	Package    string   `json:"package"`
	Version    string   `json:"version"`
	Imports    []string `json:"imports"`               // statements, the deepest module first
	Text       string   `json:"description,omitempty"` // markdown
	Deprecated string   `json:"deprecated,omitempty"`  // why and since when
	Old        bool     `json:"isDeprecated,omitempty"`
	Ref        string   `json:"ref,omitempty"` // type of the element that a ref gets, "" where none is known
	Inherits   *Parent  `json:"inherits,omitempty"`
	ThemeName  string   `json:"themeDefaultProps,omitempty"` // key of its default props in a theme
	Props      []Row    `json:"props,omitempty"`             // of a component: its own
	Inherited  []Group  `json:"inherited,omitempty"`         // by where they come from
	Slots      []Row    `json:"slots,omitempty"`
	Classes    []Row    `json:"classes,omitempty"`
	Parameters []Row    `json:"parameters,omitempty"` // of a hook
	Object     bool     `json:"object,omitempty"`     // the hook takes them as one object
	Returns    []Row    `json:"returns,omitempty"`
	ReturnType string   `json:"returnType,omitempty"`
	Members    []Row    `json:"members,omitempty"` // of an interface
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
	FromSystem    = "system"    // style functions
	FromPlatform  = "dom"       // attributes that React and CSS declare
)

// Group are props that come from somewhere else.
type Group struct {
	Kind  string   `json:"kind"`
	Label string   `json:"label"`
	Owner string   `json:"owner,omitempty"` // component that documents them
	Rows  []Row    `json:"props,omitempty"`
	Names []string `json:"names,omitempty"` // of the platform, where not every element has them
	Count int      `json:"count"`
}

// Row is one line of a reference.
type Row struct {
	Name       string     `json:"name"`
	Required   bool       `json:"required"`
	Type       string     `json:"type,omitempty"`
	Default    string     `json:"default,omitempty"`
	Text       string     `json:"description,omitempty"` // markdown
	Deprecated string     `json:"deprecated,omitempty"`  // the reason
	Old        bool       `json:"isDeprecated,omitempty"`
	Call       *Signature `json:"call,omitempty"`      // of a function
	Signature  string     `json:"signature,omitempty"` // printed, where the type does not say it
	Arguments  []Argument `json:"arguments,omitempty"` // parameters that are described
	Returns    string     `json:"returns,omitempty"`   // markdown
	Class      string     `json:"class,omitempty"`     // generated name of a class, without dot
	State      bool       `json:"state,omitempty"`     // the class is shared by all components in that state
	From       string     `json:"from,omitempty"`      // file of the declaration
}

// Argument is what a documented parameter of a function means.
type Argument struct {
	Name string `json:"name"`
	Text string `json:"description"`
}

// Read turns the facts of some packages into entries, by name.
func Read(packages []Facts, policy Policy) []Entry {
	r := &room{policy: policy, own: map[string]map[string]bool{}, owners: map[Origin]string{}}
	for _, p := range packages {
		for _, c := range p.Components {
			r.learn(c)
		}
	}
	for _, p := range packages {
		for _, h := range p.Hooks {
			for _, m := range h.Parameters {
				_, taken := r.owners[m.From]
				if h.Object && (!taken || strings.HasPrefix(strings.ToLower(m.From.Type), strings.ToLower(h.Name))) {
					r.owners[m.From] = h.Name
				}
			}
		}
	}
	var entries []Entry
	for _, p := range packages {
		for _, c := range p.Components {
			if within(c.File, p.Name) && !r.omitted(c.Name) {
				entries = append(entries, r.component(p, c))
			}
		}
		for _, h := range p.Hooks {
			if within(h.File, p.Name) && !r.omitted(h.Name) {
				entries = append(entries, r.hook(p, h))
			}
		}
		for _, i := range p.Interfaces {
			entries = append(entries, r.iface(p, i))
		}
		for _, c := range policy.Collections {
			if entry := r.collection(p, c); len(entry.Members) > 0 {
				entries = append(entries, entry)
			}
		}
	}
	slices.SortStableFunc(entries, func(a, b Entry) int {
		return strings.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name))
	})
	return slices.CompactFunc(entries, func(a, b Entry) bool { return a.Name == b.Name })
}

// within says whether a declaration belongs to a package; what a package only passes on is documented where it is from.
func within(file, pkg string) bool { return strings.HasPrefix(file, pkg+"/") }

type room struct {
	policy Policy
	own    map[string]map[string]bool // component to its own props
	owners map[Origin]string          // declaration to the component or hook that documents it
}

func (r *room) sort(rows []Row) {
	if !r.policy.Declared {
		sortRows(rows)
	}
}

func (r *room) omitted(name string) bool {
	return slices.ContainsFunc(r.policy.Omit, func(pattern string) bool {
		ok, _ := path.Match(pattern,
			name)
		return ok
	})
}

// learn notes which declarations a component documents as its own.
func (r *room) learn(c FactComponent) {
	own := ownProps(c)
	r.own[c.Name] = own
	count := map[Origin]int{}
	for _, p := range c.Props {
		if own[p.Name] {
			count[p.From]++
		}
	}
	for from := range count {
		known, taken := r.owners[from]
		if !taken || closer(c.Name, known, from) {
			r.owners[from] = c.Name
		}
	}
}

// closer says whether a declaration belongs to component a rather than to b: it lies in the folder or bears the name.
func closer(a, b string, from Origin) bool {
	score := func(name string) int {
		n := 0
		if strings.HasPrefix(from.Type, name) {
			n += len(name)
		}
		if path.Base(path.Dir(from.File)) == name {
			n += 100
		}
		return n
	}
	return score(a) > score(b)
}

// ownProps are the props that a component documents as its own: those that its published propTypes check, and where it
// publishes none, those that are declared in its own file or folder or under its name. What nobody described, or what
// is marked @ignore, is no documentation.
func ownProps(c FactComponent) map[string]bool {
	own := map[string]bool{}
	for _, p := range c.Props {
		if p.Doc.has("ignore") {
			continue
		}
		if c.Published.Props != nil {
			if slices.Contains(c.Published.Props, p.Name) && (p.Doc.Text != "" || c.Published.Docs[p.Name] != "") {
				own[p.Name] = true
			}
		} else if p.From.File == c.File || strings.HasPrefix(p.From.Type, c.Name) || ownFolder(c, p.From) {
			own[p.Name] = true
		}
	}
	return own
}

// ownFolder says whether a declaration lies beside the component's, in a folder that is the component's alone.
func ownFolder(c FactComponent, from Origin) bool {
	dir := path.Dir(c.File)
	return strings.EqualFold(path.Base(dir), c.Name) && (path.Dir(from.File) == dir)
}
