package assets

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"vitrine/internal/cache"
)

// lockfiles are what the package managers leave; the first found from the site folder upwards says what is installed.
var lockfiles = []string{"package-lock.json", "pnpm-lock.yaml", "yarn.lock"}

// Lock returns the content hash of the lock file that governs the site, and of what it does not say: where packages
// lead that are links, and, as a sum, where packages are written.
func Lock(site, sources string) (string, error) {
	for dir := site; ; dir = filepath.Dir(dir) {
		for _, name := range lockfiles {
			if text, err := os.ReadFile(filepath.Join(dir, name)); err == nil {
				return cache.Key(cache.Sum(text), cache.NewPlace(site).Links(), sources), nil
			}
		}
		if dir == filepath.Dir(dir) {
			return "", fmt.Errorf(
				"no lock file (%s, …) stands in %s or above it: install the site's packages first, so that "+
					"builds can be repeated", lockfiles[0], site)
		}
	}
}

// LockAfter is Lock once the site has changed. What it was before stays while there is no lock file: an install writes
// it anew.
func LockAfter(before, site, sources string) string {
	if lock, err := Lock(site, sources); err == nil {
		return lock
	}
	return before
}

// Manifest is what a package.json says of what it needs.
type Manifest struct {
	Version          string              `json:"version"`
	Dependencies     map[string]string   `json:"dependencies"`
	DevDependencies  map[string]string   `json:"devDependencies"`
	PeerDependencies map[string]string   `json:"peerDependencies"`
	PeerMeta         map[string]PeerMeta `json:"peerDependenciesMeta"`
	License          any                 `json:"license"` // text; an object in old packages
	Types            string              `json:"types"`
	SideEffects      json.RawMessage     `json:"sideEffects"`
}

// PeerMeta is what a manifest says of one of its peers.
type PeerMeta struct{ Optional bool }

// InstalledManifest is that of a package which is installed for a site; false where it is not, or can't be read.
func InstalledManifest(site, name string) (m Manifest, ok bool) {
	folder := PackageFolder(site, name)
	if folder == "" {
		return m, false
	}
	text, err := os.ReadFile(filepath.Join(folder, "package.json"))
	if err != nil || json.Unmarshal(text, &m) != nil {
		return Manifest{}, false
	}
	return m, true
}

// Project is the nearest folder, from the site upwards, that says which packages are installed.
func Project(site string) (folder string, m Manifest) {
	for dir := site; ; dir = filepath.Dir(dir) {
		if text, err := os.ReadFile(filepath.Join(dir, "package.json")); err == nil && json.Unmarshal(text, &m) == nil {
			return dir, m
		}
		if dir == filepath.Dir(dir) {
			return site, m
		}
	}
}

// PackageFolder is where a package is installed, from the site folder upwards; "" where it is not.
func PackageFolder(site, name string) string {
	if !fs.ValidPath(name) { // it would lead out of node_modules
		return ""
	}
	for dir := site; ; dir = filepath.Dir(dir) {
		folder := filepath.Join(dir, "node_modules", filepath.FromSlash(name))
		if _, err := os.Stat(folder); err == nil {
			return folder
		}
		if dir == filepath.Dir(dir) {
			return ""
		}
	}
}

// moduleFolders are the folders of a package that have a manifest of their own. It looks into folders alone: a package
// may have twenty thousand files.
func moduleFolders(folder string) []string {
	entries, _ := os.ReadDir(folder) // none where the package is not installed
	var names []string
	for _, entry := range entries {
		if !entry.IsDir() {
			continue
		}
		if _, err := os.Stat(filepath.Join(folder, entry.Name(), "package.json")); err == nil {
			names = append(names, entry.Name())
		}
	}
	return names
}

// isComponentOrHook says whether a module is named as those are.
func isComponentOrHook(name string) bool {
	return name != "" && isCapital(name[0]) || len(name) > 3 && strings.HasPrefix(name, "use") && isCapital(name[3])
}

func isCapital(letter byte) bool { return letter >= 'A' && letter <= 'Z' }
