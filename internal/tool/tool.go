// Package tool says where the packages are that the engine itself needs and a site's project may lack.
//
// In: the running program and its environment. Out: a folder. Never here: what is looked for in it.
package tool

import (
	"os"
	"path/filepath"
)

// Variable names the folder where another place than the program's own leads to the packages: package managers put a
// program for one platform into a package of its own, which depends on nothing.
const Variable = "VITRINE_PACKAGES"

// Folder is the folder from which the engine's packages are found, upwards; "" for nowhere.
func Folder() string {
	if folder := os.Getenv(Variable); folder != "" {
		return real(folder)
	}
	file, err := os.Executable()
	if err != nil {
		return ""
	}
	return filepath.Dir(real(file))
}

// real follows links: packages stand beside the file and not beside its links.
func real(file string) string {
	if real, err := filepath.EvalSymlinks(file); err == nil {
		return real
	}
	return file
}

// Package is the folder of an installed package, seen from a project's folder or else from the tool; "" for none.
func Package(project, name string) string {
	if folder := Found(project, name); folder != "" {
		return folder
	}
	if folder := Folder(); folder != "" {
		return Found(folder, name)
	}
	return ""
}

// Found is the folder of an installed package as Node finds it from a folder upwards, "" for none.
func Found(from, name string) string {
	from, err := filepath.Abs(from)
	if err != nil {
		return ""
	}
	for dir := from; ; dir = filepath.Dir(dir) {
		folder := filepath.Join(dir, "node_modules", filepath.FromSlash(name))
		if _, err := os.Stat(filepath.Join(folder, "package.json")); err == nil {
			return folder
		}
		if dir == filepath.Dir(dir) {
			return ""
		}
	}
}
