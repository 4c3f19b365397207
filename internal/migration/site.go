package migration

import (
	"cmp"
	"encoding/json"
	"maps"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/vitrine"
)

// home writes a first page where there is none.
func (p *project) home() {
	if p.byAddress["/"] != nil {
		return
	}
	text := "---\ntitle: " + quote(p.title) + "\ndescription: " + quote("The documentation of "+p.title+".") +
		"\n---\n\n# " + p.title + "\n\n"
	if first := p.first(); first != nil {
		text += "Begin with [" + first.title + "](" + first.address + ").\n"
	}
	p.files["content/index.md"] = []byte(text)
	p.decide("", 0, "The first page of the site is no text; a short one was written.",
		"Write content/index.md: what the library is, and where to begin.")
}

// first is the page that readers see first, other than the home page.
func (p *project) first() *page {
	var found *page
	depth := func(one *page) int { return strings.Count(one.address, "/") }
	for _, one := range p.pages {
		if one.address != "/" && !one.apart && (found == nil || depth(one) < depth(found)) {
			found = one
		}
	}
	return found
}

// manifest is what the package beside the other site says.
type manifest struct {
	Name string `json:"name"`
}

var origin = regexp.MustCompile(`^https?://[^/]+`)

// configuration writes vitrine.yaml. Languages are those of translations.
func (p *project) configuration(languages []string) {
	home := "/"
	if first := p.first(); first != nil {
		home = first.address
	}
	address := origin.FindString(p.url)
	text := "name: " + quote(p.title) + "\nurl: " + quote(cmp.Or(address, "https://docs.example.com")) + "\n"
	if address == "" {
		p.decide("", 0, "Nothing says at which address the site will stand.", "Write “url” into vitrine.yaml.")
	}
	if p.base != "/" {
		text += "base: " + quote(p.base) + "\n"
	}
	if len(languages) > 0 {
		text += "languages: " + flow(append([]string{vitrine.DefaultLanguage}, languages...)) + "\n"
	}
	text += "products:\n  - {id: " + product + ", label: " + quote(p.title) + ", home: " + quote(home) +
		", family: " + product + ", nav: " + product
	var m manifest
	if json.Unmarshal(p.text("package.json"), &m) == nil && m.Name != "" && p.publishes() {
		text += ", package: " + quote(m.Name)
	}
	text += "}\nfamilies:\n  - {id: " + product + "}\n"
	tops := map[string]bool{}
	for _, one := range p.pages {
		if one.post != nil {
			continue
		}
		if top, _, _ := strings.Cut(one.address[1:], "/"); top != "" && top != product {
			tops["/"+top+"/"] = true
		}
	}
	if len(tops) > 0 {
		text += "paths:\n"
	}
	for _, top := range slices.Sorted(maps.Keys(tops)) {
		text += "  - {path: " + quote(top) + ", product: " + product + "}\n"
	}
	text += p.branding() + p.blog()
	p.files["vitrine.yaml"] = []byte(text)
}

// publishes says whether the project is the library itself.
func (p *project) publishes() bool { return p.tool == storybook{} || p.tool == dumi{} }
