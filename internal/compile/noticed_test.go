package compile

import (
	"encoding/json"
	"maps"
	"path/filepath"
	"testing"
	"time"

	"vitrine/internal/browser"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// TestNoticed: what a prop does is noticed at rest, in use and together with another one; what chance does, or an
// error, is not taken for it.
func TestNoticed(t *testing.T) {
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
		{"Leaving", []vitrine.Control{number("width")}, nil, map[string]string{}},
	}
	fixtures, err := filepath.Abs("testdata/controls/fixtures.tsx")
	if err != nil {
		t.Fatal(err)
	}
	program := "import { moveAll } from 'vitrine/engine/trial/controls';\nimport * as all from " +
		string(plainJSON(t, fixtures)) + ";\nglobalThis.vitrineMoved = moveAll(["
	for _, c := range cases {
		if c.callbacks == nil {
			c.callbacks = []string{}
		}
		program += "{ Component: all." + c.name + ", ..." + string(plainJSON(t, map[string]any{"name": c.name,
			"contain": "", "controls": c.controls, "callbacks": c.callbacks})) + " },\n"
	}
	tries := browser.New(*installedBrowser(t), 5*time.Minute)
	defer tries.Close()
	found := newMover(t).execute(t, tries, source.Family{}, program+"]);\n")
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
