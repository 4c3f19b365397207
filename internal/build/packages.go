package build

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// packagesPath is where the toolbars of demos learn which packages a demo needs elsewhere.
const packagesPath = "packages.json"

// packagesFile is what a demo needs to run elsewhere, in the versions of this site (see web/engine/tools/export.ts).
type packagesFile struct {
	Versions map[string]string         `json:"versions"`
	Peers    map[string][]string       `json:"peers"`
	Families map[string]exportedFamily `json:"families"`
}

type exportedFamily struct {
	Imports  []string `json:"imports"`
	Open     string   `json:"open"`
	Close    string   `json:"close"`
	Packages []string `json:"packages"`
}

// packageManifest is what a package.json says of what it needs.
type packageManifest struct {
	Version          string                     `json:"version"`
	Dependencies     map[string]string          `json:"dependencies"`
	DevDependencies  map[string]string          `json:"devDependencies"`
	PeerDependencies map[string]string          `json:"peerDependencies"`
	PeerMeta         map[string]json.RawMessage `json:"peerDependenciesMeta"`
	Types            string                     `json:"types"`
}

// projectOf is the nearest folder, from the site upwards, that says which packages are installed.
func projectOf(site string) (folder string, m packageManifest) {
	for dir := site; ; dir = filepath.Dir(dir) {
		if text, err := os.ReadFile(filepath.Join(dir, "package.json")); err == nil && json.Unmarshal(text, &m) == nil {
			return dir, m
		}
		if dir == filepath.Dir(dir) {
			return site, m
		}
	}
}

// packages are what a demo may import, with their versions and peers.
func (b *Builder) packagesJSON(s *scanned) ([]byte, error) {
	config := s.tree.Config
	project, own := projectOf(b.options.Site)
	file := packagesFile{Versions: map[string]string{}, Peers: map[string][]string{},
		Families: map[string]exportedFamily{}}
	names := make([]string, 0, len(own.Dependencies))
	for name := range own.Dependencies {
		names = append(names, name)
	}
	for name := range own.DevDependencies {
		if strings.HasPrefix(name, "@types/") {
			names = append(names, name)
		}
	}
	for _, name := range names {
		text, err := os.ReadFile(filepath.Join(project, "node_modules", filepath.FromSlash(name), "package.json"))
		var m packageManifest
		if err != nil || json.Unmarshal(text, &m) != nil {
			continue
		}
		file.Versions[name] = m.Version
		if m.Types == "" || strings.HasPrefix(name, "@types/") {
			continue // has its types elsewhere, or is types
		}
		peers := []string{}
		for peer := range m.PeerDependencies {
			if _, known := own.Dependencies[peer]; known {
				peers = append(peers, peer)
			}
		}
		slices.Sort(peers)
		file.Peers[name] = peers
	}
	for _, f := range config.Families {
		file.Families[f.ID] = exportedFamily{Imports: orNone(f.Export.Imports), Open: f.Export.Open,
			Close: f.Export.Close, Packages: orNone(f.Export.Packages)}
	}
	return json.Marshal(file)
}

func orNone(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}
