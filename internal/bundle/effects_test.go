package bundle

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
)

// TestEffectsFollowFromTheFile: who asks for a module first is chance, so that it says nothing of the module.
func TestEffectsFollowFromTheFile(t *testing.T) {
	engine := fstest.MapFS{
		"engine/index.ts": {Data: []byte("export {\n  part,\n} from './part';\nexport type { Own } from './own';")},
		"engine/part.ts":  {Data: []byte(`effect("part"); export const part = 1`)},
		"engine/own.ts":   {Data: []byte(`effect("own"); export type Own = string; export const own = 1`)},
		"engine/both.ts":  {Data: []byte(`import './own'; export const both = 1`)},
	}
	files := map[string]string{
		"node_modules/inert/package.json":          `{"main":"index.js"}`,
		"node_modules/inert/index.js":              `import "./inner.js"; export const outer = 1`,
		"node_modules/inert/inner.js":              `effect("inner")`,
		"node_modules/deep/package.json":           `{"sideEffects":false}`,
		"node_modules/deep/modern/package.json":    `{}`,
		"node_modules/deep/modern/index.js":        `import "./parts/one.js"; export const modern = 1`,
		"node_modules/deep/modern/parts/one.js":    `effect("one")`,
		"node_modules/effects/package.json":        `{"main":"index.js"}`,
		"node_modules/effects/index.js":            `import "./inner.js"; export const outer = 1`,
		"node_modules/effects/inner.js":            `effect("inner")`,
		"node_modules/@scope/inert/package.json":   `{"main":"index.js"}`,
		"node_modules/@scope/inert/index.js":       `import "./inner/index.js"; export const outer = 1`,
		"node_modules/@scope/inert/inner/index.js": `effect("inner")`,
	}
	for _, test := range []struct {
		direct, through string // an import of the module, and of one that imports it
		want            bool
	}{
		{"vitrine/engine/part", "vitrine/engine", false},
		{"vitrine/engine/own", "vitrine/engine/both", true}, // the public module takes nothing but types from it
		{"inert/inner.js", "inert", false},
		{"@scope/inert/inner/index.js", "@scope/inert", false},
		{"deep/modern/parts/one", "deep/modern/index.js", true},
		{"effects/inner.js", "effects", true},
	} {
		for order, imports := range map[string][2]string{
			"first": {test.direct, test.through}, "last": {test.through, test.direct}} {
			t.Run(test.direct+" "+order, func(t *testing.T) {
				folder := filepath.Join(t.TempDir(), "site")
				chain(t, folder, imports[1], files)
				b := New(Options{Site: folder, Engine: engine, Inert: []string{"inert", "@scope/inert"}})
				outputs, err := b.Bundle(Browser, []Entry{{Name: "entry",
					Code: `import "` + imports[0] + `"; import "./chain/0.ts"; export default 1`}}, nil)
				if err != nil {
					t.Fatal(err)
				}
				if got := strings.Contains(string(outputs[0].Code), "effect("); got != test.want {
					t.Errorf("the output has the effect: %v, want %v\n%s", got, test.want, outputs[0].Code)
				}
			})
		}
	}
}

// links are so many that whatever the entry imports is found before they are through.
const links = 100

// chain writes files, and some that import one another; the last one's import is found long after those of the entry.
func chain(t *testing.T, folder, last string, files map[string]string) {
	t.Helper()
	write := func(name, text string) {
		file := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for name, text := range files {
		write(name, text)
	}
	for i := range links {
		write(fmt.Sprintf("chain/%d.ts", i), fmt.Sprintf(`import "./%d.ts"`, i+1))
	}
	write(fmt.Sprintf("chain/%d.ts", links), `import "`+last+`"`)
}
