package tsgo

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// manifest is what package.json says of a package's modules.
type manifest struct {
	Version string          `json:"version"`
	Main    string          `json:"main"`
	Module  string          `json:"module"`
	Types   string          `json:"types"`
	Typings string          `json:"typings"`
	Exports json.RawMessage `json:"exports"`
}

// builds are folders that hold the same modules once more, in another dialect of JavaScript.
var builds = []string{"node", "legacy", "modern", "esm", "umd", "cjs", "dist", "lib", "src", "internals", "internal",
	"node_modules", "themeAugmentation"}

// modulesOf are the public modules of a package, the root first, and its version.
func (o ExtractOptions) modulesOf(name string) (modules []string, version string, err error) {
	for _, written := range o.Written {
		if written.Name == name {
			return written.Modules, written.Version, nil
		}
	}
	return modulesOf(o.Folder, name)
}

// modulesOf are those of an installed package.
func modulesOf(folder, name string) (modules []string, version string, err error) {
	dir, text := installed(folder, name)
	if text == nil {
		return nil, "", fmt.Errorf("the package %s is not installed in %s", name, folder)
	}
	var m manifest
	if err := json.Unmarshal(text, &m); err != nil {
		return nil, "", fmt.Errorf("%s: package.json: %w", name, err)
	}
	below := slices.DeleteFunc(declaredModules(dir), m.isRoot)
	if exports, ok := exported(m.Exports); ok {
		below = exports.modules(dir, below)
	}
	slices.Sort(below)
	modules = []string{name}
	for _, sub := range slices.Compact(below) {
		modules = append(modules, name+"/"+sub)
	}
	return modules, m.Version, nil
}

// isRoot reports whether a folder of the package holds its root module, and with it all other modules once more.
func (m manifest) isRoot(folder string) bool {
	return slices.ContainsFunc([]string{m.Main, m.Module, m.Types, m.Typings}, func(file string) bool {
		file = path.Clean(file)
		return path.Dir(file) == folder && strings.HasPrefix(path.Base(file), "index.")
	})
}

// installed finds a package as Node does: in the nearest node_modules. It returns its folder and its package.json.
func installed(folder, name string) (dir string, text []byte) {
	if !fs.ValidPath(name) { // it would lead out of node_modules
		return "", nil
	}
	for {
		dir = filepath.Join(folder, "node_modules", filepath.FromSlash(name))
		if text, err := os.ReadFile(filepath.Join(dir, "package.json")); err == nil {
			return dir, text
		}
		if folder == filepath.Dir(folder) {
			return "", nil
		}
		folder = filepath.Dir(folder)
	}
}

// linkedPackage is a package whose folder in node_modules is a link to where it is written.
type linkedPackage struct {
	name   string
	above  string // the folder whose node_modules has the link
	folder string // where the link leads
}

// linkOf is the link that a package is installed as, if it is one that leads out of node_modules.
func linkOf(folder, name string) (linkedPackage, bool) {
	dir, _ := installed(folder, name)
	real, err := filepath.EvalSymlinks(dir)
	if err != nil || strings.Contains(filepath.ToSlash(real), "/node_modules/") {
		return linkedPackage{}, false
	}
	above := strings.TrimSuffix(dir, filepath.Join("node_modules", filepath.FromSlash(name)))
	return linkedPackage{name: name, above: filepath.Clean(above), folder: filepath.ToSlash(real) + "/"}, true
}

// declared are the folders of a package that have declarations of their own.
func declaredModules(dir string) []string {
	entries, _ := os.ReadDir(dir)
	var found []string
	for _, entry := range entries {
		if !entry.IsDir() || slices.Contains(builds, entry.Name()) || strings.HasPrefix(entry.Name(), ".") {
			continue
		}
		for _, file := range []string{"index.d.ts", "package.json"} {
			if _, err := os.Stat(filepath.Join(dir, entry.Name(), file)); err == nil {
				found = append(found, entry.Name())
				break
			}
		}
	}
	return found
}

// exportsMap are the keys of package.json's exports.
type exportsMap []string

func exported(raw json.RawMessage) (exportsMap, bool) {
	var keys map[string]json.RawMessage
	if json.Unmarshal(raw, &keys) != nil || len(keys) == 0 {
		return nil, false
	}
	var list exportsMap
	for key := range keys {
		if strings.HasPrefix(key, ".") {
			list = append(list, key)
		}
	}
	return list, len(list) > 0
}

// modules resolves a pattern by the folders that there are.
func (e exportsMap) modules(dir string, folders []string) []string {
	var found []string
	for _, key := range e {
		sub := strings.TrimPrefix(strings.TrimPrefix(key, "."), "/")
		switch {
		case sub == "*" || sub == "*/":
			found = append(found, folders...)
		case sub == "" || strings.Contains(sub, "*") || filepath.Ext(sub) != "":
		case !slices.Contains(builds, strings.Split(sub, "/")[0]):
			found = append(found, sub)
		}
	}
	return found
}
