package migration

import (
	"cmp"
	"path"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/typescript"
	"vitrine/internal/vitrine"
)

// storybook is a library with stories beside its components and pages in MDX.
type storybook struct{}

var storyFile = regexp.MustCompile(`\.stor(?:y|ies)\.[jt]sx?$`)

func (s storybook) pages(p *project) (pages []*page) {
	var m manifest
	if values, err := yamlOf(p.text("package.json")); err == nil {
		m.Name = matter(values).text("name")
	}
	p.title = cmp.Or(m.Name, p.title)
	documented := map[string]bool{}
	for _, file := range p.list(".", ".mdx") {
		one := p.read(file)
		s.meta(p, one)
		documented[one.module] = true
		pages = append(pages, one)
	}
	for _, file := range p.list(".", ".tsx", ".ts", ".jsx", ".js") {
		if storyFile.MatchString(file) && !documented[file] {
			pages = append(pages, s.stories(p, file))
		}
	}
	return pages
}

var (
	metaTag     = regexp.MustCompile(`<Meta\s+((?:[^<>{}]|\{[^{}]*\})*)/>`)
	storyImport = regexp.MustCompile(`(?m)^import\s+\*\s+as\s+(\w+)\s+from\s+["']([^"']+)["']`)
)

// meta reads which stories or which title a page has.
func (s storybook) meta(p *project, one *page) {
	title := ""
	if found := metaTag.FindStringSubmatch(one.body); found != nil {
		t := tag{attributes: " " + found[1]}
		title = t.attribute("title")
		for _, imported := range storyImport.FindAllStringSubmatch(one.body, -1) {
			if imported[1] == t.expression("of") {
				one.module = s.file(p, path.Join(path.Dir(one.file), imported[2]))
				title = cmp.Or(title, s.title(p, one.module))
			}
		}
	}
	if title == "" {
		title = words(strings.TrimSuffix(path.Base(one.file), ".mdx"))
	}
	s.place(one, title)
}

// file is a module that an import means.
func (storybook) file(p *project, name string) string {
	for _, one := range []string{name, name + ".tsx", name + ".ts", name + ".jsx", name + ".js"} {
		if p.has(one) && storyFile.MatchString(one) {
			return one
		}
	}
	return name
}

// title is what a module of stories says of its place.
func (storybook) title(p *project, file string) string {
	title := p.config(file).exported().member("title").string()
	return cmp.Or(title, storyFile.ReplaceAllString(path.Base(file), ""))
}

// place gives a page the address and title of its place: Forms/Button is /docs/forms/button/.
func (storybook) place(one *page, title string) {
	var parts []string
	for part := range strings.SplitSeq(title, "/") {
		parts = append(parts, hyphenated(part))
		one.label = strings.TrimSpace(part)
	}
	one.matter = matter{"group": strings.TrimSuffix(title, "/"+one.label), "description": one.matter.text("description")}
	if one.heading() == "" {
		one.title = one.label
	}
	one.address = clean(product + "/" + strings.Join(parts, "/"))
}

// stories is the page of a module that has none.
func (s storybook) stories(p *project, file string) *page {
	one := &page{project: p, file: file, raw: p.text(file), first: 1, demos: map[string][]byte{},
		imports: map[string]string{}, module: file}
	s.place(one, s.title(p, file))
	meta := p.config(file).exported()
	about := meta.member("parameters", "docs", "description", "component").string()
	one.matter["description"] = about
	if component := meta.member("component"); component.value.Kind == typescript.NameValue {
		one.title = component.value.Text
	}
	one.body = about + "\n\n" + directive(p, file, "") + "\n"
	return one
}

// directive shows the stories of a module, or one of them.
func directive(p *project, file, story string) string {
	name := vitrine.ShortestEnding(file, p.list(".", path.Ext(file)))
	if story != "" {
		name += "#" + story
	}
	return `{{"story": "` + name + `"}}`
}

func (storybook) public() []string { return []string{"public"} }

func (storybook) redirects(*project) []redirect { return nil }

// sidebar has the groups of titles.
func (storybook) sidebar(p *project) (entries []entry) {
	var groups []string
	for _, one := range p.pages {
		if group := one.matter.text("group"); group != one.label && !slices.Contains(groups, group) {
			groups = append(groups, group)
		} else if group == one.label {
			entries = append(entries, entry{title: one.label, page: one})
		}
	}
	slices.Sort(groups)
	for _, group := range groups {
		var places []place
		for _, one := range p.pages {
			if one.matter.text("group") == group && group != one.label {
				places = append(places, place{entry{title: one.label, page: one}, unplaced, one.label})
			}
		}
		entries = append(entries, entry{title: strings.ReplaceAll(group, "/", " / "), children: ordered(places)})
	}
	return entries
}

func (s storybook) element(p *page, t tag) (string, bool) {
	if t.closing {
		return "", true
	}
	switch t.name {
	case "Meta", "Unstyled", "Title", "Subtitle", "Description", "Markdown":
		return "", true
	case "Canvas", "Story":
		root, story, _ := strings.Cut(t.expression("of"), ".")
		module := p.imports[root]
		if module == "" || story == "" {
			return "", false
		}
		return directive(p.project, s.file(p.project, path.Join(path.Dir(p.file), module)), story), true
	case "Stories":
		return directive(p.project, p.module, ""), p.module != ""
	}
	return "", false
}
