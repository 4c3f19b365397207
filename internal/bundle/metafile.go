package bundle

import (
	"encoding/json"
	"path/filepath"
	"sort"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// metafile is the part of the bundler's report that we read.
type metafile struct {
	Inputs map[string]struct {
		Format  string `json:"format"`
		Imports []struct {
			Path     string `json:"path"`
			Kind     string `json:"kind"`
			External bool   `json:"external"`
			Original string `json:"original"`
		} `json:"imports"`
	} `json:"inputs"`
	Outputs map[string]struct {
		EntryPoint string   `json:"entryPoint"`
		Exports    []string `json:"exports"`
		CSSBundle  string   `json:"cssBundle"`
		Imports    []struct {
			Path     string `json:"path"`
			Kind     string `json:"kind"`
			External bool   `json:"external"`
		} `json:"imports"`
		Inputs map[string]struct {
			Bytes int `json:"bytesInOutput"`
		} `json:"inputs"`
	} `json:"outputs"`
}

// built runs the bundler: its files by name, and its report.
func built(o api.BuildOptions) (files map[string][]byte, meta *metafile, err error) {
	result := api.Build(o)
	if len(result.Errors) > 0 {
		return nil, nil, messages(result.Errors)
	}
	files = map[string][]byte{}
	for _, file := range result.OutputFiles {
		files[filepath.Base(file.Path)] = file.Contents
	}
	return files, meta, json.Unmarshal([]byte(result.Metafile), &meta)
}

// contributions lists the modules that put code into an output, with their exports where they were entries.
func (b *Bundler) contributions(m *metafile) map[string]contribution {
	found := map[string]contribution{}
	for _, output := range m.Outputs {
		for input, part := range output.Inputs {
			if key, ok := b.inputKey(input); ok && part.Bytes > 0 {
				c := found[key]
				if c.commonJS = m.Inputs[input].Format == "cjs"; c.commonJS {
					c.assigned = b.assigned(m, input)
				}
				found[key] = c
			}
		}
	}
	for _, output := range m.Outputs {
		if output.EntryPoint == "" {
			continue
		}
		key, ok := b.inputKey(output.EntryPoint)
		if c, contributes := found[key]; ok && contributes {
			c.exports = append([]string{}, output.Exports...)
			sort.Strings(c.exports)
			found[key] = c
		}
	}
	return found
}

// inputKey is the module key of an input as the report names it; virtual modules and stubs have none.
func (b *Bundler) inputKey(input string) (string, bool) {
	if strings.HasPrefix(input, engineSpace+":") {
		return input, true
	}
	file, ok := b.file(input)
	if !ok || isStyle(input) {
		return "", false
	}
	return b.options.moduleKey("file", file), true
}

// file is the file on disk that an input of the report was read from, if it was.
func (b *Bundler) file(input string) (string, bool) {
	if isStyle(input) {
		return b.options.Names.Path(styleName(input)), true
	}
	for _, space := range []string{engineSpace, entrySpace, layerSpace, wholeSpace, missingSpace} {
		if strings.HasPrefix(input, space+":") {
			return "", false
		}
	}
	if strings.HasPrefix(input, "<") || strings.HasPrefix(input, "(disabled)") {
		return "", false
	}
	if filepath.IsAbs(input) {
		return input, true
	}
	return filepath.Join(b.options.Site, filepath.FromSlash(input)), true
}

// files are all files on disk that a run read.
func (b *Bundler) files(m *metafile) []string {
	var list []string
	for input := range m.Inputs {
		if file, ok := b.file(input); ok {
			list = append(append(list, file), b.beside(input)...)
		}
	}
	sort.Strings(list)
	return list
}

// beside are the files that a stylesheet, or what was transformed, was made of beside its own.
func (b *Bundler) beside(input string) []string {
	if !isStyle(input) {
		if file, ok := b.file(input); ok {
			list, _ := b.transformed.Load(file)
			files, _ := list.([]string)
			return files
		}
		return nil
	}
	list, _ := b.sheets.Load(styleName(input))
	files, _ := list.([]string)
	return files
}

// isStyle says whether an input is a stylesheet or a vector picture that a script imports.
func isStyle(input string) bool {
	return strings.HasPrefix(input, scopeSpace+":") || strings.HasPrefix(input, moduleSpace+":") ||
		strings.HasPrefix(input, vectorSpace+":")
}

// styleName is what that stylesheet is called.
func styleName(input string) string {
	_, name, _ := strings.Cut(input, ":")
	name, _, _ = strings.Cut(name, "?")
	return name
}

// styles are the stylesheets that a run's scripts import, in the order of their imports: those of the modules named
// first, then those of the entry.
func (b *Bundler) styles(m *metafile, first []string, entry string) (list []string) {
	seen := map[string]bool{}
	var visit func(input string)
	visit = func(input string) {
		if seen[input] {
			return
		}
		seen[input] = true
		for _, imported := range m.Inputs[input].Imports {
			visit(imported.Path)
		}
		if strings.HasPrefix(input, scopeSpace+":") {
			list = append(list, styleName(input))
		}
	}
	if len(first) > 0 {
		inputs := b.inputsByKey(m)
		for _, module := range first {
			visit(inputs[b.options.moduleKey(fileSpace, module)])
		}
	}
	visit(entry)
	return list
}

// inputsByKey returns what the report calls the inputs of a run, by module key.
func (b *Bundler) inputsByKey(m *metafile) map[string]string {
	inputs := map[string]string{}
	for input := range m.Inputs {
		if key, ok := b.inputKey(input); ok {
			inputs[key] = input
		}
	}
	return inputs
}

// filesOf are the files on disk that an entry reaches, whether code of theirs is left or not.
func (b *Bundler) filesOf(m *metafile, entry string) []string {
	var list []string
	seen := map[string]bool{entry: true}
	for open := []string{entry}; len(open) > 0; open = open[1:] {
		if file, ok := b.file(open[0]); ok {
			list = append(append(list, file), b.beside(open[0])...)
		}
		for _, imported := range m.Inputs[open[0]].Imports {
			if !imported.External && !seen[imported.Path] {
				seen[imported.Path] = true
				open = append(open, imported.Path)
			}
		}
	}
	sort.Strings(list)
	return list
}
