package bundle

import (
	"bytes"
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"vitrine/internal/stylesheet"
)

// Entry is a virtual source file that becomes one output.
type Entry struct {
	Name string // names the output
	Code string // TypeScript, or CSS where CSS is set
	CSS  bool
	// where stylesheets hold that its scripts import, but for those of demos; nil for everywhere. That of the first
	// entry of a run holds for all
	Ground    *stylesheet.Ground
	Styleless bool // none of them is wanted
}

func (e Entry) loader() api.Loader {
	if e.CSS {
		return api.LoaderCSS
	}
	return api.LoaderTSX
}

// Output is one file above the layers.
type Output struct {
	Name   string
	File   string   // hashed file name
	Code   []byte   //
	CSS    []byte   // stylesheets that the entry imported, nil for none
	Layers []string // files of the layers that it loads, directly or through a layer, lowest first
	// it asks for what a layer keeps to itself, and must be bundled without it
	Incomplete bool
	// its own code writes rules in the browser that nobody collects ahead of time
	Writes   bool
	Inputs   []string  `json:"-"` // files that it was made of, by absolute path
	Dynamic  []Dynamic `json:"-"` // imports whose names nobody has looked for
	Pictures []Picture
}

// Failure is what went wrong in a run, one message a problem, with its place.
type Failure struct{ Messages []api.Message }

func (f *Failure) Error() string {
	var text []string
	for _, m := range f.Messages {
		if m.Location != nil {
			text = append(text, fmt.Sprintf("%s:%d: %s", m.Location.File, m.Location.Line, m.Text))
		} else {
			text = append(text, m.Text)
		}
	}
	return strings.Join(text, "\n")
}

// messages are an error; a demo's stylesheet is called by its own name and line, which @scope has moved.
func messages(list []api.Message) error {
	for _, m := range list {
		if m.Location == nil {
			continue
		}
		if file, scoped := strings.CutPrefix(m.Location.File, scopeSpace+":"); scoped {
			m.Location.File, _, _ = strings.Cut(file, "?")
			m.Location.Line--
		}
	}
	return &Failure{Messages: list}
}

// Bundle makes one output an entry, all in one run, so that a module is parsed once however many entries use it.
func (b *Bundler) Bundle(target Target, entries []Entry, layers []*Layer) ([]Output, error) {
	if len(entries) == 0 {
		return nil, nil
	}
	outputs, _, err := b.run(target, entries, layers)
	return outputs, err
}

func (b *Bundler) run(target Target, entries []Entry, below []*Layer) ([]Output, *metafile, error) {
	o := b.build(target)
	o.Plugins = []api.Plugin{b.plugin(target, entries, below)}
	for i, entry := range entries {
		o.EntryPointsAdvanced = append(o.EntryPointsAdvanced, api.EntryPoint{
			InputPath: entrySpace + ":" + entry.Name, OutputPath: strings.TrimSuffix(scriptName(i), ".js"),
		})
	}
	files, meta, err := built(o)
	if err != nil {
		return nil, nil, err
	}
	if target == Browser && b.options.Development {
		for name, code := range files {
			files[name] = b.placeless(code, meta)
		}
	}
	outputs := make([]Output, len(entries))
	for i, entry := range entries {
		name := scriptName(i)
		code, ok := files[name]
		if !ok && !entry.CSS {
			return nil, nil, errors.New("the bundler gave no output for " + entry.Name)
		}
		outputs[i] = Output{
			Name: entry.Name, Code: code, CSS: files[fmt.Sprintf("e%d.css", i)],
			File:   Hashed(entry.Name, target.extension(), code),
			Layers: meta.layers(name, below), Incomplete: meta.isMissing(name),
			Inputs: b.filesOf(meta, entrySpace+":"+entry.Name), Pictures: meta.pictures(i, files),
			Writes:  b.writes(meta, name, code),
			Dynamic: b.dynamics(meta, entrySpace+":"+entry.Name),
		}
	}
	return outputs, meta, nil
}

// scriptName is what a run calls the script of an entry.
func scriptName(entry int) string { return fmt.Sprintf("e%d.js", entry) }

// layers are the layers that an output imports, and those that they import, lowest first.
func (m *metafile) layers(name string, below []*Layer) []string {
	needed := map[string]bool{}
	for path, output := range m.Outputs {
		if filepath.Base(path) != name {
			continue
		}
		for _, imported := range output.Imports {
			needed[strings.TrimPrefix(imported.Path, "./")] = true
		}
	}
	var list []string
	for i := len(below) - 1; i >= 0; i-- {
		layer := below[i]
		if !needed[layer.File] {
			continue
		}
		list = append(list, layer.File)
		for _, lower := range below[:i] {
			if bytes.Contains(layer.Code, []byte(lower.File)) {
				needed[lower.File] = true
			}
		}
	}
	for i, j := 0, len(list)-1; i < j; i, j = i+1, j-1 {
		list[i], list[j] = list[j], list[i]
	}
	return list
}
