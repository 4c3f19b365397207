package reference

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/history"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// logFolder is where the page that lists changes stands below the pages of a reference.
const logFolder = "changes/"

// Log is the page that lists what changed in the releases of a reference's packages.
type Log struct {
	Path    string
	Product string // its id
	Label   string // of the product
	Told    history.Product
}

// addLog makes the page of a history, with its entry in the navigation.
func (refs *Index) addLog(config source.Config, about source.Reference, told history.Product,
	problems *diag.List) []vitrine.NavItem {
	if len(told.Packages) == 0 {
		return nil
	}
	log := &Log{Path: about.Path + logFolder, Product: about.Product, Label: about.Product, Told: told}
	for _, p := range config.Products {
		if p.ID == about.Product {
			log.Label = p.Label
		}
	}
	for name, item := range refs.ByProduct[about.Product] {
		if item.Page == log.Path {
			problems.Add(diag.Problem{File: configFile, What: fmt.Sprintf("The page of %s has the address of the page "+
				"that lists changes: %s.", diag.Quote(name), log.Path), Why: "Only one of them can be shown.",
				Fix: "Omit the entry, or remove “history” from the reference."})
			return nil
		}
	}
	refs.Logs[log.Path] = log
	return []vitrine.NavItem{{Pathname: strings.TrimSuffix(log.Path, "/"), Title: "Changes by release", InSideNav: true,
		Ordered: true}}
}

// logPages are the pages that list changes, as pages that nobody wrote.
func (refs *Index) logPages(written map[string]source.Page) []source.Page {
	var pages []source.Page
	for path, log := range refs.Logs {
		if _, taken := written[path]; taken {
			continue
		}
		pages = append(pages, source.Page{Path: path, File: "reference" + strings.TrimSuffix(path, "/"),
			Language: vitrine.DefaultLanguage, Generated: true, BodyLine: 1,
			Matter: source.Matter{Title: log.title(), Description: log.description(), Ordered: true}})
	}
	return pages
}

func (l *Log) title() string { return l.Label + " API changes" }

func (l *Log) description() string {
	spans := make([]string, len(l.Told.Packages))
	for i, p := range l.Told.Packages {
		spans[i] = fmt.Sprintf("%s %s to %s", p.Package, p.First, p.Last())
	}
	return vitrine.Description(fmt.Sprintf("What was added, removed, changed and deprecated from release to release: %s.",
		strings.Join(spans, ", ")))
}

// Write is the markdown of the page: the newest release first.
func (l *Log) Write(refs *Index) Text {
	w := &logWriter{writer: &writer{}, log: l, refs: refs, values: map[string]*Item{}}
	for _, item := range refs.ByProduct[l.Product] {
		if item.Kind == Values {
			for _, row := range item.Members {
				w.values[row.Name] = item
			}
		}
	}
	w.line("# %s", l.title())
	w.line("What the declarations of each release say, held against the release before: what was added, removed or " +
		"deprecated, and which props became required, got another default or another type. Releases in which none of " +
		"that changed are left out.")
	for _, p := range l.Told.Packages {
		w.pkg(p)
	}
	return Text{Markdown: w.out.String(), IDs: w.ids}
}

type logWriter struct {
	*writer
	log    *Log
	refs   *Index
	values map[string]*Item // pages by the functions and constants that they list
}

func (w *logWriter) pkg(p history.Package) {
	several := len(w.log.Told.Packages) > 1
	prefix := ""
	if several {
		prefix = strings.ReplaceAll(strings.TrimPrefix(p.Package, "@"), "/", "-") + "-"
	}
	minor := ""
	for _, release := range slices.Backward(p.Releases) {
		if len(release.Changes) == 0 {
			continue
		}
		if line := history.Minor(release.Version); line != minor {
			minor = line
			title := line
			if several {
				title = "`" + p.Package + "` " + line
			}
			w.headingAt(2, title, prefix+line)
		}
		w.headingAt(3, versionTitle(release.Version), prefix+release.Version)
		if release.Unread > 0 {
			w.line("With the %d before it, which were not read.", release.Unread)
		}
		for _, text := range w.changes(release.Changes) {
			fmt.Fprintf(&w.out, "- %s\n", text)
		}
		w.out.WriteString("\n")
	}
}

// versionTitle is a version as a heading: with letters in it, it is code, which reads from left to right everywhere.
func versionTitle(version string) string {
	if strings.Contains(version, "-") {
		return "`" + version + "`"
	}
	return version
}

// changes are the lines of a release: one for each component, hook or interface.
func (w *logWriter) changes(changes []history.Change) []string {
	var order []string
	byOwner := map[string][]history.Change{}
	for _, c := range changes {
		owner := cmp.Or(c.Of, c.Name)
		if byOwner[owner] == nil {
			order = append(order, owner)
		}
		byOwner[owner] = append(byOwner[owner], c)
	}
	lines := make([]string, len(order))
	for i, owner := range order {
		lines[i] = w.owner(owner) + ": " + w.sentence(byOwner[owner])
	}
	return lines
}

func (w *logWriter) owner(name string) string {
	item := w.refs.Entry(w.log.Product, name)
	if item == nil {
		item = w.values[name]
	}
	if item == nil {
		return code(name)
	}
	return fmt.Sprintf("[%s](%s)", code(name), item.Href())
}
