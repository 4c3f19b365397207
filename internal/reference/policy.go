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
	Elsewhere   []string     // packages that others document: what these pass on is documented there
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
	r := &room{policy: policy, own: map[string]map[string]bool{}, owners: map[facts.Origin]string{},
		owned: ownership(packages)}
	for _, p := range packages {
		r.read = append(r.read, p.Name)
	}
	for _, p := range packages {
		for _, c := range p.Components {
			r.learn(c)
		}
	}
	for _, p := range packages {
		for _, h := range p.Hooks {
			for _, m := range h.Parameters {
				if h.Object && isNamedAfterHook(h, m.From) {
					r.owners[m.From] = h.Name
				}
			}
		}
	}
	var entries []Entry
	for _, p := range packages {
		for _, c := range p.Components {
			if r.belongs(p.Name, c.File) && !r.omitted(c.Name) {
				entries = append(entries, r.component(p, c))
			}
		}
		for _, h := range p.Hooks {
			if r.belongs(p.Name, h.File) && !r.omitted(h.Name) {
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

// isNamedAfterHook says whether a declaration is a hook's own: its type bears the name, or stands in the hook's file.
func isNamedAfterHook(h facts.Hook, from facts.Origin) bool {
	return strings.HasPrefix(strings.ToLower(from.Type), strings.ToLower(h.Name)) ||
		from.File == h.File && strings.EqualFold(stem(h.File), h.Name)
}

// belongs says whether a package documents a declaration: its own, and what it passes on of packages that nobody else
// documents, as one does that only gathers others.
func (r *room) belongs(pkg, file string) bool {
	if within(file, pkg) {
		return true
	}
	elsewhere := func(other string) bool { return within(file, other) }
	return file != "" && !slices.ContainsFunc(r.read, elsewhere) &&
		!slices.ContainsFunc(r.policy.Elsewhere, elsewhere)
}

// within says whether a declaration lies in a package.
func within(file, pkg string) bool { return strings.HasPrefix(file, pkg+"/") }

type room struct {
	policy Policy
	read   []string                   // names of the packages
	own    map[string]map[string]bool // component to its own props
	owners map[facts.Origin]string    // declaration to the component or hook that documents it
	*owned
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
