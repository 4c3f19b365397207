package migration

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"strings"

	"vitrine/internal/diag"
)

var (
	markdownLink = regexp.MustCompile(`(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(<?([^)\s>]+)>?((?:\s+"[^"]*"|\s+'[^']*')?)\)`)
	htmlLink     = regexp.MustCompile(`\b(href|src)=(?:"([^"]*)"|\{[^{}]*?["']([^"'{}]+)["'][^{}]*\})`)
	definedLink  = regexp.MustCompile(`(?m)^(\[[^\]^]+\]:\s+)(\S+)`)
	scheme       = regexp.MustCompile(`^(?:[a-z][a-z0-9+.-]*:|//)`)
)

// links leads links to where the pages are now.
func (b *body) links(text string, line int) string {
	at := func(found string) int { return line + strings.Count(text[:max(strings.Index(text, found), 0)], "\n") }
	text = markdownLink.ReplaceAllStringFunc(text, func(found string) string {
		parts := markdownLink.FindStringSubmatch(found)
		to, ok := b.project.target(b.page, parts[3])
		if !ok {
			b.dead(at(found), parts[3])
			return parts[2]
		}
		return parts[1] + "[" + parts[2] + "](" + to + parts[4] + ")"
	})
	text = htmlLink.ReplaceAllStringFunc(text, func(found string) string {
		parts := htmlLink.FindStringSubmatch(found)
		to, ok := b.project.target(b.page, parts[2]+parts[3])
		if !ok {
			b.dead(at(found), parts[2]+parts[3])
			return ""
		}
		return parts[1] + `="` + to + `"`
	})
	return definedLink.ReplaceAllStringFunc(text, func(found string) string {
		parts := definedLink.FindStringSubmatch(found)
		to, ok := b.project.target(b.page, parts[2])
		if !ok {
			b.dead(at(found), parts[2])
			return ""
		}
		return parts[1] + to
	})
}

func (b *body) dead(line int, to string) {
	b.decide(line, fmt.Sprintf("The link %s leads nowhere; its text stays.", diag.Quote(to)),
		"Write the page, or lead the link to another one.")
}

// target is where a link of a page leads now.
func (p *project) target(from *page, link string) (string, bool) {
	link = strings.TrimPrefix(link, "pathname://")
	if scheme.MatchString(link) || strings.HasPrefix(link, "#") || link == "" {
		return link, true
	}
	where, rest := divided(link)
	if strings.HasPrefix(where, "@site/") {
		return p.file(from, strings.TrimPrefix(where, "@site/"), rest)
	}
	if !strings.HasPrefix(where, "/") {
		if to, ok := p.file(from, path.Join(path.Dir(from.file), where), rest); ok {
			return to, true
		}
	}
	if isText(where) && !strings.HasPrefix(where, ".") {
		for _, root := range append(p.roots, ".") {
			if to, ok := p.file(from, path.Join(root, where), rest); ok {
				return to, true
			}
		}
	}
	if strings.HasPrefix(where, "/") {
		return p.absolute(where, rest)
	}
	for _, base := range []string{path.Dir(strings.TrimSuffix(from.address, "/")), from.address} {
		if to, ok := p.absolute(path.Join("/", base, strings.TrimSuffix(where, path.Ext(where))), rest); ok {
			return to, true
		}
	}
	return "", false
}

// divided is a link without its query and fragment, and these.
func divided(link string) (where, rest string) {
	if i := strings.IndexAny(link, "?#"); i >= 0 {
		return link[:i], link[i:]
	}
	return link, ""
}

// absolute is an address of the site.
func (p *project) absolute(where, rest string) (string, bool) {
	below, ok := strings.CutPrefix(where+"/", p.base)
	if !ok {
		below = strings.TrimPrefix(where, "/")
	}
	below = "/" + strings.Trim(below, "/")
	for _, address := range p.shown {
		if address == below {
			return below + rest, true
		}
	}
	if below != "/" {
		below += "/"
	}
	if address := accepted(below); p.byAddress[address] != nil || p.overviews[address] {
		return address + rest, true
	}
	return below + rest, below == "/"
}

// file is the address of a page's file, or of any other file, which then comes along.
func (p *project) file(from *page, name, rest string) (string, bool) {
	for _, one := range []string{name, name + ".md", name + ".mdx", name + "/index.md", name + "/index.mdx"} {
		if found := p.byFile[one]; found != nil {
			return found.address + rest, true
		}
	}
	if address, ok := p.shown[name]; ok {
		return address + rest, true
	}
	text, err := fs.ReadFile(p.fsys, name)
	if err != nil || path.Ext(name) == ".md" || path.Ext(name) == ".mdx" {
		return "", false
	}
	address := from.address + path.Base(name)
	if p.files["content"+address] != nil {
		address = from.address + strings.ReplaceAll(name, "/", "-")
	}
	p.shown[name], p.files["content"+address] = address, text
	return address + rest, true
}
