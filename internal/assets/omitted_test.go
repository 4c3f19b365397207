package assets

import (
	"os"
	"path/filepath"
	"testing"

	"vitrine/internal/cache"
)

// TestModulesThatLackSomething: a module that lacks what its package calls optional is left out without a word.
func TestModulesThatLackSomething(t *testing.T) {
	folder := t.TempDir()
	root, err := filepath.Abs("../../node_modules")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(root, filepath.Join(folder, "node_modules")); err != nil {
		t.Fatal(err)
	}
	site := filepath.Join(folder, "site")
	for name, text := range map[string]string{
		"package.json": `{"name": "acme", "peerDependenciesMeta": {"phone": {"optional": true}}}`,
		"phone.js":     "import 'phone/call';\n",
		"both.js":      "import 'phone';\nimport 'watch';\n",
		"good.js":      "export const good = 1;\n",
	} {
		file := filepath.Join(site, "node_modules", "acme", name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	steps, err := cache.OpenFor(site, t.TempDir(), "")
	if err != nil {
		t.Fatal(err)
	}
	defer steps.Close()
	m := NewMaker(Options{Site: site, Steps: steps})
	kept, omitted := withoutBroken(site, m.bundler,
		[]moduleGroup{{Name: "acme", Modules: []string{"acme/both", "acme/good", "acme/phone"}}})
	if len(kept) != 1 || len(kept[0].Modules) != 1 || kept[0].Modules[0] != "acme/good" {
		t.Errorf("kept are %v", kept)
	}
	if len(omitted) != 2 || omitted[0].Optional || !omitted[1].Optional {
		t.Errorf("left out are %+v", omitted)
	}
	if told := omissions(omitted); len(told) != 1 {
		t.Errorf("told is %v", told)
	}
}
