package bundle

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/evanw/esbuild/pkg/api"
)

// crowd are packages that answer imports in every way, and one whose files ask.
var crowd = map[string]string{
	"node_modules/asking/package.json":                    `{"main":"index.js"}`,
	"node_modules/asking/index.js":                        ``,
	"node_modules/asking/beside.js":                       ``,
	"node_modules/asking/beside/index.js":                 ``,
	"node_modules/asking/folder/index.js":                 ``,
	"node_modules/asking/typed.ts":                        ``,
	"node_modules/asking/typed/index.tsx":                 ``,
	"node_modules/asking/both.ts":                         ``,
	"node_modules/asking/both.js":                         ``,
	"node_modules/asking/dotted.name.js":                  ``,
	"node_modules/asking/data.json":                       `{}`,
	"node_modules/asking/nested/package.json":             `{"module":"./esm.js","main":"./common.js","sideEffects":false}`,
	"node_modules/asking/nested/esm.js":                   ``,
	"node_modules/asking/nested/common.js":                ``,
	"node_modules/asking/silent/package.json":             `{"sideEffects":false}`,
	"node_modules/asking/silent/index.js":                 ``,
	"node_modules/asking/silent/deep/inner.js":            ``,
	"node_modules/asking/broken/package.json":             `{"module":"./gone.js","main":"./there.js"}`,
	"node_modules/asking/broken/there.js":                 ``,
	"node_modules/asking/lists/package.json":              `{"sideEffects":["./loud.js"]}`,
	"node_modules/asking/lists/loud.js":                   ``,
	"node_modules/asking/lists/quiet.js":                  ``,
	"node_modules/asking/empty/readme":                    ``,
	"node_modules/asking/node_modules/own/p.js":           ``,
	"node_modules/asking/node_modules/twice/p.js":         ``,
	"node_modules/twice/p.js":                             ``,
	"node_modules/twice/package.json":                     `{}`,
	"node_modules/asking/node_modules/own/package.json":   `{"sideEffects":false}`,
	"node_modules/asking/node_modules/twice/package.json": `{"sideEffects":true}`,
	"node_modules/plain/package.json":                     `{"sideEffects":false,"module":"esm/index.js","main":"index.js"}`,
	"node_modules/plain/index.js":                         ``,
	"node_modules/plain/esm/index.js":                     ``,
	"node_modules/plain/esm/Part/index.js":                ``,
	"node_modules/plain/Part.js":                          ``,
	"node_modules/plain/Whole/package.json":               `{"module":"../esm/Part/index.js","main":"./index.js"}`,
	"node_modules/plain/Whole/index.js":                   ``,
	"node_modules/@scope/plain/package.json":              `{"main":"index.js"}`,
	"node_modules/@scope/plain/Part.js":                   ``,
	"node_modules/exporting/package.json":                 `{"exports":{"./part":"./lib/part.js","./lib/*":"./lib/*.js"}}`,
	"node_modules/exporting/part.js":                      ``,
	"node_modules/exporting/lib/part.js":                  ``,
	"node_modules/remapping/package.json":                 `{"main":"index.js","browser":{"./part.js":"./browser.js"}}`,
	"node_modules/remapping/index.js":                     ``,
	"node_modules/remapping/part.js":                      ``,
	"node_modules/remapping/browser.js":                   ``,
	"node_modules/remapping/inner/package.json":           `{"sideEffects":false}`,
	"node_modules/remapping/inner/part.js":                ``,
	"workspace/linked/package.json":                       `{"sideEffects":false}`,
	"workspace/linked/part.js":                            ``,
	"site/page.tsx":                                       ``,
}

// asked are imports by the folder that asks.
var asked = map[string][]string{
	"node_modules/asking": {"./index.js", "./index", "./beside", "./beside/", "./beside.js", "./folder", "./folder/index",
		"./typed", "./typed.js", "./both", "./dotted.name", "./data", "./data.json", "./nested", "./nested/esm",
		"./nested/common.js", "./silent", "./silent/deep/inner", "./broken", "./lists/loud", "./lists/quiet.js", "./empty",
		"./gone", ".", "./", "./index.js?query", "./alias", "./aliased/inner", "own/p", "twice/p", "plain/Part",
		"plain/Whole", "plain/esm/Part", "plain/gone", "plain", "@scope/plain/Part", "@scope/plain", "exporting/part",
		"exporting/lib/part", "remapping/part", "remapping/inner/part", "linked/part", "gone/part"},
	"node_modules/asking/silent/deep": {"./inner", "../index", "..", "../..", "../../beside", "../../nested", "own/p"},
	"node_modules/remapping":          {"./part", "./part.js", "./inner/part", "plain/Part", "./index"},
	"node_modules/remapping/inner":    {"../part", "./part", "plain/Part"},
	"site":                            {"plain/Part", "plain/Whole", "asking/beside", "asking/lists/quiet", "own/p", "linked/part"},
}

func writeCrowd(t *testing.T) string {
	t.Helper()
	folder, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range crowd {
		file := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for link, to := range map[string]string{"node_modules/linked": "../workspace/linked",
		"node_modules/asking/alias.js": "beside.js", "node_modules/asking/aliased": "silent/deep"} {
		if err := os.Symlink(filepath.FromSlash(to), filepath.Join(folder, filepath.FromSlash(link))); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// TestPlainAgreesWithTheResolver: whatever is found without the bundler's resolver is what that one finds, and an
// import of a package leads to the same place from the folder that stands for its own.
func TestPlainAgreesWithTheResolver(t *testing.T) {
	folder := writeCrowd(t)
	direct := 0
	for target, kinds := range map[Target][]api.ResolveKind{
		Browser: {api.ResolveJSImportStatement, api.ResolveJSRequireCall, api.ResolveJSDynamicImport,
			api.ResolveCSSImportRule},
		Node: {api.ResolveJSImportStatement, api.ResolveJSRequireCall},
	} {
		var p plain
		eachImport(t, folder, target, kinds, func(resolve lookup, name, dir string, kind api.ResolveKind) {
			say := fmt.Sprintf("%s from %s (target %d, kind %d)", name, dir, target, kind)
			want := resolve(name, dir, kind)
			if found, ok := p.find(name, dir, kind); ok {
				direct++
				if len(want.Errors) > 0 || found.Path != want.Path || found.Namespace != want.Namespace ||
					found.SideEffects != want.SideEffects {
					t.Errorf("%s: found %+v, the resolver finds %+v", say, found, want)
				}
			}
			if name[0] == '.' {
				return
			}
			if other := resolve(name, p.asker(name, dir), kind); other.Path != want.Path ||
				other.SideEffects != want.SideEffects {
				t.Errorf("%s: %+v from %s instead of %+v", say, other, p.asker(name, dir), want)
			}
		})
	}
	if direct < 100 {
		t.Errorf("only %d imports were found without the resolver", direct)
	}
}

// lookup is the bundler's own resolver.
type lookup func(name, dir string, kind api.ResolveKind) resolution

// eachImport hands over every import together with that resolver.
func eachImport(t *testing.T, folder string, target Target, kinds []api.ResolveKind,
	each func(resolve lookup, name, dir string, kind api.ResolveKind)) {

	t.Helper()
	o := New(Options{Site: filepath.Join(folder, "site")}).build(target)
	entry := "entry"
	o.Stdin = &api.StdinOptions{Contents: entry}
	o.Plugins = []api.Plugin{{Name: "asking", Setup: func(build api.PluginBuild) {
		build.OnStart(func() (api.OnStartResult, error) {
			resolve := func(name, dir string, kind api.ResolveKind) resolution {
				return resolutionOf(build.Resolve(name, api.ResolveOptions{ResolveDir: dir, Kind: kind}))
			}
			for dir, names := range asked {
				for _, name := range names {
					for _, kind := range kinds {
						each(resolve, name, filepath.Join(folder, filepath.FromSlash(dir)), kind)
					}
				}
			}
			return api.OnStartResult{}, nil
		})
	}}}
	if result := api.Build(o); len(result.Errors) > 0 {
		t.Fatal(result.Errors)
	}
}

// TestPlainLeavesTheRestAlone: an import that a manifest may send elsewhere is the resolver's.
func TestPlainLeavesTheRestAlone(t *testing.T) {
	folder := writeCrowd(t)
	var p plain
	for name, dir := range map[string]string{"exporting/part": "site", "remapping/part": "site",
		"plain/Part": "node_modules/remapping", "asking/lists/quiet": "site", "./alias": "node_modules/asking",
		"./broken": "node_modules/asking", "plain": "site", "./page": "site"} {
		if found, ok := p.find(name, filepath.Join(folder, dir), api.ResolveJSImportStatement); ok {
			t.Errorf("%s from %s: found %+v", name, dir, found)
		}
	}
}
