package migration

import (
	"cmp"
	"path"
	"strings"

	"vitrine/internal/typescript"
)

// starlight is a site with src/content/docs/ and astro.config.mjs.
type starlight struct{}

const starlightDocs = "src/content/docs"

func (starlight) config(p *project) setting {
	return p.config("astro.config.mjs", "astro.config.ts", "astro.config.js", "astro.config.mts").exported()
}

// options are those of the integration.
func (s starlight) options(p *project) setting {
	for _, one := range s.config(p).member("integrations").items() {
		if one.called() == "starlight" {
			return one.resolved()
		}
	}
	return setting{}
}

func (s starlight) pages(p *project) (pages []*page) {
	config, options := s.config(p), s.options(p)
	p.title, p.url = cmp.Or(options.member("title").string(), p.title), config.member("site").string()
	if base := strings.Trim(config.member("base").string(), "/"); base != "" {
		p.base = "/" + base + "/"
	}
	for _, file := range p.list(starlightDocs, ".md", ".mdx") {
		one := p.read(file)
		one.label = one.matter.group("sidebar").text("label")
		below := strings.TrimPrefix(strings.TrimSuffix(file, path.Ext(file)), starlightDocs+"/")
		if strings.HasPrefix(path.Base(file), "_") || below == "404" {
			continue
		}
		one.address = clean(strings.TrimSuffix(strings.ToLower("/"+below), "/index"))
		if slug := one.matter.text("slug"); slug != "" {
			one.address = clean(slug)
		}
		pages = append(pages, one)
	}
	return pages
}

func (starlight) public() []string { return []string{"public"} }

func (s starlight) sidebar(p *project) []entry {
	list := s.options(p).member("sidebar")
	if list.value.Kind == "" {
		return s.generated(p, starlightDocs)
	}
	return s.entries(p, list)
}

func (s starlight) entries(p *project, list setting) (entries []entry) {
	for _, v := range list.items() {
		label, slug := v.member("label").string(), v.string()
		if slug == "" {
			slug = v.member("slug").string()
		}
		generated := v.member("autogenerate", "directory").string()
		switch {
		case slug != "":
			one := p.at(clean(slug))
			if slug == "index" {
				one = p.byAddress["/"]
			}
			if one == nil {
				v.unread("The sidebar names a page that is not there", "Write the page, and its entry in nav/"+product+".yaml.")
				continue
			}
			entries = append(entries, entry{title: label, page: one})
		case v.member("link").string() != "":
			entries = append(entries, p.lead(label, v.member("link").string()))
		case generated != "":
			children := s.generated(p, path.Join(starlightDocs, generated))
			entries = append(entries, entry{title: label, children: children})
		case v.member("items").value.Kind == typescript.ArrayValue:
			entries = append(entries, entry{title: label, children: s.entries(p, v.member("items"))})
		default:
			v.unread("Nothing reads this entry of the sidebar", "Write it into nav/"+product+".yaml.")
		}
	}
	if list.value.Kind == typescript.CodeValue {
		list.unread("Nothing runs this part of the sidebar", "Write its entries into nav/"+product+".yaml.")
	}
	return entries
}

// generated are the pages below a folder.
func (s starlight) generated(p *project, folder string) []entry {
	var places []place
	for _, child := range p.children(folder) {
		at := place{order: unplaced, name: path.Base(child.name)}
		if one := p.byFile[child.name]; one != nil {
			sidebar := one.matter.group("sidebar")
			if sidebar.text("hidden") == "true" {
				continue
			}
			at.page = one
			if order, ok := sidebar.number("order"); ok {
				at.order = order
			}
		} else if child.isFolder {
			at.title, at.children = words(at.name), s.generated(p, child.name)
		}
		places = append(places, at)
	}
	return ordered(places)
}

func (s starlight) redirects(p *project) (all []redirect) {
	names, values := s.config(p).member("redirects").members()
	for i, from := range names {
		to := values[i].string()
		if to == "" {
			to = values[i].member("destination").string()
		}
		all = append(all, redirect{from: from, to: to, file: values[i].of.file, line: values[i].line()})
	}
	return all
}

var starlightBoxes = map[string]string{"note": "note", "tip": "tip", "caution": "warning", "danger": "danger"}

func (starlight) element(p *page, t tag) (string, bool) {
	switch t.name {
	case "Tabs", "TabItem":
		return t.own()
	case "Aside":
		return t.box(starlightBoxes, "note"), true
	case "Steps", "CardGrid", "FileTree":
		return "", true
	case "Card":
		if t.closing {
			return "", true
		}
		return "**" + t.attribute("title") + "**\n", t.attribute("title") != ""
	case "LinkCard":
		return t.link("title", "href", "description")
	case "LinkButton":
		if t.closing {
			return "</a>", true
		}
		return `<a href="` + t.attribute("href") + `">`, t.attribute("href") != ""
	case "Badge":
		return "**" + t.attribute("text") + "**", t.attribute("text") != ""
	}
	return "", false
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
	b.links = p.social(options.member("social"))
	return b
}
