package migration

import (
	"cmp"
	"path"
	"strconv"
	"strings"

	"vitrine/internal/typescript"
)

// nextra is a site with pages in content/, in pages/, or in app/**/page.mdx, and _meta files beside them.
type nextra struct{}

// folder is where pages lie.
func (nextra) folder(p *project) string {
	for _, one := range []string{"content", "src/content", "pages", "src/pages", "app", "src/app"} {
		if len(p.list(one, ".md", ".mdx")) > 0 {
			return one
		}
	}
	return "content"
}

func (nextra) config(p *project) setting {
	return p.config("next.config.mjs", "next.config.js", "next.config.ts", "next.config.mts").exported()
}

func (n nextra) pages(p *project) (pages []*page) {
	if base := strings.Trim(n.config(p).member("basePath").string(), "/"); base != "" {
		p.base = "/" + base + "/"
	}
	folder := n.folder(p)
	for _, file := range p.list(folder, ".md", ".mdx") {
		below := strings.TrimPrefix(strings.TrimSuffix(file, path.Ext(file)), folder+"/")
		name := path.Base(below)
		if strings.HasPrefix(name, "_") || strings.HasSuffix(folder, "app") && name != "page" {
			continue
		}
		if name == "index" || name == "page" && strings.HasSuffix(folder, "app") {
			below = path.Dir(below)
		}
		one := p.read(file)
		one.label = one.matter.text("sidebarTitle")
		one.address = clean(withoutGroups(below))
		pages = append(pages, one)
	}
	return pages
}

// withoutGroups is an address without the folders in parentheses, which are none for readers.
func withoutGroups(below string) string {
	var parts []string
	for part := range strings.SplitSeq(below, "/") {
		if !strings.HasPrefix(part, "(") {
			parts = append(parts, part)
		}
	}
	return strings.Join(parts, "/")
}

func (nextra) public() []string { return []string{"public"} }

func (n nextra) sidebar(p *project) []entry {
	folder := n.folder(p)
	return n.entries(p, folder, "")
}

// entries are those of a folder: those of its _meta file in their order, then the others by name.
func (n nextra) entries(p *project, folder, address string) (entries []entry) {
	meta := p.config(folder+"/_meta.js", folder+"/_meta.ts", folder+"/_meta.tsx", folder+"/_meta.jsx",
		folder+"/_meta.json").exported()
	seen := map[string]bool{}
	names, values := meta.members()
	for i, name := range names {
		if name == "" {
			values[i].unread("Nothing runs this part of the sidebar", "Write its entries into nav/"+product+".yaml.")
			continue
		}
		seen[name] = true
		entries = append(entries, n.entry(p, folder, address, name, values[i])...)
	}
	for _, child := range p.children(folder) {
		name := strings.TrimSuffix(path.Base(child.name), path.Ext(child.name))
		if !seen[name] && name != "page" {
			seen[name] = true
			entries = append(entries, n.entry(p, folder, address, name, setting{})...)
		}
	}
	return entries
}

func (n nextra) entry(p *project, folder, address, name string, v setting) []entry {
	title := cmp.Or(v.string(), v.member("title").string())
	kind := v.member("type").string()
	switch {
	case v.member("display").string() == "hidden", kind == "separator", name == "*":
		return nil
	case v.member("href").string() != "":
		return []entry{p.lead(cmp.Or(title, words(name)), v.member("href").string())}
	case v.member("items").value.Kind == typescript.ObjectValue:
		v.unread("Nothing reads this menu", "Write its links into “brand.links” of vitrine.yaml, or into nav/.")
		return nil
	}
	e := entry{title: title, page: p.at(clean(withoutGroups(address + "/" + name)))}
	if name == "index" {
		e.page = p.at(clean(withoutGroups(address)))
	}
	e.children = n.entries(p, path.Join(folder, name), address+"/"+name)
	if e.page == nil && len(e.children) == 0 {
		if v.value.Kind != "" {
			v.unread("The sidebar names a page that is not there", "Write the page, and its entry in nav/"+product+".yaml.")
		}
		return nil
	}
	if e.title == "" && e.page == nil {
		e.title = words(name)
	}
	return []entry{e}
}

func (n nextra) redirects(p *project) (all []redirect) {
	list := n.config(p).member("redirects")
	for _, one := range list.items() {
		all = append(all, redirect{from: one.member("source").string(), to: one.member("destination").string(),
			file: one.of.file, line: one.line()})
	}
	if list.value.Kind == typescript.CodeValue || list.value.Kind == typescript.FunctionValue {
		list.unread("Nothing runs what makes redirects", "Write the addresses of before into redirects.yaml.")
	}
	return all
}

var nextraBoxes = map[string]string{"default": "note", "info": "info", "warning": "warning", "error": "danger",
	"important": "important"}

func (nextra) element(p *page, t tag) (string, bool) {
	switch t.name {
	case "Callout":
		return t.box(nextraBoxes, "note"), true
	case "Steps", "Cards", "Bleed":
		return "", true
	case "Card", "Cards.Card":
		return t.link("title", "href", "")
	case "Tabs":
		p.tabs, p.openTab = t.list("items"), ""
		if at, err := strconv.Atoi(t.expression("defaultIndex")); err == nil && at >= 0 && at < len(p.tabs) {
			p.openTab = p.tabs[at]
		}
		return t.own()
	case "Tab", "Tabs.Tab":
		if t.closing {
			return "</TabItem>", true
		}
		label := "Tab"
		if len(p.tabs) > 0 {
			label, p.tabs = p.tabs[0], p.tabs[1:]
		}
		return tabItem(label, p.openTab == label), true
	}
	return "", false
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
