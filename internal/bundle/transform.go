package bundle

import (
	"path/filepath"
	"regexp"

	"github.com/evanw/esbuild/pkg/api"
)

// Transform is what makes code of files of the project that is no code yet for browsers.
type Transform struct {
	Filter string // regular expression of absolute paths, with slashes or backslashes
	Run    func(file string) (made Transformed, ok bool, err error)
}

// Transformed is a file as it is bundled.
type Transformed struct {
	Code   string
	Loader string   // js, jsx, ts, tsx, json, text or css
	Inputs []string // files that it was made of, beside the file itself
}

var transformedLoaders = map[string]api.Loader{"js": api.LoaderJS, "jsx": api.LoaderJSX, "ts": api.LoaderTS,
	"tsx": api.LoaderTSX, "json": api.LoaderJSON, "text": api.LoaderText, "css": api.LoaderCSS}

// transform reads files of the project as what transforms them makes them. Packages bring what is transformed already.
func (b *Bundler) transform(build api.PluginBuild) {
	transforms, err := b.options.Transforms()
	if err != nil {
		build.OnStart(func() (api.OnStartResult, error) {
			return api.OnStartResult{Errors: []api.Message{{Text: err.Error()}}}, nil
		})
		return
	}
	for _, transform := range transforms {
		filter := transform.Filter
		if _, err := regexp.Compile(filter); err != nil {
			filter = `.*` // whoever transforms decides, by regular expressions of scripts
		}
		build.OnLoad(api.OnLoadOptions{Filter: filter, Namespace: fileSpace},
			func(args api.OnLoadArgs) (api.OnLoadResult, error) {
				if isInPackage(args.Path) {
					return api.OnLoadResult{}, nil
				}
				made, ok, err := transform.Run(args.Path)
				if err != nil {
					return *failedLoad(args.Path, err), nil
				}
				if !ok {
					return api.OnLoadResult{}, nil
				}
				b.transformed.Store(args.Path, made.Inputs)
				loader, known := transformedLoaders[made.Loader]
				if !known {
					loader = api.LoaderJS
				}
				return api.OnLoadResult{Contents: &made.Code, Loader: loader, ResolveDir: filepath.Dir(args.Path)}, nil
			})
	}
}
