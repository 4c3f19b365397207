package reference

import (
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/vitrine/typetree"

	"vitrine/internal/vitrine"
)

// editing is what the editor of demos knows, by what its addresses say.
type editing struct {
	packages   map[string]*editingPackage
	components map[string]*Item
	sets       map[string][]string // names that many components take, by what they are about
}

// EditingList are the files for the editor of demos, by what they are about.
func (refs *Index) EditingList() []string {
	known := refs.editing()
	list := append([]string{vitrine.EditingIndex}, sortedKeys(known.sets)...)
	list = append(list, sortedKeys(known.packages)...)
	return append(list, sortedKeys(known.components)...)
}

// EditingOf is one of these files.
func (refs *Index) EditingOf(of string) (file any, ok bool) {
	known := refs.editing()
	if of == vitrine.EditingIndex {
		return vitrine.EditingPackages{Packages: append([]string{}, sortedKeys(known.packages)...)}, true
	}
	if names := known.sets[of]; names != nil {
		return vitrine.EditingNames{Names: names}, true
	}
	if p := known.packages[of]; p != nil {
		return p.EditingPackage, true
	}
	if item := known.components[of]; item != nil {
		return known.component(item), true
	}
	return nil, false
}

func (refs *Index) editing() *editing {
	refs.editingOnce.Do(func() {
		known := &editing{packages: map[string]*editingPackage{}, components: map[string]*Item{},
			sets: map[string][]string{}}
		for _, product := range sortedKeys(refs.ByProduct) {
			for _, name := range sortedKeys(refs.ByProduct[product]) {
				known.add(refs.ByProduct[product][name])
			}
		}
		known.share()
		refs.edited = known
	})
	return refs.edited
}

func (e *editing) add(item *Item) {
	of := item.Package + "/" + item.Name
	if item.Kind == Component && e.components[of] == nil {
		e.components[of] = item
	}
	for _, statement := range item.Imports {
		m := importStatement.FindStringSubmatch(statement)
		if m == nil {
			continue
		}
		module, name := m[2], m[1]
		if name == "" {
			name = "default"
		}
		home := packageOf(module)
		if e.packages[home] == nil {
			e.packages[home] = &editingPackage{vitrine.EditingPackage{Components: []string{}}}
		}
		e.packages[home].add(item, home, module, name)
	}
}

// sharedFrom is the number of names from which on a group is told by a list that other components share.
const sharedFrom = 20

// share makes the lists of names that components have in common: by their origin all that some component takes.
func (e *editing) share() {
	taken := map[string]map[string]bool{}
	for _, item := range e.components {
		for of, names := range item.untyped() {
			if len(names) < sharedFrom {
				continue
			}
			if taken[of] == nil {
				taken[of] = map[string]bool{}
			}
			for _, name := range names {
				taken[of][name] = true
			}
		}
	}
	for of, names := range taken {
		e.sets[of] = sortedKeys(names)
	}
}

// untyped are the names of which no more is told than that a component takes them, by their origin.
func (r *Item) untyped() map[string][]string {
	byOrigin := map[string][]string{}
	for _, group := range r.Inherited {
		of := group.Label
		if group.Kind == FromPlatform && everyElement(of) && of != "SVGAttributes" {
			of = "Attributes"
		}
		of = vitrine.EditingShared + Kebab(strings.ReplaceAll(of, " ", ""))
		byOrigin[of] = append(append(byOrigin[of], group.Names...), group.Every...)
		for _, row := range group.Rows {
			if row.isUntyped() {
				byOrigin[of] = append(byOrigin[of], row.Name)
			}
		}
	}
	return byOrigin
}

func (r Row) isUntyped() bool {
	_, kinds := editingKinds(r.Type)
	return !r.Required && r.Text == "" && strings.Contains(kinds, vitrine.EditingUnknown)
}

func (e *editing) component(item *Item) vitrine.EditingComponent {
	made := vitrine.EditingComponent{Name: item.Name, Page: item.Href(), Text: FirstSentence(plainComment(item.Text)),
		Props: editingProps(item.Props), Anything: item.Anything, With: item.AnythingWith,
		Also: slices.Clone(item.Untold)}
	for _, group := range item.Inherited {
		made.Props = append(made.Props, editingProps(slices.DeleteFunc(slices.Clone(group.Rows), Row.isUntyped))...)
	}
	untyped := item.untyped()
	all, takes := map[string]bool{}, map[string]bool{}
	for _, of := range sortedKeys(untyped) {
		names, shared := untyped[of], e.sets[of]
		for _, name := range names {
			takes[name] = true
		}
		if len(names) < sharedFrom || len(names) <= len(shared)/2 {
			made.Also = append(made.Also, names...)
			continue
		}
		made.Sets = append(made.Sets, strings.TrimPrefix(of, vitrine.EditingShared))
		for _, name := range shared {
			all[name] = true
		}
	}
	for _, name := range sortedKeys(all) {
		if !takes[name] {
			made.Not = append(made.Not, name)
		}
	}
	return made
}

func editingProps(rows []Row) []vitrine.EditingProp {
	list := []vitrine.EditingProp{}
	for _, row := range rows {
		prop := vitrine.EditingProp{Name: row.Name, Required: row.Required, Text: FirstSentence(plainComment(row.Text)),
			Old: row.IsDeprecated, Open: row.Type != nil && row.Type.Differs == opened}
		if len(row.Default) <= maxEditing {
			prop.Default = row.Default
		}
		prop.Values, prop.Kinds = editingKinds(row.Type)
		if strings.Contains(prop.Kinds, vitrine.EditingUnknown) {
			prop.Type = row.TypeText()
			if runes := []rune(prop.Type); len(runes) > maxEditing {
				prop.Type = string(runes[:maxEditing-1]) + "…"
			}
		}
		list = append(list, prop)
	}
	return list
}

// maxEditing is the length of the longest type and default that the editor shows.
const maxEditing = 60

// editingKinds are the texts that a type takes, and the kinds of other values, as letters.
func editingKinds(t *typetree.Type) (values []string, kinds string) {
	isOpened := t != nil && t.Differs == opened
	alternatives := t.Alternatives()
	if isOpened {
		alternatives = alternatives[:len(alternatives)-1]
	}
	for _, one := range alternatives {
		if one.Kind == typetree.Literal && strings.Trim(one.Text, `'"`) != one.Text {
			values = append(values, strings.Trim(one.Text, `'"`))
		} else if kind := editingKind(one); !strings.Contains(kinds, kind) {
			kinds += kind
		}
	}
	if len(values) == 0 && kinds == "" {
		kinds = vitrine.EditingUnknown
	}
	return values, kinds
}

func editingKind(t *typetree.Type) string {
	name := ""
	if t.Kind == typetree.Reference {
		name = t.LastName()
	}
	switch {
	case t.Is("null"), t.Is("undefined"):
		return ""
	case t.Is("boolean"), t.Kind == typetree.Literal && (t.Text == "true" || t.Text == "false"):
		return vitrine.EditingBoolean
	case t.Is("string"), t.Kind == typetree.Intersect && t.Of[0].Is("string"):
		return vitrine.EditingString
	case t.Is("number"), t.Kind == typetree.Literal:
		return vitrine.EditingNumber
	case t.Kind == typetree.Func, strings.HasSuffix(name, "EventHandler") && t.FirstName() == "React":
		return vitrine.EditingFunction
	case t.Names("React.ReactNode"):
		return vitrine.EditingNode
	}
	return vitrine.EditingUnknown
}
