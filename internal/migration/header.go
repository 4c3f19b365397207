package migration

import (
	"cmp"
	"slices"
)

// ownParts are what the header of a site has without being told: the tree, versions, languages and the search.
var ownParts = []string{"doc", "docSidebar", "docsVersion", "docsVersionDropdown", "localeDropdown", "search"}

// brand takes over what the theme of the tool shows around pages.
func (d docusaurus) brand(p *project) brand {
	config := d.config(p)
	theme := config.member("themeConfig")
	logo := theme.member("navbar", "logo")
	b := brand{favicon: p.picture(config.member("favicon"), "static"), alt: logo.member("alt").string(),
		light: p.picture(logo.member("src"), "static"), dark: p.picture(logo.member("srcDark"), "static"),
		links: d.links(p, theme.member("navbar", "items").items()),
		announcement: p.announced(theme.member("announcementBar", "content"),
			theme.member("announcementBar", "id").string())}
	for _, one := range theme.member("footer", "links").items() {
		if column := one.member("items").items(); len(column) > 0 {
			b.footer = append(b.footer, d.links(p, column)...)
			continue
		}
		b.footer = append(b.footer, d.links(p, []setting{one})...)
	}
	if line := theme.member("footer", "copyright"); line.value.Kind != "" {
		line.unread("The last line of pages was not brought over", inBrand)
	}
	return b
}

// links are entries of the header or the footer, those of its menus side by side.
func (d docusaurus) links(p *project, items []setting) (list []shortcut) {
	for _, one := range items {
		address := cmp.Or(one.member("to").string(), one.member("href").string())
		switch kind := one.member("type").string(); {
		case slices.Contains(ownParts, kind):
		case len(one.member("items").items()) > 0:
			list = append(list, d.links(p, one.member("items").items())...)
		case address != "":
			list = append(list, p.shortcut(one, one.member("label").string(), address)...)
		default:
			one.unread("Nothing reads this entry of the header or the footer", inBrand)
		}
	}
	return list
}

// brand takes over what the integration shows around pages.
func (s starlight) brand(p *project) brand {
	options := s.options(p)
	logo := options.member("logo")
	light := logo.member("light")
	if light.value.Kind == "" {
		light = logo.member("src")
	}
	b := brand{favicon: p.picture(options.member("favicon"), "public"), alt: logo.member("alt").string(),
		light: p.picture(light, ""), dark: p.picture(logo.member("dark"), "")}
	social := options.member("social")
	for _, one := range social.items() {
		b.links = append(b.links, p.shortcut(one, one.member("label").string(), one.member("href").string())...)
	}
	names, values := social.members()
	for i, name := range names {
		b.links = append(b.links, p.shortcut(values[i], words(name), values[i].string())...)
	}
	return b
}

// brand takes over what the theme of the tool shows around pages.
func (d dumi) brand(p *project) brand {
	theme := d.config(p).member("themeConfig")
	b := brand{light: p.picture(theme.member("logo"), "public"), links: d.links(p, theme.member("nav"))}
	names, values := theme.member("socialLinks").members()
	for i, name := range names {
		b.links = append(b.links, p.shortcut(values[i], words(name), values[i].string())...)
	}
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

// nextraThemes are components that draw what stands around pages: logo, links, footer.
var nextraThemes = []string{"theme.config.jsx", "theme.config.tsx", "theme.config.js", "app/layout.jsx", "app/layout.tsx",
	"app/layout.js"}

// brand names the file that draws it, since components are not run.
func (nextra) brand(p *project) brand {
	for _, file := range nextraThemes {
		if p.has(file) {
			p.decide(file, 0, "The logo, the links and the footer that this file draws were not brought over.", inBrand)
		}
	}
	return brand{}
}
