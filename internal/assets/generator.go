package assets

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path"
	"slices"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
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
		return g, fmt.Errorf("the site has no generator %q: write %s", name, file)
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
	if err != nil {
		return g, nil, fmt.Errorf("the generator %s: %w", file, err)
	}
	g.Data, g.Found = result.Data, result.Found
	for _, name := range slices.Sorted(maps.Keys(result.Files)) {
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
