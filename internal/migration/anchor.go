package migration

import (
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"vitrine/internal/markdown"
)

var (
	bracketID  = regexp.MustCompile(`\s*\[#([^\[\]\s]+)\]\s*$`) // Nextra, Fumadocs
	linkedPart = regexp.MustCompile(`#([^#\s"'()<>{}\[\]]+)`)
)

// githubSlugs are the ids that github-slugger gives the headings of a page, which the sites of all tools have.
type githubSlugs map[string]int

// id is that of the next heading: lower case without punctuation, a hyphen for each space, and -1, -2 … where it is
// taken.
func (taken githubSlugs) id(heading string) string {
	slug := strings.Map(func(r rune) rune {
		switch {
		case r == ' ':
			return '-'
		case r == '-', r == '_', unicode.In(r, unicode.L, unicode.M, unicode.Nd, unicode.Nl, unicode.Pc):
			return r
		}
		return -1
	}, strings.ToLower(heading))
	id := slug
	for {
		if _, found := taken[id]; !found {
			break
		}
		taken[slug]++
		id = slug + "-" + strconv.Itoa(taken[slug])
	}
	taken[id] = 0
	return id
}

// linkedParts are the parts of pages that texts of the project name, as links to headings do.
func (p *project) linkedParts() map[string]bool {
	parts := map[string]bool{}
	for _, one := range p.pages {
		for _, found := range linkedPart.FindAllStringSubmatch(one.body, -1) {
			part, err := url.PathUnescape(found[1])
			if err != nil {
				part = found[1]
			}
			parts[part] = true
		}
	}
	return parts
}

// anchored writes the ids of headings that links of the old site name: where the id is not the one that a heading has
// here, and below the third level, where headings have none, if a link needs it.
func (one *page) anchored(text string) string {
	lines := strings.Split(text, "\n")
	github, own := githubSlugs{}, &markdown.Slugger{}
	for i, h := range headings(lines) {
		text := strings.TrimSpace(bracketID.ReplaceAllString(h.text, " {#$1}"))
		if written := writtenID.FindStringSubmatch(text); written != nil {
			own.Take(written[1])
			lines[i] = strings.Repeat("#", h.level) + " " + text
			continue
		}
		id := github.id(plain(text))
		var isNeeded bool
		switch h.level {
		case 1:
		case 2, 3:
			isNeeded = own.ID(plain(text)) != id
		default:
			isNeeded = one.project.parts[id]
		}
		if isNeeded && id != "" {
			lines[i] += " {#" + id + "}"
		}
	}
	return strings.Join(lines, "\n")
}
