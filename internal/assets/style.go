package assets

import (
	"fmt"
	"path"
	"strings"

	"vitrine/internal/cache"
	"vitrine/internal/source"
)

// tailwind are the rules for the demos of a page that are styled with Tailwind's classes. They hold inside each demo
// only.
func (m *Maker) tailwind(p Page) ([]byte, error) {
	var css strings.Builder
	for _, d := range p.Demos {
		if d.Styling != "tailwind" {
			continue
		}
		rules, err := m.tailwindRules(p.Sources, d)
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&css, "@scope ([data-demo=%q]) {\n%s\n}\n", d.Name, rules)
	}
	return []byte(css.String()), nil
}

// tailwindRules are what Tailwind makes of one demo and of what lies beside it.
func (m *Maker) tailwindRules(sources []source.Demo, d Demo) ([]byte, error) {
	var texts []string
	for _, file := range beside(sources, d.Module) {
		texts = append(texts, string(file.Text))
	}
	return m.Steps.Step("tailwind", cache.Key("tailwind", m.Lock, texts), func() ([]byte, error) {
		project, _ := Project(m.Site)
		css, err := m.Renderer.Tailwind(project, texts)
		if err != nil {
			return nil, fmt.Errorf("Tailwind could not be asked for the styles of %s: %w; is the package "+
				"tailwindcss installed?", d.Module, err)
		}
		return []byte(css), nil
	})
}

// Stylesheet is what a demo brings beside its code, for the frame that it is edited in and for online sandboxes.
func (s *Set) Stylesheet(sources []source.Demo, d Demo) ([]byte, error) {
	if d.Styling == "tailwind" {
		return s.maker.tailwindRules(sources, d)
	}
	var css []byte
	for _, file := range beside(sources, d.Module) {
		if path.Ext(file.Name) == ".css" {
			css = append(css, file.Text...)
		}
	}
	return css, nil
}
