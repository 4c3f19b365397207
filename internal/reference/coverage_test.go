package reference_test

import (
	"reflect"
	"testing"

	"github.com/microsoft/typescript-go/vitrine/typetree"

	"vitrine/internal/reference"
	"vitrine/internal/source"
)

// TestCoverage_CountsEachPropOnce: demos of a page and of pages below it set props, its code and prose name others.
// Props that are deprecated or take nothing but null don't count.
func TestCoverage_CountsEachPropOnce(t *testing.T) {
	text := typetree.Word("string")
	index := reference.Empty()
	props := []reference.Row{{Name: "value", Type: text}, {Name: "centered", Type: text}, {Name: "dense", Type: text},
		{Name: "action", Type: text}, {Name: "wrapped", Type: text}, {Name: "old", Type: text, IsDeprecated: true},
		{Name: "never", Type: typetree.Word("null")}}
	index.ByProduct["kit"] = map[string]*reference.Item{"Tabs": {Entry: reference.Entry{Name: "Tabs", Props: props}}}
	uses := func(props ...string) reference.Used {
		used := reference.Used{}
		used.Note(index, "kit", []reference.Use{{Tag: "Tabs", Props: props}})
		return used
	}
	page := source.Page{Path: "/tabs/"}
	page.Matter.Components = []string{"Tabs"}
	product := func(source.Page) source.Product { return source.Product{ID: "kit", Label: "Kit"} }
	got := index.Coverage([]source.Page{page}, product, reference.Taught{
		Demos: map[string]reference.Used{"/tabs/": uses("value"), "/tabs/more/": uses("centered"),
			"/menu/": uses("wrapped")},
		Code:  map[string]reference.Used{"/tabs/": uses("value", "dense"), "/menu/": uses("wrapped")},
		Prose: map[string]map[string]bool{"/tabs/": {"action": true, "centered": true}},
	})
	want := []reference.Coverage{{Product: "Kit", Component: "Tabs", Page: "/tabs/", Props: 5, Set: 2,
		Named: []string{"dense", "action"}, Missing: []string{"wrapped"}}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
}
