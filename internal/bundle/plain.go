package bundle

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"sync"
)

// plain finds modules of packages that say nothing about where their modules stand: the import's own path is then the
// file's. It asks for that one file. The bundler's resolver would list the folder for each import of it: seven minutes
// for the ten thousand modules of one.
type plain struct {
	manifests sync.Map // of *plainPackage, by folder
	folders   sync.Map // of string, by package and the folder that asks
}

// plainPackage is what a manifest says that matters here; nil where the bundler's resolver has to look.
type plainPackage struct {
	effects bool
}

// find returns the file of a module "package/path", if it is one beside which nothing else could be meant.
func (p *plain) find(name, dir string) (found resolution, ok bool) {
	own, below := PackageOf(name)
	if below == "" {
		return found, false
	}
	folder := p.holder(own, dir)
	if folder == "" {
		return found, false
	}
	manifest := p.read(folder)
	file := filepath.Join(folder, below)
	if manifest == nil || !isRegular(file+".js") || exists(file) || hasManifestBetween(folder, file) {
		return found, false
	}
	return resolution{Path: file + ".js", Namespace: "file", SideEffects: manifest.effects}, true
}

// hasManifestBetween says whether a folder between a package's own and a file says something of the file as well.
func hasManifestBetween(folder, file string) bool {
	for dir := filepath.Dir(file); len(dir) > len(folder); dir = filepath.Dir(dir) {
		if exists(filepath.Join(dir, "package.json")) {
			return true
		}
	}
	return false
}

// PackageOf takes the path of an import apart: the package, and what stands below it, "" for the package itself.
func PackageOf(module string) (name, below string) {
	name, below, _ = strings.Cut(module, "/")
	if strings.HasPrefix(module, "@") {
		scoped, rest, _ := strings.Cut(below, "/")
		return name + "/" + scoped, rest
	}
	return name, below
}

// holder is the folder of a package as seen from a folder, links followed; "" where there is none.
func (p *plain) holder(name, dir string) string {
	if known, ok := p.folders.Load(name + " " + dir); ok {
		return known.(string)
	}
	for above := dir; ; above = filepath.Dir(above) {
		folder, err := filepath.EvalSymlinks(filepath.Join(above, "node_modules", name))
		if err == nil || above == filepath.Dir(above) {
			p.folders.Store(name+" "+dir, folder)
			return folder
		}
	}
}

func (p *plain) read(folder string) *plainPackage {
	if known, ok := p.manifests.Load(folder); ok {
		return known.(*plainPackage)
	}
	var read *plainPackage
	var manifest struct{ Exports, Browser, SideEffects json.RawMessage }
	if text, err := os.ReadFile(filepath.Join(folder, "package.json")); err == nil && json.Unmarshal(text,
		&manifest) == nil {
		effects := string(manifest.SideEffects)
		if manifest.Exports == nil && manifest.Browser == nil && (effects == "" || effects == "true" ||
			effects == "false") {
			read = &plainPackage{effects: effects != "false"}
		}
	}
	p.manifests.Store(folder, read)
	return read
}

func isRegular(file string) bool {
	info, err := os.Stat(file)
	return err == nil && info.Mode().IsRegular()
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}
