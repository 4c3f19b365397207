package assets

import (
	"cmp"
	"path/filepath"
	"slices"
	"sync"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/publish"
)

// folder is where the files stand whose names change with their content.
const folder = "assets/"

// Set is what all pages of a site share, and what makes the files of each. It never changes, and is safe for concurrent
// use.
type Set struct {
	Files    publish.Files     // below assets/
	Scripts  map[string]string // addresses of the engine's scripts, by name
	Inline   map[string]string // texts of those that are no modules, by name
	Style    string            // address of the engine's stylesheet
	Families map[string]string // family id to the address of its stylesheet
	Frames   map[string]string // the same for documents that are a demo, where a family has such
	IconFont string            // address of its stylesheet; "" for none
	Server   string            // file of the server bundle, for Node
	Node     Library

	styled      map[string]string // those of families whose providers import stylesheets
	searching   bool              // some of these depend on the classes that scripts use
	browser     Library
	products    map[string]product // by id
	sandboxPage string
	maker       *Maker
}

// record is the part of a set that one step makes, as it is cached.
type record struct {
	Layers  libraryLayers            `json:"-"` // of a step of its own: a theme changes more often
	Scripts map[string]bundle.Output // by name
	Style   bundle.Output
	Server  bundle.Output
}

// Make makes the set. It depends on the lock file, the configuration and the family modules alone, so that no edit of a
// page ever touches it.
func (m *Maker) Make() (*Set, error) {
	families, err := m.familySources()
	if err != nil {
		return nil, err
	}
	m.Progress("libraries", 0, 0)
	layers, key, err := cache.Traced(m.Steps, "library", m.libraryKey(families), m.bundleLayers)
	if err != nil {
		return nil, err
	}
	theme, err := m.themeSources()
	if err != nil {
		return nil, err
	}
	r, _, err := cache.Traced(m.Steps, "engine", m.engineKey(key, theme),
		func() (record, []string, error) { return m.bundleShared(layers) })
	if err != nil {
		return nil, err
	}
	s := &Set{maker: m, Files: publish.Files{}, Scripts: map[string]string{}, Inline: map[string]string{},
		Families: map[string]string{}, styled: map[string]string{}, Frames: map[string]string{}}
	own := map[string]bool{}
	for _, family := range m.Config.Families {
		own[family.ID] = true
	}
	r.Layers = layers
	s.browser = Library{layers: r.Layers[bundle.Browser], families: own, Key: cache.Key(key, bundle.Browser)}
	s.Node = Library{layers: r.Layers[bundle.Node], families: own, Key: cache.Key(key, bundle.Node)}
	s.addShared(r)
	if err := s.addStyle(r.Style.CSS); err != nil {
		return nil, err
	}
	if err := s.writeForNode(r); err != nil {
		return nil, err
	}
	if err := s.addIconFont(); err != nil {
		return nil, err
	}
	if err := s.renderSandbox(); err != nil {
		return nil, err
	}
	if err := s.addProductLayers(key); err != nil {
		return nil, err
	}
	return s, s.addFamilyStyles(key)
}

// libraryKey is what the layers are made of, apart from the files of packages.
func (m *Maker) libraryKey(families map[string]string) string {
	c := m.Config
	return cache.Key("shared", m.Lock, families, c.Families, c.Layers, m.interfaces(), c.Bundle,
		m.productPackages(), m.Development, c.FirstStyling(), c.Base)
}

// engineKey is what the engine's scripts and the server bundle are made of, given the whole key of the layers.
func (m *Maker) engineKey(library string, theme map[string]string) string {
	return cache.Key(library, m.Config.Theme, theme, m.Config.Brand.IsZero())
}

// addShared puts the layers, the scripts and the stylesheet among the files.
func (s *Set) addShared(r record) {
	for _, layer := range s.browser.layers {
		s.addLayer(layer)
	}
	for _, script := range scripts {
		output := r.Scripts[script.name]
		switch {
		case script.name == AnnouncedScript && s.maker.Config.Brand.Announcement.Text == "":
		case script.name == VersionsScript && !s.maker.Config.HasVersions():
		case script.inline:
			s.Inline[script.name] = inline(output)
		default:
			s.Scripts[script.name] = s.add("engine", output.File, output.Code)
		}
	}
}

// writeForNode puts the server bundle and its layers where Node finds them.
func (s *Set) writeForNode(r record) error {
	for _, layer := range s.Node.layers {
		if _, err := s.maker.write(layer.File, layer.Code); err != nil {
			return err
		}
	}
	var err error
	s.Server, err = s.maker.write(r.Server.File, r.Server.Code)
	return err
}

// addLayer puts a layer among the site's assets.
func (s *Set) addLayer(layer *bundle.Layer) {
	s.Files[folder+layer.File] = publish.InMemory(layer.Code).By("library").Kept()
	for _, picture := range layer.Pictures {
		s.add("library", picture.File, picture.Content)
	}
}

// add puts a file that a step of this kind made among the site's assets and returns its address.
func (s *Set) add(step, name string, content []byte) string {
	s.Files[folder+name] = publish.InMemory(content).By(step)
	return "/" + folder + name
}

// libraryLayers are the layers for both targets.
type libraryLayers map[bundle.Target][]*bundle.Layer

// bundleLayers is the step that makes the layers. Inputs are the files that it read.
func (m *Maker) bundleLayers() (made libraryLayers, inputs []string, err error) {
	var layers [2][]*bundle.Layer
	err = onBoth(func(target bundle.Target) (err error) {
		layers[target], err = m.bundler.Layers(target, m.layerSpecs(target))
		if slices.ContainsFunc(layers[target], func(layer *bundle.Layer) bool { return layer.Stale }) {
			layers[target], err = m.bundler.Layers(target, m.wholeSpecs(target)) // until layers.yaml is written anew
		}
		return err
	})
	if err != nil {
		return nil, nil, err
	}
	for _, layer := range slices.Concat(layers[bundle.Browser], layers[bundle.Node]) {
		inputs = append(inputs, layer.Inputs...)
	}
	return libraryLayers{bundle.Browser: layers[bundle.Browser], bundle.Node: layers[bundle.Node]}, inputs, nil
}

// bundleShared is the step that makes the engine's own scripts, its stylesheet and the server bundle with the theme.
func (m *Maker) bundleShared(layers libraryLayers) (r record, inputs []string, err error) {
	if r.Scripts, r.Style, err = m.bundleScripts(); err != nil {
		return r, nil, err
	}
	server, err := m.bundler.Bundle(bundle.Node, []bundle.Entry{{Name: "server", Code: m.serverEntry()}},
		layers[bundle.Node])
	if err != nil {
		return r, nil, err
	}
	r.Server = server[0]
	inputs = append(r.Style.Inputs, r.Server.Inputs...)
	for _, script := range r.Scripts {
		inputs = append(inputs, script.Inputs...)
	}
	return r, inputs, nil
}

// onBoth does something for both targets at once. The browser's error comes first.
func onBoth(do func(target bundle.Target) error) error {
	var failed [2]error
	var wait sync.WaitGroup
	for _, target := range []bundle.Target{bundle.Browser, bundle.Node} {
		wait.Go(func() { failed[target] = do(target) })
	}
	wait.Wait()
	return cmp.Or(failed[bundle.Browser], failed[bundle.Node])
}

// ServerName identifies the server bundle in keys: it changes with its content.
func (s *Set) ServerName() string { return filepath.Base(s.Server) }
