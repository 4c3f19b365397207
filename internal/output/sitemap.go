package output

import (
	"encoding/xml"
	"fmt"
	"strings"

	"vitrine/internal/vitrine"
)

// What search engines read: where they may look, and all pages that they may show.
var (
	robots = single{vitrine.RobotsPath, func(s *Source) ([]byte, error) {
		return fmt.Appendf(nil, "User-agent: *\nDisallow: %s\nDisallow: /-/\n\nSitemap: %s%s\n",
			vitrine.ExperimentsPath, s.Site.Config.URL, vitrine.SitemapPath), nil
	}}
	sitemap = single{vitrine.SitemapPath, sitemapXML}
)

type sitemapLink struct {
	Relation string `xml:"rel,attr"`
	Language string `xml:"hreflang,attr"`
	Address  string `xml:"href,attr"`
}

type sitemapPage struct {
	Location string        `xml:"loc"`
	Links    []sitemapLink `xml:"xhtml:link"`
}

// sitemapXML lists every page that search engines may show, with its translations.
func sitemapXML(s *Source) ([]byte, error) {
	file := struct {
		XMLName xml.Name      `xml:"urlset"`
		Space   string        `xml:"xmlns,attr"`
		Links   string        `xml:"xmlns:xhtml,attr"`
		Pages   []sitemapPage `xml:"url"`
	}{Space: "http://www.sitemaps.org/schemas/sitemap/0.9", Links: "http://www.w3.org/1999/xhtml"}
	origin := s.Site.Config.URL
	for _, p := range s.Site.Tree.Pages {
		address := vitrine.PagePath(p.Path, p.Language)
		if p.Matter.NoIndex || strings.HasPrefix(p.Path, vitrine.ExperimentsPath) || address == vitrine.NotFoundPath {
			continue
		}
		entry := sitemapPage{Location: origin + address}
		for _, t := range s.Site.Translations(p) {
			if t.Same {
				entry.Links = append(entry.Links, sitemapLink{"alternate", t.Language, origin + t.Href})
			}
		}
		file.Pages = append(file.Pages, entry)
	}
	for _, p := range s.Site.Overviews() {
		if !strings.HasPrefix(p.Path, vitrine.ExperimentsPath) {
			file.Pages = append(file.Pages, sitemapPage{Location: origin + p.Path})
		}
	}
	text, err := xml.MarshalIndent(file, "", " ")
	return append([]byte(xml.Header), append(text, '\n')...), err
}
