package cache

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// Place names the files around a site alike wherever the site lies, so that neither a key nor what is kept under it
// depends on that.
type Place struct {
	site    string   // absolute
	real    string   // the site with links followed
	project string   // the folder that has the nearest node_modules, with links followed; "" for none
	modules []string // the folders node_modules that the site sees, nearest first, with links followed

	mu        sync.Mutex
	manifests map[string]string // see Manifest, by folder
}

const (
	modulesFolder = "node_modules"
	projectName   = "project:"
)

// NewPlace is the place of a site, given by its absolute path.
func NewPlace(site string) *Place {
	p := &Place{site: site, real: followed(site), manifests: map[string]string{}}
	for dir := site; ; dir = filepath.Dir(dir) {
		folder := filepath.Join(dir, modulesFolder)
		if info, err := os.Stat(folder); err == nil && info.IsDir() {
			if p.modules == nil {
				p.project = followed(dir)
			}
			p.modules = append(p.modules, followed(folder))
		}
		if dir == filepath.Dir(dir) {
			return p
		}
	}
}

// followed is a path without links; the path itself where it can't be followed.
func followed(path string) string {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		return real
	}
	return path
}

// Name is what a file is called in keys, and in what is kept under them.
func (p *Place) Name(file string) string {
	for i, folder := range p.modules {
		if below, ok := within(folder, file); ok {
			return modulesName(i) + "/" + below
		}
	}
	for _, folder := range []string{p.site, p.real} {
		if below, ok := within(folder, file); ok {
			return below
		}
	}
	if below, ok := within(p.project, file); ok && p.project != "" {
		return projectName + below
	}
	if below, err := filepath.Rel(p.real, file); err == nil {
		return filepath.ToSlash(below)
	}
	return filepath.ToSlash(file)
}

// folderName is what a folder is called: its content are the names in it.
func (p *Place) folderName(folder string) string {
	for i, modules := range p.modules {
		if folder == modules {
			return modulesName(i) + folderEnd
		}
	}
	if folder == p.site || folder == p.real {
		return "." + folderEnd
	}
	return p.Name(folder) + folderEnd
}

// modulesName names the folders of packages by how near they are: how far above the site they lie is a matter of place.
func modulesName(i int) string {
	if i == 0 {
		return modulesFolder
	}
	return fmt.Sprintf("%s.%d", modulesFolder, i)
}

// Path is the file that has the name here.
func (p *Place) Path(name string) string {
	for i, folder := range p.modules {
		if below, ok := strings.CutPrefix(name, modulesName(i)+"/"); ok {
			return filepath.Join(folder, filepath.FromSlash(below))
		}
	}
	if below, ok := strings.CutPrefix(name, projectName); ok {
		return filepath.Join(p.project, filepath.FromSlash(below))
	}
	if strings.HasPrefix(name, "../") {
		return filepath.Join(p.real, filepath.FromSlash(name))
	}
	return filepath.Join(p.site, filepath.FromSlash(name))
}

// within is a file's path below a folder.
func within(folder, file string) (below string, ok bool) {
	below, ok = strings.CutPrefix(file, folder+string(filepath.Separator))
	return filepath.ToSlash(below), ok
}

// Links tell which packages are links, and where these lead: a lock file does not say.
func (p *Place) Links() []string {
	var links []string
	for i, folder := range p.modules {
		for _, name := range linksIn(folder) {
			links = append(links, modulesName(i)+"/"+name, p.Name(followed(filepath.Join(folder, name))))
		}
	}
	return links
}

// Linked are the folders of packages that are written elsewhere than the site's packages lie: links lead there.
func (p *Place) Linked() []string {
	var folders []string
	for _, folder := range p.modules {
		for _, name := range linksIn(folder) {
			real := followed(filepath.Join(folder, name))
			installed := slices.ContainsFunc(p.modules, func(modules string) bool {
				_, below := within(modules, real)
				return below
			})
			if !installed {
				folders = append(folders, real)
			}
		}
	}
	slices.Sort(folders)
	return slices.Compact(folders)
}

// linksIn are the names of the packages of a folder that are links, those with a scope too.
func linksIn(folder string) []string {
	entries, _ := os.ReadDir(folder) // a folder that can't be read has no packages
	var names []string
	for _, entry := range entries {
		switch {
		case entry.Type()&os.ModeSymlink != 0:
			names = append(names, entry.Name())
		case entry.IsDir() && strings.HasPrefix(entry.Name(), "@"):
			for _, name := range linksIn(filepath.Join(folder, entry.Name())) {
				names = append(names, filepath.Join(entry.Name(), name))
			}
		}
	}
	return names
}

// Manifest is the package.json that says how imports of a file of a package are meant; "" for the site's own files.
func (p *Place) Manifest(file string) string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.manifest(filepath.Dir(file))
}

func (p *Place) manifest(dir string) string {
	if known, ok := p.manifests[dir]; ok {
		return known
	}
	found := ""
	manifest := filepath.Join(dir, "package.json")
	_, own := within(p.site, manifest)
	if dir == filepath.Dir(dir) || own && !strings.HasPrefix(p.Name(manifest), modulesFolder) {
		p.manifests[dir] = ""
		return ""
	}
	if info, err := os.Stat(manifest); err == nil && info.Mode().IsRegular() {
		found = manifest
	} else if filepath.Base(dir) != modulesFolder {
		found = p.manifest(filepath.Dir(dir))
	}
	p.manifests[dir] = found
	return found
}
