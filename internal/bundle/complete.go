package bundle

import (
	"os"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// codeLoaders are how files of code are read. Elements stand in .js files as well.
var codeLoaders = map[string]api.Loader{".tsx": api.LoaderTSX, ".ts": api.LoaderTS, ".jsx": api.LoaderJSX,
	".js": api.LoaderJSX}

// complete reads files of demos that were written for something else as the options complete them.
func (b *Bundler) complete(build api.PluginBuild) {
	build.OnLoad(api.OnLoadOptions{Filter: `[\\/]demos[\\/].*\.[jt]sx?$`, Namespace: "file"},
		func(args api.OnLoadArgs) (api.OnLoadResult, error) {
			if strings.Contains(filepath.ToSlash(args.Path), "/node_modules/") {
				return api.OnLoadResult{}, nil
			}
			text, err := os.ReadFile(args.Path)
			if err != nil {
				return api.OnLoadResult{}, err
			}
			if b.options.Readable != nil {
				if refused, err := (&resolver{options: b.options}).admit(args); err != nil || refused.Errors != nil {
					return refused, err
				}
			}
			contents, ending := b.options.Complete(args.Path, text), filepath.Ext(args.Path)
			if contents == string(text) && ending != ".js" {
				return api.OnLoadResult{}, nil
			}
			if runtime := b.options.Styles.Runtime; runtime != "" {
				contents = identified(contents, runtime, b.options.Names.Name(args.Path))
			}
			return api.OnLoadResult{Contents: &contents, Loader: codeLoaders[ending],
				ResolveDir: filepath.Dir(args.Path)}, nil
		})
}
