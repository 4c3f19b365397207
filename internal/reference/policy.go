// Package reference decides what a reference says of components, hooks and interfaces, and where it says it.
//
// In: facts, which another room read from the declarations of npm packages, and a policy. Out: entries with their rows,
// the markdown of their pages, the lists, costs and controls that pages show. Never here: the compiler, HTML of pages,
// names of any library.
package reference

import (
	"path"
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/vitrine/facts"
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

// stateKeys are classes that say in which state a component is; all components share them.
var stateKeys = []string{"active", "checked", "completed", "disabled", "error", "expanded", "focused", "focusVisible",
	"open", "readOnly", "required", "selected"}

// Read turns the facts of some packages into entries, by name.
func Read(packages []facts.Package, policy Policy) []Entry {
	r := &room{policy: policy, own: map[string]map[string]bool{}, owners: map[facts.Origin]string{}}
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
	owners map[facts.Origin]string    // declaration to the component or hook that documents it
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
func (r *room) learn(c facts.Component) {
	own := ownProps(c)
	r.own[c.Name] = own
	count := map[facts.Origin]int{}
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
func closer(a, b string, from facts.Origin) bool {
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
func ownProps(c facts.Component) map[string]bool {
	own := map[string]bool{}
	for _, p := range c.Props {
		if p.Doc.Has("ignore") {
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
func ownFolder(c facts.Component, from facts.Origin) bool {
	dir := path.Dir(c.File)
	return strings.EqualFold(path.Base(dir), c.Name) && (path.Dir(from.File) == dir)
}
