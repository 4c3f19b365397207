package packages

import (
	"path/filepath"
	"slices"

	"vitrine/internal/reference"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
)

// Package is everything that one installed package offers.
type Package struct {
	Package    string            `json:"package"`
	Version    string            `json:"version"`
	Components []reference.Entry `json:"components"`
	Hooks      []reference.Entry `json:"hooks"`
	Interfaces []reference.Entry `json:"interfaces"`
}

// Read reads an installed package, ours or not; no names mean all its components and hooks, in the order of the
// declarations. What types can't tell is taken from the site's configuration where it knows the package.
func Read(folder, name string, exports []string, config source.Config) (Package, error) {
	folder, err := filepath.Abs(folder)
	if err != nil {
		return Package{}, err
	}
	// All of it is read: where a prop comes from is only known when the other components are.
	facts, err := typescript.Facts(typescript.FactsRequest{Folder: folder, Packages: []string{name},
		Interfaces: exports})
	if err != nil {
		return Package{}, err
	}
	policy := reference.Policy{}
	for _, r := range config.References {
		if slices.Contains(r.Packages, name) {
			policy = reference.PolicyOf(r)
		}
	}
	policy.Omit, policy.Declared = nil, true
	found := Package{Package: name, Version: facts[0].Version, Components: []reference.Entry{},
		Hooks: []reference.Entry{}, Interfaces: []reference.Entry{}}
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
	return found, nil
}
