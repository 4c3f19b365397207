package bundle

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestImportsOfCommonJSCostNothing: what stands above the lowest layer imports the exports of its CommonJS modules by
// name, and requires them whole.
func TestImportsOfCommonJSCostNothing(t *testing.T) {
	folder, b := site(t)
	for name, text := range map[string]string{
		"plain/index.js":     "if (process.env.NODE_ENV === 'production') {\n  module.exports = require('./made.js');\n}",
		"plain/made.js":      "exports.one = () => 'one'; exports.delete = (a) => a == exports.one; exports.two = 2;",
		"marked/index.js":    "exports.__esModule = true; exports.one = 1; exports.default = () => 'the default';",
		"plain/package.json": `{"name":"plain"}`, "marked/package.json": `{"name":"marked"}`,
	} {
		file := filepath.Join(folder, "node_modules", name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	made, err := b.Layers(Browser, []LayerSpec{{Name: "lowest", Modules: []string{"plain", "marked"}}})
	if err != nil {
		t.Fatal(err)
	}
	names := made[0].Exports[fileKey(folder, "node_modules/plain/index.js")].Names
	for _, name := range []string{"default", "delete", "one", "two"} {
		if names[name] == "" {
			t.Errorf("the layer has no name for %s: %v", name, names)
		}
	}
	const interop = "getOwnPropertyNames"
	for code, wanted := range map[string]bool{
		`import { one, delete as remove } from "plain"; export default [one, remove]`: false,
		`import * as all from "plain"; export default all.two`:                        false,
		`import whole from "plain"; export default whole.one`:                         false,
		`export default require("plain")`:                                             true,
		`import it from "marked"; export default it`:                                  true,
	} {
		outputs, err := b.Bundle(Browser, []Entry{{Name: "page", Code: code}}, made)
		if err != nil {
			t.Fatal(err)
		}
		text := string(outputs[0].Code)
		if !strings.Contains(text, `"./`+made[0].File+`"`) || strings.Contains(text, "'one'") {
			t.Errorf("%s: it does not import the layer:\n%s", code, text)
		}
		if strings.Contains(text, interop) && !wanted {
			t.Errorf("%s: it carries the interop:\n%s", code, text)
		}
	}
}

// TestModulesOfNode_AreEmptyForBrowsers: a package may say that browsers get an empty module in place of one of Node's.
func TestModulesOfNode_AreEmptyForBrowsers(t *testing.T) {
	folder, b := site(t)
	for name, text := range map[string]string{
		"seeded/index.js":     "exports.seed = () => { try { return require('crypto').randomBytes(4); } catch { return 7; } };",
		"seeded/package.json": `{"name":"seeded","main":"index.js","browser":{"crypto":false}}`,
	} {
		file := filepath.Join(folder, "node_modules", name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	outputs, err := b.Bundle(Browser, []Entry{{Name: "page", Code: `import { seed } from "seeded"; export default seed()`}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if text := string(outputs[0].Code); !strings.Contains(text, "randomBytes") || strings.Contains(text, `require("crypto")`) {
		t.Errorf("the module is not empty:\n%s", text)
	}
}
