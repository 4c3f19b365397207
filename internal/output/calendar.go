package output

import (
	"maps"
	"slices"
	"strings"

	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// calendar knows on which days pages last changed. Where that is not known of all that a page is made of, it is "".
type calendar struct {
	*Source
	committed map[string]string       // days by files of the site
	installed map[site.Package]string // days by packages
	pages     map[string]string       // days of pages in the first language, by path without the slash at its end
}

// newCalendar asks for the days of all pages.
func newCalendar(s *Source) (*calendar, error) {
	c := &calendar{Source: s, pages: map[string]string{}}
	packages := map[site.Package]bool{}
	for _, p := range s.Site.Tree.Pages {
		if p.Generated {
			for _, of := range s.Site.PackagesAt(p.Path) {
				packages[of] = true
			}
		}
	}
	var err error
	if c.committed, err = s.Assets.Committed(); err != nil {
		return nil, err
	}
	if c.installed, err = s.Assets.Installed(slices.Collect(maps.Keys(packages))); err != nil {
		return nil, err
	}
	for _, p := range s.Site.Tree.Pages {
		if p.Language == vitrine.DefaultLanguage {
			c.pages[strings.TrimSuffix(p.Path, "/")] = c.written(p)
		}
	}
	return c, nil
}

// written is the day of a page: that of its file or a demo, or, where nobody wrote it, the one since which a package
// has the version that it was made of.
func (c *calendar) written(p source.Page) string {
	var days latest
	if p.Generated {
		for _, of := range c.Site.PackagesAt(p.Path) {
			days.add(c.installed[of])
		}
		return days.day()
	}
	days.add(c.committed[p.File])
	for _, d := range p.Demos {
		days.add(c.committed[d.Path])
	}
	return days.day()
}

// listed is the day of an overview: that of a page in it.
func (c *calendar) listed(p vitrine.Page) string {
	var days latest
	var visit func(entries []vitrine.NavEntry)
	visit = func(entries []vitrine.NavEntry) {
		for _, entry := range entries {
			path, _, _ := strings.Cut(entry.Href, "#")
			if day, isPage := c.pages[strings.TrimSuffix(path, "/")]; isPage && len(entry.Children) == 0 {
				days.add(day)
			}
			visit(entry.Children)
		}
	}
	visit(site.Listed(p))
	return days.day()
}

// latest is the last of some days.
type latest struct {
	last    string
	unknown bool
}

func (l *latest) add(day string) {
	l.last = max(l.last, day)
	l.unknown = l.unknown || day == ""
}

func (l *latest) day() string {
	if l.unknown {
		return ""
	}
	return l.last
}
