package packages

import (
	"fmt"
	"path/filepath"
	"slices"

	"vitrine/internal/reference"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
	"vitrine/internal/workspace"
)

// Package is everything that one installed package offers.
type Package struct {
	Package    string            `json:"package"`
	Version    string            `json:"version"`
	Components []reference.Entry `json:"components"`
	Hooks      []reference.Entry `json:"hooks"`
	Interfaces []reference.Entry `json:"interfaces"`
	// Shared are props that so many components take that each names them only.
	Shared []reference.Group `json:"shared,omitempty"`
	// Named are what the names in types stand for.
	Named []reference.Named `json:"-"`
}

// NothingFound says that a package offers nothing that a reference could list.
type NothingFound struct{ Package string }

func (e NothingFound) Error() string {
	return fmt.Sprintf("%s exports no component, no hook and no interface that its reference lists: its types were "+
		"read, and nothing in them can stand in JSX. Is it the right package, and does it have a build with types?",
		e.Package)
}

// Read reads an installed package, ours or not; no names mean all its components and hooks and the interfaces that the
// site documents, in the order of the declarations. What types can't tell is taken from the site's configuration where
// it knows the package.
func Read(folder, name string, exports []string, config source.Config) (Package, error) {
	folder, err := filepath.Abs(folder)
	if err != nil {
		return Package{}, err
	}
	policy, interfaces := reference.Policy{}, slices.Clone(exports)
	for _, r := range config.References {
		if slices.Contains(r.Packages, name) {
			policy = reference.PolicyOf(r, config.References)
			interfaces = append(interfaces, r.Interfaces...)
		}
	}
	// All of it is read: where a prop comes from is only known when the other components are.
	written := &Reader{Sources: workspace.Find(filepath.Join(folder, "site"))} // packages beside any site of the project
	facts, err := typescript.Facts(typescript.FactsRequest{Folder: folder, Packages: []string{name},
		Interfaces: interfaces, Written: written.written(), Source: written.Sources.Source})
	if err != nil {
		return Package{}, err
	}
	policy.Omit, policy.Declared, policy.Collections = nil, true, nil
	found := Package{Package: name, Version: facts[0].Version, Named: reference.NamedTypes(facts),
		Components: []reference.Entry{},
		Hooks:      []reference.Entry{}, Interfaces: []reference.Entry{}}
	for _, entry := range reference.Read(facts, policy) {
		if len(exports) > 0 && !slices.Contains(exports, entry.Name) {
			continue
		}
		switch entry.Kind {
		case reference.Component:
			found.Components = append(found.Components, entry)
		case reference.Hook:
			found.Hooks = append(found.Hooks, entry)
		default:
			found.Interfaces = append(found.Interfaces, entry)
		}
	}
	if len(exports) == 0 {
		found.Shared = share(found.Components)
	}
	return found, nil
}

// share takes the rows of what most components share out of them, so that each is told once and not hundreds of times.
// What an element needs stays where it is.
func share(components []reference.Entry) (shared []reference.Group) {
	at := map[string]int{}
	for _, c := range components {
		for n, group := range c.Inherited {
			if group.Kind != reference.FromSystem {
				continue
			}
			i, known := at[group.Label]
			if !known {
				i = len(shared)
				at[group.Label] = i
				shared = append(shared, reference.Group{Kind: group.Kind, Label: group.Label})
			}
			var wanted []reference.Row
			for _, row := range group.Rows {
				if row.Required {
					wanted = append(wanted, row)
					continue
				}
				c.Inherited[n].Names = append(c.Inherited[n].Names, row.Name)
				if !slices.ContainsFunc(shared[i].Rows, func(r reference.Row) bool { return r.Name == row.Name }) {
					shared[i].Rows = append(shared[i].Rows, row)
				}
			}
			c.Inherited[n].Rows = wanted
			shared[i].Count = len(shared[i].Rows)
		}
	}
	return shared
}
