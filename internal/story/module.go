package story

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
)

type (
	exported = typescript.Story
	value    = typescript.StoryValue
	member   = typescript.StoryMember
)

// module is a file of stories.
type module struct {
	file    string // seen from the site folder
	text    []byte
	parsed  *typescript.File
	stories typescript.Stories
	meta    []member
	preview string // seen from the site folder, "" for none
	wrapped bool   // the preview wraps stories in something
	// functions of Storybook's own packages: what they return does nothing on a page
	idle      map[string]bool
	consulted []string // see source.Story
}

// read reads a module of stories, and reports what keeps it from being shown.
func (f *finder) read(file string, text []byte) *module {
	parsed, problems := typescript.Parse(file, text)
	f.problems.Add(problems...)
	if diag.Stops(problems) {
		return nil
	}
	m := &module{file: file, text: text, parsed: parsed, stories: parsed.Stories(), idle: map[string]bool{}}
	if m.stories.Meta.Kind == typescript.MissingValue {
		f.problems.Add(diag.Problem{File: file, Line: 1, Excerpt: diag.Excerpt(text, 1),
			What: "This module of stories has no default export.",
			Why:  "It says which component the stories show.",
			Fix:  "Write export default { component: Button };"})
		return nil
	}
	m.meta = m.members(m.stories.Meta, 0)
	m.stories.Stories = slices.DeleteFunc(m.stories.Stories, func(s exported) bool { return !m.isStory(s.Name) })
	for _, i := range parsed.Imports() {
		if ofStorybook(i.Module) && !i.TypeOnly {
			for _, name := range i.Names {
				m.idle[name] = true
			}
		}
	}
	f.findPreview(m)
	f.warnLoaders(m)
	return m
}

// ofStorybook says whether a package belongs to Storybook.
func ofStorybook(module string) bool {
	return module == "storybook" || strings.HasPrefix(module, "storybook/") || strings.HasPrefix(module, "@storybook/")
}

func (f *finder) findPreview(m *module) {
	preview, consulted := f.previewOf(filepath.Join(f.Site, filepath.FromSlash(m.file)))
	m.consulted = consulted
	if preview == "" {
		return
	}
	text, err := os.ReadFile(preview)
	below, outside := filepath.Rel(f.Site, preview)
	if err != nil || outside != nil {
		return
	}
	m.preview = filepath.ToSlash(below)
	if !slices.Contains(f.page.Included, m.preview) {
		f.page.Included = append(f.page.Included, m.preview)
	}
	parsed, problems := typescript.Parse(m.preview, text)
	f.problems.Add(problems...)
	stories := parsed.Stories()
	p := &module{parsed: parsed, stories: stories}
	_, m.wrapped = find(p.members(stories.Meta, 0), "decorators")
	for _, s := range stories.Stories { // export const decorators = [ … ]
		m.wrapped = m.wrapped || s.Name == "decorators"
	}
}

// warnLoaders tells what would have been loaded.
func (f *finder) warnLoaders(m *module) {
	at, ok := find(m.meta, "loaders")
	for _, s := range m.stories.Stories {
		if found, has := find(m.own(s), "loaders"); has {
			at, ok = found, true
		}
	}
	if !ok {
		return
	}
	line := m.parsed.Line(at.Start)
	f.problems.Add(diag.Problem{Severity: diag.Warning, File: m.file, Line: line, Excerpt: diag.Excerpt(m.text, line),
		What: "Loaders of stories do not run here.",
		Why:  "A page is rendered ahead of time, and its stories get nothing in “loaded”.",
		Fix:  "Import the data, or give it as an arg."})
}

// members are the entries of an object, with what is spread into it where that stands in the file as well.
func (m *module) members(v value, depth int) (all []member) {
	for _, one := range v.Members {
		if one.Name != "" {
			all = put(all, one)
			continue
		}
		spread, known := m.spread(one.Value, depth)
		if !known {
			all = append(all, one)
		}
		for _, inner := range spread {
			all = put(all, inner)
		}
	}
	return all
}

// put sets an entry. One that was there keeps its place.
func put(list []member, one member) []member {
	if at := slices.IndexFunc(list, func(m member) bool { return m.Name == one.Name && one.Name != "" }); at >= 0 {
		list[at] = one
		return list
	}
	return append(list, one)
}

func find(list []member, name string) (value, bool) {
	for _, one := range list {
		if one.Name == name {
			return one.Value, true
		}
	}
	return value{}, false
}

var argsOf = regexp.MustCompile(`^(\w+)\.args$`)

// spread is what a spread brings: that of a name in the file, or of the args of another story.
func (m *module) spread(v value, depth int) (list []member, known bool) {
	const deepest = 10
	switch name := argsOf.FindStringSubmatch(m.parsed.Code(v.Start, v.End)); {
	case depth > deepest:
		return nil, false
	case v.Kind == typescript.ObjectValue:
		return m.members(v, depth+1), true
	case v.Kind == typescript.NameValue:
		object := m.parsed.ValueOf(v.Text)
		return m.members(object, depth+1), object.Kind == typescript.ObjectValue
	case name != nil:
		args, ok := find(m.members(m.parsed.ValueOf(name[1]), depth+1), "args")
		for _, s := range m.stories.Stories {
			if found, has := find(s.Assigned, "args"); has && s.Name == name[1] {
				args, ok = found, true
			}
		}
		return m.members(args, depth+1), ok
	}
	return nil, false
}

// own is what a story says of itself.
func (m *module) own(s exported) []member {
	list := m.members(s.Value, 0)
	for _, one := range s.Assigned {
		list = put(list, one)
	}
	return list
}

// isStory says whether an export is a story: the default export may name those that are, or those that are not.
func (m *module) isStory(name string) bool {
	if name == "__namedExportsOrder" {
		return false
	}
	if only, ok := find(m.meta, "includeStories"); ok && !m.names(only, name) {
		return false
	}
	never, ok := find(m.meta, "excludeStories")
	return !ok || !m.names(never, name)
}

// names says whether a list or a pattern has a name.
func (m *module) names(v value, name string) bool {
	for _, item := range v.Items {
		if item.Text == name {
			return true
		}
	}
	code := m.parsed.Code(v.Start, v.End)
	if pattern, ok := strings.CutPrefix(code, "/"); ok && strings.LastIndexByte(pattern, '/') >= 0 {
		compiled, err := regexp.Compile(pattern[:strings.LastIndexByte(pattern, '/')])
		return err == nil && compiled.MatchString(name)
	}
	return v.Kind == typescript.TextValue && v.Text == name
}

// listed are the stories that a page shows which names the module alone: those that Storybook's own pages show.
func (m *module) listed() (list []exported) {
	for _, s := range m.stories.Stories {
		tags, ok := find(m.own(s), "tags")
		if !ok {
			tags, _ = find(m.meta, "tags")
		}
		hidden := slices.ContainsFunc(tags.Items, func(tag value) bool {
			return tag.Text == "!dev" || tag.Text == "!autodocs"
		})
		if !hidden {
			list = append(list, s)
		}
	}
	return list
}

// story is a story as a page shows it.
func (m *module) story(s exported, of string) source.Story {
	made := source.Story{Of: of, File: m.file, Text: m.text, Export: s.Name, ID: ID(m.file, s.Name),
		Name: words(s.Name), Preview: m.preview, Consulted: m.consulted}
	own := m.own(s)
	for _, key := range []string{"storyName", "name"} {
		if name, ok := find(own, key); ok && name.Kind == typescript.TextValue {
			made.Name = name.Text
		}
	}
	if title, ok := find(m.meta, "title"); ok && title.Kind == typescript.TextValue {
		made.Title = title.Text
	}
	made.Imports, made.Code, made.Whole = m.code(s, own, made.ID)
	_, ofMeta := find(m.meta, "decorators")
	_, ofStory := find(own, "decorators")
	made.Whole = made.Whole && !ofMeta && !ofStory && !m.wrapped
	return made
}

var notName = regexp.MustCompile(`[^A-Za-z0-9]+`)

// ID names a story on a page: Button.stories.tsx#Primary is ButtonPrimary.
func ID(file, export string) string {
	stem := storyFile.ReplaceAllString(path.Base(file), "")
	if stem == path.Base(file) {
		stem = strings.TrimSuffix(stem, path.Ext(stem))
	}
	name := ""
	for _, part := range notName.Split(stem, -1) {
		if part != "" {
			name += strings.ToUpper(part[:1]) + part[1:]
		}
	}
	if name == "" || unicode.IsDigit(rune(name[0])) {
		name = "Story" + name
	}
	if strings.HasPrefix(export, name) {
		return export
	}
	first, size := utf8.DecodeRuneInString(export)
	return name + string(unicode.ToUpper(first)) + export[size:]
}

// words are those of an export's name, as Storybook writes them: PrimaryLarge is Primary Large.
func words(name string) string {
	var b strings.Builder
	before := rune(0)
	for i, c := range name {
		switch {
		case c == '_':
			c = ' '
		case i > 0 && (unicode.IsUpper(c) && !unicode.IsUpper(before) ||
			unicode.IsDigit(c) && !unicode.IsDigit(before)):
			b.WriteByte(' ')
		case i == 0:
			c = unicode.ToUpper(c)
		}
		b.WriteRune(c)
		before = c
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

// Module is the code that composes a story when it runs. Paths are those of its modules, seen from where it stands.
func Module(s source.Story, file, preview string) string {
	imports := fmt.Sprintf("import meta, { %s as story } from %q;\n", s.Export, file)
	more := ""
	if preview != "" {
		imports += fmt.Sprintf("import * as preview from %q;\n", preview)
		more = ", preview"
	}
	return imports + fmt.Sprintf("import { composed } from 'vitrine/engine/story/compose';\n\n"+
		"export default composed({ story, meta%s, exported: %q, name: %q });\n", more, s.Export, s.Name)
}
