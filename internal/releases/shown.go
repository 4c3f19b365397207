package releases

import (
	"slices"

	"github.com/microsoft/typescript-go/vitrine/facts"

	"vitrine/internal/history"
	"vitrine/internal/reference"
)

// rows are what reference pages show of a release.
type rows map[history.Row]bool

// shownIn are the rows of the entries that are made of a release.
func shownIn(found facts.Package, policy reference.Policy) rows {
	shown := rows{}
	for _, entry := range reference.Read([]facts.Package{found}, policy) {
		if entry.Kind != reference.Values {
			shown[history.Row{Kind: entry.Kind, Name: entry.Name}] = true
		}
		entry.EachRow(func(kind string, row *reference.Row) {
			shown[reference.PlaceOf(entry, kind, row.Name)] = true
		})
	}
	return shown
}

// seen are the changes of what pages show, before or after them. Ways to import something are told by its page.
func seen(changes []history.Change, before, after rows) []history.Change {
	return slices.DeleteFunc(slices.Clone(changes), func(c history.Change) bool {
		if c.Change == history.Removed {
			return !before[c.Row()]
		}
		return !after[c.Row()]
	})
}

// isExact says whether the release of a change is worth finding: types of props change all the time.
func isExact(c history.Change) bool {
	return c.Change != history.Narrowed && c.Change != history.Widened && c.Change != history.Retyped
}

// maxType is the length up to which a history keeps a type.
const maxType = 160

// withoutLong leaves out types that are too long to be read beside others.
func withoutLong(changes []history.Change) {
	for i, c := range changes {
		if len(c.Was) > maxType || len(c.Now) > maxType {
			changes[i].Was, changes[i].Now = "", ""
		}
	}
}
