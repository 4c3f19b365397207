package migration

import (
	"cmp"
	"html"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
)

// brand is what stands around the pages of the other tool.
type brand struct {
	light, dark, alt string // the logo, as addresses of the new site
	favicon          string
	links, footer    []shortcut
	announcement     announcement
}

type shortcut struct{ title, href string }

type announcement struct{ id, text, href string }

// branded is a tool whose configuration says what stands around its pages.
type branded interface {
	brand(p *project) brand
}

const inBrand = "Write it below “brand” in vitrine.yaml, or as a part of a theme."

// branding writes the keys of the brand. A blog is reached from the header.
func (p *project) branding() string {
	var b brand
	if tool, ok := p.tool.(branded); ok {
		b = tool.brand(p)
	}
	isBlog := func(s shortcut) bool { return s.href == blogRoute }
	if p.overviews[blogRoute] && !slices.ContainsFunc(b.links, isBlog) {
		b.links = append(b.links, shortcut{"Blog", blogRoute})
	}
	var text strings.Builder
	if b.light != "" {
		text.WriteString("  logo: {light: " + quote(b.light))
		if b.dark != "" {
			text.WriteString(", dark: " + quote(b.dark))
		}
		text.WriteString(", alt: " + quote(cmp.Or(b.alt, p.title)) + "}\n")
	}
	if b.favicon != "" {
		text.WriteString("  favicon: " + quote(b.favicon) + "\n")
	}
	for _, list := range []struct {
		key   string
		links []shortcut
	}{{"links", b.links}, {"footer", b.footer}} {
		if len(list.links) > 0 {
			text.WriteString("  " + list.key + ":\n")
		}
		for _, one := range list.links {
			text.WriteString("    - {title: " + quote(one.title) + ", href: " + quote(one.href) + "}\n")
		}
	}
	if a := b.announcement; a.text != "" {
		text.WriteString("  announcement: {id: " + quote(a.id) + ", text: " + quote(a.text))
		if a.href != "" {
			text.WriteString(", href: " + quote(a.href))
		}
		text.WriteString("}\n")
	}
	if text.Len() == 0 {
		return ""
	}
	return "brand:\n" + text.String()
}

// pictures are files that a brand can have.
var pictures = []string{".svg", ".png"}

// picture is the address of a file that a setting names, seen from one of some folders. It comes along.
func (p *project) picture(s setting, folders ...string) string {
	name := s.string()
	if name == "" || !slices.Contains(pictures, path.Ext(name)) {
		if s.value.Kind != "" {
			s.unread("Nothing reads this picture, which is no SVG and no PNG", inBrand)
		}
		return ""
	}
	for _, folder := range folders {
		file := path.Join(folder, strings.TrimPrefix(name, p.base))
		if address := p.shown[file]; address != "" {
			if content := p.files["content"+address]; content != nil { // a logo lies in public/
				p.files["public"+address] = content
				delete(p.files, "content"+address)
			}
			return address
		}
		if content, err := fs.ReadFile(p.fsys, file); err == nil {
			address := "/" + path.Base(file)
			p.files["public"+address] = content
			return address
		}
	}
	s.unread("There is no such picture", inBrand)
	return ""
}

// shortcut is a link around the pages; what leads nowhere is left out, and said.
func (p *project) shortcut(s setting, title, href string) []shortcut {
	where, rest := divided(href)
	to, ok := href, scheme.MatchString(href)
	if !ok && where != "" {
		to, ok = p.absolute("/"+strings.TrimPrefix(where, "/"), rest)
	}
	if title == "" || !ok {
		s.unread("This link has no page or no text, and was left out", inBrand)
		return nil
	}
	return []shortcut{{title, to}}
}

// social are links to other sites: a list with labels, or an object whose names are those of the sites.
func (p *project) social(s setting) (list []shortcut) {
	for _, one := range s.items() {
		list = append(list, p.shortcut(one, one.member("label").string(), one.member("href").string())...)
	}
	names, values := s.members()
	for i, name := range names {
		list = append(list, p.shortcut(values[i], words(name), values[i].string())...)
	}
	return list
}

var (
	markup = regexp.MustCompile(`<[^<>]*>`)
	linked = regexp.MustCompile(`\bhref\s*=\s*["']([^"']+)["']`)
)

// announced is a line in HTML above the header, as text with the first of its links.
func (p *project) announced(s setting, id string) announcement {
	content := s.string()
	text := strings.Join(strings.Fields(html.UnescapeString(markup.ReplaceAllString(content, ""))), " ")
	if text == "" {
		if s.value.Kind != "" {
			s.unread("Nothing reads this announcement", inBrand)
		}
		return announcement{}
	}
	a := announcement{id: cmp.Or(id, "announcement"), text: text}
	if found := linked.FindStringSubmatch(content); found != nil {
		for _, link := range p.shortcut(s, text, found[1]) {
			a.href = link.href
		}
	}
	return a
}
