package bundle

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestImportsOfCommonJSAreTold: those of the site's own files, by the module that they lead to.
func TestImportsOfCommonJSAreTold(t *testing.T) {
	folder, b := site(t)
	for name, text := range map[string]string{
		"../package.json":               `{"type": "module"}`,
		"../demo.tsx":                   "import whole from 'older'; import { part } from './part'; export default [whole, part];",
		"../part.ts":                    "import { one } from 'older'; import { two } from 'modern'; export const part = [one, two];",
		"older/index.js":                "exports.__esModule = true; exports.one = 1;",
		"modern/index.js":               "import { one } from 'older'; export const two = one;",
		"modern/package.json":           `{"name": "modern", "module": "index.js"}`,
		"../elsewhere/unreached/one.ts": "import { one } from 'older'; export default one;",
	} {
		file := filepath.Join(folder, "node_modules", name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	demo, part := filepath.Join(folder, "demo.tsx"), filepath.Join(folder, "part.ts")
	key := fileKey(folder, "node_modules/older/index.js")
	layers, err := b.Layers(Node, []LayerSpec{{Name: "lowest", Modules: []string{"older"}}})
	if err != nil {
		t.Fatal(err)
	}
	for name, below := range map[string][]*Layer{"in the file": nil, "in a layer": layers} {
		outputs, err := b.Bundle(Node, []Entry{{Name: "page", Code: "export { default } from " + `"` + demo + `"`}}, below)
		if err != nil {
			t.Fatal(err)
		}
		want := []Dynamic{{demo, "older", key}, {part, "older", key}}
		if got := outputs[0].Dynamic; !slices.Equal(got, want) {
			t.Errorf("%s: %+v, want %+v", name, got, want)
		}
		if strings.Contains(string(outputs[0].Code), ", 1)") {
			t.Error("a default import is that of Node: what has __esModule and no default export lacks none")
		}
	}
}

// TestWhatTypesAskForIsNoValue: names that nothing but types uses are gone.
func TestWhatTypesAskForIsNoValue(t *testing.T) {
	for file, texts := range map[string][2]string{
		"a.tsx": {"import { Props, one, unused } from 'x';\nexport const a = (p: Props) => <one.b />;", `import { one } from "x"`},
		"b.ts":  {"import { one } from 'x';\nexport const b = <T,>(t: T) => one;", `import { one } from "x"`},
		"c.js":  {"import { one, unused } from 'x';\nexport const c = () => <b>{one}</b>;", `import { one } from "x"`},
	} {
		code, err := Valued(file, []byte(texts[0]))
		if err != nil || !strings.Contains(string(code), texts[1]) {
			t.Errorf("%s: %v %s", file, err, code)
		}
	}
	if _, err := Valued("d.tsx", []byte("import {")); err == nil {
		t.Error("what is no code has values")
	}
}
