package compile

import (
	"encoding/json"
	"fmt"
	"maps"
	"path/filepath"
	"testing"

	"vitrine/internal/reference"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// TestNoticed: what a prop does is noticed at rest, in use and together with another one; what chance does, or an
// error, is not taken for it.
func TestNoticed(t *testing.T) {
	t.Parallel()
	text := func(name string) vitrine.Control { return vitrine.Control{Name: name, Kind: vitrine.ControlText} }
	number := func(name string) vitrine.Control { return vitrine.Control{Name: name, Kind: vitrine.ControlNumber} }
	flag := func(name string) vitrine.Control { return vitrine.Control{Name: name, Kind: vitrine.ControlSwitch} }
	cases := []struct {
		name      string
		controls  []vitrine.Control
		callbacks []string
		want      map[string]string
	}{
		{"Plain", []vitrine.Control{text("label"), {Name: "tone", Kind: vitrine.ControlChoice, Default: "red",
			Values: []any{"red", "blue"}}, text("gone")}, nil, map[string]string{"label": "rest", "tone": "rest"}},
		{"Restless", []vitrine.Control{text("label")}, nil, map[string]string{}},
		{"Told", []vitrine.Control{text("mode")}, []string{"onPress"}, map[string]string{"mode": "use"}},
		{"Hinted", []vitrine.Control{text("hint")}, nil, map[string]string{"hint": "use"}},
		{"Paired", []vitrine.Control{number("rows"), flag("multiline")}, nil,
			map[string]string{"multiline": "rest", "rows": "with multiline"}},
		{"Thrown", []vitrine.Control{flag("bad")}, nil, map[string]string{}},
		{"Held", []vitrine.Control{{Name: "open", Kind: vitrine.ControlSwitch, Initial: true}, text("closed")}, nil,
			map[string]string{"open": "rest", "closed": "without open"}},
		{"Tracing", []vitrine.Control{text("mark"), text("idle")}, nil, map[string]string{}},
		{"Fragile", []vitrine.Control{flag("bad")}, nil, map[string]string{}},
		{"Idle", []vitrine.Control{flag("warn"), text("defaultIdle")}, []string{"onPress"}, map[string]string{}},
		{"Started", []vitrine.Control{text("initialText")}, nil, map[string]string{"initialText": "rest"}},
		{"Leaving", []vitrine.Control{number("width")}, nil, map[string]string{}},
	}
	fixtures, err := filepath.Abs("testdata/controls/fixtures.tsx")
	if err != nil {
		t.Fatal(err)
	}
	program := "import { moveAll } from 'vitrine/engine/trial/controls';\nimport * as all from " +
		string(plainJSON(t, fixtures)) + ";\nglobalThis.vitrineMoved = moveAll(["
	for _, c := range cases {
		fixture := component{item: &reference.Item{Entry: reference.Entry{Name: c.name}},
			callbacks: append([]string{}, c.callbacks...)}
		fixture.subject.Controls = c.controls
		for _, control := range c.controls {
			fixture.sought = append(fixture.sought, control.Name)
		}
		program += fmt.Sprintf("{ Component: all.%[1]s, ...%[2]s, specimen: all.%[1]sSpecimen },\n", c.name, fixture.spec(t))
	}
	found, err := newMover(t).execute(t, newHands(t), source.Family{}, program+"]);\n")
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range cases {
		if !maps.Equal(found[i].Moved, c.want) {
			t.Errorf("%s: %v was noticed, not %v", c.name, found[i].Moved, c.want)
		}
	}
}

func plainJSON(t *testing.T, value any) []byte {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return text
}
