package story

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"vitrine/internal/source"
	"vitrine/internal/typescript"
)

// preset notes what the stories of a component say of its playground: those of the module that has its name.
func (f *finder) preset(component string) {
	for _, file := range f.files() {
		if storyFile.ReplaceAllString(filepath.Base(file), "") != component {
			continue
		}
		below, err := filepath.Rel(f.Site, file)
		text, unread := os.ReadFile(file)
		if err != nil || unread != nil {
			continue
		}
		below = filepath.ToSlash(below)
		parsed, _ := typescript.Parse(below, text) // who shows its stories is told what is wrong with it
		m := &module{file: below, parsed: parsed, stories: parsed.Stories()}
		m.meta = m.members(m.stories.Meta, 0)
		if shown, _ := find(m.meta, "component"); shown.Text != component {
			continue
		}
		if !slices.Contains(f.page.Included, below) {
			f.page.Included = append(f.page.Included, below)
		}
		f.page.Presets = append(f.page.Presets, m.preset(component))
		return
	}
}

func (m *module) preset(component string) source.Preset {
	made := source.Preset{Component: component, Props: map[string]any{}, Options: map[string][]any{},
		Texts: map[string]string{}}
	args, _ := find(m.meta, "args")
	for _, one := range m.members(args, 0) {
		if literal, ok := literalOf(one.Value); ok && one.Name != "" {
			made.Props[one.Name] = literal
		}
	}
	types, _ := find(m.meta, "argTypes")
	for _, one := range m.members(types, 0) {
		m.argType(one, &made)
	}
	return made
}

// argType reads what an entry of argTypes says of a prop.
func (m *module) argType(one member, made *source.Preset) {
	about := m.members(one.Value, 0)
	if control, ok := find(about, "control"); ok && control.Text == "false" {
		made.Hidden = append(made.Hidden, one.Name)
	}
	table, _ := find(about, "table")
	if disabled, ok := find(m.members(table, 0), "disable"); ok && disabled.Text == "true" {
		made.Hidden = append(made.Hidden, one.Name)
	}
	if text, ok := find(about, "description"); ok && text.Kind == typescript.TextValue {
		made.Texts[one.Name] = text.Text
	}
	options, _ := find(about, "options")
	for _, item := range options.Items {
		if literal, ok := literalOf(item); ok {
			made.Options[one.Name] = append(made.Options[one.Name], literal)
		}
	}
}

// literalOf is a value that is known without running anything.
func literalOf(v value) (any, bool) {
	switch v.Kind {
	case typescript.TextValue:
		return v.Text, true
	case typescript.BoolValue:
		return v.Text == "true", true
	case typescript.NumberValue:
		number, err := strconv.ParseFloat(strings.ReplaceAll(v.Text, "_", ""), 64)
		return number, err == nil
	}
	return nil, false
}

// Names are the component that a module shows and its stories, those that hide left out.
func Names(file string, text []byte) (component string, names []string) {
	parsed, _ := typescript.Parse(file, text) // one that can't be read has none
	m := &module{file: file, parsed: parsed, stories: parsed.Stories()}
	m.meta = m.members(m.stories.Meta, 0)
	shown, _ := find(m.meta, "component")
	for _, s := range m.listed() {
		if m.isStory(s.Name) {
			names = append(names, s.Name)
		}
	}
	return shown.Text, names
}
