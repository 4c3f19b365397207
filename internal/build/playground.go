package build

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/reference"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// propsPlayground is the component directive that makes a panel of controls out of a component's reference.
const propsPlayground = "props-playground"

// control is one of them (see web/playground/code.ts).
type control struct {
	Name     string `json:"name"`
	Kind     string `json:"kind"`
	Values   []any  `json:"values,omitempty"`
	Standard any    `json:"standard,omitempty"`
}

// controlsOf are the controls for the props of a component whose values can be chosen or typed, and how many such props
// it has. What is deprecated, and what takes code, has none.
func controlsOf(entry reference.Entry) (controls []control) {
	for _, row := range entry.Props {
		if row.Old {
			continue
		}
		if c, ok := controlOf(row); ok {
			controls = append(controls, c)
		}
	}
	return controls
}

func controlOf(row reference.Row) (control, bool) {
	c := control{Name: row.Name, Standard: literal(row.Default)}
	var values []any
	open := false
	for _, arm := range arms(row.Type) {
		switch {
		case arm == "boolean":
			values = append(values, true, false)
		case arm == "string", arm == "React.ReactNode", arm == "number", arm == "(string & {})":
			open = true
		case arm == "null", arm == "undefined":
		default:
			value := literal(arm)
			if value == nil {
				return c, false
			}
			values = append(values, value)
		}
	}
	switch {
	case len(values) == 2 && values[0] == true && !open:
		c.Kind = "switch"
	case len(values) > 0:
		c.Kind, c.Values = "select", values
	case row.Type == "number":
		c.Kind = "number"
	case open:
		c.Kind = "text"
	default:
		return c, false
	}
	return c, true
}

// withInitial adds controls for the props that the page sets at first and that nobody described, such as children.
func withInitial(controls []control, initial map[string]any) []control {
	for _, name := range slices.Sorted(maps.Keys(initial)) {
		if slices.ContainsFunc(controls, func(c control) bool { return c.Name == name }) {
			continue
		}
		kind := "text"
		switch initial[name].(type) {
		case bool:
			kind = "switch"
		case float64:
			kind = "number"
		}
		controls = append([]control{{Name: name, Kind: kind}}, controls...)
	}
	return controls
}

// literal is the value of a literal as code writes it; nil for anything else.
func literal(code string) any {
	switch {
	case code == "true", code == "false":
		return code == "true"
	case len(code) > 1 && strings.HasPrefix(code, "'") && strings.HasSuffix(code, "'"):
		return strings.ReplaceAll(code[1:len(code)-1], `\'`, "'")
	}
	if number, err := strconv.ParseFloat(code, 64); err == nil {
		return number
	}
	return nil
}

// playground answers the directive: a demo whose code is made here.
func (f *finishing) playground(p *page, src source.Page, mark markdown.Mark, family string) (vitrine.Block, bool) {
	fail := func(what, fix string) (vitrine.Block, bool) {
		f.problems.Add(diag.Problem{File: src.File, Line: mark.Line, Excerpt: mark.Excerpt, What: what, Why: "There would be nothing to play with.", Fix: fix})
		return vitrine.Block{}, false
	}
	name, _ := mark.Props["of"].(string)
	r := f.scanned.refs.find(f.scanned.productFor(src).ID, name)
	switch {
	case r == nil || r.Kind != reference.Component:
		return fail(fmt.Sprintf("There is no component %s to make controls for.", diag.Quote(name)), `Name one of the reference: {{"component": "props-playground", "of": "Button"}}.`)
	case family == "":
		return fail("This page's product has no library family.", "Set productId in the front matter.")
	}
	controls := controlsOf(r.Entry)
	if len(controls) == 0 {
		return fail(fmt.Sprintf("%s has no prop whose value could be chosen.", diag.Quote(name)), "Show a demo "+
			"instead.")
	}
	initial, _ := mark.Props["props"].(map[string]any)
	if initial == nil {
		initial = map[string]any{}
	}
	controls = withInitial(controls, initial)
	spec, err := json.Marshal(map[string]any{"name": r.Name, "statement": r.Imports[0], "controls": controls, "initial": initial})
	if err != nil {
		return fail(err.Error(), "Correct the props of the directive.")
	}
	code := fmt.Sprintf("%s\nimport { playground } from 'vitrine/playground/playground';\n\nexport default "+
		"playground(%s, %s);\n", r.Imports[0], r.Name, spec)
	file := filepath.Join(f.cacheFolder, "playgrounds", strings.ReplaceAll(strings.Trim(src.Path, "/"), "/", "-")+"-"+r.Name+".tsx")
	if old, err := os.ReadFile(file); err != nil || string(old) != code {
		if err := writeWhole(file, []byte(code)); err != nil {
			return fail("The controls could not be made: "+err.Error()+".", "Look at the folder of the cache.")
		}
	}
	module, err := filepath.Rel(f.siteFolder, file)
	if err != nil {
		return fail(err.Error(), "Put the cache on the same disk as the site.")
	}
	resolved := demo.Resolved{Module: filepath.ToSlash(module), Demo: vitrine.Demo{
		Name: r.Name + "Props", Title: "Props of " + r.Name, Sources: []vitrine.DemoSource{{Language: "tsx", File: r.Name + "Props.tsx", Text: code}},
		Options: vitrine.DemoOptions{Background: "outlined", HideToolbar: true, Hydrate: vitrine.HydrateVisible},
	}}
	return f.exhibit(p, src, []demo.Resolved{resolved}, family), true
}
