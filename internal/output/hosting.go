package build

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"strings"

	"vitrine/internal/vitrine"
)

// hosting are the files that hosts and search engines read: redirects and headers in the forms of the common static
// hosts, which our own server reads as well, the map of the site, and what robots may visit.
func (s *scanned) hosting(pages []*page) (Files, error) {
	rules, _ := s.redirects() // problems were reported with the pages
	files := Files{
		"_redirects": inMemory(redirectRules(rules)),
		"_headers":   inMemory(headerRules()),
		".nojekyll":  inMemory([]byte{}),
		"robots.txt": inMemory([]byte("User-agent: *\nDisallow: " + experiments + "\nDisallow: /-/\n\nSitemap: " +
			s.tree.Config.URL + "/sitemap.xml\n")),
	}
	sitemap, err := s.sitemap(pages)
	if err != nil {
		return nil, err
	}
	files["sitemap.xml"] = inMemory(sitemap)
	vercel, err := vercelRules(rules)
	files["vercel.json"] = inMemory(vercel)
	return files, err
}

// redirectRules are a rule a line, as Netlify and Cloudflare Pages read them.
func redirectRules(rules []redirect) []byte {
	var out bytes.Buffer
	for _, rule := range rules {
		fmt.Fprintf(&out, "%s %s 301\n", rule.from, strings.Replace(rule.to, "*", ":splat", 1))
	}
	return out.Bytes()
}

func headerRules() []byte {
	var out bytes.Buffer
	out.WriteString("/*\n")
	for _, h := range vitrine.SecurityHeaders {
		fmt.Fprintf(&out, "  %s: %s\n", h.Name, h.Value)
	}
	fmt.Fprintf(&out, "/assets/*\n  Cache-Control: %s\n", vitrine.CacheForever)
	return out.Bytes()
}

type vercelHeader struct {
	Key   string `json:"key"`
	Value string `json:"value"`
}

type vercelHeaders struct {
	Source  string         `json:"source"`
	Headers []vercelHeader `json:"headers"`
}

type vercelRedirect struct {
	Source      string `json:"source"`
	Destination string `json:"destination"`
	Permanent   bool   `json:"permanent"`
}

func vercelRules(rules []redirect) ([]byte, error) {
	var made struct {
		TrailingSlash bool             `json:"trailingSlash"`
		Headers       []vercelHeaders  `json:"headers"`
		Redirects     []vercelRedirect `json:"redirects"`
	}
	made.TrailingSlash = true
	everywhere := vercelHeaders{Source: "/(.*)"}
	for _, h := range vitrine.SecurityHeaders {
		everywhere.Headers = append(everywhere.Headers, vercelHeader{h.Name, h.Value})
	}
	made.Headers = []vercelHeaders{everywhere, {Source: "/assets/(.*)", Headers: []vercelHeader{{"Cache-Control",
		vitrine.CacheForever}}}}
	for _, rule := range rules {
		made.Redirects = append(made.Redirects, vercelRedirect{Source: strings.Replace(rule.from, "*", ":rest*", 1),
			Destination: strings.Replace(rule.to, "*", ":rest*", 1), Permanent: true})
	}
	return json.MarshalIndent(made, "", " ")
}

type sitemapLink struct {
	Relation string `xml:"rel,attr"`
	Language string `xml:"hreflang,attr"`
	Address  string `xml:"href,attr"`
}

type sitemapPage struct {
	Location string        `xml:"loc"`
	Links    []sitemapLink `xml:"xhtml:link"`
}

// sitemap lists every page that search engines may show, with its translations.
func (s *scanned) sitemap(pages []*page) ([]byte, error) {
	made := struct {
		XMLName xml.Name      `xml:"urlset"`
		Space   string        `xml:"xmlns,attr"`
		Links   string        `xml:"xmlns:xhtml,attr"`
		Pages   []sitemapPage `xml:"url"`
	}{Space: "http://www.sitemaps.org/schemas/sitemap/0.9", Links: "http://www.w3.org/1999/xhtml"}
	for _, p := range pages {
		if p.NoIndex || p.Frame || strings.HasPrefix(p.Path, experiments) || outputOf(p.Path) == "404.html" {
			continue
		}
		one := sitemapPage{Location: s.tree.Config.URL + vitrine.InLanguage(p.Path, p.Language)}
		for _, t := range p.Languages {
			if t.Same {
				one.Links = append(one.Links, sitemapLink{"alternate", t.Language, s.tree.Config.URL + t.Href})
			}
		}
		made.Pages = append(made.Pages, one)
	}
	text, err := xml.MarshalIndent(made, "", " ")
	return append([]byte(xml.Header), append(text, '\n')...), err
}
