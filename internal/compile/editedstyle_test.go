package compile

import (
	"encoding/json"
	"strings"
	"testing"
)

// TestEditedDemosHaveTheStylesOfTheirFamily: stylesheets that modules of a package import stand in the frames of the
// family that the package belongs to, and in no other one.
func TestEditedDemosHaveTheStylesOfTheirFamily(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	for _, name := range []string{"oak", "pine"} {
		w.install(name+"/package.json", `{"name": "`+name+`", "version": "1.0.0", "main": "index.js"}`)
		w.install(name+"/index.js", "import './"+name+".css';\nexport const word = '"+name+"';\n")
		w.install(name+"/index.d.ts", "export declare const word: string;\n")
		w.install(name+"/"+name+".css", "."+name+" { color: red; }\n")
	}
	w.change("vitrine.yaml", "nav: lib}", "nav: lib, package: oak}\n"+
		"  - {id: other, label: Other, home: /lib/guide/, family: second, nav: lib, package: pine}")
	w.change("vitrine.yaml", "families:", "families:\n  - {id: second, provider: families/plain.tsx}")
	w.write(one+"demos/Counter.tsx", "import { word } from 'oak';\nimport { word as other } from 'pine';\n\n"+
		"export default function Counter() {\n  return <p>{word + other}</p>;\n}\n")
	w.build()
	for family, names := range map[string][2]string{"plain": {"oak", "pine"}, "second": {"pine", "oak"}} {
		if css := w.editedStyle(family); !strings.Contains(css, "."+names[0]) || strings.Contains(css, "."+names[1]) {
			t.Errorf("the stylesheet of %s is %q", family, css)
		}
	}
	t.Run("a lone family has those of all packages", func(t *testing.T) {
		w.change("vitrine.yaml", "\n  - {id: second, provider: families/plain.tsx}", "")
		w.change("vitrine.yaml", "family: second", "family: plain")
		w.build()
		if css := w.editedStyle("plain"); !strings.Contains(css, ".oak") || !strings.Contains(css, ".pine") {
			t.Errorf("the stylesheet is %q", css)
		}
	})
}

// editedStyle is the stylesheet for the frames of a family's edited demos, "" for none.
func (w *workshop) editedStyle(family string) string {
	w.t.Helper()
	var sent struct{ Styles map[string]string }
	if err := json.Unmarshal([]byte(w.output("sandbox/modules.json")), &sent); err != nil {
		w.t.Fatal(err)
	}
	if sent.Styles[family] == "" {
		return ""
	}
	return w.output(strings.TrimPrefix(sent.Styles[family], "/"))
}
