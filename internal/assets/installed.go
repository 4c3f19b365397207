package assets

import (
	"os"
	"path/filepath"

	"vitrine/internal/source"
)

// Installed are the files and folders outside of the site that say what is installed: those that steps look at before
// a bundler or compiler reads what it finds there.
func (m *Maker) Installed(pages []source.Page) (files, folders []string) {
	lists := []string{"package.json", ".oxfmtrc.json"}
	lists = append(append(lists, lockfiles...), postcssConfigs...)
	for dir := m.Site; ; dir = filepath.Dir(dir) {
		for _, name := range lists {
			files = append(files, filepath.Join(dir, name))
		}
		if packages, below := installedIn(filepath.Join(dir, "node_modules")); len(packages) > 0 {
			folders = append(folders, below...)
			for _, folder := range packages {
				files = append(files, filepath.Join(folder, "package.json"))
			}
		}
		if dir == filepath.Dir(dir) {
			break
		}
	}
	var demos []source.Demo
	for _, p := range pages {
		demos = append(demos, p.Demos...)
		for _, s := range p.Stories {
			files = append(files, s.Consulted...)
		}
	}
	for _, name := range m.sandboxPackages(importedModules(demos)) {
		root := PackageFolder(m.Site, name)
		folders = append(folders, root)
		for _, below := range foldersOf(root) {
			files = append(files, filepath.Join(below, "package.json"))
		}
	}
	return files, folders
}

// installedIn are the packages in a folder of packages, and the folders that list them.
func installedIn(modules string) (packages, folders []string) {
	folders = []string{modules}
	for _, folder := range foldersOf(modules) {
		if filepath.Base(folder)[0] != '@' {
			packages = append(packages, folder)
			continue
		}
		folders = append(folders, folder)
		packages = append(packages, foldersOf(folder)...)
	}
	return packages, folders
}

// foldersOf are the folders in a folder, links to folders among them.
func foldersOf(folder string) []string {
	entries, _ := os.ReadDir(folder) // a folder that is not there has none
	var list []string
	for _, entry := range entries {
		if entry.IsDir() || entry.Type()&os.ModeSymlink != 0 {
			list = append(list, filepath.Join(folder, entry.Name()))
		}
	}
	return list
}
