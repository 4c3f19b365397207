package nav

import (
	"fmt"
	"strings"

	"vitrine/internal/diag"
)

// Target is an address that links may lead to, with the ids that it has.
type Target struct {
	Path    string // with trailing slash, or a file's address
	Anchors map[string]bool
}

// PageLink is a link with its place.
type PageLink struct {
	From    string // path of the page that it is on
	Href    string
	File    string
	Line    int
	Column  int
	Excerpt string
}

// CheckLinks reports dead links, dead anchors, and addresses in a form that costs readers a redirect (catalogue LK-1).
func CheckLinks(links []PageLink, targets []Target) []diag.Problem {
	byPath := map[string]Target{}
	var paths []string
	for _, target := range targets {
		byPath[target.Path] = target
		paths = append(paths, target.Path)
	}
	var problems []diag.Problem
	for _, link := range links {
		if what, why, fix := check(link, byPath, paths); what != "" {
			problems = append(problems, diag.Problem{File: link.File, Line: link.Line, Column: link.Column, Excerpt: link.Excerpt, What: what, Why: why, Fix: fix})
		}
	}
	return problems
}

func check(link PageLink, byPath map[string]Target, paths []string) (what, why, fix string) {
	path, anchor, hasAnchor := strings.Cut(link.Href, "#")
	path, _, _ = strings.Cut(path, "?")
	switch {
	case strings.Contains(path, ":") && !strings.HasPrefix(path, "/"), strings.HasPrefix(path, "//"):
		return "", "", "" // another site, mail
	case path == "" && hasAnchor:
		path = link.From
	case !strings.HasPrefix(path, "/"):
		return fmt.Sprintf("The link %q does not begin with a slash.", link.Href), "Relative links break when a page moves.", "Write the whole path, from the first slash on."
	case strings.Contains(path, "//"):
		return fmt.Sprintf("The link %q has a double slash.", link.Href), "It leads nowhere.", "Write one slash."
	}
	target, found := byPath[path]
	if !found {
		if _, slashed := byPath[path+"/"]; slashed {
			return fmt.Sprintf("The link %q lacks its trailing slash.", link.Href), "Every reader would go through a redirect.", fmt.Sprintf("Write %s/.", path)
		}
		fix = "Write a page of that path, or name one that exists."
		if near := diag.Nearest(path, paths); near != "" {
			fix = fmt.Sprintf("Did you mean %s?", near)
		}
		return fmt.Sprintf("The link %q is dead: there is no page %s.", link.Href, path), "Readers who follow it get an error page.", fix
	}
	if anchor != "" && target.Anchors != nil && !target.Anchors[anchor] {
		known := make([]string, 0, len(target.Anchors))
		for id := range target.Anchors {
			known = append(known, id)
		}
		fix = "Name a heading that the page has."
		if near := diag.Nearest(anchor, known); near != "" {
			fix = fmt.Sprintf("Did you mean #%s?", near)
		}
		return fmt.Sprintf("The link %q is dead: %s has no #%s.", link.Href, path, anchor), "Readers would land at the top of the page instead.", fix
	}
	return "", "", ""
}
