package build

import (
	"fmt"
	"html"
	"regexp"
	"slices"
	"strings"
	"sync"

	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/reference"
	"vitrine/internal/search"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// parseReference writes and parses the text of a page that is made of entries.
func (s *scanned) parseReference(p source.Page) (*markdown.Doc, []diag.Problem) {
	entries := s.refs.pages[p.Path]
	var body strings.Builder
	var ids []string
	title, level := p.Matter.Title, 2
	if entries[0].tab {
		level = 3
		title, _, _ = strings.Cut(p.Matter.Title, ":")
		if i, ok := s.pageAt(parentOf(p.Path)); ok {
			title = titleOf(s.doc(i), title)
		}
	}
	fmt.Fprintf(&body, "# %s\n\n", title)
	if _, written := s.pageAt(parentOf(p.Path)); entries[0].tab && !written {
		fmt.Fprintf(&body, "%s\n\n", reference.Unshown(title))
	}
	for _, entry := range entries {
		text := entry.Write(level, s.siteOf(entry))
		body.WriteString(text.Markdown)
		ids = append(ids, text.IDs...)
	}
	return markdown.Parse(markdown.Input{File: p.File, Body: []byte(body.String()), FirstLine: 1, IDs: ids})
}

// siteOf is what an entry's text asks of the site.
func (s *scanned) siteOf(r *referenced) reference.Site {
	site := reference.Site{
		Page: s.refs.pageOf(r),
		Link: s.commentLink(r),
		Cost: func(statement string) string { return s.refs.costs[statement].words() },
	}
	for _, p := range s.tree.Pages {
		if p.Made || strings.HasPrefix(p.Path, experiments) || p.Language != vitrine.DefaultLanguage ||
			s.productFor(p).ID != r.config.Product {
			continue
		}
		if slices.Contains(p.Matter.Components, r.Name) || slices.Contains(p.Matter.Hooks, r.Name) {
			title := p.Matter.Title
			if entry, ok := s.nav.Active(p.Path); ok {
				title = entry.Title
			}
			if title == "" {
				title = vitrine.DerivedTitle(p.Path)
			}
			site.Shown = append(site.Shown, reference.Link{Title: title, Href: p.Path})
		}
	}
	return site
}

// pageOf finds the address of an entry by its name, as another entry mentions it.
func (refs *references) pageOf(r *referenced) func(name string) string {
	return func(name string) string {
		if other := refs.find(r.config.Product, name); other != nil {
			return other.href()
		}
		return ""
	}
}

// find looks for an entry in a product first, then in the others: packages build on each other.
func (refs *references) find(product, name string) *referenced {
	if r := refs.entry(product, name); r != nil {
		return r
	}
	var found *referenced
	for _, byName := range refs.byProduct {
		if r := byName[name]; r != nil {
			if found != nil {
				return nil // a name that two others have says nothing
			}
			found = r
		}
	}
	return found
}

// commentLink leads links of comments to pages of this site where it has them, else to the packages' own documentation.
func (s *scanned) commentLink(r *referenced) func(href string) string {
	home := r.config.Home
	return func(href string) string {
		below, ok := strings.CutPrefix(href, home)
		switch {
		case home == "" || (!ok && !strings.HasPrefix(href, "/")):
			return href
		case !ok:
			below = href
		}
		path, anchor, _ := strings.Cut(below, "#")
		i, ok := s.pageAt(path)
		if !ok {
			return home + below
		}
		if p := s.tree.Pages[i]; anchor != "" && !p.Made && slices.Contains(s.anchors(i), anchor) {
			return p.Path + "#" + anchor
		}
		return s.tree.Pages[i].Path
	}
}

// reference answers a directive: rows of an entry.
func (f *finishing) reference(src source.Page, mark markdown.Mark) (vitrine.Block, bool) {
	r := f.scanned.refs.find(f.scanned.productFor(src).ID, mark.Name)
	if src.Made {
		for _, entry := range f.scanned.refs.pages[src.Path] {
			if entry.Name == mark.Name {
				r = entry
			}
		}
	}
	if r == nil || r.sectionRows(mark.Section) == nil && mark.Section != reference.InheritedSection {
		f.problems.Add(diag.Problem{File: src.File, Line: mark.Line, Excerpt: mark.Excerpt,
			What: fmt.Sprintf("There are no %s of %s.", mark.Section, diag.Quote(mark.Name)),
			Why:  "The page would have a hole here.",
			Fix: "Name an entry of the product's reference, and props, slots, classes, parameters, returns or " +
				"members."})
		return vitrine.Block{}, false
	}
	w := referenceWriter{r: r, scanned: f.scanned, comments: f.comments,
		render: markdown.Render{Highlight: f.highlighter.Code, Link: f.scanned.commentLink(r), NewTab: f.opensNewTab}}
	return vitrine.Block{Kind: vitrine.BlockReference, Reference: w.list(mark.Section)}, true
}

// sectionRows are the rows that a section stands for.
func (r *referenced) sectionRows(section string) []reference.Row {
	switch section {
	case reference.PropsSection:
		return r.Props
	case reference.SlotsSection:
		return r.Slots
	case reference.ClassesSection:
		return r.Classes
	case reference.ParametersSection:
		return r.Parameters
	case reference.ReturnsSection:
		return r.Returns
	case reference.MembersSection:
		return r.Members
	}
	return nil
}

// sections say how the rows of each are called, and whose display option holds for them.
var sections = map[string]struct{ anchor, display, label, word string }{
	reference.PropsSection:      {"prop", "props", "Props", "Prop"},
	reference.InheritedSection:  {"", "props", "Inherited props", "Prop"},
	reference.SlotsSection:      {"slots", "slots", "Slots", "Slot"},
	reference.ClassesSection:    {"classes", "classes", "CSS classes", "Class"},
	reference.ParametersSection: {"parameters", "props", "Parameters", "Parameter"},
	reference.ReturnsSection:    {"return-value", "props", "Return value", "Member"},
	reference.MembersSection:    {"properties", "props", "Properties", "Property"},
}

// rowID is the anchor of a row: button-prop-color (catalogue PP, SL, CC). Anchors are public.
func rowID(name, section, row string) string {
	return reference.Kebab(name) + "-" + sections[section].anchor + "-" + row
}

type referenceWriter struct {
	r        *referenced
	scanned  *scanned
	render   markdown.Render
	comments *sync.Map
}

func (w referenceWriter) html(text string) string {
	if text == "" {
		return ""
	}
	text = reference.WikiLinks(text, w.scanned.refs.pageOf(w.r))
	key := [2]string{w.r.config.Home, text}
	if known, ok := w.comments.Load(key); ok {
		return known.(string)
	}
	html := markdown.Fragment(text, w.render)
	w.comments.Store(key, html)
	return html
}

func (w referenceWriter) list(section string) *vitrine.Reference {
	about := sections[section]
	list := &vitrine.Reference{ID: reference.Kebab(w.r.Name) + "-" + section, Section: about.display, Label: about.label +
		" of " + w.r.Name, Word: about.word,
		Switch: true, Types: section != reference.ClassesSection && section != reference.SlotsSection,
		Rules: section == reference.ClassesSection && w.r.ThemeName != "", Rows: []vitrine.ReferenceRow{}}
	if w.r.Kind == reference.Values {
		list.Label, list.Word = w.r.Name, "Entry"
	}
	if section == reference.InheritedSection {
		list.Switch, list.Groups = false, w.groups()
		return list
	}
	for _, row := range w.r.sectionRows(section) {
		list.Rows = append(list.Rows, w.row(section, row))
	}
	return list
}

var typeName = regexp.MustCompile(`[A-Z]\w+`)

// linked are the arms of a type with links to the interfaces that have a page.
func (w referenceWriter) linked(arms []string) []string {
	for i, arm := range arms {
		arms[i] = typeName.ReplaceAllStringFunc(html.EscapeString(arm), func(name string) string {
			if r := w.scanned.refs.entry(w.r.config.Product, name); r != nil && r.Kind == reference.Interface &&
				r.page != w.r.page {
				return fmt.Sprintf(`<a href="%s">%s</a>`, r.page, name)
			}
			return name
		})
	}
	return arms
}

// maxDefault is the length from which on a default is not shown (catalogue PP-4).
const maxDefault = 150

func (w referenceWriter) row(section string, row reference.Row) vitrine.ReferenceRow {
	made := vitrine.ReferenceRow{ID: rowID(w.r.Name, section, row.Name), Name: row.Name, Type: w.linked(arms(row.Type)),
		HTML: w.html(row.Text + w.hint(section, row.Name)),
		Old:  row.Old, Deprecated: w.html(row.Deprecated), Signature: row.Signature, Returns: w.html(row.Returns)}
	if len(row.Default) <= maxDefault {
		made.Default = row.Default
	}
	if row.Class != "" {
		made.Class = "." + row.Class
	}
	switch {
	case section == reference.ClassesSection && row.State:
		made.Note = "State"
	case section == reference.ClassesSection && w.r.ThemeName != "":
		made.Rule = row.Name
	case section == reference.MembersSection && !row.Required && w.r.Kind == reference.Interface:
		made.Note = "Optional"
	case row.Required && section != reference.MembersSection && section != reference.ReturnsSection &&
		section != reference.SlotsSection && section != reference.ClassesSection:
		made.Note = "Required"
	case !row.Required && section == reference.ReturnsSection:
		made.Note = "Optional"
	}
	if section == reference.ClassesSection && made.Class != "" {
		made.Name = made.Class
	}
	for _, a := range row.Arguments {
		made.Arguments = append(made.Arguments, vitrine.ReferenceArgument{Name: a.Name, HTML: w.html(a.Text)})
	}
	return made
}

// hint leads from a prop to where its keys are listed (catalogue PP-1).
func (w referenceWriter) hint(section, name string) string {
	if section != reference.PropsSection || w.r.tab {
		return ""
	}
	switch {
	case name == "classes" && len(w.r.Classes) > 0:
		return " See [CSS classes](#classes) below."
	case name == "slots" && len(w.r.Slots) > 0:
		return " See [Slots](#slots) below."
	case name == "sx":
		if _, ok := w.scanned.pageAt(sxPage); ok {
			return " See [the sx prop](" + sxPage + ")."
		}
	}
	return ""
}

const sxPage = "/system/getting-started/the-sx-prop/"

// groups are the props that come from elsewhere, those of other components with a link to their rows.
func (w referenceWriter) groups() []vitrine.Origin {
	var list []vitrine.Origin
	for _, g := range w.r.Inherited {
		made := vitrine.Origin{Label: g.Label, Count: g.Count, Names: g.Names}
		owner := w.scanned.refs.find(w.r.config.Product, g.Owner)
		if owner != nil {
			made.Href = owner.href()
		}
		for _, row := range g.Rows {
			one := vitrine.InheritedProp{Name: row.Name, Type: shortened(row.Type), Text: firstSentence(row.Text)}
			if section := owner.describes(row.Name); section != "" {
				one.Href = owner.page + "#" + rowID(owner.Name, section, row.Name)
				one.Text = "" // said there
			}
			made.Rows = append(made.Rows, one)
		}
		list = append(list, made)
	}
	return list
}

// describes says which section of an entry has a row for a prop, "" for none.
func (r *referenced) describes(prop string) string {
	if r == nil {
		return ""
	}
	for _, section := range []string{reference.PropsSection, reference.ParametersSection} {
		if slices.ContainsFunc(r.sectionRows(section), func(row reference.Row) bool { return row.Name == prop }) {
			return section
		}
	}
	return ""
}

// shortened is a type as it stands in a list of names.
func shortened(t string) string {
	if len(t) > 60 {
		if strings.Contains(t, "=>") {
			return "function"
		}
		return "…"
	}
	return t
}

var markup = regexp.MustCompile("`|\\[([^\\]]*)\\]\\([^)]*\\)")

func firstSentence(text string) string {
	line, _, _ := strings.Cut(text, "\n\n")
	line = strings.Join(strings.Fields(markup.ReplaceAllString(line, "$1")), " ")
	if i := strings.Index(line, ". "); i >= 0 {
		line = line[:i+1]
	}
	return line
}

// arms are the alternatives of a type, split where no bracket is open.
func arms(t string) []string {
	if t == "" {
		return nil
	}
	var list []string
	depth, start := 0, 0
	quoted := false
	for i, r := range t {
		switch {
		case r == '\'':
			quoted = !quoted
		case quoted:
		case strings.ContainsRune("([{<", r):
			depth++
		case strings.ContainsRune(")]}", r), r == '>' && i > 0 && t[i-1] != '=':
			depth--
		case r == '|' && depth == 0:
			list = append(list, strings.TrimSpace(t[start:i]))
			start = i + 1
		}
	}
	list = append(list, strings.TrimSpace(t[start:]))
	if strings.Contains(t, "=>") && len(list) > 1 && !strings.HasPrefix(list[0], "(") {
		return list
	}
	if depth0Arrow(t) { // the arms belong to what a function returns
		return []string{t}
	}
	return list
}

// depth0Arrow says whether a type is a function as a whole.
func depth0Arrow(t string) bool {
	if !strings.HasPrefix(t, "(") && !strings.HasPrefix(t, "<") {
		return false
	}
	depth := 0
	for i, r := range t {
		if strings.ContainsRune("([{<", r) {
			depth++
		} else if strings.ContainsRune(")]}", r) || r == '>' && i > 0 && t[i-1] != '=' {
			depth--
		}
		if depth == 0 && i > 0 {
			return strings.HasPrefix(strings.TrimSpace(t[i+1:]), "=>")
		}
	}
	return false
}

// referenceRows are the entries of the contents below the section headings of a page that is one entry's (catalogue
// AP-1).
func (s *scanned) referenceRows(p source.Page, headings []vitrine.Heading) []vitrine.Heading {
	entries := s.refs.pages[p.Path]
	if len(entries) != 1 || entries[0].tab {
		return headings
	}
	headings = slices.Clone(headings)
	for i, h2 := range headings {
		section := map[string]string{"props": reference.PropsSection, "slots": reference.SlotsSection,
			"classes":    reference.ClassesSection,
			"parameters": reference.ParametersSection, "return-value": reference.ReturnsSection,
			"properties": reference.MembersSection}[h2.ID]
		rows := []vitrine.Heading{}
		for _, row := range entries[0].sectionRows(section) {
			name := row.Name
			if row.Class != "" && section == reference.ClassesSection {
				name = "." + row.Class
			}
			rows = append(rows, vitrine.Heading{ID: rowID(entries[0].Name, section, row.Name), Level: 3, Text: name,
				HTML: html.EscapeString(name), Children: []vitrine.Heading{}})
		}
		headings[i].Children = append(rows, h2.Children...)
	}
	return headings
}

// referenceAnchors are the rows that a directive stands for, as places that a link may name.
func (s *scanned) referenceAnchors(p source.Page, mark markdown.Mark) []string {
	var anchors []string
	for _, entry := range s.refs.pages[p.Path] {
		if entry.Name == mark.Name {
			for _, row := range entry.sectionRows(mark.Section) {
				anchors = append(anchors, rowID(entry.Name, mark.Section, row.Name))
			}
		}
	}
	return anchors
}

// rows are what can be found on a reference page that is one entry's: its props, parameters or members.
func (refs *references) rows(path string) *search.Rows {
	entries := refs.pages[path]
	if len(entries) != 1 {
		return nil
	}
	for _, section := range []string{reference.PropsSection, reference.ParametersSection, reference.MembersSection} {
		var names []string
		for _, row := range entries[0].sectionRows(section) {
			names = append(names, row.Name)
		}
		if len(names) > 0 {
			return &search.Rows{Prefix: rowID(entries[0].Name, section, ""), Names: strings.Join(names, " ")}
		}
	}
	return nil
}

// tabsOf are the pages about the same subject as a page.
func (s *scanned) tabsOf(p source.Page) []vitrine.Tab {
	first := p.Path
	if p.Made {
		first = parentOf(p.Path)
	}
	pages := s.refs.tabs[first]
	if len(pages) == 0 {
		return []vitrine.Tab{}
	}
	tabs := []vitrine.Tab{}
	if _, ok := s.pageAt(first); ok {
		tabs = append(tabs, vitrine.Tab{Label: "Demos", Href: first, Current: p.Path == first})
	}
	for _, tab := range pages {
		tabs = append(tabs, vitrine.Tab{Label: tab.label, Href: tab.path, Current: p.Path == tab.path})
	}
	return tabs
}

// referenceTwin is a list of rows as markdown.
func referenceTwin(r *vitrine.Reference) string {
	var out strings.Builder
	for _, row := range r.Rows {
		fmt.Fprintf(&out, "- `%s`", row.Name)
		if len(row.Type) > 0 {
			fmt.Fprintf(&out, ": `%s`", plainText(strings.Join(row.Type, " | ")))
		}
		if row.Note != "" {
			fmt.Fprintf(&out, ", %s", strings.ToLower(row.Note))
		}
		if row.Default != "" {
			fmt.Fprintf(&out, ", default `%s`", row.Default)
		}
		if row.Old {
			out.WriteString(", deprecated")
		}
		out.WriteString("\n")
		if text := plainText(row.HTML); text != "" {
			fmt.Fprintf(&out, "  %s\n", text)
		}
	}
	for _, g := range r.Groups {
		var names []string
		for _, row := range g.Rows {
			names = append(names, "`"+row.Name+"`")
		}
		fmt.Fprintf(&out, "- %s (%d)", g.Label, g.Count)
		if len(names) > 0 {
			out.WriteString(": " + strings.Join(names, ", "))
		}
		out.WriteString("\n")
	}
	return out.String()
}

var tags = regexp.MustCompile(`<[^>]*>`)

func plainText(markup string) string {
	return strings.Join(strings.Fields(html.UnescapeString(tags.ReplaceAllString(markup, ""))), " ")
}
