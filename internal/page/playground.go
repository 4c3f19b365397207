package page

import (
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/block/playground"
	"vitrine/internal/reference"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
	"vitrine/internal/vitrine"
)

// Playground implements the site of playgrounds.
func (a *answers) Playground(page block.Page, name string) (playground.Subject, bool) {
	r := a.Reference.Find(page.Product, name)
	if r == nil || r.Kind != reference.Component || len(r.Imports) == 0 {
		return playground.Subject{}, false
	}
	subject := playground.Subject{Import: r.Imports[0], Playground: vitrine.Playground{Component: r.Name,
		Controls: a.Reference.Controls(r), Total: len(r.Props), States: []string{}, Icons: []vitrine.PlaygroundIcon{},
		Focus: a.Reference.StateClasses(r.Config.Product, "focus"), API: r.Href(), Theme: r.ThemeName}}
	if reference.Takes(r.Entry, "disabled") {
		subject.States = []string{vitrine.StateHover, vitrine.StateFocus, vitrine.StateDisabled}
	}
	subject.Inherited = func(name string) (vitrine.Control, bool) { return a.Reference.InheritedControl(r, name) }
	for _, module := range r.Config.Icons {
		icon := path.Base(module)
		subject.Icons = append(subject.Icons, vitrine.PlaygroundIcon{Name: icon,
			Import: fmt.Sprintf("import %s from '%s';", icon, module)})
	}
	// A prop with a control takes a plain value, no element.
	named := func(c vitrine.Control) bool { return c.Name == container }
	if reference.Takes(r.Entry, container) && !slices.ContainsFunc(subject.Controls, named) {
		subject.Contain = container
	}
	shown, known := a.specimen(r)
	if known {
		subject.Specimen = a.specimenModule(r.Config.Product, r.Name)
	} else {
		shown = guessed(r.Entry)
		subject.Specimen = a.specimenModule(r.Config.Product, around)
		subject.Around = subject.Specimen != ""
	}
	subject.Element = elementOf(shown)
	subject.Element.Imports = append([]string{r.Imports[0]}, shown.Imports...)
	a.preset(page, &subject)
	return subject, true
}

// preset takes in what the stories of the component say of its playground.
func (a *answers) preset(page block.Page, subject *playground.Subject) {
	i, ok := a.site.PageIn(page.Path, page.Language)
	if !ok {
		return
	}
	for _, preset := range a.site.Tree.Pages[i].Presets {
		if preset.Component != subject.Component {
			continue
		}
		subject.Props = maps.Clone(preset.Props)
		maps.DeleteFunc(subject.Props, func(name string, _ any) bool { return slices.Contains(preset.Hidden, name) })
		subject.Controls = slices.DeleteFunc(subject.Controls, func(c vitrine.Control) bool {
			return slices.Contains(preset.Hidden, c.Name)
		})
		for i := range subject.Controls {
			c := &subject.Controls[i]
			if text := preset.Texts[c.Name]; text != "" {
				c.Text = text
			}
			if options := preset.Options[c.Name]; len(options) > 0 {
				c.Kind, c.Values = vitrine.ControlChoice, options
			}
		}
		return
	}
}

const (
	// container is the name by which libraries call the prop for the element that holds what covers a window.
	container = "container"
	// around is what goes around components that a module of specimens does not name.
	around = "Around"
)

func elementOf(s typescript.Specimen) vitrine.CodeElement {
	e := vitrine.CodeElement{Preamble: s.Preamble, Before: s.Before, After: s.After, Indent: s.Indent,
		Children: s.Children, Attributes: []vitrine.CodeAttribute{}}
	for _, attribute := range s.Attributes {
		e.Attributes = append(e.Attributes, vitrine.CodeAttribute(attribute))
	}
	return e
}

// guessed shows a component that needs nothing but props: what its types require, and a text.
func guessed(e reference.Entry) (s typescript.Specimen) {
	props := reference.Sample(e)
	child := "<span>" + titleOf(e.Name) + "</span>"
	codes := map[string]string{"element": child, "function": "() => {}", "array": "[]", "object": "{}",
		"anchor": "() => document.body"}
	for _, name := range slices.Sorted(maps.Keys(props)) {
		guess := props[name]
		if guess.Value == e.Name {
			guess.Value = titleOf(e.Name)
		}
		switch {
		case name == "children" && guess.Kind == "value":
			s.Children = playground.ChildText(guess.Value)
			continue
		case name == "children" && guess.Kind == "element":
			s.Children = child
			continue
		}
		attribute := typescript.SpecimenAttribute{Name: name, Code: playground.Attribute(name, guess.Value)}
		if code := codes[guess.Kind]; code != "" {
			attribute.Code = name + "={" + code + "}"
		}
		s.Attributes = append(s.Attributes, attribute)
	}
	return s
}

// specimen is the code that shows a component within what it needs, where the site has some.
func (a *answers) specimen(r *reference.Item) (typescript.Specimen, bool) {
	found, ok := a.specimensOf(specimenFile(a.site.Config, r.Config.Product)).shown[r.Name]
	return found, ok
}

// specimens is a module of specimens: its text, and what its functions show.
type specimens struct {
	text  []byte
	shown map[string]typescript.Specimen
}

// specimensOf reads a module of specimens, once; it is empty for one that can't be read, and for "".
func (a *answers) specimensOf(file string) specimens {
	if file == "" {
		return specimens{}
	}
	known, ok := a.specimens.Load(file)
	if !ok {
		text, err := os.ReadFile(filepath.Join(a.Folder, filepath.FromSlash(file)))
		if err != nil {
			return specimens{}
		}
		parsed, _ := typescript.Parse(file, text)
		known, _ = a.specimens.LoadOrStore(file, specimens{text, parsed.Specimens()})
	}
	return known.(specimens)
}

// specimenFile is the module of specimens of a product, below the site folder; "" for none.
func specimenFile(config source.Config, product string) string {
	at := slices.IndexFunc(config.References, func(r source.Reference) bool {
		return r.Product == product && r.Specimens != ""
	})
	if at < 0 {
		return ""
	}
	return config.References[at].Specimens
}

// specimenModule is the module whose export shows a component, seen from the modules of blocks; "" where the site has
// none for it.
func (a *answers) specimenModule(product, name string) string {
	below := specimenFile(a.site.Config, product)
	exported := regexp.MustCompile(`(?m)^export (?:const|function) ` + regexp.QuoteMeta(name) + `\b`)
	if !exported.Match(a.specimensOf(below).text) {
		return ""
	}
	module, err := filepath.Rel(filepath.Join(a.Cache, PlaygroundFolder),
		filepath.Join(a.Folder, filepath.FromSlash(below)))
	if err != nil {
		return ""
	}
	return strings.TrimSuffix(filepath.ToSlash(module), ".tsx")
}
