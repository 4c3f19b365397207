package bundle

import (
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"github.com/evanw/esbuild/pkg/api"
)

// Whether importing a file has an effect must follow from the file alone: the bundler keeps what it is told at the
// first import, and which of them is first is chance.

// effectless says whether a file belongs to a package whose import has no effect of its own. Name is what was asked
// for: the file of a package that is a link tells nothing.
func (o Options) effectless(name, file string) bool {
	below := belowModules(file)
	return slices.ContainsFunc(o.Inert, func(inert string) bool {
		return name == inert || strings.HasPrefix(name, inert+"/") || strings.HasPrefix(below, inert+"/")
	})
}

// publicParts are the modules of the engine that its public module takes from: none has an effect of its own, whoever
// imports it.
func publicParts(engine fs.FS) map[string]bool {
	parts := map[string]bool{}
	if engine == nil {
		return parts
	}
	text, err := fs.ReadFile(engine, publicModule)
	if err != nil {
		return parts // the bundler says so where it matters
	}
	var mu sync.Mutex
	note := func(build api.PluginBuild) {
		build.OnResolve(api.OnResolveOptions{Filter: `.*`}, func(args api.OnResolveArgs) (api.OnResolveResult, error) {
			if file, ok := engineFile(engine, path.Join(path.Dir(publicModule), args.Path)); ok {
				mu.Lock()
				parts[file] = true
				mu.Unlock()
			}
			return api.OnResolveResult{Path: args.Path, External: true}, nil
		})
	}
	api.Build(api.BuildOptions{Bundle: true, LogLevel: api.LogLevelSilent, Format: api.FormatESModule,
		Stdin:   &api.StdinOptions{Contents: string(text), Loader: api.LoaderTS},
		Plugins: []api.Plugin{{Name: "public parts", Setup: note}}})
	return parts
}

// engineFile is the file of the engine that a name without an ending means.
func engineFile(engine fs.FS, name string) (string, bool) {
	for _, candidate := range []string{name, name + ".ts", name + ".tsx", name + "/index.ts", name + "/index.tsx"} {
		if info, err := fs.Stat(engine, candidate); err == nil && !info.IsDir() {
			return candidate, true
		}
	}
	return "", false
}
