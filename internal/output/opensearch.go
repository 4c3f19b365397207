package output

import (
	"context"
	"encoding/xml"
	"io/fs"

	"vitrine/internal/publish"
	"vitrine/internal/vitrine"
)

// openSearch tells browsers how the site is searched, so that readers can do it from the address bar. A site without an
// address of its own has none: the description needs absolute ones.
type openSearch struct{}

func (openSearch) Match(address string) bool { return address == vitrine.OpenSearchPath }

func (openSearch) List(s *Source) ([]string, error) {
	if s.Site.Config.URL == "" {
		return nil, nil
	}
	return []string{vitrine.OpenSearchPath}, nil
}

func (o openSearch) Content(_ context.Context, s *Source, _ string) (publish.File, error) {
	if s.Site.Config.URL == "" {
		return publish.File{}, fs.ErrNotExist
	}
	text, err := openSearchXML(s)
	return publish.InMemory(text), err
}

// longestShortName is the most letters that the short name of a description may have.
const longestShortName = 16

func openSearchXML(s *Source) ([]byte, error) {
	type link struct {
		Type     string `xml:"type,attr"`
		Method   string `xml:"method,attr"`
		Template string `xml:"template,attr"`
	}
	config := s.Site.Config
	short := []rune(config.Name)
	file := struct {
		XMLName     xml.Name `xml:"OpenSearchDescription"`
		Space       string   `xml:"xmlns,attr"`
		ShortName   string
		LongName    string
		Description string
		Encoding    string `xml:"InputEncoding"`
		Image       string
		URLs        []link `xml:"Url"`
	}{Space: "http://a9.com/-/spec/opensearch/1.1/", ShortName: string(short[:min(len(short), longestShortName)]),
		LongName: config.Name, Description: s.Site.Message(vitrine.DefaultLanguage, "Search") + ": " + config.Name,
		Encoding: "UTF-8", Image: signAddress(s),
		URLs: []link{{"text/html", "get", config.URL + vitrine.SearchPagePath("") + "?q={searchTerms}"}}}
	text, err := xml.MarshalIndent(file, "", " ")
	return append([]byte(xml.Header), append(text, '\n')...), err
}
