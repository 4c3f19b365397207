package assets

import (
	"encoding/json"
	"slices"
	"strings"
)

// PackagesPath is where the toolbars of demos learn which packages a demo needs elsewhere.
const PackagesPath = "packages.json"

// packagesFile is what a demo needs to run elsewhere, in the versions of this site (see web/engine/tools/export.ts).
type packagesFile struct {
	Versions map[string]string       `json:"versions"`
	Peers    map[string][]string     `json:"peers"`
	Families map[string]familyExport `json:"families"`
}

type familyExport struct {
	Imports  []string          `json:"imports"`
	Open     string            `json:"open"`
	Close    string            `json:"close"`
	Packages []string          `json:"packages"`
	Tools    map[string]string `json:"tools"`
}

// PackagesFile is the content of that file: what a demo may import, with versions and peers.
func (m *Maker) PackagesFile() ([]byte, error) {
	_, own := Project(m.Site)
	file := packagesFile{Versions: map[string]string{}, Peers: map[string][]string{},
		Families: map[string]familyExport{}}
	for _, name := range m.exportable(own) {
		manifest, ok := InstalledManifest(m.Site, name)
		if !ok {
			continue
		}
		file.Versions[name] = manifest.Version
		if manifest.Types == "" || strings.HasPrefix(name, "@types/") {
			continue // has its types elsewhere, or is types
		}
		peers := []string{}
		for peer := range manifest.PeerDependencies {
			if _, known := own.Dependencies[peer]; known {
				peers = append(peers, peer)
			}
		}
		slices.Sort(peers)
		file.Peers[name] = peers
	}
	for _, f := range m.Config.Families {
		file.Families[f.ID] = familyExport{Imports: orEmpty(f.Export.Imports), Open: f.Export.Open,
			Close: f.Export.Close, Packages: orEmpty(f.Export.Packages), Tools: f.Export.Tools}
	}
	return json.Marshal(file)
}

// exportable are the packages that a demo may need: React, the documented ones, those that the site depends on, and
// types.
func (m *Maker) exportable(own Manifest) []string {
	names := []string{"react", "react-dom"}
	for _, product := range m.Config.Products {
		names = append(names, product.Package)
	}
	for name := range own.Dependencies {
		names = append(names, name)
	}
	for name := range own.DevDependencies {
		if strings.HasPrefix(name, "@types/") {
			names = append(names, name)
		}
	}
	return names
}

// orEmpty is a list that is never null in JSON.
func orEmpty(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}
