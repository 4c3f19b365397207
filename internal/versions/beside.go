package versions

import (
	"bytes"
	"encoding/json"
	"path"
	"slices"
	"strings"

	"vitrine/internal/publish"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// listed is a version as pages learn of it.
type listed struct {
	Label string   `json:"label"`
	Base  string   `json:"base"`  // of its addresses
	Pages []string `json:"pages"` // addresses behind the base
}

// left are files of a version that only the root of a host has, or that would stand for the whole host: search engines
// are shown the newest pages, and the newest site's service worker answers for all.
var left = []string{vitrine.RobotsPath, vitrine.SitemapPath, vitrine.WorkerPath, vitrine.RedirectsPath,
	vitrine.HeadersPath, vitrine.VercelPath, vitrine.NoJekyllPath, vitrine.BasePath, vitrine.VersionsPath}

// Beside puts the files of former versions beside those of the newest.
func Beside(newest publish.Files, config source.Config, kept []Kept) error {
	pages, err := pagesOf(newest)
	if err != nil {
		return err
	}
	all := []listed{{config.Version, string(config.Base), pages}}
	own := map[string]bool{}
	for name := range newest {
		own[name] = true
	}
	added := map[string]publish.Files{}
	for _, v := range kept {
		files := publish.Kept(v.Folder)
		pages, err := pagesOf(files)
		if err != nil {
			return err
		}
		all = append(all, listed{v.Label, string(config.FormerOf(v.Version).Base), pages})
		added[v.Path] = files
	}
	list, err := json.Marshal(all)
	if err != nil {
		return err
	}
	place := func(name string, file publish.File) { newest[strings.TrimPrefix(name, "/")] = file }
	place(vitrine.VersionsPath, publish.InMemory(list))
	for _, v := range kept {
		place(path.Join(v.Path, vitrine.VersionsPath), publish.InMemory(list))
		if err := lay(newest, own, config, v, added[v.Path]); err != nil {
			return err
		}
	}
	return nil
}

// lay puts the files of one version below its path.
func lay(newest publish.Files, own map[string]bool, config source.Config, v Kept, files publish.Files) error {
	for name, file := range files {
		if slices.Contains(left, "/"+name) {
			continue
		}
		if path.Ext(name) == ".html" {
			text, err := file.Content()
			if err != nil {
				return err
			}
			file = publish.InMemory(headed(text, own, config, v, name))
		}
		newest[path.Join(strings.Trim(v.Path, "/"), name)] = file
	}
	return host(newest, files, v, config.FormerOf(v.Version).Base)
}

// headed is a page of a former version as it stands beside the newest: search engines are led to the same page there,
// where there is one, and so are readers, or to the nearest above it.
func headed(text []byte, own map[string]bool, config source.Config, v Kept, name string) []byte {
	former := config.FormerOf(v.Version)
	at := vitrine.OutputAddress(name)
	if at == vitrine.NotFoundPath {
		at = vitrine.HomePath
	}
	for !own[vitrine.OutputFile(at)] && at != "/" {
		at = path.Dir(strings.TrimSuffix(at, "/"))
		if at != "/" {
			at += "/"
		}
	}
	text = bytes.ReplaceAll(text, []byte(`href="`+vitrine.NewestPlace+`"`), []byte(`href="`+config.Base.Below(at)+`"`))
	const canonical = `<link rel="canonical" href="`
	before, rest, ok := bytes.Cut(text, []byte(canonical+former.URL))
	if !ok {
		return text
	}
	address, after, ok := bytes.Cut(rest, []byte{'"'})
	if !ok || !own[vitrine.OutputFile(string(address))] {
		return text
	}
	return slices.Concat(before, []byte(canonical+config.URL), address, []byte{'"'}, after)
}

// pagesOf are the addresses of the pages that readers may be led to.
func pagesOf(files publish.Files) ([]string, error) {
	var rows [][]string
	if file, ok := files[strings.TrimPrefix(vitrine.PagesPath, "/")]; ok {
		text, err := file.Content()
		if err == nil {
			err = json.Unmarshal(text, &rows)
		}
		if err != nil {
			return nil, err
		}
	}
	pages := make([]string, 0, len(rows))
	for _, row := range rows {
		pages = append(pages, row[0])
	}
	return pages, nil
}
