package page

import (
	"testing"

	"vitrine/internal/reference"
	"vitrine/internal/source"
)

// TestImportOf: a page shows the import of the component that it is called after, else of its only one.
func TestImportOf(t *testing.T) {
	index := reference.Empty()
	index.ByProduct["kit"] = map[string]*reference.Item{}
	for _, name := range []string{"Press", "PressRow", "TextField"} {
		index.ByProduct["kit"][name] = item(reference.Component, name, "")
	}
	index.ByProduct["kit"]["usePress"] = item(reference.Hook, "usePress", "")
	index.Costs["import { Press } from 'kit';"] = reference.Cost{Bytes: 1240}
	about := func(path string, matter source.Matter) string {
		found := Reference{index}.importOf(source.Page{Path: path, Matter: matter}, "kit")
		if found == nil {
			return ""
		}
		return found.Statement + found.Size
	}
	both := []string{"Press", "PressRow"}
	for _, c := range []struct {
		path   string
		matter source.Matter
		want   string
	}{
		{"/kit/react-press/", source.Matter{Components: both}, "import { Press } from 'kit';1.2 kB"},
		{"/kit/inputs/press-row/", source.Matter{Components: both}, "import { PressRow } from 'kit';"},
		{"/kit/react-text-field/", source.Matter{Components: []string{"Press", "TextField"}},
			"import { TextField } from 'kit';"},
		{"/kit/react-press/", source.Matter{Hooks: []string{"usePress"}}, "import { usePress } from 'kit';"},
		{"/kit/react-inputs/", source.Matter{Components: both}, ""},
		{"/kit/react-gone/", source.Matter{Components: []string{"Gone"}}, ""},
		{"/kit/", source.Matter{Headline: "Press it", Components: []string{"Press"}}, ""},
		{"/kit/guide/", source.Matter{}, ""},
	} {
		if got := about(c.path, c.matter); got != c.want {
			t.Errorf("%s of %v: %q, not %q", c.path, c.matter.Components, got, c.want)
		}
	}
	generated := source.Page{Path: "/kit/api/press/", Generated: true, Matter: source.Matter{Components: both}}
	if found := (Reference{index}).importOf(generated, "kit"); found != nil {
		t.Error(found)
	}
}
