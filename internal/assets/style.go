package assets

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/prerender"
	"vitrine/internal/source"
	"vitrine/internal/stylesheet"
)

// portal selects what hangs below the body beside the page's own elements: popups that demos put there.
const portal = "body>:not(.vt,.ui,.symbols)"

// styledRuntime is a runtime whose rules are collected while demos are rendered, where it is installed. That of emotion
// is the engine's own.
const styledRuntime = "styled-components"

// collected are the packages whose rules nobody needs to record.
var collected = []string{"@emotion/", styledRuntime}

// Confine confines what demos of a page made while they were rendered. What all demos of a family made holds in the
// family, anything else in the demos that made it.
func (s *Set) Confine(sheets []prerender.Sheet, frame bool, demos func(family string) int) ([]prerender.Style, error) {
	var styles []prerender.Style
	for _, sheet := range sheets {
		ground := *s.maker.ground(frame, sheet.Family)
		if len(sheet.Demos) < demos(sheet.Family) {
			elements := make([]string, len(sheet.Demos))
			for i, name := range sheet.Demos {
				elements[i] = fmt.Sprintf("[data-demo=%q]", name)
			}
			if ground.Element = elements[0]; len(elements) > 1 {
				ground.Element = ":is(" + strings.Join(elements, ",") + ")"
			}
		}
		rules := sheet.CSS
		if sheet.Media != "" {
			rules = fmt.Sprintf("@media %s {\n%s\n}", sheet.Media, rules)
		}
		css, err := bundle.Confined(rules, ground)
		if err != nil {
			return nil, fmt.Errorf("a stylesheet that the demo %s renders: %w", sheet.Demos[0], err)
		}
		style := prerender.Style{CSS: css, Href: sheet.Href, Precedence: sheet.Precedence}
		style.Key, style.IDs, _ = strings.Cut(sheet.Global, " ")
		if sheet.Kept {
			sum := sha256.Sum256([]byte(sheet.CSS))
			style.Kept = "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
		}
		styles = append(styles, style)
	}
	return styles, nil
}

// fontEndings are the endings of files that stylesheets name beside pictures.
var fontEndings = []string{".woff2", ".woff", ".ttf", ".otf", ".eot"}

// ground is where stylesheets hold that the providers and libraries of some families import. In a frame that may be the
// whole document.
func (m *Maker) ground(frame bool, families ...string) *stylesheet.Ground {
	ground := &stylesheet.Ground{Portal: portal}
	var elements []string
	for _, family := range m.Config.Families {
		if slices.Contains(families, family.ID) {
			elements = append(elements, fmt.Sprintf("[data-family=%q]", family.ID))
			ground.Modes = stylesheet.Modes(family.Modes)
			ground.Whole = frame && family.Isolate == source.IsolateFrame
		}
	}
	ground.Element = strings.Join(elements, ",")
	if len(elements) != 1 {
		ground.Element = ":is(" + ground.Element + ")"
	}
	if len(elements) == 0 {
		ground.Element = "[data-demo]"
	}
	return ground
}

// importedStyles are the stylesheets that a family's provider and its libraries import.
type importedStyles struct {
	bundle.Output
	Searching bool // they depend on the classes that scripts use
}

// importedBy makes those of a family, for a ground. Library is the whole key of the layers.
func (s *Set) importedBy(family, library string, ground stylesheet.Ground) (styles importedStyles, err error) {
	var files []string
	for _, layer := range s.browser.of([]string{family}) {
		files = append(files, layer.Styles...)
	}
	for _, shared := range s.maker.Config.Shared.Products {
		if s.maker.familyOf(shared.Product) == family {
			for _, layer := range s.products[shared.Product].layers[bundle.Browser] {
				files = append(files, layer.Styles...)
			}
		}
	}
	if len(files) == 0 {
		return styles, nil
	}
	m := s.maker
	key := cache.Key("family styles", family, files, ground, m.Lock, m.Config.Bundle, m.Development,
		m.styled())
	if err := m.Steps.Keep(stylesOf, cache.Key(library, family, ground.Whole, ground.Boxed), key); err != nil {
		return styles, err
	}
	styles, _, err = cache.Traced(m.Steps, stylesKind, key, func() (styles importedStyles, inputs []string, err error) {
		styles.Output, err = m.bundler.Stylesheets(family, files, ground)
		styles.Searching = slices.ContainsFunc(styles.Inputs, isScript)
		return styles, styles.Inputs, err
	})
	for _, picture := range styles.Pictures {
		s.add("family", picture.File, picture.Content)
	}
	s.searching = s.searching || styles.Searching
	return styles, err
}

// Kinds of the steps that make stylesheets of families, and of their keys by those of the layers.
const (
	stylesKind = "styles"
	stylesOf   = "styles of a family"
)

func isScript(file string) bool {
	return slices.Contains([]string{".ts", ".tsx", ".js", ".jsx", ".md", ".mdx", ".html"}, filepath.Ext(file))
}

// Restyled says whether an edit of files may change the stylesheets of families, though no page but theirs shows them.
func (s *Set) Restyled(files []string) bool {
	return s.searching && slices.ContainsFunc(files, isScript) ||
		s.maker.styled() != "" && s.maker.styling() != s.maker.styled() // files were made, or are gone
}

// styleKeys are the whole keys of the stylesheets of families, as the files that they were made of are now.
func (m *Maker) styleKeys(library string) (keys []string) {
	for _, family := range m.Config.Families {
		for _, ground := range []stylesheet.Ground{{}, {Whole: true}, {Whole: true, Boxed: true}} {
			var key string
			if m.Steps.Lookup(stylesOf, cache.Key(library, family.ID, ground.Whole, ground.Boxed), &key) {
				keys = append(keys, m.Steps.Trace(stylesKind, key).Key())
			}
		}
	}
	return keys
}

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
