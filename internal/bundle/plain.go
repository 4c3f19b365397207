package bundle

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/evanw/esbuild/pkg/api"
)

// plain finds modules of packages whose manifests send nobody elsewhere, as the bundler's resolver would. It asks for
// the files that may be meant; the resolver lists every folder above them anew for each import that a plugin asks
// about, seven minutes for the ten thousand modules of one package. Whatever is out of the ordinary is left to it.
type plain struct {
	holders   sync.Map // of string, by package and the folder that asks
	manifests sync.Map // of *manifest, by folder
	scopes    sync.Map // of scope, by folder
	targets   sync.Map // of string, by path
	known     sync.Map // of resolution, by import
}

// endings are tried behind an import's path, in the order of the bundler's resolver inside packages.
var endings = []string{"", ".jsx", ".js", ".tsx", ".ts", ".css", ".json"}

// find finds what a file in a folder imports; false where the resolver has to look. Runs ask for the same modules again
// and again: what was found is not looked for twice.
func (p *plain) find(name, dir string, kind api.ResolveKind) (found resolution, ok bool) {
	if !isInPackage(dir) {
		return p.look(name, dir, kind) // what the site asks for changes under its author's hands
	}
	key := strconv.Itoa(int(kind)) + " " + dir + "\n" + name
	if known, again := p.known.Load(key); again {
		return known.(resolution), true
	}
	if found, ok = p.look(name, dir, kind); ok {
		p.known.Store(key, found)
	}
	return found, ok
}

// look finds it where it stands now.
func (p *plain) look(name, dir string, kind api.ResolveKind) (found resolution, ok bool) {
	scripts := []api.ResolveKind{api.ResolveJSImportStatement, api.ResolveJSDynamicImport, api.ResolveJSRequireCall}
	if !slices.Contains(scripts, kind) || strings.ContainsAny(name, `?#*\`) || strings.HasSuffix(name, "/") {
		return found, false
	}
	if strings.HasPrefix(name, ".") {
		if last := name[strings.LastIndexByte(name, '/')+1:]; last == "." || last == ".." || !isInPackage(dir) {
			return found, false
		}
		return p.module(filepath.Join(dir, name), kind)
	}
	own, below := PackageOf(name)
	if below == "" || filepath.IsAbs(name) || p.scope(dir).remapped {
		return found, false
	}
	holder := p.holder(own, dir)
	if holder == "" {
		return found, false
	}
	folder := p.target(filepath.Join(holder, "node_modules", own))
	if m := p.read(folder); folder == "" || m == nil || m.exports {
		return found, false
	}
	return p.module(filepath.Join(folder, filepath.FromSlash(below)), kind)
}

// module finds the file that a path without its ending means, or that of the folder which it is.
func (p *plain) module(path string, kind api.ResolveKind) (resolution, bool) {
	folder := false
	for _, ending := range endings {
		info, err := os.Lstat(path + ending)
		switch {
		case err != nil:
		case info.Mode().IsRegular():
			return p.file(path + ending)
		case info.IsDir():
			folder = folder || ending == ""
		default:
			return resolution{}, false
		}
	}
	if !folder {
		return resolution{}, false
	}
	return p.folder(path, kind)
}

// folder finds the file that stands for a folder.
func (p *plain) folder(path string, kind api.ResolveKind) (resolution, bool) {
	if m := p.read(path); m != nil {
		// a script that is required may be another one than an import finds
		if m.entry == "" || m.exports || kind == api.ResolveJSRequireCall {
			return resolution{}, false
		}
		return p.regular(filepath.Join(path, filepath.FromSlash(m.entry)))
	}
	for _, ending := range endings[1:] {
		if found, ok := p.regular(filepath.Join(path, "index"+ending)); ok {
			return found, true
		}
	}
	return resolution{}, false
}

func (p *plain) regular(file string) (resolution, bool) {
	if info, err := os.Lstat(file); err != nil || !info.Mode().IsRegular() {
		return resolution{}, false
	}
	return p.file(file)
}

// file is a regular file as what an import led to, unless a link leads to it or a manifest may name another one.
func (p *plain) file(file string) (resolution, bool) {
	folder := filepath.Dir(file)
	scope := p.scope(folder)
	if scope.remapped || scope.listed || p.target(folder) != folder {
		return resolution{}, false
	}
	return resolution{Path: file, Namespace: fileSpace, SideEffects: scope.effects}, true
}

// target is the folder that a path leads to, links followed; "" for none.
func (p *plain) target(path string) string {
	return remember(&p.targets, path, func() string {
		folder, err := filepath.EvalSymlinks(path)
		if err != nil {
			return ""
		}
		return folder
	})
}

// asker is the folder from which an import of a package leads to where it leads from another one: that beside the
// package. Hundreds of folders then share an answer.
func (p *plain) asker(name, dir string) string {
	own, _ := PackageOf(name)
	if holder := p.holder(own, dir); holder != "" && !p.scope(dir).remapped {
		return holder
	}
	return dir
}

// holder is the folder whose packages one is among, from a folder upwards; "" where there is none.
func (p *plain) holder(name, dir string) string {
	return remember(&p.holders, name+" "+dir, func() string {
		above := filepath.Dir(dir)
		switch _, err := os.Stat(filepath.Join(dir, "node_modules", name)); {
		case err == nil && filepath.Base(dir) != "node_modules":
			return dir
		case above == dir:
			return ""
		}
		return p.holder(name, above)
	})
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

// remember finds a value out once for each key.
func remember[V any](known *sync.Map, key string, find func() V) V {
	if value, ok := known.Load(key); ok {
		return value.(V)
	}
	value := find()
	known.Store(key, value)
	return value
}
