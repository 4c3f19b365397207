package server

import (
	"encoding/json"
	"io/fs"
	"strings"

	"vitrine/internal/vitrine"
)

// assets is the folder whose files never change under their names; each former version has its own.
const assets = "assets/"

// assetFolders are those of a site and of its former versions, below its base.
func assetFolders(fsys fs.FS, base vitrine.Base) []string {
	folders := []string{assets}
	var versions []struct {
		Base vitrine.Base `json:"base"`
	}
	text, err := fs.ReadFile(fsys, strings.TrimPrefix(vitrine.VersionsPath, "/"))
	if err != nil || json.Unmarshal(text, &versions) != nil {
		return folders // the site has no others
	}
	for _, v := range versions {
		if below, ok := base.Within(v.Base.Root()); ok && below != "/" {
			folders = append(folders, below[1:]+assets)
		}
	}
	return folders
}

func (s *snapshot) isAsset(name string) bool {
	for _, folder := range s.assets {
		if strings.HasPrefix(name, folder) {
			return true
		}
	}
	return false
}
