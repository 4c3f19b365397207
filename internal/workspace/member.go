package workspace

import (
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// Members are the folders of the workspace that the manifest of a folder names, or pnpm's file next to it, sorted; none
// where the folder is no root of a workspace.
func Members(folder string) []string {
	m, _ := manifestIn(folder) // pnpm's file may be without a manifest
	return members(folder, append(m.workspaces, pnpmMembers(folder)...))
}

// members are the folders of a workspace that patterns mean, sorted. Two stars stand for any number of folders; a
// pattern behind an exclamation mark takes out what those before it brought.
func members(dir string, patterns []string) []string {
	found := map[string]bool{}
	for _, pattern := range patterns {
		pattern, isOut := strings.CutPrefix(strings.TrimSpace(pattern), "!")
		parts := strings.Split(path.Clean(filepath.ToSlash(pattern)), "/")
		if isOut {
			for member := range found {
				if below, err := filepath.Rel(dir, member); err == nil &&
					matches(parts, strings.Split(filepath.ToSlash(below), "/")) {
					delete(found, member)
				}
			}
			continue
		}
		for _, member := range foldersOf(dir, parts) {
			found[member] = true
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// foldersOf are the folders below another one that a pattern means.
func foldersOf(dir string, parts []string) (folders []string) {
	stars := slices.Index(parts, "**")
	if stars < 0 {
		found, _ := filepath.Glob(filepath.Join(dir, filepath.Join(parts...))) // a bad pattern means nothing
		return found
	}
	roots, _ := filepath.Glob(filepath.Join(dir, filepath.Join(parts[:stars]...)))
	for _, root := range roots {
		_ = filepath.WalkDir(root, func(file string, entry fs.DirEntry, err error) error {
			switch {
			case err != nil: // what can't be read holds no packages
				return fs.SkipDir
			case !entry.IsDir():
				return nil
			case entry.Name() == modulesFolder || strings.HasPrefix(entry.Name(), ".") && file != root:
				return fs.SkipDir
			}
			below, err := filepath.Rel(dir, file)
			if _, missing := os.Lstat(filepath.Join(file, manifestFile)); err == nil && missing == nil &&
				matches(parts, strings.Split(filepath.ToSlash(below), "/")) {
				folders = append(folders, file)
			}
			return nil
		})
	}
	return folders
}

// matches says whether the folders of a path are those of a pattern.
func matches(pattern, folders []string) bool {
	switch {
	case len(pattern) == 0:
		return len(folders) == 0
	case pattern[0] == "**":
		return matches(pattern[1:], folders) || len(folders) > 0 && matches(pattern, folders[1:])
	case len(folders) == 0:
		return false
	}
	ok, err := path.Match(pattern[0], folders[0])
	return ok && err == nil && matches(pattern[1:], folders[1:])
}
