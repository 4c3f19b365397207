package inspect

import (
	"testing"

	"vitrine/internal/claim"
	"vitrine/internal/reference"
	"vitrine/internal/source"
)

// TestNoteEffects: what is missed is live; what nobody has tried since the demo changed is known as such.
func TestNoteEffects(t *testing.T) {
	page := source.Page{Path: "/tabs/", Dir: "content/tabs",
		Demos: []source.Demo{{Name: "A.tsx", Text: []byte("a")}, {Name: "B.tsx", Text: []byte("b")}}}
	item := &reference.Item{Entry: reference.Entry{Name: "Tabs"}}
	lock := claim.ReadLock(t.TempDir())
	sought := func(demo string, props ...string) Sought {
		return Sought{Page: page, Demo: demo, Subjects: []Subject{{Item: item, Props: props}}}
	}
	record := claim.Effects{"content/tabs": {
		"A.tsx": {Key: claim.DemoKey(page, "A.tsx", lock, ""), Props: map[string]string{"Tabs.value": "rest", "Tabs.dense": ""}},
		"B.tsx": {Key: "of another text", Props: map[string]string{"Tabs.action": "use"}},
	}}
	var taught reference.Taught
	noteEffects(&taught, []Sought{sought("A.tsx", "value", "dense", "centered"), sought("B.tsx", "action")}, record, lock)
	missed, untried := taught.Missed["/tabs/"][item], taught.Untried["/tabs/"][item]
	if len(missed) != 1 || !missed["value"] {
		t.Errorf("missed are %v", missed)
	}
	if len(untried) != 2 || !untried["centered"] || !untried["action"] {
		t.Errorf("untried are %v", untried)
	}
}
