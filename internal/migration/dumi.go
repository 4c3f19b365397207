package migration

import (
	"cmp"
	"path"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/typescript"
)

// dumi is a library with docs/, pages beside its components in src/, and .dumirc.ts, version 2.
type dumi struct{}

func (dumi) config(p *project) setting {
	return p.config(".dumirc.ts", ".dumirc.js", "config/config.ts", ".umirc.ts", ".umirc.js").exported()
}

func (d dumi) pages(p *project) (pages []*page) {
	config := d.config(p)
	p.title = cmp.Or(config.member("themeConfig", "name").string(), p.title)
	if base := strings.Trim(config.member("base").string(), "/"); base != "" {
		p.base = "/" + base + "/"
	}
	folders := []string{"docs"}
	if named := config.member("resolve", "docDirs"); named.value.Kind == typescript.ArrayValue {
		folders = nil
		for _, one := range named.items() {
			folders = append(folders, path.Clean(one.string()))
		}
	}
	for _, folder := range folders {
		for _, file := range p.list(folder, ".md", ".mdx") {
			below := strings.TrimPrefix(strings.TrimSuffix(file, path.Ext(file)), folder+"/")
			pages = append(pages, d.page(p, file, below))
		}
	}
	for _, file := range p.list("src", ".md", ".mdx") {
		below := strings.TrimPrefix(strings.TrimSuffix(file, path.Ext(file)), "src/")
		pages = append(pages, d.page(p, file, "components/"+below))
	}
	return p.translated(pages, d.languages(p, pages))
}

// languages are those of the pages, the language of files that name none first.
func (d dumi) languages(p *project, pages []*page) (languages []string) {
	for _, one := range d.config(p).member("locales").items() {
		if id := one.member("id").string(); len(id) > 1 {
			languages = append(languages, id)
		}
	}
	switch {
	case languages != nil:
		return languages
	case slices.ContainsFunc(pages, func(one *page) bool { return strings.Contains(one.file, ".zh-CN.") }):
		return []string{"en-US", "zh-CN"}
	}
	return []string{"zh-CN", "en-US"}
}

var capital = regexp.MustCompile(`([a-z0-9])([A-Z])`)

// page is one whose address is made of its file in small letters with hyphens.
func (d dumi) page(p *project, file, below string) *page {
	if name := path.Base(below); strings.EqualFold(name, "index") || strings.EqualFold(name, "readme") {
		below = path.Dir(below)
	}
	one := p.read(file)
	one.address = clean(strings.ToLower(capital.ReplaceAllString(below, "$1-$2")))
	return one
}

func (dumi) public() []string { return []string{"public"} }

// sidebar puts pages into the groups of their front matter, below the parts of the site that the header leads to.
func (d dumi) sidebar(p *project) []entry {
	type group struct {
		places []place
		order  float64
	}
	var tops []string
	groups := map[string]map[string]*group{}
	for _, one := range p.pages {
		top, _, _ := strings.Cut(strings.Trim(one.address, "/"), "/")
		name := one.matter.about("group")
		if groups[top] == nil {
			groups[top] = map[string]*group{}
			tops = append(tops, top)
		}
		g := groups[top][name]
		if g == nil {
			g = &group{order: unplaced}
			groups[top][name] = g
		}
		if order, ok := one.matter.group("group").number("order"); ok {
			g.order = order
		}
		order, ok := one.matter.number("order")
		if !ok {
			order = unplaced
		}
		g.places = append(g.places, place{entry{page: one}, order, one.title})
	}
	var parts []place
	for _, top := range tops {
		part := place{entry: entry{title: words(top)}, order: unplaced, name: top}
		var sections []place
		for name, g := range groups[top] {
			if name == "" {
				part.children = ordered(g.places)
				continue
			}
			sections = append(sections, place{entry{title: name, children: ordered(g.places)}, g.order, name})
		}
		part.children = append(part.children, ordered(sections)...)
		d.nav(p, top, &part)
		parts = append(parts, part)
	}
	return ordered(parts)
}

// nav gives a part of the site the title and the order that its pages give it.
func (dumi) nav(p *project, top string, part *place) {
	for _, one := range p.pages {
		if first, _, _ := strings.Cut(strings.Trim(one.address, "/"), "/"); first != top {
			continue
		}
		part.title = cmp.Or(one.matter.about("nav"), part.title)
		if order, ok := one.matter.group("nav").number("order"); ok {
			part.order = order
		}
	}
}

// about is the title that a key gives, as text or in a group of keys.
func (m matter) about(key string) string { return cmp.Or(m.text(key), m.group(key).text("title")) }

// redirects are routes of umi, on which dumi stands: it has none of its own.
func (d dumi) redirects(p *project) []redirect {
	routes := d.config(p).member("routes")
	if routes.value.Kind == typescript.CodeValue || routes.value.Kind == typescript.FunctionValue {
		routes.unread("Nothing runs what makes routes", "Write the addresses of before into redirects.yaml.")
	}
	return redirectsIn(routes)
}

func redirectsIn(routes setting) (all []redirect) {
	for _, one := range routes.items() {
		if to := one.member("redirect").string(); to != "" {
			all = append(all, redirect{from: one.member("path").string(), to: to, file: one.of.file, line: one.line()})
		}
		all = append(all, redirectsIn(one.member("routes"))...)
	}
	return all
}

// element moves the demos of a page into its folder.
func (dumi) element(p *page, t tag) (string, bool) {
	if t.name != "code" {
		return "", false
	}
	if t.closing {
		return "", true
	}
	file := path.Join(path.Dir(p.file), t.attribute("src"))
	for _, one := range []string{file, file + ".tsx", file + ".jsx", file + "/index.tsx"} {
		if p.project.text(one) != nil {
			return "\n{{\"demo\": \"" + p.moveDemo(one) + "\"}}\n", true
		}
	}
	return "", false
}

// brand takes over what the theme of the tool shows around pages.
func (d dumi) brand(p *project) brand {
	theme := d.config(p).member("themeConfig")
	b := brand{light: p.picture(theme.member("logo"), "public"),
		links: append(d.links(p, theme.member("nav")), p.social(theme.member("socialLinks"))...)}
	if line := theme.member("footer"); line.string() != "" {
		line.unread("The last line of pages was not brought over", inBrand)
	}
	return b
}

// links are entries of the header, of all languages where they are told apart.
func (d dumi) links(p *project, list setting) (found []shortcut) {
	_, byLanguage := list.members()
	for _, of := range byLanguage {
		found = append(found, d.links(p, of)...)
	}
	for _, one := range list.items() {
		if more := one.member("children"); len(more.items()) > 0 {
			found = append(found, d.links(p, more)...)
			continue
		}
		found = append(found, p.shortcut(one, one.member("title").string(), one.member("link").string())...)
	}
	return found
}
