package source

import (
	"io/fs"
	"path"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// navigation reads the trees in nav/, by name.
func (r reader) navigation() []NavFile {
	files, err := fs.ReadDir(r.fsys, navDir)
	if err != nil {
		return nil // a site without navigation
	}
	var trees []NavFile
	for _, entry := range files {
		file := path.Join(navDir, entry.Name())
		if ignored(entry.Name()) {
			continue
		}
		name, isYAML := strings.CutSuffix(entry.Name(), ".yaml")
		if !isYAML || !entry.Type().IsRegular() {
			r.problems.Add(diag.Problem{File: file,
				What: "The folder nav/ holds something that is not a navigation tree.",
				Why:  "Only its .yaml files are read.", Fix: "Rename it to end in .yaml, or move it elsewhere."})
			continue
		}
		if src, ok := r.file(file, maxNavigation); ok {
			trees = append(trees, NavFile{Name: name, File: file, Items: r.tree(file, src)})
		}
	}
	return trees
}

// tree reads one navigation file: a list of entries, or of lone pathnames.
func (r reader) tree(file string, src []byte) []vitrine.NavItem {
	d := &document{name: "navigation tree", file: file, src: src, problems: r.problems}
	var items []vitrine.NavItem
	d.wholeList("pathname: /acme-ui/button", navItems(d, &items))
	return items
}

// navItems is a list of entries, each with entries below it.
func navItems(d *document, items *[]vitrine.NavItem) entries {
	grow := func(at place) *vitrine.NavItem {
		*items = append(*items, vitrine.NavItem{InSideNav: true, Ordered: true, File: d.file, Line: at.line,
			Column: at.column, Excerpt: at.excerpt})
		return &(*items)[len(*items)-1]
	}
	return entries{
		name: "navigation entry",
		add: func(at place) []field {
			return navFields(d, grow(at))
		},
		short: func(at place, pathname string) {
			grow(at).Pathname = pathname
			if wrong, fix := isPathname(pathname); wrong != "" {
				d.problem(at, "The navigation entry "+diag.Quote(pathname)+" "+wrong, "It must lead to a page.", fix)
			}
		},
		whole: func(at place) { d.whole(at, (*items)[len(*items)-1]) },
	}
}

func navFields(d *document, item *vitrine.NavItem) []field {
	return []field{
		{key: "pathname", into: text{&item.Pathname}, rule: isPathname,
			doc: "The page, without trailing slash, or a full address elsewhere; a group's need not be a page."},
		{key: "title", into: text{&item.Title},
			doc: "What readers see; without it the title comes from a translation or from the path."},
		{key: "subheader", into: text{&item.Subheader},
			doc: "Makes the entry a label above its children instead of a link."},
		{key: "children", into: navItems(d, &item.Children),
			doc: "The entries below this one, in order; a lone pathname may stand for an entry."},
		{key: "icon", into: text{&item.Icon}, doc: "The icon before a top entry."},
		{key: "plan", into: text{&item.Plan}, choices: []string{"pro", "premium"},
			doc: "The paid plan that the feature needs."},
		{key: "planned", into: toggle{&item.Planned}, doc: "Marks a feature that does not exist yet."},
		{key: "unstable", into: toggle{&item.Unstable}, doc: "Marks a feature that may still change."},
		{key: "newFeature", into: toggle{&item.NewFeature}, doc: "Marks a feature of a recent release."},
		{key: "legacy", into: toggle{&item.Legacy}, doc: "Marks a feature that should no longer be chosen."},
		{key: "linkProps", into: pairs{&item.LinkProps}, rule: isLinkProp,
			doc: "Attributes of the link: target, rel and names that begin with data-."},
		{key: "inSideNav", into: toggle{&item.InSideNav}, standard: "true",
			doc: "False hides the entry and keeps its page."},
		{key: "ordered", into: toggle{&item.Ordered}, standard: "true",
			doc: "False leaves out the links to the previous and next page on its page."},
	}
}

// whole judges what only all keys of an entry together tell.
func (d *document) whole(at place, item vitrine.NavItem) {
	switch {
	case item.Pathname == "" && item.Subheader == "":
		d.problem(at, "The navigation entry has neither a pathname nor a subheader.", "It could not lead anywhere.",
			"Add “pathname: /…”.")
	case item.Subheader != "" && len(item.Children) == 0:
		d.problem(at, "The subheader "+diag.Quote(item.Subheader)+" has no children.",
			"A label above nothing tells readers nothing.", "Add “children:”, or remove it.")
	}
}

func isPathname(value string) (wrong, fix string) {
	if strings.HasPrefix(value, "https://") || strings.HasPrefix(value, "http://") {
		return isURL(value)
	}
	route, _, hash := strings.Cut(value, "#")
	switch {
	case !strings.HasPrefix(value, "/") || strings.Contains(value, "//") || strings.ContainsAny(value, " \\"):
		return "is not a path of the site.", "Begin it with one slash: /acme-ui/button"
	case strings.Contains(value, "?"):
		return "holds a query.", "Write the path alone."
	case !hash && len(route) > 1 && strings.HasSuffix(route, "/"):
		return "ends with a slash.", "Write " + diag.Quote(strings.TrimRight(route, "/")) +
			"; the slash of the address is added."
	}
	return "", ""
}

func isLinkProp(name string) (wrong, fix string) {
	data, found := strings.CutPrefix(name, "data-")
	if name == "target" || name == "rel" || found && data != "" && strings.Trim(data,
		"abcdefghijklmnopqrstuvwxyz0123456789-") == "" {
		return "", ""
	}
	return "has the attribute " + diag.Quote(name) + ", which links may not have.",
		"Use target, rel, or a name that begins with data-."
}
