package states

import (
	"encoding/json"
	"fmt"
	"maps"

	"vitrine/internal/vitrine"
)

// cell is one picture: its place in the grid, and what it has of its own.
type cell struct {
	Row    int               `json:"row"`    // from 1
	Column int               `json:"column"` // from 1
	Props  map[string]string `json:"props"`
}

// grid are all combinations. The first column has the labels of rows, the first row those of columns, and each group
// begins with a line of its own where there are several.
func grid(d Directive) []cell {
	var cells []cell
	row := 2
	for _, group := range valuesOf(d.Groups) {
		if d.Groups.Prop != "" {
			row++
		}
		for _, line := range valuesOf(d.Rows) {
			for i, column := range valuesOf(d.Columns) {
				props := map[string]string{}
				set := map[string]string{d.Groups.Prop: group, d.Rows.Prop: line, d.Columns.Prop: column}
				for prop, value := range set {
					if prop != "" {
						props[prop] = value
					}
				}
				cells = append(cells, cell{Row: row, Column: i + 2, Props: props})
			}
			row++
		}
	}
	return cells
}

// valuesOf are the values of an axis; one that means nothing where it has none.
func valuesOf(a vitrine.Axis) []string {
	if len(a.Values) == 0 {
		return []string{""}
	}
	return a.Values
}

// write writes the code of a sheet in one state.
func write(subject Subject, props, more map[string]any, cells []cell) (string, error) {
	all := maps.Clone(props)
	maps.Copy(all, more)
	spec, err := json.Marshal(map[string]any{"props": all, "cells": cells})
	specimen, argument := "", ""
	if subject.Specimen != "" {
		specimen = fmt.Sprintf("import { %s as specimen } from %q;\n", subject.Name, subject.Specimen)
		argument = ", specimen"
	}
	return fmt.Sprintf("%s\n%simport { sheet } from 'vitrine/engine/instruments/sheet';\n\nexport default "+
		"sheet(%s, %s%s);\n", subject.Import, specimen, subject.Name, spec, argument), err
}
