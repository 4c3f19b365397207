package source

import (
	"cmp"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// Version is a former release of the library whose pages stay. They are made of what a revision of the repository
// holds.
type Version struct {
	Label    string            // as menus call it
	Path     string            // below which its pages stand, as in "/v5/"
	Tag      string            // a revision of git: content, configuration and lock file are those of it; "" for today's
	Packages map[string]string // versions of npm packages in the place of those that the revision asks for

	Line    int // of the entry in vitrine.yaml
	Excerpt string
}

// Former says that a site is published as a former version of another one. The zero value is the newest.
type Former struct {
	Label string
	Base  vitrine.Base // of all its addresses
	URL   string       // origin with the base

	RedirectPages bool // a host that needs them needs them of all versions
}

// lay makes the configuration of a former version one whose pages stand beside the newest. It has no versions of its
// own, and no service worker: that of the newest answers for its pages as well.
func (f Former) lay(c *Config) {
	if f.Label == "" {
		return
	}
	c.Former = true
	c.Version, c.Base, c.URL, c.Versions = f.Label, f.Base, f.URL, nil
	c.RedirectPages = f.RedirectPages
}

// FormerOf is how a version stands below the site.
func (c Config) FormerOf(v Version) Former {
	below := strings.TrimSuffix(v.Path, "/")
	return Former{Label: v.Label, Base: c.Base + vitrine.Base(below), URL: c.URL + below,
		RedirectPages: c.RedirectPages}
}

// HasVersions says whether the site is one of several versions.
func (c Config) HasVersions() bool { return c.Former || len(c.Versions) > 0 }

// Tags are the revisions that former versions are made of.
func (c Config) Tags() (tags []string) {
	for _, v := range c.Versions {
		if v.Tag != "" {
			tags = append(tags, v.Tag)
		}
	}
	return tags
}

// Revision is the revision of git that the version is made of.
func (v Version) Revision() string { return cmp.Or(v.Tag, "HEAD") }

// menu is what pages know of other versions when they are made; nil for a site that has no others.
func (c Config) menu() *vitrine.Versions {
	switch {
	case c.Former:
		return &vitrine.Versions{Label: c.Version, Newest: vitrine.NewestPlace}
	case !c.HasVersions():
		return nil
	}
	menu := &vitrine.Versions{Label: c.Version}
	for _, v := range c.Versions {
		menu.Others = append(menu.Others, vitrine.Link{Title: v.Label, Href: v.Path})
	}
	return menu
}

func (s configSchema) version(at place) []field {
	c := s.Config
	c.Versions = append(c.Versions, Version{Line: at.line, Excerpt: at.excerpt})
	i := len(c.Versions) - 1
	v := &c.Versions[i]
	return []field{
		{key: "label", into: text{&v.Label}, required: true, rule: s.loneLabel, doc: "What menus and the banner call it."},
		{key: "path", into: text{&v.Path}, required: true, rule: s.isVersionPath,
			doc: "The path below which its pages stand: “/v5/”."},
		{key: "tag", into: text{&v.Tag}, rule: isRevision,
			doc: "The tag, or the commit, of the git repository whose content, configuration and lock file it is made of. " +
				"Without it these are those of the commit that is checked out."},
		{key: "packages", into: pairs{&v.Packages}, rule: s.exactPackage(i),
			doc: "Versions of npm packages in the place of those that the lock file has: “acme: 1.4.0”. A version without " +
				"a tag needs one."},
	}
}

// judgeVersions refuses entries that say nothing of what they are made of.
func (r reader) judgeVersions(c Config) {
	for _, v := range c.Versions {
		if v.Tag == "" && len(v.Packages) == 0 {
			r.problems.Add(diag.Problem{File: configFile, Line: v.Line, Excerpt: v.Excerpt,
				What: "The version " + diag.Quote(v.Label) + " names neither a tag nor a package.",
				Why:  "It would be the newest version once more.",
				Fix:  "Add the tag of its pages, “tag: v1.4.0”, or the release that they are about, “packages: {acme: 1.4.0}”."})
		}
	}
}

// shared says whether more than one version is such.
func (s configSchema) shared(such func(Version) bool) bool {
	first := slices.IndexFunc(s.Versions, such)
	return first >= 0 && slices.ContainsFunc(s.Versions[first+1:], such)
}

func (s configSchema) loneLabel(label string) (wrong, fix string) {
	if s.shared(func(v Version) bool { return v.Label == label }) || label == s.Version {
		return "is " + diag.Quote(label) + " for more than one version.", "Give each version a label of its own."
	}
	return "", ""
}

var versionPath = regexp.MustCompile(`^/[a-z0-9][a-z0-9.-]*/$`)

func (s configSchema) isVersionPath(at string) (wrong, fix string) {
	if !versionPath.MatchString(at) {
		return "is " + diag.Quote(at) + ", which is no path of one part.",
			"Write a slash, small letters, digits, dots and hyphens, and a slash: /v5/"
	}
	if s.shared(func(v Version) bool { return v.Path == at }) {
		return "is " + diag.Quote(at) + " for more than one version.", "Give each version a path of its own."
	}
	name := strings.Trim(at, "/")
	for _, p := range s.Products {
		if p.ID == name {
			return "is " + diag.Quote(at) + ", where the pages of the product " + diag.Quote(name) + " stand.",
				"Choose a path that no page of this site has."
		}
	}
	for _, folder := range []string{path.Join(contentDir, name), path.Join(publicDir, name)} {
		if _, err := fs.Stat(s.fsys, folder); err == nil || slices.Contains(s.Languages, name) {
			return "is " + diag.Quote(at) + ", where other files of this site are published.",
				"Choose a path that nothing of this site has."
		}
	}
	return "", ""
}

// revision is one that can be no option of git.
var revision = regexp.MustCompile(`^[A-Za-z0-9_][A-Za-z0-9_./+@-]*$`)

func isRevision(name string) (wrong, fix string) {
	if !revision.MatchString(name) || strings.Contains(name, "..") || path.Clean(name) != name {
		return "is " + diag.Quote(name) + ", which is no name of a tag or a commit.", "Write it as git tag prints it: v5.0.0"
	}
	return "", ""
}

var packageName = regexp.MustCompile(`^(@[a-z0-9~-][a-z0-9._~-]*/)?[a-z0-9~-][a-z0-9._~-]*$`)

// exactVersion is one that npm reads as nothing else.
var exactVersion = regexp.MustCompile(`^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$`)

// exactPackage judges the packages of a version by their names.
func (s configSchema) exactPackage(i int) func(name string) (wrong, fix string) {
	return func(name string) (wrong, fix string) {
		version := s.Versions[i].Packages[name]
		if !packageName.MatchString(name) || !exactVersion.MatchString(version) {
			return fmt.Sprintf("has %s, which is no package with an exact version.", diag.Quote(name+": "+version)),
				"Write the name before the colon and one exact version behind it: acme: 1.4.0"
		}
		return "", ""
	}
}
