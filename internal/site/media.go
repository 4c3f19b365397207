package site

import (
	"fmt"
	"net/url"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/source"
)

// checkMedia reports pictures, frames and videos of other hosts that the policy of the pages blocks.
func (s *Site) checkMedia(i int) []diag.Problem {
	p := s.Tree.Pages[i]
	var all []source.Media
	for _, found := range s.Doc(i).Media {
		media := source.Media{Element: found.Element, Address: found.Address, Column: found.Column,
			Excerpt: found.Excerpt}
		media.File, media.Line = p.At(found.Line)
		all = append(all, media)
	}
	if p.Elements != nil {
		all = append(all, p.Elements.Media...)
	}
	var list []diag.Problem
	for _, media := range all {
		key, allowed := policyFor(media.Element, s.Config.CSP)
		address, err := url.Parse(media.Address)
		if err != nil || allows(allowed, address, s.Config.URL) {
			continue
		}
		list = append(list, diag.Problem{Severity: diag.Warning, Kind: diag.HostsKind, File: media.File,
			Line: media.Line, Column: media.Column, Excerpt: media.Excerpt,
			What: fmt.Sprintf("The policy of the pages blocks what <%s> loads from %s.", media.Element,
				diag.Quote(address.Host)),
			Why: "Readers would see a gap.",
			Fix: fmt.Sprintf("%s, or add “%s: [https://%s]” to “csp” in vitrine.yaml.", instead[key], key,
				address.Host)})
	}
	return list
}

// instead is what there is in the place of what other hosts have, by the key of the policy.
var instead = map[string]string{"img": "Put the picture beside the page", "media": "Put the file into public/",
	"frame": "Write a link to it"}

// policyFor is the key of the policy that an element needs, with the hosts that it has.
func policyFor(element string, csp source.CSP) (key string, hosts []string) {
	switch element {
	case "iframe":
		return "frame", csp.Frame
	case "video", "audio":
		return "media", csp.Media
	}
	return "img", csp.Img
}

// allows says whether sources of a policy allow an address.
func allows(sources []string, address *url.URL, own string) bool {
	for _, source := range append(sources[:len(sources):len(sources)], own) {
		scheme, host, named := strings.Cut(source, "://")
		if !named {
			scheme, host = "", source
		}
		host, _, _ = strings.Cut(host, "/")
		parent, wild := strings.CutPrefix(host, "*")
		switch {
		case source == "*" || source == address.Scheme+":":
			return true
		case named && address.Scheme != "" && scheme != address.Scheme:
		case host == address.Host || wild && strings.HasSuffix(address.Host, parent):
			return true
		}
	}
	return false
}
