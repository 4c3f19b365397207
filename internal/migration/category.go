package migration

import (
	"cmp"
	"fmt"
	"path"
	"strings"
	"unicode"
)

// overview is what the other tool is told of the page that lists a category: it is generated, and nobody wrote it.
type overview struct {
	title, description, slug string
	file                     string
	line                     int
}

// overviewOf is what a category of a sidebar says of its page.
func overviewOf(link setting) (about overview, ok bool) {
	if link.member("type").string() != "generated-index" {
		return about, false
	}
	return overview{link.member("title").string(), link.member("description").string(), link.member("slug").string(),
		link.of.file, link.line()}, true
}

// index gives a category the page that lists it, at its address of before: one that is written where it has a
// description, and else the overview that each group has.
func (s sidebars) index(e *entry, about overview) {
	e.address = accepted(clean(path.Join(s.route, cmp.Or(about.slug, "/category/"+s.slugs.of(e.title)))))
	if about.description == "" {
		s.project.overviews[e.address] = true
		return
	}
	one := &page{project: s.project, file: about.file, address: e.address, first: about.line,
		title: cmp.Or(about.title, e.title), matter: matter{"description": about.description},
		body: about.description + "\n\n" + listed(e.children, "")}
	if s.project.byAddress[e.address] == nil {
		e.page = one
	}
	s.project.add(one)
}

// listed are links to the pages of a category.
func listed(entries []entry, indent string) string {
	var text strings.Builder
	for _, e := range entries {
		title, address := e.title, e.href
		if e.page != nil {
			title, address = cmp.Or(e.title, e.page.label, e.page.title), e.page.address
		}
		if address == "" {
			address = e.address
		}
		if address == "" {
			fmt.Fprintf(&text, "%s- %s\n", indent, title)
		} else {
			fmt.Fprintf(&text, "%s- [%s](%s)\n", indent, title, address)
		}
		text.WriteString(listed(e.children, indent+"  "))
	}
	return text.String()
}

// slugs are parts of addresses made of labels, as GitHub makes anchors of headings: each is taken once.
type slugs map[string]int

func (taken slugs) of(label string) string {
	slug := strings.Map(func(r rune) rune {
		switch {
		case r == ' ':
			return '-'
		case r == '-' || r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r):
			return unicode.ToLower(r)
		}
		return -1
	}, label)
	n := taken[slug]
	if taken[slug]++; n > 0 {
		return fmt.Sprintf("%s-%d", slug, n)
	}
	return slug
}
