package page

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/block/states"
	"vitrine/internal/reference"
	"vitrine/internal/vitrine"
)

// StatesSubject implements the site of sheets of states.
func (a *answers) StatesSubject(page block.Page, name string) (states.Subject, bool) {
	r := a.Reference.Find(page.Product, name)
	if r == nil || r.Kind != reference.Component || len(r.Imports) == 0 {
		return states.Subject{}, false
	}
	subject := states.Subject{Name: r.Name, Import: r.Imports[0], Text: reference.TextProp(r.Entry),
		Disabled: reference.Takes(r.Entry, "disabled"), Focus: a.Reference.StateClasses(page.Product, "focus"),
		Specimen: a.specimen(page.Product, r.Name)}
	for _, control := range reference.ControlsOf(r.Entry) {
		axis := vitrine.Axis{Prop: control.Name}
		for _, value := range control.Values {
			if text, ok := value.(string); ok {
				axis.Values = append(axis.Values, text)
			}
		}
		if len(axis.Values) > 1 {
			subject.Axes = append(subject.Axes, axis)
		}
	}
	return subject, true
}

// specimen is the module that shows a component within what it needs, seen from the modules of blocks; "" where the
// site has none for it.
func (a *answers) specimen(product, name string) string {
	for _, from := range a.site.Config.References {
		if from.Product != product || from.Specimens == "" {
			continue
		}
		file := filepath.Join(a.Folder, filepath.FromSlash(from.Specimens))
		text, err := os.ReadFile(file)
		exported := regexp.MustCompile(`(?m)^export (?:const|function) ` + regexp.QuoteMeta(name) + `\b`)
		if err != nil || !exported.Match(text) {
			continue
		}
		path, err := filepath.Rel(filepath.Join(a.Cache, PlaygroundFolder), file)
		if err == nil {
			return strings.TrimSuffix(filepath.ToSlash(path), ".tsx")
		}
	}
	return ""
}
