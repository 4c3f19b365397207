// Package installed answers agents from the packages that are installed in a project, so that what they hear holds for
// the versions that their code runs with.
//
// In: a folder with node_modules, a published documentation where there is one. Out: a library of facts; problems of
// code. Never here: the protocol, how declarations are read.
package installed

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"vitrine/internal/agents"
	"vitrine/internal/packages"
	"vitrine/internal/reference"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
	"vitrine/internal/workspace"
)

// Options say what is answered from.
type Options struct {
	Folder   string         // absolute; packages are found from here upwards
	Packages []string       // names of packages; none for those that the project depends on
	Config   source.Config  // of a site that knows some of them; the zero value for none
	Docs     agents.Library // published documentation, nil for none
}

// Project is a library of installed packages. Their declarations are read when somebody first asks.
type Project struct {
	Options
	once     sync.Once
	packages []installedPackage
	facts    map[string]vitrine.Facts // by package and name
	index    *vitrine.FactsIndex
	known    known
	err      error
}

var _ agents.Library = &Project{}

// installedPackage is one that has declarations.
type installedPackage struct {
	name, version, folder string
	icons                 []string // names of icons, of a package that has little else
}

// ErrNoPackages says that there is nothing to answer from.
var ErrNoPackages = errors.New("no installed package with types and React among its peers was found")

// Open finds the packages of a project.
func Open(options Options) (*Project, error) {
	p := &Project{Options: options, facts: map[string]vitrine.Facts{}}
	around := candidates(options.Folder)
	for _, one := range around {
		if found, ok := one.describe(); ok && len(options.Packages) == 0 {
			p.packages = append(p.packages, found)
		}
	}
	for _, name := range options.Packages {
		one := candidate{name: name, folder: folderOf(options.Folder, name)}
		if at := slices.IndexFunc(around, func(c candidate) bool { return c.name == name }); at >= 0 {
			one = around[at]
		}
		found, _ := one.describe()
		if one.folder == "" {
			return nil, fmt.Errorf("the package %q is not installed above %s: run npm ci there, or name another folder "+
				"with --folder", name, options.Folder)
		}
		p.packages = append(p.packages, found)
	}
	if len(p.packages) == 0 {
		return nil, fmt.Errorf("%w in %s or above: run npm ci there, name another folder with --folder, or packages "+
			"with --package", ErrNoPackages, options.Folder)
	}
	p.known = newKnown(p)
	return p, nil
}

// manifest is what a package says of itself.
type manifest struct {
	Name                 string                     `json:"name"`
	Version              string                     `json:"version"`
	Homepage             string                     `json:"homepage"`
	Types                string                     `json:"types"`
	Typings              string                     `json:"typings"`
	Exports              json.RawMessage            `json:"exports"`
	Dependencies         map[string]json.RawMessage `json:"dependencies"`
	DevDependencies      map[string]json.RawMessage `json:"devDependencies"`
	PeerDependencies     map[string]json.RawMessage `json:"peerDependencies"`
	OptionalDependencies map[string]json.RawMessage `json:"optionalDependencies"`
}

func readManifest(folder string) (m manifest, err error) {
	text, err := os.ReadFile(filepath.Join(folder, "package.json"))
	if err == nil {
		err = json.Unmarshal(text, &m)
	}
	return m, err
}

// candidate is a package that a project may use.
type candidate struct {
	name, folder string // the folder is "" where it is not installed
	isWritten    bool   // here, with types in its source
}

// candidates are the package of the nearest manifest above a folder, the members of its workspace, and the packages
// that these depend on, by name.
func candidates(folder string) []candidate {
	root := folder
	for _, err := readManifest(root); err != nil; _, err = readManifest(root) {
		if root == filepath.Dir(root) {
			return nil
		}
		root = filepath.Dir(root)
	}
	byName := map[string]candidate{}
	for _, dir := range append([]string{root}, workspace.Members(root)...) {
		m, err := readManifest(dir)
		if err != nil {
			continue // a folder that a pattern means, and no package
		}
		if m.Name != "" {
			byName[m.Name] = candidate{m.Name, cmp.Or(folderOf(folder, m.Name), dir), true}
		}
		for _, names := range []map[string]json.RawMessage{m.Dependencies, m.DevDependencies, m.PeerDependencies,
			m.OptionalDependencies} {
			for name := range names {
				if _, known := byName[name]; !known {
					byName[name] = candidate{name: name, folder: folderOf(folder, name)}
				}
			}
		}
	}
	return slices.SortedFunc(maps.Values(byName), func(a, b candidate) int { return cmp.Compare(a.name, b.name) })
}

// folderOf is where a package is installed, "" where it is not.
func folderOf(folder, name string) string {
	if !filepath.IsLocal(filepath.FromSlash(name)) {
		return "" // it would lead out of node_modules
	}
	for dir := folder; ; dir = filepath.Dir(dir) {
		found := filepath.Join(dir, "node_modules", filepath.FromSlash(name))
		if _, err := os.Stat(filepath.Join(found, "package.json")); err == nil {
			return found
		}
		if dir == filepath.Dir(dir) {
			return ""
		}
	}
}

// describe says what a package is. It is false for one that has no components with types.
func (c candidate) describe() (installedPackage, bool) {
	found := installedPackage{name: c.name, folder: c.folder}
	m, err := readManifest(c.folder)
	if c.folder == "" || err != nil {
		return found, false
	}
	found.version = m.Version
	_, err = os.Stat(filepath.Join(c.folder, "index.d.ts"))
	typed := c.isWritten || m.Types != "" || m.Typings != "" || err == nil ||
		strings.Contains(string(m.Exports), `"types"`)
	_, peer := m.PeerDependencies["react"]
	if strings.Contains(c.name, "icon") {
		found.icons = iconsIn(c.folder)
	}
	return found, typed && peer && c.name != "react-dom"
}

// read reads the declarations of all packages.
func (p *Project) read() {
	made := make([][]vitrine.Facts, len(p.packages))
	failed := make([]error, len(p.packages))
	var wait sync.WaitGroup
	for i, one := range p.packages {
		if len(one.icons) == 0 {
			wait.Go(func() { made[i], failed[i] = factsOf(p.Folder, one, p.Config) })
		}
	}
	wait.Wait()
	var all []vitrine.Facts
	for _, list := range made {
		all = append(all, list...)
	}
	if p.err = errors.Join(failed...); p.err != nil && len(all) > 0 {
		p.err = nil // others can be told of
	}
	p.index = p.indexOf(all)
}

func factsOf(folder string, one installedPackage, config source.Config) ([]vitrine.Facts, error) {
	found, err := packages.Read(folder, one.name, nil, config)
	if err != nil {
		return nil, fmt.Errorf("reading the declarations of %s: %w", one.name, err)
	}
	var list []vitrine.Facts
	for _, entries := range [][]reference.Entry{found.Components, found.Hooks, found.Interfaces} {
		for _, entry := range entries {
			facts := entry.Facts()
			facts.Version = one.version
			list = append(list, facts)
		}
	}
	return list, nil
}
