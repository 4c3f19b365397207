// Package playground is the block kind of panels that set the props of a component:
// {{"component": "props-playground", "of": "Button"}}.
//
// In: a directive, and the controls that the site has for the component. Out: a demo whose code is written here.
// Never here: deriving controls from types, what controls do.
package playground

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// directive is the value of "component" that asks for a panel.
const directive = "props-playground"

// Control is one control of a panel (see web/playground/code.ts).
type Control struct {
	Name     string `json:"name"`
	Kind     string `json:"kind"`
	Values   []any  `json:"values,omitempty"`
	Standard any    `json:"standard,omitempty"`
}

// Subject is a component that a panel can be made for.
type Subject struct {
	Name     string
	Import   string // statement
	Controls []Control
}

// Site is what the kind asks of the site.
type Site interface {
	// PlaygroundSubject finds a component as a page names it.
	PlaygroundSubject(page block.Page, name string) (Subject, bool)
	// WriteModule keeps the code of a demo under a name and returns its path, seen from the site folder.
	WriteModule(name, code string) (string, error)
}

// Directive is one as the author wrote it.
type Directive struct {
	Of    string
	Props map[string]any // that the component has at first
}

// Kind is the block kind.
type Kind struct {
	block.Defaults[Directive]
	Site Site
}

// Name implements block.Kind.
func (Kind) Name() string { return "playground" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim {
	claim := block.Directive("component")
	claim.Value = directive
	return claim
}

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, _ markdown.Report) (Directive, bool) {
	d := Directive{Props: map[string]any{}}
	d.Of, _ = c.Values["of"].(string)
	if props, ok := c.Values["props"].(map[string]any); ok {
		d.Props = props
	}
	return d, true
}

// Resolve implements block.Kind.
func (k Kind) Resolve(c *block.Context, d Directive, _ markdown.Content) (vitrine.BlockData, bool) {
	fail := func(what, fix string) (vitrine.BlockData, bool) {
		c.Fail(what, "There would be nothing to play with.", fix)
		return nil, false
	}
	subject, ok := k.Site.PlaygroundSubject(c.Page, d.Of)
	switch {
	case !ok:
		return fail(fmt.Sprintf("There is no component %s to make controls for.", diag.Quote(d.Of)),
			`Name one of the reference: {{"component": "props-playground", "of": "Button"}}.`)
	case c.Family == "":
		return fail("This page's product has no library family.", "Set productId in the front matter.")
	case len(subject.Controls) == 0:
		return fail(fmt.Sprintf("%s has no prop whose value could be chosen.", diag.Quote(d.Of)),
			"Show a demo instead.")
	}
	code, err := write(subject, d.Props)
	if err != nil {
		return fail(err.Error(), "Correct the props of the directive.")
	}
	name := strings.ReplaceAll(strings.Trim(c.Path, "/"), "/", "-") + "-" + subject.Name
	module, err := k.Site.WriteModule(name, code)
	if err != nil {
		return fail("The controls could not be made: "+err.Error()+".", "Look at the folder of the cache.")
	}
	return c.Exhibit([]demo.Resolution{{Module: module, Demo: vitrine.Demo{
		Name: subject.Name + "Props", Title: "Props of " + subject.Name,
		Sources: []vitrine.DemoSource{{Language: "tsx", File: subject.Name + "Props.tsx", Text: code}},
		Options: vitrine.DemoOptions{Background: "outlined", HideToolbar: true, Hydrate: vitrine.HydrateVisible},
	}}}), true
}

// write writes the code of a panel.
func write(subject Subject, initial map[string]any) (string, error) {
	spec, err := json.Marshal(map[string]any{"name": subject.Name, "statement": subject.Import,
		"controls": withInitial(subject.Controls, initial), "initial": initial})
	return fmt.Sprintf("%s\nimport { playground } from 'vitrine/engine/playground/playground';\n\nexport default "+
		"playground(%s, %s);\n", subject.Import, subject.Name, spec), err
}

// withInitial adds controls for the props that the page sets at first and that nobody described, such as children.
func withInitial(controls []Control, initial map[string]any) []Control {
	for _, name := range slices.Sorted(maps.Keys(initial)) {
		if slices.ContainsFunc(controls, func(c Control) bool { return c.Name == name }) {
			continue
		}
		kind := "text"
		switch initial[name].(type) {
		case bool:
			kind = "switch"
		case float64:
			kind = "number"
		}
		controls = append([]Control{{Name: name, Kind: kind}}, controls...)
	}
	return controls
}

// Markdown implements block.Kind: controls are no text.
func (Kind) Markdown(Directive, vitrine.BlockData, string) (string, bool) { return "", true }
