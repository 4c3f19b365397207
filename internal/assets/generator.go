package assets

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"slices"
	"strings"
	"unicode"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/prerender"
)

// generatorsFolder holds programs that make files of what is installed: generators/icons.ts writes the pictures of all
// icons. Each runs in Node, once a lock file and text of its own. A component that names one, as "generated": "icons"
// in its directive, gets what it made.
const generatorsFolder = "generators"

const generatedFile = "generated file"

// generation is what one generator made: the step's record.
type generation struct {
	Files []GeneratedFile
	Data  json.RawMessage // for the component that asked
	Found json.RawMessage // what readers can find in it: records by their kind
}

// GeneratedFile is one file, published below assets/ under a name that changes with its content.
type GeneratedFile struct {
	Name, Hashed string
	Content      cache.Part
}

// prop is what the component gets as its property "generated".
func (g generation) prop() map[string]any {
	addresses := map[string]string{}
	for _, file := range g.Files {
		addresses[file.Name] = "/" + folder + file.Hashed
	}
	return map[string]any{"files": addresses, "data": g.Data}
}

// generate runs a generator, unless the cache has what it made.
func (s *Set) generate(name string) (generation, error) {
	var g generation
	m, file := s.maker, path.Join(generatorsFolder, name+".ts")
	sums, err := folderSums(os.DirFS(m.Site), generatorsFolder)
	if err != nil || sums[name+".ts"] == "" {
		return g, &prerender.Problem{Message: fmt.Sprintf("the site has no generator %q: write %s", name, file)}
	}
	key := cache.Key("generated", name, sums, m.Lock, s.ServerName())
	g, _, err = cache.Traced(m.Steps, "generated", key, func() (generation, []string, error) {
		m.Progress("generated files", 0, 0)
		return m.runGenerator(name, file)
	})
	return g, err
}

// Found is what a generator says that readers can find on pages with what it made, as JSON.
func (s *Set) Found(generator string) (json.RawMessage, error) {
	g, err := s.generate(generator)
	return g.Found, err
}

// Bounds of the names of generated files, in bytes. File systems allow 255 for one part, of which a hash and the ending
// of a compressed form take some.
const (
	maxPart = 200
	maxName = 1000
)

// wrongName says what is wrong with the name of a generated file, "" for a good one.
func wrongName(name string) string {
	long := len(name) > maxName || slices.ContainsFunc(strings.Split(name, "/"), func(part string) bool {
		return len(part) > maxPart
	})
	switch {
	case long:
		return fmt.Sprintf("is too long: write at most %d bytes between slashes and %d in all", maxPart, maxName)
	case !fs.ValidPath(name) || name == "." || strings.Contains(name, `\`):
		return "is not a path below a folder: write it as icons/list.json"
	case strings.ContainsFunc(name, unicode.IsControl):
		return "has control characters: leave them out"
	}
	return ""
}

// runGenerator bundles a generator, runs it, and keeps its files. Inputs are the files that it was bundled of.
func (m *Maker) runGenerator(name, file string) (g generation, inputs []string, err error) {
	entry := bundle.Entry{Name: "generator-" + name,
		Code: fmt.Sprintf("export { default } from %q;\n", m.path(file))}
	outputs, err := m.bundler.Bundle(bundle.Node, []bundle.Entry{entry}, nil)
	if err != nil {
		return g, nil, err
	}
	program, err := m.write(outputs[0].File, outputs[0].Code)
	if err != nil {
		return g, nil, err
	}
	project, _ := Project(m.Site)
	result, err := m.Renderer.Generate(program, project)
	var problem *prerender.Problem
	if errors.As(err, &problem) {
		problem.Message = fmt.Sprintf("the generator %s failed: %s", file, problem.Message)
	}
	if err != nil {
		return g, nil, err
	}
	g.Data, g.Found = result.Data, result.Found
	for _, name := range slices.Sorted(maps.Keys(result.Files)) {
		if wrong := wrongName(name); wrong != "" {
			return g, nil, &prerender.Problem{Message: fmt.Sprintf("the generator %s makes a file %q, whose name %s", file,
				name[:min(len(name), maxPart)], wrong)}
		}
		content := []byte(result.Files[name])
		extension := path.Ext(name)
		hashed := bundle.Hashed(strings.TrimSuffix(name, extension), extension, content)
		part, err := m.Steps.KeepPart(generatedFile, hashed, content)
		if err != nil {
			return g, nil, err
		}
		g.Files = append(g.Files, GeneratedFile{Name: name, Hashed: hashed, Content: part})
	}
	return g, outputs[0].Inputs, nil
}
