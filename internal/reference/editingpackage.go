package reference

import (
	"slices"
	"strings"

	"vitrine/internal/vitrine"
)

// editingPackage is what can be imported from a package, as it is put together.
type editingPackage struct{ vitrine.EditingPackage }

// add takes in one way to import an entry: a name of a module.
func (p *editingPackage) add(item *Item, home, module, name string) {
	whole := family(item.Name)
	below := strings.TrimPrefix(strings.TrimPrefix(module, home), "/")
	switch {
	case item.Kind != Component && item.Kind != Hook:
	case item.Kind == Hook:
		if below == "" {
			p.Names = with(p.Names, name)
		}
	case item.Of != "":
		p.Parts = with(p.Parts, item.Name)
	case item.Package == home && (below == "" && name == whole || below == whole && (name == "default" || name == whole)):
		p.Components = with(p.Components, whole)
	default:
		if p.Modules == nil {
			p.Modules = map[string]map[string]string{}
		}
		if p.Modules[below] == nil {
			p.Modules[below] = map[string]string{}
		}
		p.Modules[below][name] = item.Package + "/" + item.Name
	}
}

func with(list []string, name string) []string {
	if i, found := slices.BinarySearch(list, name); !found {
		return slices.Insert(list, i, name)
	}
	return list
}
