package bundle

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// narrowLayer hands out the context of the package alone, and keeps a helper for itself.
func narrowLayer(t *testing.T, b *Bundler, folder string) *Layer {
	t.Helper()
	made, err := b.Layers(Browser, []LayerSpec{{Name: "narrow", Interface: Interface{
		fileKey(folder, "node_modules/esm/helper.js"): {"helper"},
	}}})
	if err != nil {
		t.Fatal(err)
	}
	return made[0]
}

func TestNarrowLayerHandsOutWhatItsInterfaceNames(t *testing.T) {
	folder, b := site(t)
	layer := narrowLayer(t, b, folder)
	if code := string(layer.Code); strings.Contains(code, "never called") || !strings.Contains(code, "the one context") {
		t.Errorf("it holds what nobody asks for, or lacks what is needed:\n%s", code)
	}
	for name, entry := range map[string]struct {
		code       string
		incomplete bool
	}{
		"what it hands out":   {`import { helper } from "esm"; export default helper`, false},
		"another export":      {`import { unused } from "esm"; export default unused`, true},
		"another module":      {`import { context } from "esm"; export default context`, true},
		"a whole namespace":   {`import * as all from "esm"; export default all[globalThis.name]`, true},
		"part of a namespace": {`import * as all from "esm"; export default all.helper`, false},
		"a required copy":     {`import { answer } from "common"; export default answer`, true},
		"nothing of it":       {`export default 1`, false},
	} {
		outputs, err := b.Bundle(Browser, []Entry{{Name: "page", Code: entry.code}}, []*Layer{layer})
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if outputs[0].Incomplete != entry.incomplete {
			t.Errorf("%s: incomplete is %v:\n%s", name, outputs[0].Incomplete, outputs[0].Code)
		}
		if strings.Contains(string(outputs[0].Code), "the one context") {
			t.Errorf("%s: a second copy of the context:\n%s", name, outputs[0].Code)
		}
	}
}

func TestLayerAboveANarrowOneCannotAskForMore(t *testing.T) {
	folder, b := site(t)
	layer := narrowLayer(t, b, folder)
	common := fileKey(folder, "node_modules/common/index.js")
	for name, spec := range map[string]LayerSpec{
		"narrow": {Name: "above", Interface: Interface{common: {"default"}}},
		"whole":  {Name: "above", Modules: []string{"common"}},
	} {
		made, err := b.Layers(Browser, []LayerSpec{spec}, layer)
		if err != nil {
			t.Fatal(err)
		}
		if above := made[0]; !above.Stale || len(above.Exports) > 0 || len(above.Inputs) == 0 {
			t.Errorf("a %s layer is not stale, or nobody knows what it depends on: %+v", name, above)
		}
	}
}

// TestNarrowLayerKeepsReservedWords: exports may have names that no variable can have.
func TestNarrowLayerKeepsReservedWords(t *testing.T) {
	folder, b := site(t)
	module := filepath.Join(folder, "node_modules/esm/words.js")
	text := "const remove = () => 'removed'; export { remove as delete, remove as default }; export const kept = remove;"
	if err := os.WriteFile(module, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	spec := LayerSpec{Name: "narrow", Interface: Interface{fileKey(folder, "node_modules/esm/words.js"): {"kept"}}}
	made, err := b.Layers(Browser, []LayerSpec{spec})
	if err != nil {
		t.Fatal(err)
	}
	for export, incomplete := range map[string]bool{"kept": false, "delete": true, "default": true} {
		code := "export { " + export + " as it } from 'esm/words.js'"
		outputs, err := b.Bundle(Browser, []Entry{{Name: "page", Code: code}}, made)
		if err != nil {
			t.Fatal(err)
		}
		if outputs[0].Incomplete != incomplete {
			t.Errorf("%s: incomplete is %v:\n%s", export, outputs[0].Incomplete, outputs[0].Code)
		}
	}
}

func TestAskedIsWhatOutputsImport(t *testing.T) {
	folder, b := site(t)
	whole := layers(t, b, Browser)
	outputs, err := b.Bundle(Browser, []Entry{
		{Name: "one", Code: `import { helper } from "esm"; export default helper`},
		{Name: "two", Code: `export { context } from "esm"`},
		{Name: "none", Code: `export default "import{v1 as a}from './core.js'"`},
	}, whole)
	if err != nil {
		t.Fatal(err)
	}
	var codes [][]byte
	for _, output := range outputs {
		codes = append(codes, output.Code)
	}
	want := Interface{
		fileKey(folder, "node_modules/esm/helper.js"):  {"helper"},
		fileKey(folder, "node_modules/esm/context.js"): {"context"},
	}
	if got := Asked(codes, whole[0]); !reflect.DeepEqual(got, want) {
		t.Errorf("asked %v, want %v", got, want)
	}
}

func TestDraftTakesModulesFromTheirPlace(t *testing.T) {
	folder, b := site(t)
	context, helper := fileKey(folder, "node_modules/esm/context.js"), fileKey(folder, "node_modules/esm/helper.js")
	made, err := b.Layers(Browser, []LayerSpec{
		{Name: "helper", Modules: []string{helper}, Elsewhere: []string{context}},
		{Name: "context", Modules: []string{context}, Elsewhere: []string{helper}},
	})
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := made[0].Exports[context]; ok {
		t.Error("a module that has another place can be imported from the layer that reaches it")
	}
	if _, ok := made[1].Exports[context]; !ok || len(made[0].Exports) != 1 {
		t.Errorf("layers hand out %v and %v", made[0].Exports, made[1].Exports)
	}
}

// fileKey is the key of a file where nobody gives files other names.
func fileKey(folder, file string) string { return fileSpace + ":" + filepath.Join(folder, file) }
