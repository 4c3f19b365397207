package reference

import (
	"path"

	"github.com/microsoft/typescript-go/vitrine/facts"
)

func (r *room) hook(p facts.Package, h facts.Hook) Entry {
	text, _ := describe(h.Doc.Text)
	entry := Entry{Kind: Hook, Name: h.Name, Package: p.Name, Version: p.Version, Imports: statements(h.Imports,
		h.Name), Text: text,
		Deprecated: reason(h.Doc), IsDeprecated: h.Doc.Has("deprecated"), Object: h.Object, ReturnType: h.ReturnType}
	entry.Parameters = r.members(h.Parameters)
	entry.Returns = r.members(h.Returns)
	if h.Object {
		r.sort(entry.Parameters)
	} else {
		for i, row := range entry.Parameters { // described by the comment of the hook itself
			for _, a := range arguments(h.Doc) {
				if a.Name == row.Name && row.Text == "" {
					entry.Parameters[i].Text = a.Text
				}
			}
		}
	}
	r.sort(entry.Returns)
	return entry
}

func (r *room) iface(p facts.Package, i facts.Interface) Entry {
	text, _ := describe(i.Doc.Text)
	entry := Entry{Kind: Interface, Name: i.Name, Package: p.Name, Version: p.Version, Imports: statements(i.Imports,
		i.Name), Text: text,
		Deprecated: reason(i.Doc), IsDeprecated: i.Doc.Has("deprecated"), Members: r.members(i.Members)}
	for n := range entry.Members {
		entry.Members[n].Required = false // optional ones are marked instead
	}
	r.sort(entry.Members)
	for n := range entry.Members {
		entry.Members[n].Required = !optional(i.Members, entry.Members[n].Name)
	}
	return entry
}

func optional(members []facts.Member, name string) bool {
	for _, m := range members {
		if m.Name == name {
			return m.Optional
		}
	}
	return false
}

func (r *room) members(members []facts.Member) []Row {
	var rows []Row
	for _, m := range members {
		if !m.Doc.Has("ignore") && !m.Doc.Has("internal") {
			rows = append(rows, r.row(m))
		}
	}
	return rows
}

// collection lists functions and constants.
func (r *room) collection(p facts.Package, c Collection) Entry {
	entry := Entry{Kind: Values, Name: c.Name, Package: p.Name, Version: p.Version, Text: c.Text}
	for _, v := range p.Values {
		if ok, _ := path.Match(c.Pattern, v.Name); !ok || v.Doc.Has("ignore") {
			continue
		}
		if len(entry.Imports) == 0 {
			entry.Imports = statements(v.Imports[len(v.Imports)-1:], v.Name)
		}
		row := r.row(v.Member)
		row.Required = false
		entry.Members = append(entry.Members, row)
	}
	sortRows(entry.Members)
	return entry
}
