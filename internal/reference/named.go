package reference

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/vitrine/facts"
	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// Named is what a name in a type stands for.
type Named = facts.Named

// platform is the package of types that the language and browsers declare.
const platform = "typescript"

// NamedTypes are what the names in types stand for, each once, of all packages.
func NamedTypes(packages []facts.Package) []facts.Named {
	var list []facts.Named
	known := map[typetree.Target]bool{}
	for _, p := range packages {
		for _, one := range p.Types {
			if !known[one.Target] {
				known[one.Target] = true
				list = append(list, one)
			}
		}
	}
	slices.SortFunc(list, func(a, b facts.Named) int { return compareTargets(a.Target, b.Target) })
	return list
}

func compareTargets(a, b typetree.Target) int {
	return cmp.Or(strings.Compare(a.Name, b.Name), strings.Compare(a.Package, b.Package),
		strings.Compare(a.File, b.File))
}

// namedType is what a name stands for, with the id of the element that shows it.
type namedType struct {
	facts.Named
	id string
}

// name puts descriptions of names into the index. Where several declarations have one name, ids have a number.
func (refs *Index) name(list []facts.Named) {
	refs.named = map[typetree.Target]*namedType{}
	count := map[string]int{}
	for _, one := range list {
		id := "type-" + strings.ReplaceAll(one.Target.Name, ".", "-")
		if count[id]++; count[id] > 1 {
			id = fmt.Sprintf("%s-%d", id, count[id])
		}
		refs.named[one.Target] = &namedType{Named: one, id: id}
	}
}

// Explain says where a name is explained, as a page of a product sees it: on the page of an interface or a component,
// or in an element that opens.
func (refs *Index) Explain(product, page string, name *typetree.Type) typetree.Link {
	if name.Kind == typetree.Reference {
		if href := refs.pageOf(product, page, name); href != "" {
			return typetree.Link{Href: href}
		}
	}
	if name.Target != nil {
		if one := refs.named[*name.Target]; one != nil && one.tells() {
			return typetree.Link{Opens: one.id}
		}
	}
	return typetree.Link{}
}

// tells says whether there is anything to say of a name. Of a type parameter that is whose it is.
func (one *namedType) tells() bool {
	return one.Type != nil || len(one.Members)+len(one.Extends) > 0 || one.Doc.Text != "" || one.Owner != "" ||
		one.Empty
}

// pageOf is the page about a name: that of an interface, or of the component whose props or classes it is.
func (refs *Index) pageOf(product, page string, name *typetree.Type) string {
	last := name.LastName()
	if r := refs.Entry(product, last); r != nil && r.Kind == Interface {
		if r.Page == page {
			return "#properties"
		}
		return r.Page
	}
	for _, part := range []struct{ suffix, anchor string }{{"Props", ""}, {"Classes", "#classes"}} {
		owner, ok := strings.CutSuffix(last, part.suffix)
		if !ok || name.Target == nil {
			continue
		}
		r := refs.Find(product, owner)
		if r == nil || r.Kind != Component || r.Package != name.Target.Package ||
			part.anchor != "" && len(r.Classes) == 0 {
			continue
		}
		switch {
		case r.Page == page && !r.Tab:
			return cmp.Or(part.anchor, "#props")
		case r.Tab && part.anchor != "":
			return r.Page + "#" + Kebab(r.Name) + "-classes"
		}
		return r.Href() + part.anchor
	}
	return ""
}

// Unexplained are the names in types of rows that nothing explains, with how many rows have one of them. Without says
// which explanations to leave out of account.
func (refs *Index) Unexplained(without func(typetree.Link) bool) (rows, unexplained int, names map[string]int) {
	names = map[string]int{}
	refs.eachRow(func(item *Item, _ string, row Row) {
		rows++
		missing := map[string]bool{}
		row.Type.Walk(func(part *typetree.Type) bool {
			isName := part.Kind == typetree.Reference || part.Kind == typetree.Query ||
				part.Kind == typetree.Parameter && part.Target != nil
			if to := refs.Explain(item.Config.Product, item.Page, part); isName &&
				(to == typetree.Link{} || without != nil && without(to)) {
				missing[part.Text] = true
			}
			return true
		})
		for name := range missing {
			names[name]++
		}
		if len(missing) > 0 {
			unexplained++
		}
	})
	return rows, unexplained, names
}

// eachRow visits the rows of all entries, in the order of their products and names.
func (refs *Index) eachRow(visit func(item *Item, section string, row Row)) {
	for _, product := range sortedKeys(refs.ByProduct) {
		for _, name := range sortedKeys(refs.ByProduct[product]) {
			item := refs.ByProduct[product][name]
			for _, section := range listed {
				for _, row := range item.SectionRows(section) {
					visit(item, section, row)
				}
			}
		}
	}
}

func sortedKeys[V any](m map[string]V) []string {
	keys := make([]string, 0, len(m))
	for key := range m {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys
}

// documents says whether the reference is that of a package, among others.
func (refs *Index) documents(name string) bool {
	for _, byName := range refs.ByProduct {
		for _, item := range byName {
			if item.Package == name {
				return true
			}
		}
	}
	return false
}

// use is a row whose type mentions a name.
type use struct {
	item    *Item
	section string
	row     string
}

// usesOf are the rows that mention a name of a library, by where it is declared; found once.
func (refs *Index) usesOf(target typetree.Target) []use {
	refs.usedOnce.Do(func() {
		refs.uses = map[typetree.Target][]use{}
		refs.eachRow(func(item *Item, section string, row Row) {
			seen := map[typetree.Target]bool{}
			row.Type.Walk(func(part *typetree.Type) bool {
				if t := part.Target; t != nil && t.Package != platform && !seen[*t] {
					seen[*t] = true
					refs.uses[*t] = append(refs.uses[*t], use{item, section, row.Name})
				}
				return true
			})
		})
	})
	return refs.uses[target]
}

// UsedBy are the rows that mention the interface of a page, each with its address.
func (refs *Index) UsedBy(item *Item) []Link {
	var links []Link
	for target := range refs.named {
		if target.Name == item.Name && target.Package == item.Package {
			for _, u := range refs.usesOf(target) {
				if u.item != item {
					links = append(links, u.link())
				}
			}
		}
	}
	slices.SortFunc(links, func(a, b Link) int {
		return cmp.Or(strings.Compare(a.Title, b.Title), strings.Compare(a.Href, b.Href))
	})
	return slices.Compact(links)
}

func (u use) link() Link {
	return Link{Title: u.item.Name + "." + u.row, Href: u.item.Page + "#" + RowID(u.item.Name, u.section, u.row)}
}
