package assets

import (
	"path/filepath"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/source"
)

// Modules have names in layers.yaml that don't depend on where a site lies: "./" is the site folder, "vitrine:" the
// engine; all else stands below node_modules.
const (
	siteModule    = "./"
	engineModule  = "vitrine:"
	modulesFolder = "node_modules"
)

// moduleKey is the bundler's key of a module, "" where it is not installed.
func (m *Maker) moduleKey(name string) string {
	if file, own := strings.CutPrefix(name, siteModule); own {
		return m.path(file)
	}
	if strings.HasPrefix(name, engineModule) {
		return name
	}
	return PackageFolder(m.Site, name)
}

// moduleName is the name of a module by its key.
func (m *Maker) moduleName(key string) string {
	if name, ok := packageModule(key); ok {
		return name
	}
	if file, err := filepath.Rel(m.Site, key); err == nil && !strings.HasPrefix(key, engineModule) {
		return siteModule + filepath.ToSlash(file)
	}
	return key
}

func (m *Maker) interfaceNames(keys bundle.Interface) source.Interface {
	names := source.Interface{}
	for key, exports := range keys {
		names[m.moduleName(key)] = exports
	}
	return names
}

// interfaceKeys leave out what is installed no more: pages bring what they import by themselves.
func (m *Maker) interfaceKeys(names source.Interface) bundle.Interface {
	keys := bundle.Interface{}
	for name, exports := range names {
		if key := m.moduleKey(name); key != "" {
			keys[key] = exports
		}
	}
	return keys
}
