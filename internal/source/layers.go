package source

import (
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"

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
func (r reader) layers(products []Product) (layers Layers) {
	if _, err := fs.Stat(r.fsys, LayersFile); err != nil {
		return layers
	}
	src, ok := r.file(LayersFile, maxLayers)
	if !ok {
		return layers
	}
	d := &document{name: "list of layers", file: LayersFile, src: src, problems: r.problems}
	node, ok := d.parse(src)
	if !ok || node == nil {
		return layers
	}
	var file struct {
		Layers   map[string]Interface
		Products map[string][]Interface
	}
	const why, fix = "What pages share could not be known.", "Write the file again: vitrine layers --write"
	if err := yaml.NodeToValue(node, &file, yaml.Strict()); err != nil {
		d.add(node, "The list of layers is not made of layers and products with modules and their exports.", why, fix)
		return layers
	}
	layers.Interfaces = file.Layers
	for _, product := range products {
		if own := file.Products[product.ID]; len(own) > 0 {
			layers.Products = append(layers.Products, ProductLayers{Product: product.ID, Layers: own})
			delete(file.Products, product.ID)
		}
	}
	for id := range file.Products {
		d.add(node, "The site has no product "+diag.Quote(id)+".", "Nobody would load its layers.", fix)
	}
	return layers
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
