// Package workspace tells which packages of a project are written beside a site, and where: their manifests name files
// that a build makes, and the configuration of TypeScript says what these are made of.
//
// In: a site folder, with the manifests and tsconfig.json files around it. Out: for an import, the source file that it
// means. Never here: what imports lead to that somebody installed; reading sources.
package workspace

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

const (
	modulesFolder = "node_modules"
	manifestFile  = "package.json"
)

// Workspace is the packages that are written around one site. A nil one has none. It is safe for concurrent use.
type Workspace struct {
	asked    string // the site's folder
	site     string // the same, with links followed
	root     string // the folder of the repository, else of the outermost manifest above the site
	packages map[string]*Package

	mu         sync.Mutex
	projects   map[string]*project // by folder; see projectOf
	configured map[string]*project // by their own file
	consulted  map[string]map[string]bool
	sum        string
}

// Package is one that is written here.
type Package struct {
	Name    string
	Version string
	Folder  string            // absolute, with links followed
	Modules map[string]string // source files by the names under which they are imported

	manifest manifest
}

// Of finds the workspace of a site whose author may read what stands around it.
func Of(site string, trusted bool) *Workspace {
	if !trusted {
		return nil
	}
	return Find(site)
}

// Find looks for packages around a site: those that are linked into its node_modules, the one that the site stands in,
// and its neighbors in a workspace that nobody has linked.
func Find(site string) *Workspace {
	w := &Workspace{asked: site, site: site, packages: map[string]*Package{}, projects: map[string]*project{},
		configured: map[string]*project{}, consulted: map[string]map[string]bool{}}
	if real, err := filepath.EvalSymlinks(site); err == nil {
		w.site = real
	}
	for dir := site; ; dir = filepath.Dir(dir) {
		for _, folder := range linked(filepath.Join(dir, modulesFolder)) {
			w.add(folder)
		}
		if dir == filepath.Dir(dir) {
			break
		}
	}
	w.addAround()
	w.projectOf(w.site)
	for _, name := range slices.Sorted(maps.Keys(w.packages)) {
		p := w.packages[name]
		if w.list(p); len(p.Modules) == 0 {
			delete(w.packages, name) // it is read as it was built
			continue
		}
		w.projectOf(p.Folder)
	}
	w.sum = w.summed()
	return w
}

// addAround looks at the manifests above the site, up to the root of its repository, which may be the site itself.
func (w *Workspace) addAround() {
	w.root = w.site
	for dir := w.site; dir != filepath.Dir(dir); dir = filepath.Dir(dir) {
		m, ok := manifestIn(dir)
		ofPnpm := pnpmMembers(dir)
		if ok || len(ofPnpm) > 0 {
			w.root = dir
		}
		for _, member := range members(dir, append(m.workspaces, ofPnpm...)) {
			w.add(member)
		}
		if dir != w.site {
			w.add(dir)
		}
		if _, err := os.Lstat(filepath.Join(dir, ".git")); err == nil {
			w.root = dir
			return
		}
	}
}

// add takes a folder in, where it is a package. The first of a name counts.
func (w *Workspace) add(folder string) {
	m, ok := manifestIn(folder)
	if !ok || m.Name == "" || w.packages[m.Name] != nil {
		return
	}
	w.packages[m.Name] = &Package{Name: m.Name, Version: m.Version, Folder: folder, Modules: map[string]string{},
		manifest: m}
}

// linked are the folders that links in a folder of packages lead to, but for those that a package manager keeps there.
func linked(modules string) (folders []string) {
	entries, _ := os.ReadDir(modules) // a folder that can't be read has no packages
	for _, entry := range entries {
		path := filepath.Join(modules, entry.Name())
		switch {
		case entry.IsDir() && strings.HasPrefix(entry.Name(), "@"):
			folders = append(folders, linked(path)...)
		case entry.Type()&os.ModeSymlink != 0:
			if folder, err := filepath.EvalSymlinks(path); err == nil && !isInstalled(folder) {
				folders = append(folders, folder)
			}
		}
	}
	return folders
}

// isInstalled says whether somebody else wrote what stands at a path.
func isInstalled(path string) bool {
	return strings.Contains(filepath.ToSlash(path)+"/", "/"+modulesFolder+"/")
}

// Package is a package that is written here, nil for any other.
func (w *Workspace) Package(name string) *Package {
	if w == nil {
		return nil
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.packages[name]
}

// Packages are all that are written here, by name.
func (w *Workspace) Packages() []*Package {
	if w == nil {
		return nil
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	var list []*Package
	for _, name := range slices.Sorted(maps.Keys(w.packages)) {
		list = append(list, w.packages[name])
	}
	return list
}

// Modules are the public modules of a package that is written here, the package itself first; none for any other.
func (w *Workspace) Modules(name string) []string {
	p := w.Package(name)
	if p == nil {
		return nil
	}
	return slices.Sorted(maps.Keys(p.Modules))
}

// Source is the source file that an import in a file means, "" for what is installed, and for paths.
func (w *Workspace) Source(importer, name string) string {
	if w == nil || name == "" || strings.HasPrefix(name, ".") || filepath.IsAbs(name) {
		return ""
	}
	t := &trial{}
	file := w.source(t, importer, name)
	w.keep(t, importer, file)
	return file
}

func (w *Workspace) source(t *trial, importer, name string) string {
	if !isInstalled(importer) {
		if file := w.mapped(t, filepath.Dir(importer), name); file != "" {
			return file
		}
	}
	own, below := split(name)
	if p := w.Package(own); p != nil {
		return w.sourceOf(t, p, below)
	}
	return ""
}

// split takes the path of an import apart: the package, and what stands below it.
func split(module string) (name, below string) {
	name, below, _ = strings.Cut(module, "/")
	if strings.HasPrefix(module, "@") {
		scoped, rest, _ := strings.Cut(below, "/")
		return name + "/" + scoped, rest
	}
	return name, below
}

// Sum changes with whatever says where packages are written, not with their sources.
func (w *Workspace) Sum() string {
	if w == nil {
		return ""
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.sum
}

// Renew looks around the site again, and returns the new sum. Answers given before stay in what was consulted for
// them.
func (w *Workspace) Renew() string {
	if w == nil {
		return ""
	}
	fresh := Find(w.asked)
	w.mu.Lock()
	defer w.mu.Unlock()
	w.packages, w.projects, w.configured, w.sum = fresh.packages, fresh.projects, fresh.configured, fresh.sum
	return w.sum
}

// summed is the sum of what was found: an edit of a manifest that leads nobody elsewhere leaves it as it is.
func (w *Workspace) summed() string {
	sum := sha256.New()
	line := func(parts ...string) { fmt.Fprintf(sum, "%q\n", parts) }
	for _, p := range w.Packages() {
		line(p.Name, p.Version, w.below(p.Folder))
		for _, module := range slices.Sorted(maps.Keys(p.Modules)) {
			line(module, w.below(p.Modules[module]))
		}
	}
	for _, folder := range slices.Sorted(maps.Keys(w.projects)) {
		for project := range w.projects[folder].each() {
			line(w.below(folder), w.below(project.baseURL))
			for _, rule := range project.paths {
				line(rule.pattern)
				for _, target := range rule.targets {
					line(w.below(target))
				}
			}
		}
	}
	return hex.EncodeToString(sum.Sum(nil))
}

// below names a file by the way from the site to it: where all of it lies says nothing.
func (w *Workspace) below(file string) string {
	if below, err := filepath.Rel(w.site, file); err == nil {
		return filepath.ToSlash(below)
	}
	return filepath.ToSlash(file)
}

// Folders are where sources stand: those of packages, and those that paths of the site's project lead to.
func (w *Workspace) Folders() []string {
	if w == nil {
		return nil
	}
	var folders []string
	add := func(within, file string) {
		below, err := filepath.Rel(within, file)
		if err != nil || strings.HasPrefix(below, "..") {
			return
		}
		first, _, nested := strings.Cut(filepath.ToSlash(below), "/")
		if nested {
			folders = append(folders, filepath.Join(within, first))
		}
	}
	for _, p := range w.Packages() {
		for _, file := range p.Modules {
			add(p.Folder, file)
		}
	}
	for dir := filepath.Dir(w.site); dir != filepath.Dir(dir); dir = filepath.Dir(dir) {
		if _, ok := manifestIn(dir); ok { // a folder of components that is no package
			if src := filepath.Join(dir, "src"); isFolder(src) {
				folders = append(folders, src)
			}
			break
		}
	}
	slices.Sort(folders)
	return slices.Compact(folders)
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}
