package build

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
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

// playground answers the directive: a demo whose code is made here.
func (f *finishing) playground(p *page, src source.Page, mark markdown.Mark, family string) (vitrine.Block, bool) {
	fail := func(what, fix string) (vitrine.Block, bool) {
		f.problems.Add(diag.Problem{File: src.File, Line: mark.Line, Excerpt: mark.Excerpt, What: what, Why: "There would be nothing to play with.", Fix: fix})
		return vitrine.Block{}, false
	}
	name, _ := mark.Props["of"].(string)
	r := f.scanned.refs.Find(f.scanned.productFor(src).ID, name)
	switch {
	case r == nil || r.Kind != reference.Component:
		return fail(fmt.Sprintf("There is no component %s to make controls for.", diag.Quote(name)), `Name one of the reference: {{"component": "props-playground", "of": "Button"}}.`)
	case family == "":
		return fail("This page's product has no library family.", "Set productId in the front matter.")
	}
	controls := reference.ControlsOf(r.Entry)
	if len(controls) == 0 {
		return fail(fmt.Sprintf("%s has no prop whose value could be chosen.", diag.Quote(name)), "Show a demo "+
			"instead.")
	}
	initial, _ := mark.Props["props"].(map[string]any)
	if initial == nil {
		initial = map[string]any{}
	}
	controls = reference.WithInitial(controls, initial)
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
