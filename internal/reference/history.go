package reference

import "vitrine/internal/history"

// EachRow calls back for each row of an entry's own, with the kind that a history calls it by.
func (e *Entry) EachRow(visit func(kind string, row *Row)) {
	members := history.Member
	if e.Kind == Values {
		members = history.Value
	}
	for _, list := range []struct {
		kind string
		rows []Row
	}{{history.Prop, e.Props}, {history.Slot, e.Slots}, {history.Class, e.Classes},
		{history.Parameter, e.Parameters}, {history.Return, e.Returns}, {members, e.Members}} {
		for i := range list.rows {
			visit(list.kind, &list.rows[i])
		}
	}
}

// PlaceOf names a row as a history does.
func PlaceOf(e Entry, kind, row string) history.Row {
	if kind == history.Value {
		return history.Row{Kind: kind, Name: row}
	}
	return history.Row{Kind: kind, Of: e.Name, Name: row}
}

// Remember puts into entries what the history of their packages tells of them. What came with its entry says so only
// there.
func Remember(entries []Entry, told history.Product) {
	for _, p := range told.Packages {
		spans := p.Spans()
		for i := range entries {
			e := &entries[i]
			if e.Package != p.Package {
				continue
			}
			own := spans[history.Row{Kind: e.Kind, Name: e.Name}]
			e.Since, e.DeprecatedSince, e.Changed = own.Since, own.Deprecated, own.Changed
			e.EachRow(func(kind string, row *Row) {
				span := spans[PlaceOf(*e, kind, row.Name)]
				row.Since, row.Changed = span.Since, span.Changed
				if row.IsDeprecated {
					row.DeprecatedSince = span.Deprecated
				}
			})
		}
	}
}

// deprecation says that an entry is deprecated, and since when where that is known.
func (e Entry) deprecation() string {
	if e.DeprecatedSince == "" {
		return "Deprecated."
	}
	return "Deprecated since " + e.DeprecatedSince + "."
}
