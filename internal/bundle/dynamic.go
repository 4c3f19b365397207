package bundle

import (
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// Dynamic is an import statement that leads to a CommonJS module: only running the module tells what it exports.
type Dynamic struct {
	File   string // of the site, by absolute path
	Module string // as the file calls it
	Key    string // of the module
}

// dynamics are such imports in files that an entry reaches. Packages are left out: they are right, or not ours to mend.
func (b *Bundler) dynamics(m *metafile, entry string) (list []Dynamic) {
	seen := map[string]bool{entry: true}
	for open := []string{entry}; len(open) > 0; open = open[1:] {
		file, own := b.file(open[0])
		if isInPackage(file) {
			continue
		}
		for _, imported := range m.Inputs[open[0]].Imports {
			if imported.External {
				continue
			}
			if key, ok := b.heldKey(imported.Path); ok && own && imported.Kind == "import-statement" &&
				m.Inputs[imported.Path].Format == "cjs" {
				list = append(list, Dynamic{File: file, Module: imported.Original, Key: key})
			}
			if !seen[imported.Path] {
				seen[imported.Path] = true
				open = append(open, imported.Path)
			}
		}
	}
	return list
}

// heldKey is the module key of an input, or of the module that a layer's stub stands for.
func (b *Bundler) heldKey(input string) (string, bool) {
	if key, stub := strings.CutPrefix(input, layerSpace+":"); stub {
		return key, true
	}
	return b.inputKey(input)
}

// Specifier is what imports a module.
func (b *Bundler) Specifier(key string) string { return b.options.fromKey(key) }

// Valued is a file's code without what its types alone ask for.
func Valued(file string, text []byte) ([]byte, error) {
	loader := api.LoaderTSX // takes imports that nobody uses out of JavaScript as well
	if slices.Contains([]string{".ts", ".mts", ".cts"}, filepath.Ext(file)) {
		loader = api.LoaderTS
	}
	result := api.Transform(string(text), api.TransformOptions{LogLevel: api.LogLevelSilent, Loader: loader,
		Format: api.FormatESModule, JSX: api.JSXPreserve, Target: api.ES2022})
	if len(result.Errors) > 0 {
		return nil, messages(result.Errors)
	}
	return result.Code, nil
}
