package bundle

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// layerFile marks an import of a layer's output; what follows is the specifier as the output will carry it.
const layerFile = "vitrine-file:"

// LayerSpec says what a layer holds: the named modules and everything they reach that no layer below holds.
// Between names the other specs whose closures meet: a layer with it holds what at least two of them share.
type LayerSpec struct {
	Name    string
	Modules []string
	Between []LayerSpec
	Beside  bool // stands beside the other layers that say so, never above them
	// modules that have another place, and can't be imported from this layer though they are reached: for plans only
	Elsewhere []string
	// in the place of Modules: what alone can be imported from the layer
	Interface Interface
}

// Layer is library code in one file, with the names under which its modules' exports can be imported from it.
//
// A layer is correct while three things hold: every file that contributes a byte to it is listed in Exports with all of
// its exports (else a file above would bundle a second copy of it, and a context would exist twice); no file is in two
// layers that stand above each other; and the file's name changes with its content.
type Layer struct {
	Name    string
	Target  Target
	File    string            // hashed file name
	Code    []byte            //
	Exports map[string]Module // by module key
	Narrow  bool              // keeps some exports to itself
	Stale   bool              `json:"-"` // holds nothing: it needs what one below keeps to itself
	Copies  []string          `json:"-"` // modules that have another place and stand in this draft as well
	Inputs  []string          `json:"-"` // files that it was made of, by absolute path
	// stylesheets that its modules import, in their order; files that they name are none of them
	Styles   []string  `json:",omitempty"`
	Pictures []Picture `json:",omitempty"` // that its modules import
	Writes   bool      `json:",omitempty"` // see Output
}

// Module is one source file inside a layer.
type Module struct {
	CommonJS bool              // exported whole, as one binding
	Names    map[string]string // export name to the binding's name in the layer
	Missing  []string          // exports that the layer keeps to itself
}

// specifier is how an output beside the layer imports it.
func (l *Layer) specifier() string { return "./" + l.File }

// Layers builds the layers one above the other, in the order given, all of them above those below. Two that stand
// beside each other may both hold a file: whoever uses both must be told of both, and takes it from the first. A layer
// is stale where interfaces below it were written for other packages.
func (b *Bundler) Layers(target Target, specs []LayerSpec, below ...*Layer) ([]*Layer, error) {
	var layers []*Layer
	common := slices.Clone(below)
	known, err := b.examine(target, specs, below)
	if err != nil {
		return nil, fmt.Errorf("library layers: %w", err)
	}
	closures := closures{Bundler: b, target: target, examined: known}
	for _, spec := range specs {
		layer, err := closures.layer(spec, common)
		if err != nil {
			return nil, fmt.Errorf("library layer %q: %w", spec.Name, err)
		}
		layers = append(layers, layer)
		if !spec.Beside {
			common = append(common, layer)
		}
	}
	return layers, nil
}

func (c *closures) layer(spec LayerSpec, below []*Layer) (*Layer, error) {
	if spec.Interface != nil {
		return c.narrow(c.target, spec, c.examined, below)
	}
	if spec.Elsewhere != nil {
		return c.draft(c.target, spec, below)
	}
	inputs := map[string]bool{}
	modules, err := c.above(spec.Modules, below, inputs)
	if err != nil {
		return nil, err
	}
	shared := map[string]int{}
	for _, other := range spec.Between {
		reached, err := c.above(other.Modules, below, inputs)
		if err != nil {
			return nil, err
		}
		for module, format := range reached {
			if shared[module]++; shared[module] == 2 {
				modules[module] = format
			}
		}
	}
	layer, _, err := c.write(c.target, spec, modules, below)
	if err != nil {
		return nil, err
	}
	for _, file := range layer.Inputs {
		inputs[file] = true
	}
	layer.Inputs = keys(inputs)
	return layer, nil
}

// contribution is what one run of the bundler learns of a module.
type contribution struct {
	commonJS bool
	assigned []string // names of exports of a CommonJS module
	exports  []string
}

// reached bundles the modules as entries of one run with splitting: the report says who contributed what.
func (b *Bundler) reached(target Target, modules []string, below []*Layer) (*metafile, error) {
	o := b.build(target)
	o.Format, o.Splitting = api.FormatESModule, true
	o.MinifyWhitespace, o.MinifyIdentifiers = false, false
	o.Sourcemap = api.SourceMapNone // only the report is wanted
	o.Plugins = []api.Plugin{b.plugin(target, nil, below)}
	seen := map[string]bool{}
	for _, module := range modules {
		if !seen[module] {
			seen[module] = true
			o.EntryPointsAdvanced = append(o.EntryPointsAdvanced, api.EntryPoint{InputPath: b.options.fromKey(module),
				OutputPath: fmt.Sprintf("e%d", len(seen))})
		}
	}
	_, meta, err := built(o)
	return meta, err
}

// write puts the modules into one file and names every export. It says which modules the file consists of.
func (b *Bundler) write(target Target, spec LayerSpec, modules map[string]contribution, below []*Layer) (*Layer,
	Usage, error) {
	name := spec.Name
	layer := &Layer{Name: name, Target: target, Exports: map[string]Module{}}
	var code strings.Builder
	count := 0
	binding := func() string { count++; return "v" + base36(count) }
	for _, key := range keys(modules) {
		c := modules[key]
		module := Module{CommonJS: c.commonJS, Names: map[string]string{}}
		hand := func(from string, exports ...string) { // one statement, whose names share what the import costs
			var list []string
			for _, export := range exports {
				module.Names[export] = binding()
				list = append(list, export+" as "+module.Names[export])
			}
			if len(list) > 0 {
				fmt.Fprintf(&code, "export { %s } from %q;\n", strings.Join(list, ", "), from)
			}
		}
		switch {
		case !c.commonJS:
			hand(b.options.fromKey(key), c.exports...)
		case len(c.exports) > 0:
			hand(wholeSpace+":"+key, "default")
			if len(below) == 0 && target == Browser && !b.options.Development {
				hand(b.options.fromKey(key), c.assigned...)
			}
		}
		layer.Exports[key] = module
	}
	outputs, meta, err := b.run(target, []Entry{{Name: name, Code: code.String(), Styleless: true}}, below)
	if err != nil {
		return nil, nil, err
	}
	if outputs[0].Incomplete {
		return &Layer{Name: name, Target: target, Inputs: outputs[0].Inputs, Stale: true}, nil, nil
	}
	layer.File, layer.Code, layer.Inputs = outputs[0].File, outputs[0].Code, outputs[0].Inputs
	layer.Writes = outputs[0].Writes
	layer.Styles, layer.Pictures = b.styles(meta, spec.Modules, entrySpace+":"+name), outputs[0].Pictures
	return layer, b.usage(meta, scriptName(0)), nil
}

// loadLayer is the stub that stands for a module of a layer: the same exports, imported from the layer's file.
func (r *resolver) loadLayer(args api.OnLoadArgs) (api.OnLoadResult, error) {
	key, isESM := strings.CutPrefix(args.Path, "esm:")
	layer := r.held[key]
	if layer == nil {
		return api.OnLoadResult{}, fmt.Errorf("no layer holds %q", key)
	}
	module := layer.Exports[key]
	var contents string
	if module.CommonJS && !isESM {
		contents = fmt.Sprintf("module.exports = require(%q).default", layerSpace+":esm:"+key)
	} else if len(module.Names) > 0 {
		for _, export := range keys(module.Names) { // a statement each: the bundler drops whole statements only
			contents += fmt.Sprintf("export { %s as %s } from %q\n", module.Names[export], export,
				layerFile+layer.specifier())
		}
	} else {
		contents = "export {}"
	}
	if !module.CommonJS || isESM {
		contents += missingExports(key, module)
	}
	return api.OnLoadResult{Contents: &contents, Loader: api.LoaderJS, ResolveDir: r.options.Site}, nil
}

// fromKey turns a module key back into something importable.
func (o Options) fromKey(key string) string {
	if name, ok := strings.CutPrefix(key, engineSpace+":"); ok {
		return enginePath + name
	}
	if name, ok := strings.CutPrefix(key, fileSpace+":"); ok {
		return o.Names.Path(name)
	}
	return key
}

func keys[V any](m map[string]V) []string {
	list := make([]string, 0, len(m))
	for k := range m {
		list = append(list, k)
	}
	sort.Strings(list)
	return list
}

func base36(n int) string {
	const digits = "0123456789abcdefghijklmnopqrstuvwxyz"
	if n < 36 {
		return digits[n : n+1]
	}
	return base36(n/36) + digits[n%36:n%36+1]
}
