package bundle

import (
	"bytes"
	"io/fs"
	"testing"

	"github.com/evanw/esbuild/pkg/api"

	"vitrine/web"
)

// TestEffectsAreAMatterOfTheModule: whichever import of a module the bundler looks at first, it gets the same answer.
func TestEffectsAreAMatterOfTheModule(t *testing.T) {
	b := New(Options{Site: t.TempDir(), Engine: web.FS})
	r := &resolver{options: b.options, effectless: b.effectless}
	effects := func(importer, path string) api.SideEffects {
		found, err := r.engine(api.OnResolveArgs{Path: path, Importer: importer, Namespace: engineSpace})
		if err != nil {
			t.Fatal(err)
		}
		return found.SideEffects
	}
	if effects(publicModule, "./dom") != api.SideEffectsFalse || effects("engine/boot.ts", "./dom") !=
		api.SideEffectsFalse || effects("", "vitrine/engine/dom") != api.SideEffectsFalse {
		t.Error("a source that the public module hands on has effects for some imports")
	}
	if effects("", "vitrine/engine/playground/playground") == api.SideEffectsFalse {
		t.Error("a script is left out where nothing of it is used")
	}
	text, err := fs.ReadFile(web.FS, publicModule)
	if err != nil {
		t.Fatal(err)
	}
	handedOn := 0
	for _, statement := range bytes.Split(text, []byte(";")) {
		if bytes.Contains(statement, []byte(" from './")) && !bytes.Contains(statement, []byte("export type")) {
			handedOn++
		}
	}
	if got := len(b.effectless()); got != handedOn || got == 0 {
		t.Errorf("%d sources without effects, want the %d that the public module hands on", got, handedOn)
	}
}

func TestInertPackages(t *testing.T) {
	o := Options{Inert: []string{"inert", "@acme/ui/locale"}}
	for _, test := range []struct {
		name, file string
		want       bool
	}{
		{"inert", "/site/node_modules/inert/index.js", true},
		{"./inner", "/site/node_modules/inert/inner.js", true},
		{"inert", "/site/node_modules/other/node_modules/inert/index.js", true},
		{"inert", "/site/node_modules/inert/node_modules/other/index.js", false},
		{"inert-not", "/site/node_modules/inert-not/index.js", false},
		{"../locale/de", "/site/node_modules/@acme/ui/locale/de.js", true},
		{"@acme/ui", "/site/node_modules/@acme/ui/index.js", false},
		{"inert", "/elsewhere/inert/index.js", true}, // a linked package
	} {
		if got := o.inert(test.name, test.file); got != test.want {
			t.Errorf("%s, found at %s: %v", test.name, test.file, got)
		}
	}
}
