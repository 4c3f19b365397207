package reference

import (
	"github.com/microsoft/typescript-go/vitrine/facts"

	"vitrine/internal/source"
)

// Wanted is what has to be read of which packages.
func Wanted(references []source.Reference) (packages, interfaces, values []string) {
	for _, r := range references {
		packages = append(packages, r.Packages...)
		interfaces = append(interfaces, r.Interfaces...)
		for _, c := range r.Collections {
			values = append(values, c.Pattern)
		}
	}
	return packages, interfaces, values
}

// ReadAll turns the facts of the wanted packages into entries, by reference.
func ReadAll(references []source.Reference, packages []facts.Package) [][]Entry {
	made := make([][]Entry, len(references))
	for i, r := range references {
		made[i] = Read(packages[:len(r.Packages)], PolicyOf(r, references))
		packages = packages[len(r.Packages):]
	}
	return made
}

// PolicyOf is the policy that a configuration asks for, as one of several.
func PolicyOf(r source.Reference, all []source.Reference) Policy {
	policy := Policy{Omit: r.Omit, ClassPrefix: r.ClassPrefix, StatePrefix: r.StatePrefix, System: r.System,
		Open: r.Open}
	for _, c := range r.Collections {
		policy.Collections = append(policy.Collections, Collection(c))
	}
	for _, other := range all {
		policy.Elsewhere = append(policy.Elsewhere, other.Packages...)
	}
	return policy
}
