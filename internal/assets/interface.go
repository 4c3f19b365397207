package assets

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/source"
	"vitrine/web"
)

// Modules have names in layers.yaml as authors know them: "./" is the site folder, "vitrine:" the engine, all else
// stands below node_modules.
const (
	siteModule   = "./"
	engineModule = "vitrine:"
	fileKey      = "file:" // how the bundler's keys of files begin
)

// packageKey is the bundler's key of a file of a package, by how near its folder node_modules is.
var packageKey = regexp.MustCompile(`^file:node_modules(?:\.\d+)?/(.+)$`)

// moduleKey is the bundler's key of a module, "" where there is none.
func (m *Maker) moduleKey(name string) string {
	if file, own := strings.CutPrefix(name, siteModule); own {
		if info, err := os.Stat(m.Steps.Place().Path(file)); err != nil || !info.Mode().IsRegular() {
			return ""
		}
		return fileKey + file
	}
	if file, own := strings.CutPrefix(name, engineModule); own {
		if _, err := fs.Stat(web.FS, file); err != nil {
			return ""
		}
		return name
	}
	folder := PackageFolder(m.Site, name)
	file, err := filepath.EvalSymlinks(folder)
	if folder == "" || err != nil {
		return ""
	}
	return fileKey + m.Steps.Place().Name(file)
}

// moduleName is the name of a module by its key.
func moduleName(key string) string {
	if name, ok := packageModule(key); ok {
		return name
	}
	if file, ok := strings.CutPrefix(key, fileKey); ok {
		return siteModule + file
	}
	return key
}

// packageModule is the path of a module below node_modules, false for one that lies elsewhere.
func packageModule(key string) (string, bool) {
	found := packageKey.FindStringSubmatch(key)
	if found == nil {
		return "", false
	}
	return found[1], true
}

func interfaceNames(keys bundle.Interface) source.Interface {
	names := source.Interface{}
	for key, exports := range keys {
		names[moduleName(key)] = exports
	}
	return names
}

// interfaceKeys leave out what is no longer there: pages bring what they import by themselves.
func (m *Maker) interfaceKeys(names source.Interface) bundle.Interface {
	keys := bundle.Interface{}
	for name, exports := range names {
		if key := m.moduleKey(name); key != "" {
			keys[key] = exports
		}
	}
	return keys
}
