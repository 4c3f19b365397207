package bundle

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/evanw/esbuild/pkg/api"

	"vitrine/internal/stylesheet"
)

// The namespaces that the plugin serves beside files on disk.
const (
	engineSpace = "vitrine"       // the engine's own sources, from Options.Engine
	entrySpace  = "vitrine-entry" // virtual entries
	layerSpace  = "vitrine-layer" // a module that a layer holds, as a stub that imports from it
	wholeSpace  = "vitrine-whole" // a CommonJS module as the default export of an ES module
	fileSpace   = "file"          // what stands on disk; in module keys alone
	enginePath  = "vitrine/"      // how engine sources are imported by sites and entries
)

// publicEntries are imports of sites that lead to other modules of the engine than their names say.
var publicEntries = map[string]string{
	"vitrine/theme":     "engine/theme/parts",
	"vitrine/claims":    "engine/claims/claim",
	"vitrine/theme.css": "theme-default/styles/index.css",
}

// publicModule is what sites import the engine by. Importing it does nothing by itself: a script that takes one
// function from it takes no other module along.
const publicModule = "engine/index.ts"

// nestedResolution marks a resolution that the plugin asked for itself.
type nestedResolution struct{}

// plugin resolves every import of a run: aliases, the engine's sources, layers below, one copy of each package.
// Peers are packages that are not bundled at all.
func (b *Bundler) plugin(target Target, entries []Entry, below []*Layer, peers ...string) api.Plugin {
	held := map[string]*Layer{}
	for _, layer := range below {
		for module := range layer.Exports {
			held[module] = layer
		}
	}
	r := &resolver{known: &b.known, plain: &b.plain, target: target, options: b.options, held: held, peers: peers,
		public: b.public, sheets: &b.sheets, styleless: target == Node || entries == nil}
	if len(entries) > 0 {
		r.ground, r.styleless = entries[0].Ground, r.styleless || entries[0].Styleless
	}
	return api.Plugin{Name: "vitrine", Setup: func(build api.PluginBuild) {
		r.resolve = build.Resolve
		build.OnResolve(api.OnResolveOptions{Filter: `.*`}, r.onResolve)
		if b.options.Readable != nil {
			build.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: "file"}, r.admit)
		}
		if b.options.Transforms != nil {
			b.transform(build)
		}
		build.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: engineSpace}, r.loadEngine)
		build.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: layerSpace}, r.loadLayer)
		build.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: missingSpace}, r.loadMissing)
		build.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: wholeSpace}, r.loadWhole)
		build.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: scopeSpace}, r.loadScoped)
		build.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: moduleSpace}, r.loadModule)
		build.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: vectorSpace}, r.loadVector)
		if b.options.Complete != nil {
			b.complete(build)
		}
		if b.options.Styles.Runtime != "" {
			b.identify(build)
		}
		for _, repair := range b.options.Repairs {
			build.OnLoad(api.OnLoadOptions{Filter: installedFile(repair.File)},
				func(args api.OnLoadArgs) (api.OnLoadResult, error) { return repair.load(args.Path) })
		}
		build.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: entrySpace},
			func(args api.OnLoadArgs) (api.OnLoadResult, error) {
				for i := range entries {
					if entries[i].Name == args.Path {
						return api.OnLoadResult{Contents: &entries[i].Code, Loader: entries[i].loader(),
							ResolveDir: b.options.Site}, nil
					}
				}
				return api.OnLoadResult{}, fmt.Errorf("no entry %q", args.Path)
			})
	}}
}

type resolver struct {
	known   *sync.Map // of *answer
	plain   *plain
	target  Target
	options Options
	held    map[string]*Layer
	peers   []string // packages that stay outside
	public  func() map[string]bool
	resolve func(string, api.ResolveOptions) api.ResolveResult

	sheets    *sync.Map          // files that stylesheets were made of
	ground    *stylesheet.Ground // where stylesheets hold that no demo imports; nil for everywhere
	styleless bool               // only scripts are wanted
}

func (r *resolver) onResolve(args api.OnResolveArgs) (api.OnResolveResult, error) {
	if _, own := args.PluginData.(nestedResolution); own {
		return api.OnResolveResult{}, nil
	}
	switch {
	case isPeer(args.Path, r.peers):
		return api.OnResolveResult{Path: args.Path, External: true}, nil
	case args.Kind == api.ResolveEntryPoint && strings.HasPrefix(args.Path, entrySpace+":"):
		return api.OnResolveResult{Path: args.Path[len(entrySpace)+1:], Namespace: entrySpace}, nil
	case strings.HasPrefix(args.Path, wholeSpace+":"):
		return api.OnResolveResult{Path: args.Path[len(wholeSpace)+1:], Namespace: wholeSpace}, nil
	case strings.HasPrefix(args.Path, layerFile):
		return api.OnResolveResult{Path: args.Path[len(layerFile):], External: true,
			SideEffects: api.SideEffectsFalse}, nil
	case strings.HasPrefix(args.Path, missingSpace+":"):
		return api.OnResolveResult{Path: args.Path[len(missingSpace)+1:], Namespace: missingSpace,
			SideEffects: api.SideEffectsFalse}, nil
	case strings.HasSuffix(args.Path, asComponent):
		return r.vector(args)
	case strings.HasPrefix(args.Path, scopeSpace+":"):
		return r.sheetAgain(args), nil
	case strings.HasPrefix(args.Path, layerSpace+":"):
		return api.OnResolveResult{Path: args.Path[len(layerSpace)+1:], Namespace: layerSpace}, nil
	case fromStory(args):
		args.Path = storybookModule
		return r.engine(args)
	case strings.HasPrefix(args.Path, enginePath), args.Namespace == engineSpace && strings.HasPrefix(args.Path, "."):
		return r.engine(args)
	}
	return r.file(args)
}

// engine resolves an import of the engine's own sources.
func (r *resolver) engine(args api.OnResolveArgs) (api.OnResolveResult, error) {
	name := strings.TrimPrefix(args.Path, enginePath)
	if entry, public := publicEntries[args.Path]; public {
		name = entry
	}
	if strings.HasPrefix(args.Path, ".") {
		name = path.Join(path.Dir(args.Importer), args.Path)
	}
	if file, ok := engineFile(r.options.Engine, name); ok {
		return r.found(file, engineSpace, !r.public()[file]), nil
	}
	return api.OnResolveResult{}, fmt.Errorf("the engine has no source %q", name)
}

// file resolves what stands on disk. A require of a package is resolved like an import of it: the other way would put
// the package's CommonJS copy beside its ES modules, two copies of one context. What holds no state is taken as it is
// asked for, since a function that is required must be one.
func (r *resolver) file(args api.OnResolveArgs) (api.OnResolveResult, error) {
	name, dir, kind := args.Path, args.ResolveDir, args.Kind
	for prefix, stand := range r.options.Aliases {
		if strings.HasPrefix(name, prefix) && !strings.HasPrefix(name, stand) {
			name = stand + name[len(prefix):]
		}
	}
	bare := !strings.HasPrefix(name, ".") && !isAbsolute(name)
	if dir == "" || args.Namespace == engineSpace || args.Namespace == entrySpace || bare && (isSingle(name) ||
		r.options.isOwn(dir)) {
		dir = r.options.Site // the whole site has the same packages: one answer for all of its folders
	}
	stateless := slices.ContainsFunc(r.options.Stateless, func(prefix string) bool {
		return strings.HasPrefix(name,
			prefix)
	})
	if kind == api.ResolveJSRequireCall && !strings.HasPrefix(name, ".") && !stateless {
		kind = api.ResolveJSImportStatement
	}
	if kind == api.ResolveEntryPoint {
		kind = api.ResolveJSImportStatement
	}
	if source := r.options.sourceOf(args, name); source != "" {
		return r.own(source, args), nil
	}
	file, ok, err := ownFile(name, dir)
	if err != nil {
		return api.OnResolveResult{}, err
	}
	if ok {
		return r.own(file, args), nil
	}
	found := r.installed(name, dir, kind, args.Importer)
	if len(found.Errors) > 0 && bare && dir != r.options.Site && !isInPackage(dir) {
		// what a package beside the site has not installed
		found = r.installed(name, r.options.Site, kind, args.Importer)
	}
	if len(found.Errors) > 0 && bare && args.Namespace == engineSpace && r.options.Tool != "" {
		found = r.installed(name, r.options.Tool, kind, args.Importer)
	}
	if len(found.Errors) > 0 {
		return api.OnResolveResult{Errors: found.Errors}, nil
	}
	if found.External {
		return api.OnResolveResult{Path: found.Path, External: true, Namespace: found.Namespace}, nil
	}
	if found.isEmpty() {
		return api.OnResolveResult{}, nil // the bundler resolves it again, and leaves it empty
	}
	effects := found.SideEffects && !r.options.effectless(name, found.Path)
	return r.named(args.Kind, r.admitted(args, r.stylesheetOr(found.Path, args, func() api.OnResolveResult {
		return r.found(found.Path, found.Namespace, effects)
	}))), nil
}

// own is a file of the site or of the library's own sources.
func (r *resolver) own(file string, args api.OnResolveArgs) api.OnResolveResult {
	return r.admitted(args, r.stylesheetOr(file, args, func() api.OnResolveResult {
		return r.found(file, fileSpace, true)
	}))
}

// installed finds what an import means that no source of the project does.
func (r *resolver) installed(name, dir string, kind api.ResolveKind, importer string) resolution {
	if found, direct := r.plain.find(name, dir, kind); direct {
		return found
	}
	if !strings.HasPrefix(name, ".") && !isAbsolute(name) {
		dir = r.plain.asker(name, dir)
	}
	return r.remembered(name, api.ResolveOptions{ResolveDir: dir, Kind: kind, Importer: importer,
		PluginData: nestedResolution{}})
}

// ownFile finds a file of the site itself, which an import names by its path. It asks for that file alone: the bundler
// would list every folder above it first, sixty milliseconds in each run.
func ownFile(name, dir string) (file string, ok bool, err error) {
	switch {
	case isInPackage(dir):
		return "", false, nil
	case strings.HasPrefix(name, "."):
		name = filepath.Join(dir, filepath.FromSlash(name))
	case !isAbsolute(name):
		return "", false, nil
	}
	for _, ending := range []string{"", ".tsx", ".ts", ".jsx", ".js", "/index.tsx", "/index.ts"} {
		info, err := os.Stat(name + ending)
		switch {
		case err != nil || info.IsDir():
		case info.Mode().IsRegular():
			return name + ending, true, nil
		default: // reading a pipe would wait for ever
			return "", false, fmt.Errorf("%s is not a regular file", filepath.Base(name)+ending)
		}
	}
	return "", false, nil
}

// remembered resolves an import, and asks the packages' folders only the first time. What the site itself lacks may
// come under the author's hands and is looked up anew.
func (r *resolver) remembered(name string, options api.ResolveOptions) resolution {
	inPackage := isInPackage(options.ResolveDir) || !strings.HasPrefix(name, ".") && !isAbsolute(name)
	if r.options.Memory == nil || !inPackage {
		return resolutionOf(r.resolve(name, options))
	}
	key := fmt.Sprintf("%d %d %s %s", r.target, options.Kind, r.options.Names.Name(options.ResolveDir), name)
	slot, _ := r.known.LoadOrStore(key, &answer{}) // hundreds of files ask for react at the same time
	a := slot.(*answer)
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.found.Path != "" {
		return a.found
	}
	var found resolution
	if kept, ok := r.options.Memory.Get(key); ok && json.Unmarshal(kept, &found) == nil {
		a.found = found.renamed(r.options.Names.Path)
		return a.found
	}
	found = resolutionOf(r.resolve(name, options))
	if kept, err := json.Marshal(found.renamed(r.options.Names.Name)); err == nil && len(found.Errors) == 0 {
		a.found = found
		r.options.Memory.Put(key, kept)
	}
	return found
}

// renamed is the same resolution with another name of its file.
func (found resolution) renamed(name func(string) string) resolution {
	if found.Namespace == fileSpace && !found.External {
		found.Path = name(found.Path)
	}
	return found
}

// answer is where an import led, once somebody has found out.
type answer struct {
	mu    sync.Mutex
	found resolution
}

// resolution is where an import led.
type resolution struct {
	Path        string
	Namespace   string
	External    bool
	SideEffects bool
	Errors      []api.Message `json:"-"`
}

func resolutionOf(found api.ResolveResult) resolution {
	return resolution{Path: found.Path, Namespace: found.Namespace, External: found.External,
		SideEffects: found.SideEffects, Errors: found.Errors}
}

// isEmpty reports whether the package that imports a module of Node has {"browser": {"crypto": false}}.
func (found resolution) isEmpty() bool {
	return (found.Namespace == "" || found.Namespace == fileSpace) && !isAbsolute(found.Path)
}

// found answers with the module itself, or with its stub where a layer below holds it.
func (r *resolver) found(module, space string, effects bool) api.OnResolveResult {
	result := api.OnResolveResult{Path: module, Namespace: space}
	if !effects {
		result.SideEffects = api.SideEffectsFalse
	}
	if key := r.options.moduleKey(space, module); r.held[key] != nil {
		result.Path, result.Namespace, result.SideEffects = key, layerSpace, api.SideEffectsFalse
	}
	return result
}

// named leads an import statement of a CommonJS module in a layer to the names of its exports, where these are known.
func (r *resolver) named(kind api.ResolveKind, found api.OnResolveResult) api.OnResolveResult {
	if found.Namespace == layerSpace && kind == api.ResolveJSImportStatement {
		if module := r.held[found.Path].Exports[found.Path]; module.CommonJS && len(module.Names) > 1 {
			found.Path = "esm:" + found.Path
		}
	}
	return found
}

// moduleKey names a module over runs and places.
func (o Options) moduleKey(space, module string) string {
	if space == "" || space == fileSpace {
		return fileSpace + ":" + o.Names.Name(module)
	}
	return space + ":" + module
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

// loadWhole hands a CommonJS module over as it is: `export { default } from` would look inside for __esModule.
func (r *resolver) loadWhole(args api.OnLoadArgs) (api.OnLoadResult, error) {
	contents := fmt.Sprintf("export default require(%q)", r.options.fromKey(args.Path))
	return api.OnLoadResult{Contents: &contents, Loader: api.LoaderJS, ResolveDir: r.options.Site}, nil
}

// load reads a file of a package and makes the change.
func (repair Repair) load(file string) (api.OnLoadResult, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return api.OnLoadResult{}, err
	}
	if n := strings.Count(string(text), repair.Find); n != 1 {
		return api.OnLoadResult{},
			fmt.Errorf(
				"bundle.repairs: %q stands %d times in %s, and once is wanted. Another version of the package may "+
					"not need the repair: then take it out of the configuration", repair.Find, n, repair.File)
	}
	contents := strings.Replace(string(text), repair.Find, repair.Replace, 1)
	return api.OnLoadResult{Contents: &contents, Loader: api.LoaderJS, ResolveDir: filepath.Dir(file)}, nil
}
