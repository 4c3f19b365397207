package server

import (
	"encoding/json"
	"io/fs"
	"regexp"
	"strings"

	"vitrine/internal/vitrine"
)

// assets is the folder whose files never change under their names; each former version has its own.
const assets = "assets/"

// formerVersions are the folders of former versions, with their slash, as the list of all of them tells.
func formerVersions(fsys fs.FS, base vitrine.Base) (folders []string) {
	var versions []struct {
		Base vitrine.Base `json:"base"`
	}
	text, err := fs.ReadFile(fsys, strings.TrimPrefix(vitrine.VersionsPath, "/"))
	if err != nil || json.Unmarshal(text, &versions) != nil {
		return nil // the site has no others
	}
	for _, v := range versions {
		if below, ok := base.Within(v.Base.Root()); ok && below != "/" {
			folders = append(folders, below[1:])
		}
	}
	return folders
}

// assetNameIn is an asset as pages name it: below the folder of a version, or of none.
func assetNameIn(versions []string) *regexp.Regexp {
	pattern := "/(?:"
	for _, folder := range versions {
		pattern += regexp.QuoteMeta(folder) + "|"
	}
	return regexp.MustCompile(pattern + ")" + assets + `[\w./-]+`)
}

// versionOf takes the folder of a former version off a name; it is "" for the newest.
func (s *snapshot) versionOf(name string) (folder, rest string) {
	for _, folder := range s.versions {
		if rest, ok := strings.CutPrefix(name, folder); ok {
			return folder, rest
		}
	}
	return "", name
}

func (s *snapshot) isAsset(name string) bool {
	_, name = s.versionOf(name)
	return strings.HasPrefix(name, assets)
}
