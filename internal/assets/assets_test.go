package assets

import (
	"io/fs"
	"maps"
	"slices"
	"strings"
	"testing"

	"vitrine/internal/cache"
	"vitrine/internal/source"
	"vitrine/web"
)

// TestEngineModulesExist: every module that a bundle imports by name lies below web/.
func TestEngineModulesExist(t *testing.T) {
	modules := []string{hydrateModule, serverModule, stylesModule, sandboxModule}
	names := map[string]bool{}
	for _, s := range scripts {
		modules = append(modules, s.module)
		if names[s.name] {
			t.Errorf("two scripts have the name %q", s.name)
		}
		names[s.name] = true
	}
	for _, module := range modules {
		file, ours := strings.CutPrefix(module, "vitrine/")
		found, err := fs.Glob(web.FS, file+"*")
		found = slices.DeleteFunc(found, func(name string) bool {
			return name != file && name != file+".ts" && name != file+".tsx"
		})
		if !ours || err != nil || len(found) != 1 {
			t.Errorf("%s names %v below web/, want one file", module, found)
		}
	}
}

// TestKeyOfASet: what changes a set changes its key, and nothing else does.
func TestKeyOfASet(t *testing.T) {
	key := func(change func(c *source.Config)) string {
		config := source.Config{Name: "Site", Products: []source.Product{{ID: "lib", Package: "lib", Family: "plain"}}}
		change(&config)
		site := t.TempDir()
		steps, err := cache.OpenFor(site, t.TempDir(), "")
		if err != nil {
			t.Fatal(err)
		}
		defer steps.Close()
		key, err := NewMaker(Options{Site: site, Config: config, Steps: steps}).Key()
		if err != nil {
			t.Fatal(err)
		}
		return key
	}
	first := key(func(*source.Config) {})
	if key(func(c *source.Config) { c.Name = "Another" }) != first {
		t.Error("the site's name changes the key: an edit of it would bundle everything anew")
	}
	// the layers for Node and the modules of the sandbox come from the products' packages
	if key(func(c *source.Config) { c.Products[0].Package = "other" }) == first {
		t.Error("another package of a product leaves the key as it is: the sandbox would go on without it")
	}
	if key(func(c *source.Config) { c.References = []source.Reference{{Packages: []string{"lib"}}} }) == first {
		t.Error("another reference leaves the key as it is")
	}
}

func TestProvidersByPackage(t *testing.T) {
	got := providersByPackage(source.Config{
		Products:   []source.Product{{ID: "lib", Package: "lib", Family: "plain"}, {ID: "bare", Package: "bare"}},
		References: []source.Reference{{Product: "lib", Packages: []string{"lib", "lib-icons"}}},
	})
	if want := map[string]string{"lib": "plain", "lib-icons": "plain"}; !maps.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestModulesThatDemosImport(t *testing.T) {
	got := importedModules([]source.Demo{
		{Name: "A.tsx", Path: "A.tsx",
			Text: []byte("import x from 'lib/x';\nimport type { T } from 'types';\nimport './own';")},
		{Name: "notes.txt", Path: "notes.txt", Text: []byte("import y from 'lib/y';")},
	})
	if len(got) != 1 || !slices.Equal(got["lib"], []string{"lib/x"}) {
		t.Errorf("%v, want lib/x alone", got)
	}
}
