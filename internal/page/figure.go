package page

import (
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
		Specimen: a.specimenModule(page.Product, r.Name)}
	for _, control := range a.Reference.Controls(r) {
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
