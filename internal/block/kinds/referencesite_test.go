package kinds_test

import (
	"vitrine/internal/block"
	"vitrine/internal/search"
	"vitrine/internal/vitrine"
)

func (site) ReferenceList(_ block.Page, name, section string) *vitrine.Reference {
	if name == "Modal" && section == "props" || name == "Unknown" {
		return nil
	}
	return &vitrine.Reference{ID: name, Rows: []vitrine.ReferenceRow{{Name: section, Deprecated: true}}}
}

func (site) ReferenceLists(_ block.Page, name string) []string {
	if name == "Unknown" {
		return nil
	}
	return []string{"inherited", "slots"}
}

func (site) ReferenceAnchors(_ block.Page, name, section string) []string {
	return []string{name + "-" + section}
}

func (site) ReferenceRows(_ block.Page, name, _ string) []search.Record {
	return []search.Record{{Kind: search.PropKind, Name: name}}
}
