package history

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/mod/semver"
)

// Claim is a sentence of a changelog: a release added a prop.
type Claim struct {
	Version string
	Of      []string // words that may name the component
	Prop    string
}

var (
	heading   = regexp.MustCompile(`^(#{1,6})\s+(.*)$`)
	ofPackage = regexp.MustCompile(`(@?[\w./-]+)@(\d+\.\d+\.\d+(?:-[\w.]+)?)`)
	ofRelease = regexp.MustCompile(`^\[?v?(\d+\.\d+\.\d+(?:-[\w.]+)?)\b`)
	line      = regexp.MustCompile(`^\s*[-*]\s+(.*)$`)
	htmlParts = regexp.MustCompile(`<!--.*?-->|&#\d+;`)
	bracket   = regexp.MustCompile(`^\[(\w[\w -]*)\]\s*`)
	addition  = regexp.MustCompile(`(?i)^(?:adds?|added|introduces?|introduced|implements?) (?:an? |the |new |optional |missing )*`)
	propNames = regexp.MustCompile("^((?:`\\w+`(?:, and | and |, |/| & )?)+) prop(?:s|erty|erties)?\\b(?: (?:to|on|in|for)(?: the)? `?([A-Z]\\w+))?")
	quoted    = regexp.MustCompile("`(\\w+)`")
)

// Claims reads the additions of props that a changelog tells of a package, in the forms that many changelogs share:
// a heading with the version, and lines such as “[Button] Add `loading` prop”.
func Claims(changelog, name string) []Claim {
	var claims []Claim
	release, version := "", ""
	for text := range strings.SplitSeq(changelog, "\n") {
		if h := heading.FindStringSubmatch(text); h != nil {
			title := strings.Trim(h[2], "`")
			switch m := ofRelease.FindStringSubmatch(title); {
			case m != nil:
				release, version = m[1], m[1]
			default:
				version = versionIn(title, name, release)
			}
			continue
		}
		if m := line.FindStringSubmatch(text); m != nil && version != "" {
			claims = append(claims, claimsIn(m[1], version)...)
		}
	}
	return claims
}

// versionIn is the version of a package below a heading that names one, "" where it names another package. Below other
// headings it is that of the release.
func versionIn(title, name, release string) string {
	m := ofPackage.FindStringSubmatch(title)
	switch {
	case m == nil:
		return release
	case m[1] == name:
		return m[2]
	}
	return ""
}

func claimsIn(text, version string) []Claim {
	text = strings.TrimSpace(htmlParts.ReplaceAllString(text, ""))
	var tags []string
	for m := bracket.FindStringSubmatch(text); m != nil; m = bracket.FindStringSubmatch(text) {
		tags, text = append(tags, m[1]), text[len(m[0]):]
	}
	verb := addition.FindString(text)
	names := propNames.FindStringSubmatch(text[len(verb):])
	if verb == "" || names == nil {
		return nil
	}
	if names[2] != "" {
		tags = []string{names[2]} // it says itself what the prop is added to
	}
	var claims []Claim
	for _, prop := range quoted.FindAllStringSubmatch(names[1], -1) {
		claims = append(claims, Claim{Version: version, Of: tags, Prop: prop[1]})
	}
	return claims
}

// Verdict is a changelog held against a history.
type Verdict struct {
	Agree  int
	Differ []string // in words
}

// Hold compares what a changelog claims with a history. Only props that exist today in a component that the claim names
// can be compared, and only releases after the first of the history.
func (p Package) Hold(claims []Claim, exists func(component, prop string) bool) Verdict {
	var v Verdict
	spans := p.Spans()
	seen := map[Row]bool{}
	for _, c := range claims {
		minor := Minor(c.Version)
		covered := slices.ContainsFunc(p.Releases, func(r Release) bool { return Minor(r.Version) == minor }) &&
			semver.Compare("v"+c.Version, "v"+p.First) > 0
		for _, component := range c.Of {
			row := Row{Prop, component, c.Prop}
			if !covered || seen[row] || !exists(component, c.Prop) {
				continue
			}
			seen[row] = true
			since := spans[row].Since
			if since == "" {
				since = spans[Row{Component, "", component}].Since
			}
			switch {
			case since == c.Version, since == Minor(c.Version):
				v.Agree++
			case since == "":
				v.Differ = append(v.Differ, fmt.Sprintf("%s: %s of %s is there since %s or before; the changelog names %s",
					p.Package, c.Prop, component, p.First, c.Version))
			default:
				v.Differ = append(v.Differ, fmt.Sprintf("%s: %s of %s is there since %s; the changelog names %s",
					p.Package, c.Prop, component, since, c.Version))
			}
		}
	}
	return v
}
