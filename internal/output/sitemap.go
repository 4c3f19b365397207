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
		base := s.Site.Config.Base
		return fmt.Appendf(nil, "User-agent: *\nDisallow: %s\nDisallow: %s\n\nSitemap: %s%s\n",
			base.Below(vitrine.ExperimentsPath), base.Below("/-/"), s.Site.Config.URL, vitrine.SitemapPath), nil
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
	Changed  string        `xml:"lastmod,omitempty"`
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
	c, err := newCalendar(s)
	if err != nil {
		return nil, err
	}
	for _, p := range s.Site.Tree.Pages {
		address := vitrine.PagePath(p.Path, p.Language)
		if p.Fallback || p.Matter.NoIndex ||
			strings.HasPrefix(p.Path, vitrine.ExperimentsPath) || address == vitrine.NotFoundPath {
			continue
		}
		file.Pages = append(file.Pages, sitemapPage{Location: origin + address, Changed: c.written(p),
			Links: alternates(origin, s.Site.Translations(p))})
	}
	for _, p := range s.Site.Overviews() {
		if !strings.HasPrefix(p.Path, vitrine.ExperimentsPath) {
			file.Pages = append(file.Pages, sitemapPage{Location: origin + p.Path, Changed: c.listed(p)})
		}
	}
	text, err := xml.MarshalIndent(file, "", " ")
	return append([]byte(xml.Header), append(text, '\n')...), err
}

// alternates are a page in all languages that it is written in, as its head names them. Search engines show others the
// first one.
func alternates(origin string, translations []vitrine.Translation) []sitemapLink {
	var links []sitemapLink
	for _, t := range translations {
		if t.Same {
			links = append(links, sitemapLink{"alternate", t.Language, origin + t.Href})
		}
	}
	if len(links) > 0 && translations[0].Same {
		links = append(links, sitemapLink{"alternate", "x-default", origin + translations[0].Href})
	}
	return links
}
