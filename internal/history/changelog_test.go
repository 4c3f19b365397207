package history

import (
	"reflect"
	"testing"
)

const changelog = "# Versions\n\n## v1.4.7\n\n_Jan 1, 2024_\n\n" +
	"- &#8203;<!-- 1 -->[acme][Button] Add `size` prop (#1) @jane\n" +
	"- [Button] Adds the new `from`, `to` and `via` props\n" +
	"- [Button] Add tests for `color` prop\n" +
	"- [Menu] Add `open` prop to `MenuList` (#2)\n" +
	"- [Button] Fix `size` prop\n" +
	"### `@acme/lab@0.3.0`\n\n- [Chart] Add `axis` prop\n" +
	"### Core\n\n* [Tab] Added `icon` property\n" +
	"## 1.0.0\n\n- [Button] Add `color` prop\n"

func TestClaims(t *testing.T) {
	want := []Claim{
		{"1.4.7", []string{"acme", "Button"}, "size"},
		{"1.4.7", []string{"Button"}, "from"},
		{"1.4.7", []string{"Button"}, "to"},
		{"1.4.7", []string{"Button"}, "via"},
		{"1.4.7", []string{"MenuList"}, "open"},
		{"1.4.7", []string{"Tab"}, "icon"},
		{"1.0.0", []string{"Button"}, "color"},
	}
	if got := Claims(changelog, "@acme/ui"); !reflect.DeepEqual(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
	if got := Claims(changelog, "@acme/lab"); !reflect.DeepEqual(got[5], Claim{"0.3.0", []string{"Chart"}, "axis"}) {
		t.Errorf("of the package below its own heading: %+v", got)
	}
}

func TestHold(t *testing.T) {
	added := func(prop string) Change { return Change{Change: Added, Kind: Prop, Of: "Button", Name: prop} }
	p := Package{Package: "@acme/ui", First: "1.0.0", Releases: []Release{
		{Version: "1.3.9", Changes: []Change{added("from")}},
		{Version: "1.4.7", Unread: 2, Changes: []Change{added("size")}}}}
	exists := func(component, prop string) bool { return component == "Button" && prop != "via" }
	got := p.Hold(Claims(changelog, "@acme/ui"), exists)
	want := Verdict{Agree: 1, Differ: []string{
		"@acme/ui: from of Button is there since 1.3.9; the changelog names 1.4.7",
		"@acme/ui: to of Button is there since 1.0.0 or before; the changelog names 1.4.7"}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
}
