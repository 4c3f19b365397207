package build

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"vitrine/internal/block/component"
	"vitrine/internal/bundle"
	"vitrine/internal/cache"
)

// generatorsDir holds programs that make files of what is installed: generators/icons.ts writes the pictures of all
// icons. Each runs in Node, once a lock file and text of its own. A component that names one, as "generated": "icons"
// in its directive, gets what it made.
const generatorsDir = "generators"

const generatedFile = "generated file"

// generated is what one generator made: the step's record.
type generated struct {
	Files []madeFile
	Data  json.RawMessage // for the component that asked
}

// madeFile is one file, published below assets/ under a name that changes with its content.
type madeFile struct {
	Name, Hashed string
	Content      kept
}

// forComponent is what the component gets as its property "generated".
func (g generated) forComponent() map[string]any {
	addresses := map[string]string{}
	for _, file := range g.Files {
		addresses[file.Name] = "/assets/" + file.Hashed
	}
	return map[string]any{"files": addresses, "data": g.Data}
}

// generate runs a generator, unless the cache has what it made.
func (b *Builder) generate(a *assets, name string) (generated, error) {
	var made generated
	file := path.Join(generatorsDir, name+".ts")
	sums, err := b.folderSums(generatorsDir)
	if err != nil || sums[name+".ts"] == "" {
		return made, fmt.Errorf("the site has no generator %q: write %s", name, file)
	}
	key := cache.Key("generated", name, sums, b.lock, filepath.Base(a.Server))
	if b.cache.Lookup("generated", key, &made) {
		return made, nil
	}
	b.options.Progress("generated files", 0, 0)
	b.cache.Count("generated")
	entry := bundle.Entry{Name: "generator-" + name, Code: fmt.Sprintf("export { default } from %q;\n",
		b.sitePath(file))}
	out, err := a.bundler.Bundle(bundle.Node, []bundle.Entry{entry}, nil)
	if err != nil {
		return made, err
	}
	if err := a.keep(out[0].File, out[0].Code); err != nil {
		return made, err
	}
	project, _ := projectOf(b.options.Site)
	result, err := b.renderer.Generate(filepath.Join(a.folder, out[0].File), project)
	if err != nil {
		return made, fmt.Errorf("the generator %s: %w", file, err)
	}
	made.Data = result.Data
	for _, name := range slices.Sorted(maps.Keys(result.Files)) {
		content := []byte(result.Files[name])
		ending := path.Ext(name)
		hashed := bundle.Hashed(strings.TrimSuffix(name, ending), ending, content)
		part, err := b.keepPart(generatedFile, hashed, content)
		if err != nil {
			return made, err
		}
		made.Files = append(made.Files, madeFile{Name: name, Hashed: hashed, Content: part})
	}
	return made, b.cache.Keep("generated", key, made)
}

// folderSums are the content hashes of the files of a folder of the site, by name.
func (b *Builder) folderSums(folder string) (map[string]string, error) {
	entries, err := fs.ReadDir(b.fsys, folder)
	if err != nil {
		return nil, err
	}
	sums := map[string]string{}
	for _, entry := range entries {
		if text, err := fs.ReadFile(b.fsys, path.Join(folder, entry.Name())); err == nil {
			sums[entry.Name()] = cache.Sum(text)
		}
	}
	return sums, nil
}

// componentSources are the content hashes of all that lies in the folder of components. They are read once: every
// component of every page asks for them.
type componentSources struct {
	once sync.Once
	sums map[string]string
	err  error
}

func (b *Builder) componentSums(s *scanned) (map[string]string, error) {
	s.parts.once.Do(func() { s.parts.sums, s.parts.err = b.folderSums(component.Folder) })
	return s.parts.sums, s.parts.err
}

// componentScript is what runs in the browser for a component: components/IconSearch.script.ts beside IconSearch.tsx,
// with the stylesheets that it imports. A component without one is markup alone.
func (b *Builder) componentScript(s *scanned, a *assets, name string) (bundled, error) {
	var made bundled
	sums, err := b.componentSums(s)
	if err != nil || sums[name+scriptEnding] == "" {
		return made, err
	}
	key := cache.Key("component script", name, sums, b.lock, b.config.Bundle, b.options.Development)
	if b.cache.Lookup("bundle", key, &made) {
		return made, nil
	}
	b.cache.Count("bundle")
	entry := bundle.Entry{Name: strings.ToLower(name), Code: fmt.Sprintf("import %q;\n",
		b.sitePath(path.Join(component.Folder, name+scriptEnding)))}
	out, err := a.bundler.Bundle(bundle.Browser, []bundle.Entry{entry}, nil)
	if err != nil {
		return made, err
	}
	if made, err = b.keepBundled(out[0]); err != nil {
		return made, err
	}
	return made, b.cache.Keep("bundle", key, made)
}

const scriptEnding = ".script.ts"
