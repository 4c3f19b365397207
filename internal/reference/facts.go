package reference

import (
	"cmp"
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/vitrine/typetree"

	"vitrine/internal/vitrine"
)

// FactsFolder is where the facts of an entry stand; several entries of one page have a folder each.
func (r *Item) FactsFolder() string {
	return r.Config.Path + cmp.Or(r.slug, Kebab(r.Name)) + "/"
}

// FactsList are all entries, by product and name.
func (refs *Index) FactsList() []vitrine.FactsEntry {
	refs.factsOnce.Do(func() {
		refs.facts, refs.byFacts = []vitrine.FactsEntry{}, map[string]*Item{}
		for _, product := range sortedKeys(refs.ByProduct) {
			for _, name := range sortedKeys(refs.ByProduct[product]) {
				item := refs.ByProduct[product][name]
				entry := vitrine.FactsEntry{Name: name, Kind: item.Kind, Product: product, Page: item.Href(),
					Facts: vitrine.FactsOf(item.FactsFolder())}
				refs.facts, refs.byFacts[entry.Facts] = append(refs.facts, entry), item
			}
		}
	})
	return refs.facts
}

// FactsAt are the facts of the entry whose folder a path is.
func (refs *Index) FactsAt(folder string) (vitrine.Facts, bool) {
	refs.FactsList()
	item := refs.byFacts[vitrine.FactsOf(folder)]
	if item == nil {
		return vitrine.Facts{}, false
	}
	made := item.Facts()
	made.Product, made.Page = item.Config.Product, item.Href()
	return made, true
}

// Facts are an entry for programs, as short as they can be.
func (e Entry) Facts() vitrine.Facts {
	made := vitrine.Facts{Name: e.Name, Kind: e.Kind, Package: e.Package, Version: e.Version, Imports: e.Imports,
		Text: plainComment(e.Text), Ref: e.Ref, Theme: e.ThemeName, Props: factsOf(e.Props), Slots: factsOf(e.Slots),
		Classes: factsOf(e.Classes), Parameters: factsOf(e.Parameters), Returns: factsOf(e.Returns),
		Members: factsOf(e.Members)}
	if e.IsDeprecated {
		made.Deprecated = cmp.Or(plainComment(e.Deprecated), "deprecated")
	}
	if e.Inherits != nil {
		made.Parent = e.Inherits.Name
	}
	if len(e.Returns) == 0 {
		made.ReturnType = typetree.Print(e.ReturnType)
	}
	for _, group := range e.Inherited {
		one := vitrine.FactGroup{From: cmp.Or(group.Owner, group.Label), Kind: group.Kind, Count: group.Count,
			Names: slices.Clone(group.Names)}
		for _, fact := range factsOf(group.Rows) {
			if group.Kind == FromSystem && !fact.Required {
				one.Names = append(one.Names, fact.Name) // hundreds, the same for every component
				continue
			}
			fact.Text = FirstSentence(fact.Text)
			one.Props = append(one.Props, fact)
		}
		made.Inherited = append(made.Inherited, one)
	}
	return made
}

func factsOf(rows []Row) []vitrine.Fact {
	var list []vitrine.Fact
	for _, row := range rows {
		fact := vitrine.Fact{Name: row.Name, Type: row.TypeText(), Default: row.Default, Required: row.Required,
			Text: plainComment(row.Text), Since: row.Since, Class: row.Class, File: row.From}
		fact.Values, fact.Takes = taken(row.Type)
		if row.IsDeprecated {
			fact.Deprecated = cmp.Or(plainComment(row.Deprecated), "deprecated")
		}
		if row.Class != "" { // neither slots nor classes are handed in
			fact.Required = false
		}
		list = append(list, fact)
	}
	return list
}

// taken is what a type takes: texts that it names, and kinds of values.
func taken(t *typetree.Type) (values, kinds []string) {
	add := func(kind string) {
		if !slices.Contains(kinds, kind) {
			kinds = append(kinds, kind)
		}
	}
	for _, one := range t.Alternatives() {
		switch {
		case one.Is("null") || one.Is("undefined"):
		case one.Is("true") || one.Is("false") || one.Is("boolean"):
			add("boolean")
		case one.Is("string") || one.Is("number"):
			add(one.Text)
		case one.Kind == typetree.Literal && strings.Trim(one.Text, `'"`) != one.Text:
			values = append(values, strings.Trim(one.Text, `'"`))
		case one.Kind == typetree.Literal:
			add("number")
		case one.Kind == typetree.Func:
			add("function")
		default:
			add("other")
		}
	}
	return values, kinds
}

// plainComment is a comment without the addresses of its links, which lead to other sites.
func plainComment(text string) string {
	text = inlineLink.ReplaceAllString(linkText.ReplaceAllString(text, "$1"), "`$1`")
	return strings.TrimSpace(text)
}
