package source

import (
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"github.com/goccy/go-yaml/ast"

	"vitrine/internal/diag"
)

// LayersFile keeps what pages share in files of their own. A command writes it.
const LayersFile = "layers.yaml"

const maxLayers = 4 << 20

const layersHead = "# What is imported from files that pages share, and the files that the pages of a product share.\n" +
	"# Written by: vitrine layers --write\n"

// Layers is layers.yaml: what is imported from layers, and which layers the pages of a product share.
type Layers struct {
	Interfaces map[string]Interface // of the layers that products share, by name
	Products   []ProductLayers      // by product
}

// Interface says which exports of which modules are imported.
type Interface map[string][]string

// ProductLayers are the layers of one product's pages.
type ProductLayers struct {
	Product string
	Layers  []Interface
}

// layers read layers.yaml, if the site has one.
func (r reader) layers(config Config) (layers Layers) {
	if _, err := fs.Stat(r.fsys, LayersFile); err != nil {
		return layers
	}
	src, ok := r.file(LayersFile, maxLayers)
	if !ok {
		return layers
	}
	d := &document{name: "list of layers", file: LayersFile, src: src, problems: r.problems}
	if node, ok := d.parse(src); ok {
		d.mapping(d.name, []field{
			{key: "layers", into: section{"list of layers that products share", layers.shared(config)}},
			{key: "products", into: section{"list of products that have layers", layers.ofProducts(config)}},
		}, node)
	}
	layers.Products = slices.DeleteFunc(layers.Products, func(p ProductLayers) bool { return len(p.Layers) == 0 })
	return layers
}

// shared are the layers that products share: those of the configuration but the lowest, which hands out everything,
// and those of families.
func (l *Layers) shared(config Config) []field {
	l.Interfaces = map[string]Interface{}
	var list []field
	add := func(name string) {
		take := func(i Interface) { l.Interfaces[name] = i }
		list = append(list, field{key: name, doc: layersDoc, into: exports{take}})
	}
	for i, layer := range config.Layers {
		if i > 0 {
			add(layer.Name)
		}
	}
	for _, family := range config.Families {
		add(family.ID)
	}
	return list
}

// ofProducts are the products whose pages can have layers.
func (l *Layers) ofProducts(config Config) []field {
	l.Products = make([]ProductLayers, len(config.Products))
	var list []field
	for i, product := range config.Products {
		if l.Products[i].Product = product.ID; product.Family != "" {
			list = append(list, field{key: product.ID, doc: layersDoc, into: interfaces{&l.Products[i].Layers}})
		}
	}
	return list
}

const layersDoc = "What pages share could not be known. To write the file again: vitrine layers --write"

type (
	exports    struct{ take func(Interface) } // lists of exports by module
	interfaces struct{ value *[]Interface }   // a list of these
)

func (exports) kind() string    { return "lists of exports by module" }
func (interfaces) kind() string { return "list of lists of exports by module" }

func (t exports) read(d *document, f *field, node ast.Node) {
	mapping, ok := node.(*ast.MappingNode)
	if !ok {
		d.add(node, fmt.Sprintf("%s must be modules with their exports.", diag.Quote(f.key)), f.doc,
			"Write one “module: [export, export]” a line.")
		return
	}
	found := make(Interface, len(mapping.Values))
	for _, pair := range mapping.Values {
		found[pair.Key.GetToken().Value] = d.list(f, pair.Value)
	}
	t.take(found)
}

func (t interfaces) read(d *document, f *field, node ast.Node) {
	list, ok := node.(*ast.SequenceNode)
	if !ok {
		d.add(node, fmt.Sprintf("%s must be a list.", diag.Quote(f.key)), f.doc, "Begin each layer with a dash: “- ”.")
		return
	}
	for _, entry := range list.Values {
		exports{func(i Interface) { *t.value = append(*t.value, i) }}.read(d, f, entry)
	}
}

// YAML is layers.yaml as it is written.
func (l Layers) YAML() string {
	var text strings.Builder
	text.WriteString(layersHead)
	write := func(names Interface, lead string) {
		for _, module := range slices.Sorted(maps.Keys(names)) {
			fmt.Fprintf(&text, "    %s'%s': [%s]\n", lead, module, strings.Join(names[module], ", "))
			lead = strings.Repeat(" ", len(lead))
		}
	}
	text.WriteString("layers:\n")
	for _, name := range slices.Sorted(maps.Keys(l.Interfaces)) {
		fmt.Fprintf(&text, "  %s:\n", name)
		write(l.Interfaces[name], "")
	}
	text.WriteString("products:\n")
	for _, product := range l.Products {
		fmt.Fprintf(&text, "  %s:\n", product.Product)
		for _, names := range product.Layers {
			write(names, "- ")
		}
	}
	return text.String()
}
