package migration

import (
	"cmp"
	"path"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/typescript"
)

// docusaurus is a site with docs/, sidebars.js and docusaurus.config.js, versions 2 and 3.
type docusaurus struct{}

// docs are where the tool's docs plugin finds pages, and where they stand.
type docs struct {
	folder, route string
	sidebars      setting
}

func (docusaurus) config(p *project) setting {
	return p.config("docusaurus.config.ts", "docusaurus.config.js", "docusaurus.config.mjs").exported()
}

// docs are the options of the preset, or their defaults.
func (d docusaurus) docs(p *project) docs {
	found := docs{folder: "docs", route: "docs"}
	sidebars := []string{"sidebars.ts", "sidebars.js", "sidebars.mjs", "sidebars.json"}
	for _, preset := range d.config(p).member("presets").items() {
		if items := preset.items(); len(items) > 1 {
			options := items[1].member("docs")
			if folder := options.member("path").string(); folder != "" {
				found.folder = p.reach(folder)
			}
			if route := options.member("routeBasePath"); route.value.Kind == typescript.TextValue {
				found.route = strings.Trim(route.string(), "/")
			}
			options.member("sidebarPath").file(&sidebars)
		}
	}
	found.sidebars = p.config(sidebars...).exported()
	return found
}

// file puts the file that a value names before others: './sidebars.js' or require.resolve('./sidebars.js').
func (s setting) file(names *[]string) {
	if found := quoted.FindStringSubmatch(s.code()); found != nil {
		*names = append([]string{path.Clean(found[1])}, *names...)
	}
}

var numbered = regexp.MustCompile(`^\d+\s*[-_.]+\s*([^-_.\s].*)$`)

// unnumbered is the name of a file without the number that orders it.
func unnumbered(name string) string {
	if found := numbered.FindStringSubmatch(name); found != nil && leading(found[1]) == unplaced {
		return found[1]
	}
	return name
}

// id is what sidebars call a page.
func (at docs) id(one *page) string {
	parts := strings.Split(strings.TrimPrefix(strings.TrimSuffix(one.file, path.Ext(one.file)), at.folder+"/"), "/")
	for i := range parts {
		parts[i] = unnumbered(parts[i])
	}
	if id := one.matter.text("id"); id != "" {
		parts[len(parts)-1] = id
	}
	return strings.Join(parts, "/")
}

func (d docusaurus) pages(p *project) (pages []*page) {
	config := d.config(p)
	p.title, p.url = cmp.Or(config.member("title").string(), p.title), config.member("url").string()
	if base := strings.Trim(config.member("baseUrl").string(), "/"); base != "" {
		p.base = "/" + base + "/"
	}
	at, blog := d.docs(p), d.blog(p)
	p.roots = []string{at.folder, blog}
	for _, file := range p.list(at.folder, ".md", ".mdx") {
		if strings.HasPrefix(path.Base(file), "_") {
			continue // taken in by others
		}
		one := p.read(file)
		one.label = one.matter.text("sidebar_label")
		one.address = at.address(one)
		pages = append(pages, one)
	}
	pages = append(pages, p.posts(blog)...)
	for _, file := range p.list("src/pages", ".md", ".mdx") {
		if one := p.read(file); !strings.HasPrefix(path.Base(file), "_") {
			below := strings.TrimPrefix(strings.TrimSuffix(file, path.Ext(file)), "src/pages/")
			one.address, one.apart = clean(strings.TrimSuffix("/"+below, "/index")), true
			pages = append(pages, one)
		}
	}
	for _, file := range p.list("src/pages", ".js", ".jsx", ".ts", ".tsx") {
		p.decide(file, 0, "The page is a component, and was not brought over.", asText)
	}
	for _, folder := range []string{"i18n", "versioned_docs"} {
		if p.has(folder) {
			p.decide(folder, 0, "The folder was not brought over.", leftOut[folder])
		}
	}
	return pages
}

// blog is where posts lie.
func (d docusaurus) blog(p *project) string {
	for _, preset := range d.config(p).member("presets").items() {
		if items := preset.items(); len(items) > 1 {
			if folder := items[1].member("blog", "path").string(); folder != "" {
				return p.reach(folder)
			}
		}
	}
	return "blog"
}

const asText = "Write such a page as text in content/, with directives of homes or components of the site."

var leftOut = map[string]string{
	"i18n":           "Put a translation beside its page, as index-de.md, and list its language in vitrine.yaml.",
	"versioned_docs": "Import them into a site of their own, or list releases in vitrine.yaml.",
}

func (at docs) address(one *page) string {
	id := at.id(one)
	folder, name := path.Split(id)
	if slug := one.matter.text("slug"); slug != "" {
		if strings.HasPrefix(slug, "/") {
			folder = ""
		}
		return clean(path.Join(at.route, folder, slug))
	}
	if low := strings.ToLower(name); low == "index" || low == "readme" || low == path.Base(path.Clean(folder)) {
		name = ""
	}
	return clean(path.Join(at.route, folder, name))
}

// clean is an address with slashes at both ends.
func clean(address string) string {
	address = strings.Trim(path.Clean("/"+address), "/")
	if address == "" {
		return "/"
	}
	return "/" + address + "/"
}

func (docusaurus) public() []string { return []string{"static"} }

func (d docusaurus) redirects(p *project) (all []redirect) {
	for _, plugin := range d.config(p).member("plugins").items() {
		items := plugin.items()
		if len(items) < 2 || !strings.Contains(items[0].string(), "client-redirects") {
			continue
		}
		for _, one := range items[1].member("redirects").items() {
			froms := one.member("from").items()
			if len(froms) == 0 {
				froms = []setting{one.member("from")}
			}
			for _, from := range froms {
				all = append(all, redirect{from: from.string(), to: one.member("to").string(), file: one.of.file,
					line: one.line()})
			}
		}
		if made := items[1].member("createRedirects"); made.value.Kind != "" {
			made.unread("Nothing runs what makes redirects", "Write the addresses of before into redirects.yaml.")
		}
	}
	return all
}

// docusaurusBoxes are the tool's elements for boxes.
var docusaurusBoxes = map[string]string{"note": "note", "tip": "tip", "info": "info", "warning": "warning",
	"caution": "warning", "danger": "danger"}

func (docusaurus) element(p *page, t tag) (string, bool) {
	switch t.name {
	case "Tabs":
		p.labels, p.openTab = t.labels(), t.attribute("defaultValue")
		return t.own()
	case "TabItem":
		if t.closing {
			return t.own()
		}
		value := t.attribute("value")
		label := cmp.Or(t.attribute("label"), p.labels[value], words(value))
		return tabItem(label, p.openTab == "" && t.isDefault() || p.openTab != "" && p.openTab == value), label != ""
	case "Admonition":
		return t.box(docusaurusBoxes, "note"), true
	case "Link":
		if t.closing {
			return "</a>", true
		}
		address := cmp.Or(t.attribute("to"), t.attribute("href"))
		return `<a href="` + address + `">`, address != ""
	case "TOCInline", "Head":
		return "", true
	}
	return "", false
}

// ownParts are what the header of a site has without being told: the tree, versions, languages and the search.
var ownParts = []string{"doc", "docSidebar", "docsVersion", "docsVersionDropdown", "localeDropdown", "search"}

// brand takes over what the theme of the tool shows around pages.
func (d docusaurus) brand(p *project) brand {
	config := d.config(p)
	theme := config.member("themeConfig")
	logo := theme.member("navbar", "logo")
	b := brand{favicon: p.picture(config.member("favicon"), "static"), alt: logo.member("alt").string(),
		light: p.picture(logo.member("src"), "static"), dark: p.picture(logo.member("srcDark"), "static"),
		links: d.links(p, theme.member("navbar", "items")),
		announcement: p.announced(theme.member("announcementBar", "content"),
			theme.member("announcementBar", "id").string()),
		footer: d.links(p, theme.member("footer", "links"))}
	if line := theme.member("footer", "copyright"); line.value.Kind != "" {
		line.unread("The last line of pages was not brought over", inBrand)
	}
	return b
}

// links are entries of the header or the footer, those of menus and columns side by side.
func (d docusaurus) links(p *project, entries setting) (list []shortcut) {
	for _, one := range entries.items() {
		address := cmp.Or(one.member("to").string(), one.member("href").string())
		switch kind := one.member("type").string(); {
		case slices.Contains(ownParts, kind):
		case len(one.member("items").items()) > 0:
			list = append(list, d.links(p, one.member("items"))...)
		case address != "":
			list = append(list, p.shortcut(one, one.member("label").string(), address)...)
		default:
			one.unread("Nothing reads this entry of the header or the footer", inBrand)
		}
	}
	return list
}
