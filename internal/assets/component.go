package assets

import (
	"fmt"
	"io/fs"
	"maps"
	"path"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/prerender"
	"vitrine/internal/publish"
)

// ComponentsFolder holds the site's own components: {{"component": "ProductCards"}} is components/ProductCards.tsx.
// They are rendered ahead of time and never hydrated.
const ComponentsFolder = "components"

// scriptExtension is the ending of what runs in the browser for a component: components/IconSearch.script.ts beside
// IconSearch.tsx.
const scriptExtension = ".script.ts"

const componentHTML = "component html"

// Components are the site's own components, as their files were when they were read.
type Components struct {
	Names []string
	sums  map[string]string // content hashes of all files of the folder: components may import what lies beside them
}

// NamesOf are the names of what is read. Who shows a component is told what is wrong with their folder.
func NamesOf(read func() (*Components, error)) func() []string {
	return func() []string {
		components, _ := read()
		return components.Names
	}
}

// ComponentNames are the components that a site has.
func ComponentNames(site fs.FS) []string {
	files, _ := fs.Glob(site, ComponentsFolder+"/*.tsx")
	var names []string
	for _, file := range files {
		names = append(names, strings.TrimSuffix(path.Base(file), ".tsx"))
	}
	return names
}

// ReadComponents reads the components of a site.
func ReadComponents(site fs.FS) (*Components, error) {
	sums, err := folderSums(site, ComponentsFolder)
	return &Components{Names: ComponentNames(site), sums: sums}, err
}

// folderSums are the content hashes of the files of a folder, by name.
func folderSums(site fs.FS, folder string) (map[string]string, error) {
	entries, err := fs.ReadDir(site, folder)
	if err != nil {
		return nil, err
	}
	sums := map[string]string{}
	for _, entry := range entries {
		file := path.Join(folder, entry.Name())
		if info, err := fs.Stat(site, file); err != nil || !info.Mode().IsRegular() {
			continue
		}
		if text, err := fs.ReadFile(site, file); err == nil {
			sums[entry.Name()] = cache.Sum(text)
		}
	}
	return sums, nil
}

// ComponentOutput is a component as a page shows it.
type ComponentOutput struct {
	HTML      string
	Script    Chunk // what runs in the browser for it; without a file for markup alone
	Generated []GeneratedFile
}

// ComponentFiles are what a component's script and markup load.
func (s *Set) ComponentFiles(c ComponentOutput) publish.Files {
	files := s.ChunkFiles(c.Script)
	for _, file := range c.Generated {
		files[folder+file.Hashed] = s.maker.file(file.Content)
	}
	return files
}

// RenderComponent renders a component, unless the cache has it. Its HTML depends on the props alone; the prop
// "generated" names a generator and is replaced by what that makes. The error is a *prerender.Problem where the
// component can't be shown with these props.
func (s *Set) RenderComponent(c *Components, name string, props map[string]any) (ComponentOutput, error) {
	var output ComponentOutput
	chunk, err := s.componentsForNode(c)
	if err != nil {
		return output, err
	}
	props = maps.Clone(props)
	if generator, ok := props["generated"].(string); ok {
		result, err := s.generate(generator)
		if err != nil {
			return output, err
		}
		props["generated"], output.Generated = result.prop(), result.Files
	}
	if output.Script, err = s.componentScript(c, name); err != nil {
		return output, err
	}
	key := cache.Key("component", chunk.File, name, props, s.ServerName())
	if html, ok := s.maker.Steps.Get(componentHTML, key); ok {
		output.HTML = string(html)
		return output, nil
	}
	file, err := s.NodeFile(chunk)
	if err != nil {
		return output, err
	}
	s.maker.Steps.Count("component")
	output.HTML, err = s.maker.Renderer.Component(prerender.Component{Server: s.Server, File: file, Name: name,
		Props: props})
	if err != nil {
		return output, err
	}
	return output, s.maker.Steps.Put(componentHTML, key, []byte(output.HTML))
}

// componentsForNode makes the file of all components.
func (s *Set) componentsForNode(c *Components) (Chunk, error) {
	var code strings.Builder
	code.WriteString("export const components = {")
	for _, name := range c.Names {
		fmt.Fprintf(&code, "%q: () => require(%q).default, ", name,
			s.maker.path(path.Join(ComponentsFolder, name+".tsx")))
	}
	code.WriteString("};\n")
	entry := bundle.Entry{Name: "components", Code: code.String()}
	return s.maker.bundleStep(cache.Key("components", c.sums, s.Node.Key), bundle.Node, entry, s.Node.of(nil))
}

// componentScript makes what runs in the browser for a component, with the stylesheets that it imports.
func (s *Set) componentScript(c *Components, name string) (Chunk, error) {
	if c.sums[name+scriptExtension] == "" {
		return Chunk{}, nil
	}
	m := s.maker
	entry := bundle.Entry{Name: strings.ToLower(name), Code: fmt.Sprintf("import %q;\n",
		m.path(path.Join(ComponentsFolder, name+scriptExtension)))}
	key := cache.Key("component script", name, c.sums, m.Lock, m.Config.Bundle, m.Config.Base, m.Development)
	return m.bundleStep(key, bundle.Browser, entry, nil)
}

// bundleStep is a step that makes one chunk.
func (m *Maker) bundleStep(key string, target bundle.Target, entry bundle.Entry, layers []*bundle.Layer) (Chunk,
	error) {
	c, _, err := cache.Traced(m.Steps, "bundle", key, func() (c Chunk, inputs []string, err error) {
		outputs, err := m.bundler.Bundle(target, []bundle.Entry{entry}, layers)
		if err != nil {
			return c, nil, err
		}
		c, err = m.chunk(outputs[0])
		return c, outputs[0].Inputs, err
	})
	return c, err
}
