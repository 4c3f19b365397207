package assets

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"regexp"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/diag"
	"vitrine/internal/publish"
	"vitrine/internal/source"
)

// Where the page that edited demos run in stands, and what tells it which files hold which modules. Their addresses do
// not change with their content: a page would have to be made anew whenever another page's demo imports one more
// module.
const (
	SandboxFolder  = "sandbox/"
	SandboxParts   = folder + "sandbox/"
	sandboxModules = SandboxFolder + "modules.json"
	sandboxCode    = "sandbox code"
)

// sandboxMap is what web/engine/editor/sandbox.ts reads: which files to send into the frame for a family and for an
// import.
type sandboxMap struct {
	Files    []sandboxFile  `json:"files"`    // each behind those that it imports
	Families map[string]int `json:"families"` // family id to the file that starts its frame
	Modules  map[string]int `json:"modules"`  // package, module, or package and first letters of its modules
	Letters  map[string]int `json:"letters"`  // packages divided by so many first letters
	// family id to the address of its stylesheet, where its provider imports some
	Styles map[string]string `json:"styles,omitempty"`

	Providers map[string]string `json:"providers"` // package to the family whose provider its components want
}

type sandboxFile struct {
	Name    string `json:"name"`
	Imports []int  `json:"imports,omitempty"`
}

// sandboxRecord is the step's record: the parts themselves are kept beside it.
type sandboxRecord struct {
	Map     sandboxMap
	Parts   []cache.Part
	Styles  []packageStyles
	Omitted []omission
}

// packageStyles are the stylesheets that a module, or what starts the frame of a family, imports.
type packageStyles struct {
	Package string `json:",omitempty"` // "" for a family
	Files   []string
}

// omission is a module that can't be bundled, with what the bundler said.
type omission struct {
	Module, Why string
	Optional    bool // it lacks what its package calls optional
}

// Sandbox are the page that edited demos run in, and the files of all modules that they may import: those of the site's
// packages, and what its demos import beside them.
func (s *Set) Sandbox(demos []source.Demo) (publish.Files, []diag.Problem, error) {
	record, err := s.maker.sandboxLibrary(demos)
	if err != nil {
		return nil, nil, fmt.Errorf("the modules for edited demos: %w", err)
	}
	files := publish.Files{SandboxFolder + "index.html": publish.InMemory([]byte(s.sandboxPage))}
	record.Map.Providers = providersByPackage(s.maker.Config)
	if record.Map.Styles, err = s.editedStyles(record.Styles, files); err != nil {
		return nil, nil, err
	}
	text, err := json.Marshal(record.Map)
	if err != nil {
		return nil, nil, err
	}
	files[sandboxModules] = publish.InMemory(text)
	for i, file := range record.Map.Files {
		files[SandboxParts+file.Name] = s.maker.file(record.Parts[i])
	}
	return files, omissions(record.Omitted), nil
}

// renderSandbox is the step that renders the page. A build that renders nothing else then starts no Node process.
func (s *Set) renderSandbox() (err error) {
	script := s.Inline[SandboxScript]
	s.sandboxPage, err = cache.Value(s.maker.Steps, "sandbox page", cache.Key("sandbox page", s.ServerName(), script),
		func() (string, error) { return s.maker.Renderer.Sandbox(s.Server, script) })
	return err
}

// providersByPackage are the families whose provider the components of a package want.
func providersByPackage(config source.Config) map[string]string {
	families := map[string]string{}
	providers := map[string]string{}
	for _, product := range config.Products {
		families[product.ID] = product.Family
		providers[product.Package] = product.Family
	}
	for _, reference := range config.References {
		for _, name := range reference.Packages {
			providers[name] = families[reference.Product]
		}
	}
	maps.DeleteFunc(providers, func(name, family string) bool { return name == "" || family == "" })
	return providers
}

// sandboxLibrary divides React, the families' providers and every public module of the site's packages into files such
// that each module is in one of them.
func (m *Maker) sandboxLibrary(demos []source.Demo) (sandboxRecord, error) {
	groups := m.moduleGroups(demos)
	sources, err := m.familySources()
	if err != nil {
		return sandboxRecord{}, err
	}
	key := cache.Key("sandbox", m.Lock, m.Config.Families, sources, groups, m.Config.Bundle)
	record, _, err := cache.Traced(m.Steps, "sandbox", key,
		func() (sandboxRecord, []string, error) { return m.bundleSandbox(groups) })
	return record, err
}

// bundleSandbox is the step that makes those files. Inputs are what it read.
func (m *Maker) bundleSandbox(groups []moduleGroup) (record sandboxRecord, inputs []string, err error) {
	m.Progress("modules for edited demos", 0, 0)
	bundler := bundle.New(m.BundleOptions("sandbox"))
	families, modules := m.familyEntries(), moduleEntries(groups)
	parted, err := bundler.Split(append(families, modules...))
	if failure := (*bundle.Failure)(nil); errors.As(err, &failure) {
		if groups, record.Omitted = withoutBroken(m.Site, bundler, groups); len(record.Omitted) > 0 {
			modules = moduleEntries(groups)
			parted, err = bundler.Split(append(families, modules...))
		}
	}
	if err != nil {
		return record, nil, err
	}
	for i, styles := range parted.Styles {
		one := packageStyles{Files: styles}
		if i >= len(families) {
			one.Package, _ = bundle.PackageOf(groups[i-len(families)].Name)
		}
		record.Styles = append(record.Styles, one)
	}
	places, err := m.keepSandboxParts(&record, parted.Parts)
	if err != nil {
		return record, nil, err
	}
	record.Map.Families, record.Map.Modules, record.Map.Letters = map[string]int{}, map[string]int{}, divided(groups)
	for i, family := range m.Config.Families {
		record.Map.Families[family.ID] = places[families[i].Name]
	}
	for i, group := range groups {
		record.Map.Modules[group.Name] = places[modules[i].Name]
	}
	return record, parted.Inputs, nil
}

// keepSandboxParts puts the parts into the record and returns the place of each file, and of what each entry became.
func (m *Maker) keepSandboxParts(record *sandboxRecord, parts []bundle.Part) (map[string]int, error) {
	places := map[string]int{}
	for i, part := range parts {
		places[part.File], places[part.Entry] = i, i
		file := sandboxFile{Name: part.File}
		for _, imported := range part.Imports {
			file.Imports = append(file.Imports, places[imported])
		}
		record.Map.Files = append(record.Map.Files, file)
		content, err := m.Steps.KeepPart(sandboxCode, part.File, part.Code)
		if err != nil {
			return nil, err
		}
		record.Parts = append(record.Parts, content)
	}
	return places, nil
}

// familyEntries start the frame of each family.
func (m *Maker) familyEntries() []bundle.Entry {
	var entries []bundle.Entry
	for _, family := range m.Config.Families {
		entries = append(entries, bundle.Entry{Name: "family-" + family.ID,
			Code: fmt.Sprintf("import { start } from %q;\nimport family from %q;\nstart(family, { light: %q, dark: %q });\n",
				sandboxModule, m.providerOf(family), family.Modes.Light, family.Modes.Dark)})
	}
	return entries
}

var notAlphanumeric = regexp.MustCompile(`[^A-Za-z0-9]+`)

// moduleEntries hand the modules of each group to the frame.
func moduleEntries(groups []moduleGroup) []bundle.Entry {
	var entries []bundle.Entry
	for i, group := range groups {
		var code strings.Builder
		fmt.Fprintf(&code, "import { add } from %q;\n", sandboxModule)
		for i, module := range group.Modules {
			fmt.Fprintf(&code, "import * as M%d from %q;\n", i, module)
		}
		code.WriteString("add({")
		for i, module := range group.Modules {
			fmt.Fprintf(&code, "%q: M%d, ", module, i)
		}
		code.WriteString("});\n")
		name := strings.Trim(notAlphanumeric.ReplaceAllString(group.Name, "-"), "-")
		entries = append(entries, bundle.Entry{Name: fmt.Sprintf("%s-%d", name, i), Code: code.String()})
	}
	return entries
}
