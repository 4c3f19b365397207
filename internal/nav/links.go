package nav

import (
	"fmt"
	"net/url"
	"path"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// LinkCheck is every link of the site and everything that a link may lead to.
type LinkCheck struct {
	SiteURL   string // of the home, without its slash; a full address below it is held to the same rules
	Languages []string
	Targets   []Target
	Files     []string // addresses of published files: /favicon.ico
	Beside    []string // paths below which other sites stand: nobody knows their pages
	Links     []Reference
}

// Target is a page with the ids in it.
type Target struct {
	Path     string // canonical, with trailing slash
	Anchors  []string
	Unlinked map[string]string // headings without an id, by the one that would fit
}

// Reference is one link as it stands in a file.
type Reference struct {
	Page    string // canonical path of the page that holds it
	Href    string
	File    string
	Line    int
	Column  int // from 1, in characters; 0 where it is not known
	Excerpt string
}

// CheckLinks reports dead links, dead anchors and addresses that are not written as pages are addressed: from the
// root, single slashes, one at the end. Links to other sites, mail addresses and the like are not
// followed. A link gives at most one problem.
func CheckLinks(in LinkCheck) []diag.Problem {
	c := linkChecker{host: hostOf(in.SiteURL), base: baseOf(in.SiteURL), languages: in.Languages, beside: in.Beside,
		anchors:  make(map[string]map[string]bool, len(in.Targets)),
		unlinked: make(map[string]map[string]string, len(in.Targets)), files: make(map[string]bool, len(in.Files))}
	for _, t := range in.Targets {
		ids := make(map[string]bool, len(t.Anchors))
		for _, id := range t.Anchors {
			ids[id] = true
		}
		c.anchors[t.Path], c.unlinked[t.Path] = ids, t.Unlinked
		c.paths = append(c.paths, t.Path)
	}
	slices.Sort(c.paths)
	for _, f := range in.Files {
		c.files[f] = true
	}
	var problems []diag.Problem
	for _, link := range in.Links {
		if found := c.check(link); found.What != "" {
			found.File, found.Line, found.Column, found.Excerpt = link.File, link.Line, link.Column, link.Excerpt
			problems = append(problems, found)
		}
	}
	return diag.Sorted(problems)
}

type linkChecker struct {
	host      string
	base      vitrine.Base
	languages []string
	beside    []string
	anchors   map[string]map[string]bool   // ids by path
	unlinked  map[string]map[string]string // headings without an id, by path
	paths     []string                     // sorted
	files     map[string]bool
}

// fault is what is wrong with a link, without its place.
func fault(what, why, fix string) diag.Problem { return diag.Problem{What: what, Why: why, Fix: fix} }

func (c linkChecker) check(link Reference) diag.Problem {
	href := strings.TrimSpace(link.Href)
	switch {
	case vitrine.RunsCode(href):
		return fault(fmt.Sprintf("The link %s runs code.", diag.Quote(link.Href)),
			"The content security policy of published pages blocks it.",
			"Link to a page or an https:// address; write a demo for what runs.")
	case href == "":
		return fault("The link leads nowhere: its address is empty.",
			"Readers would be sent to the page that they are on.", "Write an address, or remove the link.")
	case strings.HasPrefix(href, "#"):
		return c.anchor(link.Href, link.Page, href[1:])
	case hasScheme(href):
		rest, own := c.onSite(href)
		if !own {
			return diag.Problem{}
		}
		href = rest
	}
	if !strings.HasPrefix(href, "/") {
		return c.relative(link, href)
	}
	return c.address(link, href)
}

// address judges a link from the root of the site.
func (c linkChecker) address(link Reference, href string) diag.Problem {
	urlPath, hash := href, ""
	if i := strings.IndexAny(urlPath, "?#"); i >= 0 {
		_, hash, _ = strings.Cut(urlPath[i:], "#")
		urlPath = urlPath[:i]
	}
	if strings.Contains(urlPath, "//") {
		return fault(fmt.Sprintf("The link %s holds a double slash.", diag.Quote(link.Href)),
			"It is another address than the page's, or even another host.", c.suggest(urlPath, "Write single slashes."))
	}
	target := unescape(vitrine.Canonical(urlPath, c.languages).As)
	if _, found := c.anchors[target]; found {
		return c.anchor(link.Href, target, hash)
	}
	if c.files[target] || slices.ContainsFunc(c.beside, func(site string) bool {
		return strings.HasPrefix(target+"/", strings.TrimSuffix(site, "/")+"/")
	}) {
		return diag.Problem{}
	}
	if _, found := c.anchors[target+"/"]; found {
		found := fault(fmt.Sprintf("The link %s lacks its trailing slash.", diag.Quote(link.Href)),
			"Every page address ends with a slash; without it readers are redirected first.",
			fmt.Sprintf("Write %s.", diag.Quote(strings.Replace(link.Href, urlPath, urlPath+"/", 1))))
		found.Kind = diag.SlashesKind
		return found
	}
	return fault(fmt.Sprintf("The link %s is dead: the page does not exist.", diag.Quote(link.Href)),
		"Readers would meet an error page.", c.suggest(target, "Add the page, or remove the link."))
}

// relative judges a link without leading slash, which could only be right by accident: it would be read from the
// address of the page, which is a folder.
func (c linkChecker) relative(link Reference, href string) diag.Problem {
	beside := path.Join("/", link.Page, "..", stripQuery(href))
	return fault(fmt.Sprintf("The link %s is relative.", diag.Quote(link.Href)),
		"Addresses are written from the root of the site, so that a page can be moved.",
		c.suggest(beside, "Begin it with a slash."))
}

// anchor judges the part after the hash. Besides ids there are the top of a page, text fragments, and demos, whose
// hash may choose a variant and a styling: #css-BasicButtons.tsx.
func (c linkChecker) anchor(href, page, hash string) diag.Problem {
	hash, _, _ = strings.Cut(hash, ":~:")
	ids := c.anchors[page]
	if hash == "" || hash == "top" || ids[hash] || ids[unescape(hash)] || ids[url.PathEscape(hash)] || ids[demoName(hash)] {
		return diag.Problem{}
	}
	if heading, found := c.unlinked[page][hash]; found {
		return fault(fmt.Sprintf("The link %s leads to the heading %s, which has no id.", diag.Quote(href),
			diag.Quote(heading)), "Headings below the third level have one only where they say it.",
			fmt.Sprintf("Write it behind the heading: {#%s}", hash))
	}
	known := make([]string, 0, len(ids))
	for id := range ids {
		known = append(known, id)
	}
	slices.Sort(known)
	fix := "Remove the hash, or link to a heading that exists."
	if near := diag.Nearest(hash, known); near != "" {
		fix = fmt.Sprintf("Did you mean %s?", diag.Quote("#"+near))
	}
	return fault(fmt.Sprintf("The link %s is dead: %s has no heading or demo with the id %s.", diag.Quote(href), page,
		diag.Quote(hash)),
		"Readers would land at the top of the page and search for it.", fix)
}

func (c linkChecker) suggest(urlPath, otherwise string) string {
	clean := vitrine.CleanPath(strings.ReplaceAll(urlPath, "//", "/"))
	if _, found := c.anchors[clean]; found {
		return fmt.Sprintf("Write %s.", diag.Quote(clean))
	}
	if near := nearestPath(clean, c.paths); near != "" {
		return fmt.Sprintf("Did you mean %s?", diag.Quote(near))
	}
	return otherwise
}

// onSite cuts the origin off an address on the site itself.
func (c linkChecker) onSite(href string) (rest string, own bool) {
	scheme, after, _ := strings.Cut(href, "://")
	if c.host == "" || scheme != "https" && scheme != "http" {
		return "", false
	}
	end := len(after)
	if i := strings.IndexAny(after, "/?#"); i >= 0 {
		end = i
	}
	if after[:end] != c.host {
		return "", false
	}
	if rest, own = c.base.Within(after[end:]); !own && c.base != "" {
		return "", false // another site of the same host
	}
	if !strings.HasPrefix(rest, "/") {
		rest = "/" + rest
	}
	return rest, true
}

// demoName is the demo that a deep link names: css-BasicButtons.tsx is BasicButtons.
func demoName(hash string) string {
	name := strings.TrimSuffix(strings.TrimSuffix(strings.TrimSuffix(hash, ".tsx"), ".jsx"), ".js")
	if name == hash {
		return ""
	}
	for _, styling := range []string{"system-", "tailwind-", "css-"} {
		if rest, found := strings.CutPrefix(name, styling); found {
			return rest
		}
	}
	return name
}

// hasScheme reports mailto:x, https://x and the like: a word and a colon before any slash.
func hasScheme(href string) bool {
	scheme, _, found := strings.Cut(href, ":")
	return found && scheme != "" && !strings.ContainsAny(scheme, "/?#.")
}

func hostOf(origin string) string {
	u, err := url.Parse(origin)
	if err != nil {
		return ""
	}
	return u.Host
}

// baseOf is the path behind the host in the address of a site.
func baseOf(site string) vitrine.Base {
	u, err := url.Parse(site)
	if err != nil {
		return ""
	}
	return vitrine.Base(strings.TrimSuffix(u.Path, "/"))
}

func stripQuery(href string) string {
	if i := strings.IndexAny(href, "?#"); i >= 0 {
		return href[:i]
	}
	return href
}

func unescape(text string) string {
	if plain, err := url.PathUnescape(text); err == nil {
		return plain
	}
	return text
}
