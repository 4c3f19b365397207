package bundle

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// missingSpace holds what stands for exports that a layer keeps to itself.
const missingSpace = "vitrine-missing"

// Interface says which exports of which modules can be imported from a layer, by module key.
type Interface map[string][]string

// examined is what modules contribute and export wherever they are bundled, by module key.
type examined struct {
	modules map[string]contribution
	inputs  []string // files that were read for it
}

// examine looks at the modules that interfaces name, and at all that these reach above the layers below. Two runs are
// enough for all layers: what a module exports does not depend on the layer that holds it.
func (b *Bundler) examine(target Target, specs []LayerSpec, below []*Layer) (*examined, error) {
	named := map[string]bool{}
	for _, spec := range specs {
		for key := range spec.Interface {
			named[key] = true
		}
	}
	found := &examined{}
	var err error
	if found.modules, found.inputs, err = b.contributed(target, keys(named), below); err != nil {
		return nil, err
	}
	var others []string
	for key := range found.modules {
		if !named[key] {
			others = append(others, key)
		}
	}
	slices.Sort(others)
	more, inputs, err := b.contributed(target, others, below)
	if err != nil {
		return nil, err
	}
	for _, key := range others {
		found.modules[key] = more[key]
	}
	found.inputs = append(found.inputs, inputs...)
	return found, nil
}

// narrow builds a layer that holds what its interface needs and hands out nothing else. An output that asks for more is
// told so: it must do without the layer, since a second copy of a module would have contexts of its own.
func (b *Bundler) narrow(target Target, spec LayerSpec, known *examined, below []*Layer) (*Layer, error) {
	asked := map[string]contribution{}
	for key, names := range spec.Interface {
		if c, ok := known.modules[key]; ok && !isHeld(key, below) { // else it only passes names on
			c.exports = slices.DeleteFunc(slices.Clone(names),
				func(name string) bool { return !slices.Contains(known.modules[key].exports, name) })
			asked[key] = c
		}
	}
	layer, used, err := b.write(target, spec, asked, below)
	if err != nil {
		return nil, err
	}
	layer.Narrow, layer.Inputs = true, slices.Concat(layer.Inputs, known.inputs)
	for key := range used {
		module := layer.Exports[key]
		module.CommonJS = known.modules[key].commonJS
		for _, name := range known.modules[key].exports {
			if _, handed := module.Names[name]; !handed {
				module.Missing = append(module.Missing, name)
			}
		}
		layer.Exports[key] = module
	}
	return layer, nil
}

// isHeld reports whether one of the layers holds a module.
func isHeld(key string, layers []*Layer) bool {
	return slices.ContainsFunc(layers, func(layer *Layer) bool {
		_, held := layer.Exports[key]
		return held
	})
}

// contributed says what modules contribute as entries of one run, and which files it read.
func (b *Bundler) contributed(target Target, modules []string, below []*Layer) (map[string]contribution, []string,
	error) {
	if len(modules) == 0 {
		return nil, nil, nil
	}
	meta, err := b.reached(target, modules, below)
	if err != nil {
		return nil, nil, err
	}
	return b.contributions(meta), b.files(meta), nil
}

// draft builds a layer that hands out all exports of its modules and of those that they reach, but for modules that
// have another place: of these it has copies. Such a layer shows what is asked of it, and is never published.
func (b *Bundler) draft(target Target, spec LayerSpec, below []*Layer) (*Layer, error) {
	modules, _, err := b.contributed(target, spec.Modules, below)
	if err != nil {
		return nil, err
	}
	own := slices.DeleteFunc(keys(modules), func(key string) bool { return slices.Contains(spec.Elsewhere, key) })
	if modules, _, err = b.contributed(target, own, below); err != nil {
		return nil, err
	}
	copies := slices.DeleteFunc(keys(modules), func(key string) bool { return slices.Contains(own, key) })
	maps.DeleteFunc(modules, func(key string, _ contribution) bool { return !slices.Contains(own, key) })
	layer, _, err := b.write(target, spec, modules, below)
	if err != nil {
		return nil, err
	}
	layer.Copies = copies
	return layer, nil
}

// missingExports is the part of a module's stub that stands for what its layer keeps to itself.
func missingExports(key string, module Module) string {
	if len(module.Missing) == 0 {
		return ""
	}
	return fmt.Sprintf("\nexport { %s } from %q", strings.Join(module.Missing, ", "), missingSpace+":"+key)
}

// loadMissing makes the exports that a layer keeps to itself. They weigh something, so that the bundler's report tells
// whose output would have needed them, and they go where nobody asks.
func (r *resolver) loadMissing(args api.OnLoadArgs) (api.OnLoadResult, error) {
	var code strings.Builder
	for i, name := range r.held[args.Path].Exports[args.Path].Missing { // a name may be a reserved word
		fmt.Fprintf(&code, "let m%d = /* @__PURE__ */ Symbol(%q); export { m%d as %s };\n", i, name, i, name)
	}
	contents := code.String()
	return api.OnLoadResult{Contents: &contents, Loader: api.LoaderJS}, nil
}

// isMissing says whether an output asks for what a layer keeps to itself.
func (m *metafile) isMissing(name string) bool {
	for input, part := range m.Outputs["out/"+name].Inputs {
		if strings.HasPrefix(input, missingSpace+":") && part.Bytes > 0 {
			return true
		}
	}
	return false
}

var importStatement = regexp.MustCompile(`(?:import|export)\s*\{([^}]*)\}\s*from\s*"\./([^"]+)"`)

// Asked is what outputs, and layers that stand above, import from a layer.
func Asked(codes [][]byte, layer *Layer) Interface {
	bindings := map[string][2]string{}
	for key, module := range layer.Exports {
		for name, binding := range module.Names {
			bindings[binding] = [2]string{key, name}
		}
	}
	asked := map[[2]string]bool{}
	for _, code := range codes {
		for _, found := range importStatement.FindAllSubmatch(code, -1) {
			if string(found[2]) != layer.File {
				continue
			}
			for name := range strings.SplitSeq(string(found[1]), ",") {
				binding, _, _ := strings.Cut(strings.TrimSpace(name), " ")
				asked[bindings[binding]] = true
			}
		}
	}
	list := Interface{}
	for _, pair := range slices.SortedFunc(maps.Keys(asked), byModule) {
		list[pair[0]] = append(list[pair[0]], pair[1])
	}
	return list
}

func byModule(a, b [2]string) int { return slices.Compare(a[:], b[:]) }
