package bundle

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// enginePath is how engine sources are imported by sites and entries.
const enginePath = "vitrine/"

// publicEntries are imports of sites that lead to other modules of the engine than their names say.
var publicEntries = map[string]string{
	"vitrine/theme":     "engine/theme/parts",
	"vitrine/theme.css": "theme-default/styles/index.css",
}

// publicModule is what sites import the engine by. Importing it does nothing by itself: a script that takes one
// function from it takes no other module along.
const publicModule = "engine/index.ts"

// engine resolves an import of the engine's own sources.
func (r *resolver) engine(args api.OnResolveArgs) (api.OnResolveResult, error) {
	name := strings.TrimPrefix(args.Path, enginePath)
	if entry, public := publicEntries[args.Path]; public {
		name = entry
	}
	if strings.HasPrefix(args.Path, ".") {
		name = path.Join(path.Dir(args.Importer), args.Path)
	}
	source, ok := r.options.engineSource(name)
	if !ok {
		return api.OnResolveResult{}, fmt.Errorf("the engine has no source %q", name)
	}
	return r.found(source, engineSpace, !r.effectless()[source]), nil
}

// engineSource is the engine's file that an import without an ending means.
func (o Options) engineSource(name string) (file string, ok bool) {
	for _, candidate := range []string{name, name + ".ts", name + ".tsx", name + "/index.ts", name + "/index.tsx"} {
		if info, err := fs.Stat(o.Engine, candidate); err == nil && !info.IsDir() {
			return candidate, true
		}
	}
	return "", false
}

var exportedFrom = regexp.MustCompile(`export (?:\*|\{[^}]*\}) from '(\./[^']+)'`)

// effectlessSources are the engine's files that its public module hands on. They are so for every import: the bundler
// asks about each file once, and which import it asks for is a matter of luck.
func (o Options) effectlessSources() map[string]bool {
	sources := map[string]bool{}
	text, err := fs.ReadFile(o.Engine, publicModule)
	if err != nil {
		return sources // engines of tests have none
	}
	for _, match := range exportedFrom.FindAllSubmatch(text, -1) {
		if source, ok := o.engineSource(path.Join(path.Dir(publicModule), string(match[1]))); ok {
			sources[source] = true
		}
	}
	return sources
}

func (r *resolver) loadEngine(args api.OnLoadArgs) (api.OnLoadResult, error) {
	text, err := fs.ReadFile(r.options.Engine, args.Path)
	if err != nil {
		return api.OnLoadResult{}, err
	}
	contents := string(text)
	loaders := map[string]api.Loader{".tsx": api.LoaderTSX, ".ts": api.LoaderTS, ".css": api.LoaderCSS,
		".svg": api.LoaderText}
	loader, ok := loaders[path.Ext(args.Path)]
	if !ok {
		loader = api.LoaderJS
	}
	return api.OnLoadResult{Contents: &contents, Loader: loader, ResolveDir: r.options.Site}, nil
}
