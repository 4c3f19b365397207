package output

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"

	"vitrine/internal/site"
	"vitrine/internal/vitrine"
)

// Redirects and headers in the forms of the common static hosts, which our own server reads as well.
var (
	redirects = single{vitrine.RedirectsPath, func(s *Source) ([]byte, error) {
		return redirectRules(s.Site.Config.Base, rules(s), markdownTwins(s)), nil
	}}
	headers = single{vitrine.HeadersPath, func(s *Source) ([]byte, error) {
		return headerRules(s.Site.Config.Base), nil
	}}
	vercel = single{vitrine.VercelPath, func(s *Source) ([]byte, error) {
		return vercelRules(s.Site.Config.Base, rules(s))
	}}
	noJekyll = single{vitrine.NoJekyllPath, func(*Source) ([]byte, error) { return []byte{}, nil }}
)

// rules are the redirects of the site; what is wrong with them was reported with the pages.
func rules(s *Source) []site.Redirect {
	list, _ := s.Site.Redirects()
	return list
}

// markdownTwins are the pages with markdown. Hosts answer a second address of theirs, which readers guess.
func markdownTwins(s *Source) []string {
	var pages []string
	listed, _ := markdownPages{}.List(s) // never fails: it asks the tree alone
	for _, address := range listed {
		if page, _ := vitrine.MarkdownPage(address); page != vitrine.HomePath {
			pages = append(pages, page)
		}
	}
	slices.Sort(pages)
	return slices.Compact(pages)
}

// redirectRules are a rule a line, as Netlify and Cloudflare Pages read them. Our own server needs none for markdown.
// The files of a site with a base stand at the root of such a host, so the last rule takes the base off.
func redirectRules(base vitrine.Base, rules []site.Redirect, twins []string) []byte {
	var out bytes.Buffer
	for _, page := range twins {
		fmt.Fprintf(&out, "%s %s 200\n", base.Below(vitrine.PlainMarkdownPath(page)),
			vitrine.MarkdownPath(page))
	}
	for _, rule := range rules {
		code := http.StatusMovedPermanently
		if rule.Temporary {
			code = http.StatusFound
		}
		fmt.Fprintf(&out, "%s %s %d\n", base.Below(rule.From), base.Below(strings.Replace(rule.To, "*", ":splat", 1)),
			code)
	}
	if base != "" {
		fmt.Fprintf(&out, "/ %s 302\n%s /:splat 200\n", base.Root(), base.Below("/*"))
	}
	return out.Bytes()
}

func headerRules(base vitrine.Base) []byte {
	var out bytes.Buffer
	out.WriteString("/*\n")
	for _, h := range vitrine.SecurityHeaders {
		fmt.Fprintf(&out, "  %s: %s\n", h.Name, h.Value)
	}
	fmt.Fprintf(&out, "%s*\n  Cache-Control: %s\n", base.Below(vitrine.AssetPath("")), vitrine.CacheForever)
	return out.Bytes()
}

type vercelHeader struct {
	Key   string `json:"key"`
	Value string `json:"value"`
}

type vercelHeaders struct {
	Source  string         `json:"source"`
	Headers []vercelHeader `json:"headers"`
}

type vercelRedirect struct {
	Source      string `json:"source"`
	Destination string `json:"destination"`
	Permanent   bool   `json:"permanent"`
}

// vercelRewrite is tried where no file stands.
type vercelRewrite struct {
	Source      string `json:"source"`
	Destination string `json:"destination"`
}

func vercelRules(base vitrine.Base, rules []site.Redirect) ([]byte, error) {
	var file struct {
		TrailingSlash bool             `json:"trailingSlash"`
		Headers       []vercelHeaders  `json:"headers"`
		Redirects     []vercelRedirect `json:"redirects"`
		Rewrites      []vercelRewrite  `json:"rewrites"`
	}
	file.TrailingSlash = true
	file.Rewrites = []vercelRewrite{{base.Below("/:page*.md"), vitrine.MarkdownPath("/:page*/")}}
	if base != "" {
		file.Redirects = append(file.Redirects, vercelRedirect{Source: "/", Destination: base.Root()})
		file.Rewrites = append(file.Rewrites, vercelRewrite{base.Below("/:path(.*)"), "/:path"})
	}
	everywhere := vercelHeaders{Source: "/(.*)"}
	for _, h := range vitrine.SecurityHeaders {
		everywhere.Headers = append(everywhere.Headers, vercelHeader{h.Name, h.Value})
	}
	file.Headers = []vercelHeaders{everywhere, {Source: base.Below(vitrine.AssetPath("(.*)")),
		Headers: []vercelHeader{{"Cache-Control", vitrine.CacheForever}}}}
	for _, rule := range rules {
		file.Redirects = append(file.Redirects, vercelRedirect{
			Source:      base.Below(strings.Replace(rule.From, "*", ":rest(.*)", 1)), // :rest* would refuse a last slash
			Destination: base.Below(strings.Replace(rule.To, "*", ":rest", 1)), Permanent: !rule.Temporary})
	}
	return json.MarshalIndent(file, "", " ")
}
