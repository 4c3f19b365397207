// Package states is the block kind of sheets that show a component in combinations of its props:
// {{"states": "Button", "columns": "variant", "rows": {"color": ["primary", "error"]}}}.
//
// In: a directive, and what the site knows of the component. Out: two pictures, at rest and disabled, whose code is
// written here. Never here: which props a component has, the rules by which pictures look hovered.
package states

import (
	"cmp"
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

// Subject is a component that a sheet can be made of.
type Subject struct {
	Name     string
	Import   string         // statement
	Axes     []vitrine.Axis // props whose values can be listed, with all of them
	Text     string         // prop that takes a text, "" for none
	Disabled bool           // it can be disabled
	Focus    []string       // classes that the library sets on what has the focus
	Specimen string         // module that shows the component within what it needs, "" for none
}

// Site is what the kind asks of the site.
type Site interface {
	// StatesSubject finds a component as a page names it.
	StatesSubject(page block.Page, name string) (Subject, bool)
	// WriteModule keeps the code of a demo under a name and returns its path, seen from the site folder.
	WriteModule(name, code string) (string, error)
}

// Directive is one as the author wrote it.
type Directive struct {
	Of                    string
	Columns, Rows, Groups vitrine.Axis // without values for all that the types have
	Props                 map[string]any
}

// Kind is the block kind.
type Kind struct {
	block.Defaults[Directive]
	Site Site
}

// Name implements block.Kind.
func (Kind) Name() string { return "states" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim { return block.Directive("states") }

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, report markdown.Report) (Directive, bool) {
	d := Directive{Props: map[string]any{}}
	const fix = `Write {{"states": "Button", "columns": "variant", "rows": {"color": ["primary", "error"]}}}.`
	good := true
	for _, key := range slices.Sorted(maps.Keys(c.Values)) {
		value, ok := c.Values[key], false
		switch key {
		case "states":
			d.Of, ok = value.(string)
		case "columns":
			d.Columns, ok = axis(value)
		case "rows":
			d.Rows, ok = axis(value)
		case "groups":
			d.Groups, ok = axis(value)
		case "props":
			d.Props, ok = value.(map[string]any)
		}
		if !ok {
			report(fmt.Sprintf("These states can't be drawn: %s is not understood.", diag.Quote(key)),
				"Nobody would know which pictures are meant.", fix)
			good = false
		}
	}
	return d, good && d.Of != ""
}

// axis reads a prop, or a prop with the values that count.
func axis(value any) (vitrine.Axis, bool) {
	if prop, ok := value.(string); ok {
		return vitrine.Axis{Prop: prop}, prop != ""
	}
	object, _ := value.(map[string]any)
	if len(object) != 1 {
		return vitrine.Axis{}, false
	}
	read := vitrine.Axis{}
	for prop, list := range object {
		read.Prop = prop
		values, _ := list.([]any)
		for _, one := range values {
			text, ok := one.(string)
			if !ok {
				return read, false
			}
			read.Values = append(read.Values, text)
		}
	}
	return read, len(read.Values) > 0
}

// mostPictures are as many as one half of a sheet shows: beyond that nobody compares them.
const mostPictures = 120

// Resolve implements block.Kind.
func (k Kind) Resolve(c *block.Context, d Directive, _ markdown.Content) (vitrine.BlockData, bool) {
	fail := func(what, fix string) (vitrine.BlockData, bool) {
		c.Fail(what, "There would be no pictures to compare.", fix)
		return nil, false
	}
	subject, ok := k.Site.StatesSubject(c.Page, d.Of)
	switch {
	case !ok:
		return fail(fmt.Sprintf("There is no component %s whose states could be drawn.", diag.Quote(d.Of)),
			`Name one of the reference: {{"states": "Button"}}.`)
	case c.Family == "":
		return fail("This page's product has no library family.", "Set productId in the front matter.")
	}
	d = completed(d, subject.Axes)
	d.Props = maps.Clone(d.Props)
	for _, a := range []vitrine.Axis{d.Columns, d.Rows, d.Groups} {
		if problem := wrong(a, subject); problem != "" {
			return fail(problem, "Name a prop and its values as the reference lists them.")
		}
	}
	if d.Columns.Prop == "" {
		return c.LeaveOut(fmt.Sprintf("%s has no prop whose values could be listed.", diag.Quote(d.Of)),
			"Show a demo instead.")
	}
	cells := grid(d)
	if len(cells) > mostPictures {
		return fail(fmt.Sprintf("%d pictures are more than a reader can compare; %d are enough.", len(cells), mostPictures),
			`List the values that differ most: "rows": {"color": ["primary", "error"]}.`)
	}
	if _, set := d.Props[subject.Text]; !set && subject.Text != "" && subject.Specimen == "" {
		d.Props[subject.Text] = subject.Name
	}
	return k.sheet(c, d, subject, cells)
}

// Names of props by which libraries call what a look depends on, the first of them first.
var (
	columns = []string{"variant", "orientation", "size"}
	rows    = []string{"color", "severity", "size"}
)

// completed is a directive with what its author left to the types.
func completed(d Directive, axes []vitrine.Axis) Directive {
	free := func(name string) (vitrine.Axis, bool) {
		at := slices.IndexFunc(axes, func(a vitrine.Axis) bool { return a.Prop == name })
		taken := slices.Contains([]string{d.Columns.Prop, d.Rows.Prop, d.Groups.Prop}, name)
		if _, set := d.Props[name]; at < 0 || taken || set {
			return vitrine.Axis{}, false
		}
		return axes[at], true
	}
	choose := func(chosen *vitrine.Axis, names []string) {
		for _, name := range names {
			if found, ok := free(name); chosen.Prop == "" && ok {
				*chosen = found
			}
		}
	}
	choose(&d.Columns, columns)
	choose(&d.Rows, rows)
	if d.Columns.Prop == "" {
		d.Columns, d.Rows = d.Rows, vitrine.Axis{}
	}
	for _, a := range []*vitrine.Axis{&d.Columns, &d.Rows, &d.Groups} {
		if at := slices.IndexFunc(axes, func(known vitrine.Axis) bool { return known.Prop == a.Prop }); at >= 0 &&
			len(a.Values) == 0 {
			a.Values = axes[at].Values
		}
	}
	return d
}

// wrong says why a sheet can't show an axis, "" where it can.
func wrong(a vitrine.Axis, subject Subject) string {
	at := slices.IndexFunc(subject.Axes, func(known vitrine.Axis) bool { return known.Prop == a.Prop })
	switch {
	case a.Prop == "":
		return ""
	case at < 0:
		return fmt.Sprintf("%s has no prop %s whose values could be listed.", diag.Quote(subject.Name), diag.Quote(a.Prop))
	}
	for _, value := range a.Values {
		if !slices.Contains(subject.Axes[at].Values, value) {
			return fmt.Sprintf("%s is no value of %s; it takes %s.", diag.Quote(value), diag.Quote(a.Prop),
				strings.Join(subject.Axes[at].Values, ", "))
		}
	}
	return ""
}

// sheet puts the pictures on the page.
func (k Kind) sheet(c *block.Context, d Directive, subject Subject, cells []cell) (vitrine.BlockData, bool) {
	sheet := &vitrine.States{ID: fmt.Sprintf("%s-states-%d", subject.Name, c.Number("states")), Figure: c.Figure(),
		Component: subject.Name, Columns: d.Columns, Rows: d.Rows, Groups: d.Groups, Count: 2 * len(cells),
		States: []string{vitrine.StateRest, vitrine.StateHover, vitrine.StateFocus}, Focus: subject.Focus}
	states := []struct {
		name string
		more map[string]any
		at   **vitrine.Demo
	}{{"Rest", nil, &sheet.Rest}, {"Disabled", map[string]any{"disabled": true}, &sheet.Disabled}}
	for _, state := range states {
		if state.more != nil && !subject.Disabled {
			continue
		}
		name := strings.ReplaceAll(sheet.ID, "-", "") + state.name
		code, err := write(subject, d.Props, state.more, cells)
		if err != nil {
			c.Fail(err.Error(), "There would be no pictures to compare.", "Correct the props of the directive.")
			return nil, false
		}
		file := cmp.Or(strings.ReplaceAll(strings.Trim(c.Path, "/"), "/", "-"), "home") + "-" + name
		module, err := k.Site.WriteModule(file, code)
		if err != nil {
			c.Fail("The pictures could not be made: "+err.Error()+".", "There would be none.",
				"Look at the folder of the cache.")
			return nil, false
		}
		*state.at = c.Picture(demo.Resolution{Module: module, Stateful: true, Demo: vitrine.Demo{Name: name,
			Title:   subject.Name,
			Sources: []vitrine.DemoSource{{Language: "tsx", File: name + ".tsx", Text: code}},
			Options: vitrine.DemoOptions{Hydrate: vitrine.HydrateNever}}})
	}
	if sheet.Disabled != nil {
		sheet.States = append(sheet.States, vitrine.StateDisabled)
	}
	return sheet, true
}

// Markdown implements block.Kind: pictures are no text, but what they show is.
func (Kind) Markdown(_ Directive, data vitrine.BlockData, _ string) (string, bool) {
	sheet, ok := data.(*vitrine.States)
	if !ok {
		return "", true
	}
	var axes []string
	for _, a := range []vitrine.Axis{sheet.Columns, sheet.Rows, sheet.Groups} {
		if a.Prop != "" {
			axes = append(axes, fmt.Sprintf("`%s` (%s)", a.Prop, strings.Join(a.Values, ", ")))
		}
	}
	return fmt.Sprintf("(Pictures of %s by %s, in both color modes.)\n", sheet.Component, strings.Join(axes, " and ")), true
}
