package reference

import (
	"encoding/json"

	"github.com/microsoft/typescript-go/vitrine/facts"
	"github.com/microsoft/typescript-go/vitrine/typetree"
)

// storage is entries as the cache keeps them: each type once, however many rows have it.
type storage struct {
	Types   []json.RawMessage
	At      []int // for each place of a type in the entries its number, -1 for none
	Entries [][]Entry
	Named   []facts.Named
}

// Encode writes entries for Decode. Signatures are left out: pages print what they show of them.
func Encode(entries [][]Entry, named []facts.Named) ([]byte, error) {
	kept := storage{Named: named}
	numbers := map[*typetree.Type]int{}
	byText := map[string]int{}
	var failed error
	kept.Entries = replaceTypes(entries, func(t *typetree.Type) *typetree.Type {
		number, known := numbers[t]
		switch {
		case t == nil:
			number = -1
		case !known:
			text, err := json.Marshal(t)
			if err != nil {
				failed = err
			}
			if number, known = byText[string(text)]; !known {
				number = len(kept.Types)
				byText[string(text)] = number
				kept.Types = append(kept.Types, text)
			}
			numbers[t] = number
		}
		kept.At = append(kept.At, number)
		return nil
	})
	if failed != nil {
		return nil, failed
	}
	return json.Marshal(kept)
}

// Decode reads what Encode wrote.
func Decode(text []byte) ([][]Entry, []facts.Named, error) {
	kept := storage{}
	if err := json.Unmarshal(text, &kept); err != nil {
		return nil, nil, err
	}
	types := make([]*typetree.Type, len(kept.Types))
	for i, one := range kept.Types {
		if err := json.Unmarshal(one, &types[i]); err != nil {
			return nil, nil, err
		}
	}
	next := -1
	return replaceTypes(kept.Entries, func(*typetree.Type) *typetree.Type {
		next++
		if next >= len(kept.At) || kept.At[next] < 0 {
			return nil
		}
		return types[kept.At[next]]
	}), kept.Named, nil
}

// replaceTypes copies entries with other types, in an order that depends on the entries alone.
func replaceTypes(entries [][]Entry, replace func(*typetree.Type) *typetree.Type) [][]Entry {
	rows := func(list []Row) []Row {
		copied := append([]Row(nil), list...)
		for i := range copied {
			copied[i].Type, copied[i].Call = replace(copied[i].Type), nil
		}
		return copied
	}
	made := make([][]Entry, len(entries))
	for i, list := range entries {
		for _, e := range list {
			e.Props, e.Slots, e.Classes = rows(e.Props), rows(e.Slots), rows(e.Classes)
			e.Parameters, e.Returns, e.Members = rows(e.Parameters), rows(e.Returns), rows(e.Members)
			e.Inherited = append([]Group(nil), e.Inherited...)
			for n := range e.Inherited {
				e.Inherited[n].Rows = rows(e.Inherited[n].Rows)
			}
			e.ReturnType = replace(e.ReturnType)
			made[i] = append(made[i], e)
		}
	}
	return made
}
