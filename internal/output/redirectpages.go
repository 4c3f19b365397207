package output

import (
	"context"
	"html"
	"io/fs"
	"net/url"
	"strings"

	"vitrine/internal/publish"
	"vitrine/internal/site"
	"vitrine/internal/vitrine"
)

// redirectPages lead on from addresses without a page, on hosts that read no rules. They are made where the
// configuration asks for them: other hosts would answer with such a page instead of a redirect.
type redirectPages struct{}

func (redirectPages) Match(address string) bool { return strings.HasSuffix(address, "/") }

// List has the address of each rule. Behind a star stands every page that its target has.
func (redirectPages) List(s *Source) ([]string, error) {
	if !s.Site.Config.RedirectPages {
		return nil, nil
	}
	all, err := s.Pages.All()
	var list []string
	for _, rule := range rules(s) {
		from, starred := strings.CutSuffix(rule.From, "*")
		target, many := strings.CutSuffix(rule.To, "*")
		if !starred || !many {
			list = append(list, from)
			continue
		}
		for _, p := range all {
			about := p.About()
			rest, is := strings.CutPrefix(vitrine.PagePath(about.Path, about.Language), target)
			if is && about.Language == vitrine.DefaultLanguage && (rest == "" || strings.HasSuffix(rest, "/")) {
				list = append(list, from+rest)
			}
		}
	}
	return list, err
}

func (redirectPages) Content(_ context.Context, s *Source, address string) (publish.File, error) {
	to, ok := ledTo(rules(s), address)
	if !s.Site.Config.RedirectPages || !ok {
		return publish.File{}, fs.ErrNotExist
	}
	path, _, _ := strings.Cut(to, "#")
	if _, err := s.Pages.At(path); err != nil {
		return publish.File{}, err
	}
	return publish.InMemory(leadingOn(s.Site.Config.URL, s.Site.Config.Base.Below(to), to)), nil
}

// ledTo is where an address leads, by the first rule that fits. A rule whose target has no star is for its folder
// alone.
func ledTo(rules []site.Redirect, address string) (to string, ok bool) {
	for _, rule := range rules {
		stem, starred := strings.CutSuffix(rule.From, "*")
		rest, below := strings.CutPrefix(address, stem)
		if address == rule.From || starred && below && (rest == "" || strings.Contains(rule.To, "*")) {
			return strings.Replace(rule.To, "*", rest, 1), true
		}
	}
	return "", false
}

// leadingOn is a page that browsers leave at once, and that search engines take for a redirect.
func leadingOn(site, address, path string) []byte {
	target := html.EscapeString((&url.URL{Path: address}).String())
	if path, hash, found := strings.Cut(address, "#"); found {
		target = html.EscapeString((&url.URL{Path: path, Fragment: hash}).String())
	}
	path, _, _ = strings.Cut(path, "#")
	return []byte(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<title>Moved</title>
<link rel="canonical" href="` + html.EscapeString(site+path) + `">
<meta http-equiv="refresh" content="0; url=` + target + `">
<p>This page has moved to <a href="` + target + `">` + target + `</a>.</p>
</html>
`)
}
