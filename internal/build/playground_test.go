package build

import (
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"testing"

	"vitrine/internal/diag"
	"vitrine/internal/reference"
	"vitrine/internal/source"
)

func TestControls(t *testing.T) {
	for _, c := range []struct {
		row  reference.Row
		want control
		ok   bool
	}{
		{reference.Row{Name: "disabled", Type: "boolean", Default: "false"}, control{Name: "disabled", Kind: "switch",
			Standard: false}, true},
		{reference.Row{Name: "size", Type: "'small' | 'large'", Default: "'small'"}, control{Name: "size", Kind: "select",
			Values: []any{"small", "large"}, Standard: "small"}, true},
		{reference.Row{Name: "color", Type: "'primary' | string"}, control{Name: "color", Kind: "select",
			Values: []any{"primary"}}, true},
		{reference.Row{Name: "popup", Type: "boolean | 'auto'", Default: "'auto'"}, control{Name: "popup", Kind: "select",
			Values: []any{true, false, "auto"}, Standard: "auto"}, true},
		{reference.Row{Name: "max", Type: "number", Default: "99"}, control{Name: "max", Kind: "number", Standard: 99.0},
			true},
		{reference.Row{Name: "children", Type: "React.ReactNode"}, control{Name: "children", Kind: "text"}, true},
		{reference.Row{Name: "onClick", Type: "(event: Event) => void"}, control{}, false},
		{reference.Row{Name: "sx", Type: "SxProps<Theme>"}, control{}, false},
	} {
		got, ok := controlOf(c.row)
		if ok != c.ok || ok && !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %+v, %v", c.row.Name, got, ok)
		}
	}
}

var scalarArm = regexp.MustCompile(
	`^('[^']*'|-?[\d.]+|true|false|boolean|string|number|React\.ReactNode|null|undefined|\(string & \{\}\))$`)

// TestPlaygroundCoverage: of the own scalar props of the components that have a panel, nearly all have a control.
func TestPlaygroundCoverage(t *testing.T) {
	b, err := New(Options{Site: "../../site", Out: t.TempDir(), Cache: filepath.Join("..", "..", ".cache", "test",
		"anchors"), Experiments: true})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(b.Close)
	problems := &diag.List{}
	tree := source.Load(os.DirFS("../../site"), problems)
	refs := b.addReferences(tree, problems, false)
	asked := regexp.MustCompile(`"component": "props-playground", "of": "(\w+)"`)
	components := 0
	for _, p := range tree.Pages {
		for _, m := range asked.FindAllSubmatch(p.Body, -1) {
			r := refs.find(p.Matter.ProductID, string(m[1]))
			if r == nil {
				t.Errorf("%s: no %s", p.File, m[1])
				continue
			}
			components++
			scalar, covered := 0, len(controlsOf(r.Entry))
			for _, row := range r.Props {
				if isScalar(row) {
					scalar++
				}
			}
			if covered*10 < scalar*9 {
				t.Errorf("%s: %d of %d scalar props have a control", r.Name, covered, scalar)
			}
		}
	}
	if components < 20 {
		t.Errorf("%d components have a panel", components)
	}
}

func isScalar(row reference.Row) bool {
	for _, arm := range arms(row.Type) {
		if !scalarArm.MatchString(arm) {
			return false
		}
	}
	return !row.Old && row.Type != "" && row.Type != "null"
}
