package history

import (
	"bytes"
	"reflect"
	"strings"
	"testing"
)

func told() Product {
	size := Change{Kind: Prop, Of: "Button", Name: "size"}
	as := func(change string) Change {
		c := size
		c.Change = change
		return c
	}
	return Product{Packages: []Package{{Package: "@acme/ui", Reader: "abc", First: "1.0.0", Releases: []Release{
		{Version: "1.1.2", Changes: []Change{as(Added), {Change: Added, Kind: Component, Name: "Menu"}}},
		{Version: "1.2.0"},
		{Version: "1.4.7", Unread: 3, Changes: []Change{as(Deprecated), {Change: Widened, Kind: Prop, Of: "Button",
			Name: "color", Now: "'a' | `<b>`"}}},
		{Version: "2.0.0-beta.3", Unread: 2, Changes: []Change{{Change: Removed, Kind: Component, Name: "Menu",
			Breaking: true}}},
	}}, {Package: "@acme/lab", First: "1.0.0"}}}
}

func TestHistoryIsKeptWithOneChangeALine(t *testing.T) {
	p := told()
	text := p.Encode()
	read, err := Decode(text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	read.Packages[0].Releases[1].Changes = nil
	read.Packages[1].Releases = nil
	if !reflect.DeepEqual(read, p) {
		t.Errorf("read %+v\nof %s", read, text)
	}
	if !bytes.Equal(read.Encode(), text) {
		t.Error("written again it differs")
	}
	for line := range strings.SplitSeq(string(text), "\n") {
		if strings.Count(line, `"change":`) > 1 {
			t.Errorf("two changes in a line: %s", line)
		}
	}
}

func TestSpans(t *testing.T) {
	spans := told().Packages[0].Spans()
	if got := spans[Row{Prop, "Button", "size"}]; got.Since != "1.1.2" || got.Deprecated != "1.4" {
		t.Errorf("size: %+v", got)
	}
	if got := spans[Row{Component, "", "Menu"}]; got.Since != "" {
		t.Errorf("a component that went: %+v", got)
	}
	if got := spans[Row{Prop, "Button", "color"}]; got.Since != "" || len(got.Changed) != 1 || got.Changed[0].Release != "1.4" {
		t.Errorf("color: %+v", got)
	}
	if last := told().Packages[0].Last(); last != "2.0.0-beta.3" {
		t.Error(last)
	}
	if label := (Release{Version: "2.0.0-beta.3", Unread: 2}).Label(); label != "2.0.0-beta.3" {
		t.Error(label)
	}
}

func TestReport(t *testing.T) {
	changes := []Change{
		{Change: Removed, Kind: Prop, Of: "Button", Name: "size", Breaking: true},
		{Change: Added, Kind: Prop, Of: "Button", Name: "to", Breaking: true},
		{Change: Removed, Kind: Import, Of: "Button", Name: "@acme/ui#Button", Breaking: true},
		{Change: Narrowed, Kind: Prop, Of: "Button", Name: "color", Was: "'red'", Breaking: true},
		{Change: Added, Kind: Component, Name: "Menu"},
		{Change: Widened, Kind: Prop, Of: "Button", Name: "variant", Now: "'flat'"},
		{Change: Deprecated, Kind: Prop, Of: "Button", Name: "raised"},
		{Change: Default, Kind: Prop, Of: "Button", Name: "type", Was: "'a'", Now: "'b'"},
	}
	report := ReportOf("@acme/ui", "1.0.0", "1.1.0", changes)
	const want = `@acme/ui 1.0.0 to 1.1.0

Breaking (4)
  Button: prop size removed
  Button: prop to added, and required
  Button: import of Button from @acme/ui removed
  Button: prop color no longer accepts 'red'

New (2)
  component Menu added
  Button: prop variant accepts 'flat' as well

Deprecated (1)
  Button: prop raised deprecated

Changed (1)
  Button: prop type has another default: 'b', before 'a'
`
	if got := report.Text(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if got := report.Markdown(); !strings.Contains(got, "### Breaking (4)\n\n- `Button`: prop `size` removed\n") {
		t.Error(got)
	}
	if got := ReportOf("a", "1", "2", nil).Text(); !strings.Contains(got, "Nothing has changed.") {
		t.Error(got)
	}
}
