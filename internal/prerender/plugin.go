package prerender

import (
	_ "embed"
	"errors"
)

//go:embed plugin.cjs
var pluginRequests []byte

// Plugin is one that was written for esbuild, and how to find it.
type Plugin struct {
	Project string            `json:"project"` // folder from which its package is found, and in which it works
	Module  string            `json:"module"`  // package, or absolute path of a file
	Name    string            `json:"name"`    // of its export, "" for the default or only one
	Options map[string]string `json:"options"`
	Stamp   string            `json:"stamp"` // another one loads a file anew
}

// Transformed is what a plugin made of a file.
type Transformed struct {
	Made   bool // else it leaves the file alone
	Code   string
	Loader string         // as esbuild calls it
	Sheets []WrittenSheet // in the code, “vitrine-sheet:0” stands for the first
	Files  []string       // that it read beside
}

// WrittenSheet is a stylesheet that stands in no file.
type WrittenSheet struct {
	CSS    string `json:"css"`
	Folder string `json:"folder"` // that its addresses are relative to
}

// PluginFilters are regular expressions of the files that a plugin may transform.
func (r *Renderer) PluginFilters(p Plugin) (filters []string, err error) {
	request := map[string]any{"kind": "plugin", "project": p.Project, "module": p.Module, "name": p.Name,
		"options": p.Options, "stamp": p.Stamp}
	return filters, r.said(request, &filters)
}

// Transform runs a plugin on a file.
func (r *Renderer) Transform(p Plugin, file string) (made Transformed, err error) {
	return made, r.said(map[string]any{"kind": "transform", "plugin": p, "file": file}, &made)
}

// said is ask, where what a request fails with is told without the engine's own lines.
func (r *Renderer) said(request, result any) error {
	err := r.ask(request, result)
	var failed *failedError
	if errors.As(err, &failed) {
		return errors.New(failed.Message)
	}
	return err
}
