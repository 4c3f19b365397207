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
func (m *metafile) contributions(site string) map[string]contribution {
	found := map[string]contribution{}
	for _, output := range m.Outputs {
		for input, part := range output.Inputs {
			if key, ok := inputKey(input, site); ok && part.Bytes > 0 {
				c := found[key]
				c.commonJS = m.Inputs[input].Format == "cjs"
				found[key] = c
			}
		}
	}
	for _, output := range m.Outputs {
		if output.EntryPoint == "" {
			continue
		}
		key, ok := inputKey(output.EntryPoint, site)
		if c, contributes := found[key]; ok && contributes {
			c.exports = append([]string{}, output.Exports...)
			sort.Strings(c.exports)
			found[key] = c
		}
	}
	return found
}

// inputKey is the module key of an input as the report names it; virtual modules and stubs have none.
func inputKey(input, site string) (string, bool) {
	if strings.HasPrefix(input, engineSpace+":") {
		return input, true
	}
	for _, space := range []string{entrySpace, layerSpace, wholeSpace, missingSpace} {
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
	return filepath.Join(site, filepath.FromSlash(input)), true
}
