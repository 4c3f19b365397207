package page

import (
	"fmt"
	"strings"
	"testing"

	"vitrine/internal/reference"
)

func item(kind, name, text string) *reference.Item {
	return &reference.Item{Page: "/api/" + name + "/", Entry: reference.Entry{Kind: kind, Name: name, Text: text,
		Package: "kit", Imports: []string{"import { " + name + " } from 'kit';"}}}
}

// TestIndexGroups: entries stand where the navigation teaches them, in its order, with one sentence and their cost.
func TestIndexGroups(t *testing.T) {
	index := reference.Empty()
	index.Costs["import { Press } from 'kit';"] = reference.Cost{Bytes: 1200}
	lessons := map[string]lesson{
		"Press":    {title: "Press", about: "Starts an action. And more.", group: "Inputs", rank: 2},
		"PressRow": {title: "Press", about: "Starts an action.", group: "Inputs", rank: 2},
		"Stack":    {title: "Stack", about: "A column.", group: "Layout", rank: 1},
		"Props":    {title: "Press", group: "Inputs", rank: 2},
	}
	shown := func(items ...*reference.Item) string {
		var out strings.Builder
		for _, group := range (Reference{index}).grouped(items, lessons) {
			fmt.Fprintf(&out, "%s %s:", group.ID, group.Title)
			for _, e := range group.Entries {
				fmt.Fprintf(&out, " %s(%s|%d)", e.Name, e.Text, e.Bytes)
				if e.Since != "" || e.Props > 0 {
					fmt.Fprintf(&out, "since %s, %d props", e.Since, e.Props)
				}
			}
			out.WriteString("\n")
		}
		return out.String()
	}
	got := shown(item(reference.Component, "PressRow", ""), item(reference.Component, "Press", ""),
		item(reference.Component, "Stack", "Lays `out` [things](/x/).\n\nMore."), item(reference.Component, "Loose", ""),
		item(reference.Hook, "useLoose", ""), item(reference.Interface, "Props", ""))
	want := "layout Layout: Stack(Lays out things.|0)\n" +
		"inputs Inputs: Press(Starts an action.|1200) PressRow(Shown with Press.|0)\n" +
		"other-components Other components: Loose(|0)\n" +
		"hooks Hooks: useLoose(|0)\ninterfaces Interfaces: Props(Shown with Press.|0)\n"
	if got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	late := item(reference.Component, "Stack", "## ARIA\n\nName it.")
	late.Since, late.Props = "2.1.0", []reference.Row{{Name: "gap"}, {Name: "wrap"}}
	if got := shown(late); got != "layout Layout: Stack(A column.|0)since 2.1.0, 2 props\n" {
		t.Error(got)
	}
	if alone := shown(item(reference.Component, "Loose", "")); alone != "components Components: Loose(|0)\n" {
		t.Error(alone)
	}
}
