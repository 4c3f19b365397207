package bundle

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
)

// site writes a small site with packages of its own: an ES module with a context, a CommonJS module, a barrel.
func site(t *testing.T) (folder string, b *Bundler) {
	t.Helper()
	folder = t.TempDir()
	for name, text := range map[string]string{
		"node_modules/esm/package.json":       `{"name":"esm","module":"index.js","main":"main.cjs","sideEffects":false}`,
		"node_modules/esm/index.js":           `export { context } from './context.js'; export { helper, unused } from './helper.js';`,
		"node_modules/esm/main.cjs":           `throw new Error("the CommonJS copy")`,
		"node_modules/esm/context.js":         `export const context = { name: "the one context" };`,
		"node_modules/esm/helper.js":          `import { context } from './context.js'; export const helper = () => context.name; export const unused = () => "never called";`,
		"node_modules/common/package.json":    `{"name":"common","main":"index.js"}`,
		"node_modules/common/index.js":        `const esm = require('esm'); exports.answer = () => esm.context; exports.__esModule = true;`,
		"node_modules/exporting/package.json": `{"name":"exporting","exports":{"./helper":"./lib/helper.js"}}`,
		"node_modules/exporting/helper.js":    `throw new Error("not what it exports")`,
		"demos/One/Demo.tsx":                  `import './one.css'; export default () => "one";`,
		"demos/One/one.css":                   `* { color: red }`,
	} {
		file := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	engine := fstest.MapFS{"app/part.ts": {Data: []byte(`export const part: string = "engine part";`)}}
	return folder, New(Options{Site: folder, Engine: engine, Scope: func(importer string) (string, bool) {
		return `[data-demo="One"]`, strings.Contains(importer, "/demos/")
	}})
}

func layers(t *testing.T, b *Bundler, target Target) []*Layer {
	t.Helper()
	made, err := b.Layers(target, []LayerSpec{{Name: "core", Modules: []string{"esm", "vitrine/app/part"}}})
	if err != nil {
		t.Fatal(err)
	}
	return made
}

func TestLayerHoldsEveryContributingFile(t *testing.T) {
	folder, b := site(t)
	core := layers(t, b, Browser)[0]
	for _, name := range []string{"context.js", "helper.js"} {
		if _, ok := core.Exports["file:"+filepath.Join(folder, "node_modules/esm", name)]; !ok {
			t.Errorf("%s is not in the layer", name)
		}
	}
	if _, ok := core.Exports["file:"+filepath.Join(folder, "node_modules/esm/index.js")]; ok {
		t.Error("a barrel contributes no code and must stay outside")
	}
	if _, ok := core.Exports["vitrine:app/part.ts"]; !ok {
		t.Error("the engine's own source is not in the layer")
	}
	if !strings.Contains(string(core.Code), "never called") {
		t.Error("an export that nobody uses yet is missing from the layer")
	}
}

func TestOutputImportsTheLayerInsteadOfACopy(t *testing.T) {
	_, b := site(t)
	below := layers(t, b, Browser)
	outputs, err := b.Bundle(Browser, []Entry{
		{Name: "both",
			Code: `import { helper } from "esm"; import { answer } from "common"; import { part } from "vitrine/app/part"; export default [helper, answer, part]`},
		{Name: "none", Code: `export default 1`},
	}, below)
	if err != nil {
		t.Fatal(err)
	}
	code := string(outputs[0].Code)
	if strings.Contains(code, "the one context") || strings.Contains(code, "engine part") || strings.Contains(code,
		"CommonJS copy") {
		t.Errorf("the output has a copy of what the layer holds:\n%s", code)
	}
	if !strings.Contains(code, `"./`+below[0].File+`"`) {
		t.Errorf("the output does not import %s:\n%s", below[0].File, code)
	}
	if len(outputs[0].Layers) != 1 || outputs[0].Layers[0] != below[0].File || len(outputs[1].Layers) != 0 {
		t.Errorf("layers %v and %v", outputs[0].Layers, outputs[1].Layers)
	}
	if outputs[0].File == outputs[1].File || !strings.HasPrefix(outputs[0].File, "both-") ||
		!strings.HasSuffix(outputs[0].File, ".js") {
		t.Errorf("file names %s and %s", outputs[0].File, outputs[1].File)
	}
}

func TestSharedLayer(t *testing.T) {
	_, b := site(t)
	one := LayerSpec{Name: "one", Modules: []string{"esm"}, Beside: true}
	two := LayerSpec{Name: "two", Modules: []string{"common"}, Beside: true}
	made, err := b.Layers(Browser, []LayerSpec{{Name: "shared", Between: []LayerSpec{one, two}}, one, two})
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]string{}
	for _, layer := range made {
		for module := range layer.Exports {
			if before, twice := seen[module]; twice {
				t.Errorf("%s is in %s and in %s", module, before, layer.Name)
			}
			seen[module] = layer.Name
		}
	}
	for module, layer := range seen {
		if strings.HasSuffix(module, "context.js") && layer != "shared" {
			t.Errorf("the context is in %s, though both families use it", layer)
		}
	}
}

func TestStylesheetOfADemoHoldsInsideIt(t *testing.T) {
	folder, b := site(t)
	outputs, err := b.Bundle(Browser, []Entry{{Name: "page", Code: `import D from "` + folder +
		`/demos/One/Demo.tsx"; export default D`}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	css := strings.ReplaceAll(string(outputs[0].CSS), " ", "")
	if !strings.Contains(css, `@scope([data-demo="One"]){`) && !strings.Contains(css, `@scope([data-demo=One]){`) {
		t.Errorf("not scoped: %s", outputs[0].CSS)
	}
}

func TestNamesFollowContent(t *testing.T) {
	if Hashed("a", ".js", []byte("1")) == Hashed("a", ".js", []byte("2")) {
		t.Error("two contents have one name")
	}
	if first, again := Hashed("a", ".js", []byte("1")), Hashed("a", ".js", []byte("1")); first != again {
		t.Error("one content has two names")
	}
}

func TestMissingModuleNamesItsPlace(t *testing.T) {
	_, b := site(t)
	_, err := b.Bundle(Browser, []Entry{{Name: "broken", Code: "import x from 'not-installed';\nexport default x"}},
		nil)
	if err == nil || !strings.Contains(err.Error(), "not-installed") {
		t.Errorf("error %v", err)
	}
}

func TestSplitPutsEveryModuleIntoOnePart(t *testing.T) {
	_, b := site(t)
	made, err := b.Split([]Entry{
		{Name: "one", Code: `import { helper } from "esm"; globalThis.one = helper();`},
		{Name: "two", Code: `import * as all from "esm/context"; globalThis.two = all;`},
	})
	if err != nil {
		t.Fatal(err)
	}
	parts := made.Parts
	holding, entries, places := 0, map[string]bool{}, map[string]int{}
	for i, part := range parts {
		places[part.File] = i
		entries[part.Entry] = true
		holding += strings.Count(string(part.Code), "the one context")
		for _, imported := range part.Imports {
			if at, ok := places[imported]; !ok || at >= i {
				t.Errorf("%s stands before %s, which it imports", part.File, imported)
			}
			if !strings.Contains(string(part.Code), `"./`+imported+`"`) {
				t.Errorf("%s does not import %s by its name beside it", part.File, imported)
			}
		}
	}
	if holding != 1 || !entries["one"] || !entries["two"] || len(parts) != 3 {
		t.Errorf("%d parts, the context in %d of them, entries %v", len(parts), holding, entries)
	}
}

func TestRepairChangesAFileOnce(t *testing.T) {
	folder, _ := site(t)
	entries := []Entry{{Name: "one", Code: `import { context } from "esm"; globalThis.one = context;`}}
	split := func(find string) ([]Part, error) {
		made, err := New(Options{Site: folder, Engine: fstest.MapFS{}, Repairs: []Repair{{File: "esm/context.js", Find: find,
			Replace: `"the mended context"`}}}).Split(entries)
		return made.Parts, err
	}
	parts, err := split(`"the one context"`)
	if err != nil || !strings.Contains(string(parts[0].Code), "the mended context") {
		t.Errorf("the repair was not made: %v", err)
	}
	if _, err := split("not there"); err == nil || !strings.Contains(err.Error(), "stands 0 times in esm/context.js") {
		t.Errorf("a repair that finds nothing to repair: %v", err)
	}
}
