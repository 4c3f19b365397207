package output

import (
	"bytes"
	"context"
	"encoding/json"
	"io/fs"

	"vitrine/internal/publish"
	"vitrine/internal/vitrine"
)

// facts are what programs read: those of the reference, of pages that show values, and the index of them.
type facts struct{}

func (facts) Match(address string) bool {
	_, below := vitrine.FactsFolder(address)
	return below || address == vitrine.FactsPath
}

func (facts) List(s *Source) ([]string, error) {
	list := []string{vitrine.FactsPath}
	for _, entry := range s.Site.FactsList() {
		list = append(list, entry.Facts)
	}
	pages, err := s.Pages.All()
	for _, p := range pages {
		if p.FactsKind() != "" && p.About().Markdown != "" {
			list = append(list, vitrine.FactsOf(p.About().Path))
		}
	}
	return list, err
}

func (facts) Content(ctx context.Context, s *Source, address string) (publish.File, error) {
	if address == vitrine.FactsPath {
		index, err := factsIndex(s)
		return compact(index, err)
	}
	folder, _ := vitrine.FactsFolder(address)
	if found, ok := s.Site.FactsAt(folder); ok {
		return compact(found, nil)
	}
	p, err := s.Pages.At(vitrine.PagePath(folder, vitrine.DefaultLanguage))
	if err != nil {
		return publish.File{}, err
	}
	if p.FactsKind() == "" || p.About().Markdown == "" {
		return publish.File{}, fs.ErrNotExist
	}
	shown, err := p.Facts(ctx)
	return compact(shown, err)
}

// compact is JSON without white space, with signs of types as they are.
func compact(value any, err error) (publish.File, error) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	if err == nil {
		err = encoder.Encode(value)
	}
	return publish.InMemory(out.Bytes()), err
}

func factsIndex(s *Source) (vitrine.FactsIndex, error) {
	config := s.Site.Config
	index := vitrine.FactsIndex{Name: config.Name, URL: config.URL, Products: []vitrine.FactsProduct{},
		Entries: s.Site.FactsList(), Pages: []vitrine.FactsPage{}}
	for _, p := range config.Products {
		index.Products = append(index.Products, vitrine.FactsProduct{ID: p.ID, Label: p.Label, Version: p.Version,
			Home: p.Home, Package: p.Package})
	}
	pages, err := s.Pages.All()
	for _, p := range pages {
		if about := p.About(); about.Markdown != "" {
			index.Pages = append(index.Pages, vitrine.FactsPage{Path: about.Path, Title: about.Title,
				Product: about.ProductID, Shows: p.FactsKind()})
		}
	}
	return index, err
}
