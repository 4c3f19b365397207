package installed

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// fewestIcons is from how many names on a package is one of icons.
const fewestIcons = 50

var exportedName = regexp.MustCompile(`(?:\bdefault as|declare const)\s+([A-Z]\w*)`)

// iconsIn are the names of the icons of a package: of its modules, else those that its declarations export.
func iconsIn(folder string) []string {
	var names []string
	entries, _ := os.ReadDir(folder) // none: then it has no icons
	for _, entry := range entries {
		name, ok := strings.CutSuffix(entry.Name(), declarations)
		if ok && name != "" && name[0] >= 'A' && name[0] <= 'Z' {
			names = append(names, name)
		}
	}
	if len(names) < fewestIcons {
		names = nil
		text, _ := os.ReadFile(typesFile(folder)) // none: then it has no icons
		for _, match := range exportedName.FindAllStringSubmatch(string(text), -1) {
			names = append(names, match[1])
		}
	}
	slices.Sort(names)
	if names = slices.Compact(names); len(names) < fewestIcons {
		return nil
	}
	return names
}

const declarations = ".d.ts"

func typesFile(folder string) string {
	m, _ := readManifest(folder) // it was read before
	for _, name := range []string{m.Types, m.Typings} {
		if name != "" && filepath.IsLocal(filepath.FromSlash(name)) {
			return filepath.Join(folder, filepath.FromSlash(name))
		}
	}
	return filepath.Join(folder, "index"+declarations)
}

// importOfIcon is how an icon is imported, with {name} for its name.
func importOfIcon(one installedPackage) string {
	if _, err := os.Stat(filepath.Join(one.folder, one.icons[0]+declarations)); err == nil {
		return "import {name}Icon from '" + one.name + "/{name}';"
	}
	return "import { {name} } from '" + one.name + "';"
}
