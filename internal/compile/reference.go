package compile

import (
	"fmt"
	"path/filepath"
	"slices"

	"vitrine/internal/cache"
	"vitrine/internal/diag"
	"vitrine/internal/reference"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
)

// readReferences makes the entries of all configured packages. Facts depend on the lock file alone.
func (b *Builder) readReferences(config source.Config) ([][]reference.Entry, error) {
	packages, interfaces, values := reference.Wanted(config.References)
	if len(packages) == 0 {
		return make([][]reference.Entry, len(config.References)), nil
	}
	key := cache.Key("reference", b.lock, config.References)
	text, err := b.cache.Step("reference", key, func() ([]byte, error) {
		b.options.Progress("types", 0, len(packages))
		facts, err := typescript.Facts(typescript.FactsWanted{Folder: filepath.Dir(b.options.Site), Packages: packages,
			Interfaces: interfaces, Values: values})
		if err != nil {
			return nil, err
		}
		return reference.Encode(reference.ReadAll(config.References, facts))
	})
	if err != nil {
		return nil, err
	}
	return reference.Decode(text)
}

// addReferences makes the pages of the reference and puts them into the tree and its navigation. The costs of imports
// are left out if they are not known and nobody is to wait for them.
func (b *Builder) addReferences(tree *source.Tree, problems *diag.List, wait bool) *reference.Index {
	all, err := b.readReferences(tree.Config)
	var costs map[string]reference.Cost
	if err == nil {
		costs, err = b.costs(tree.Config, all, wait)
	}
	if err != nil {
		problems.Add(diag.Problem{File: configFile, What: fmt.Sprintf("The reference can't be made: %v.", err),
			Why: "Its pages would be missing.", Fix: "Install the packages that “references” names: npm ci."})
		return reference.Empty()
	}
	return reference.Add(tree, reference.Options{Entries: all, Costs: costs, Describe: described}, problems)
}

const configFile = "vitrine.yaml"

// PackageReference is everything that one installed package offers.
type PackageReference struct {
	Package    string            `json:"package"`
	Version    string            `json:"version"`
	Components []reference.Entry `json:"components"`
	Hooks      []reference.Entry `json:"hooks"`
	Interfaces []reference.Entry `json:"interfaces"`
}

// Read reads an installed package, ours or not; no names mean all its components and hooks, in the order of the
// declarations. What types can't tell is taken from the site's configuration where it knows the package.
func Read(folder, name string, exports []string, config source.Config) (PackageReference, error) {
	folder, err := filepath.Abs(folder)
	if err != nil {
		return PackageReference{}, err
	}
	// All of it is read: where a prop comes from is only known when the other components are.
	facts, err := typescript.Facts(typescript.FactsWanted{Folder: folder, Packages: []string{name},
		Interfaces: exports})
	if err != nil {
		return PackageReference{}, err
	}
	policy := reference.Policy{}
	for _, r := range config.References {
		if slices.Contains(r.Packages, name) {
			policy = reference.PolicyOf(r)
		}
	}
	policy.Omit, policy.Declared = nil, true
	made := PackageReference{Package: name, Version: facts[0].Version, Components: []reference.Entry{},
		Hooks: []reference.Entry{}, Interfaces: []reference.Entry{}}
	for _, entry := range reference.Read(facts, policy) {
		if len(exports) > 0 && !slices.Contains(exports, entry.Name) {
			continue
		}
		switch entry.Kind {
		case reference.Component:
			made.Components = append(made.Components, entry)
		case reference.Hook:
			made.Hooks = append(made.Hooks, entry)
		default:
			made.Interfaces = append(made.Interfaces, entry)
		}
	}
	return made, nil
}
