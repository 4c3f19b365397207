// Package playground is the block kind of components with a control for each prop: {{"playground": "Button"}}.
//
// In: a directive, and what the site knows of the component. Out: controls, code, and a demo whose module is written
// here. Never here: deriving controls from types, what controls do.
package playground

import (
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// Subject is a component that a playground can be made for.
type Subject struct {
	vitrine.Playground        // without what the directive decides
	Import             string // statement
	Specimen           string // module that shows the component within what it needs, "" for none
	Around             bool   // the site's module of specimens has something that goes around it
	// what the stories of the component begin with; the directive has the last word
	Props   map[string]any
	Contain string // prop that takes the element in which what covers a window stays, "" for none
	// finds the control of a prop that is none of the component's own; nil for none
	Inherited func(name string) (vitrine.Control, bool)
}

// Site is what the kind asks of the site.
type Site interface {
	// Playground finds a component as a page names it. What it returns is the caller's to change.
	Playground(page block.Page, name string) (Subject, bool)
	// WriteModule keeps the code of a demo under a name and returns its path, seen from the site folder.
	WriteModule(name, code string) (string, error)
}

// Directive is one as the author wrote it.
type Directive struct {
	Of       string
	Props    map[string]any // that the component has at first; null takes away one that its specimen gives
	Controls []string       // nil for all
	Height   int            // CSS pixels of a component that renders nothing ahead of time, 0 for any other
}

// Kind is the block kind.
type Kind struct {
	block.Defaults[Directive]
	Site Site
}

// Name implements block.Kind.
func (Kind) Name() string { return "playground" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim { return block.Directive("playground") }

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, report markdown.Report) (Directive, bool) {
	d := Directive{Props: map[string]any{}}
	good := true
	for _, key := range slices.Sorted(maps.Keys(c.Values)) {
		value, ok := c.Values[key], false
		switch key {
		case "playground":
			d.Of, ok = value.(string)
		case "props":
			d.Props, ok = value.(map[string]any)
		case "controls":
			d.Controls, ok = words(value)
		case "height":
			height, isNumber := value.(float64)
			d.Height, ok = int(height), isNumber && height > 0
		}
		if !ok {
			report(fmt.Sprintf("This playground can't be made: %s is not understood.", diag.Quote(key)),
				"Nobody would know which props are meant.",
				`Write {{"playground": "Button", "props": {"children": "Save"}, "controls": ["variant", "size"]}}.`)
			good = false
		}
	}
	return d, good
}

func words(value any) (list []string, ok bool) {
	values, _ := value.([]any)
	for _, one := range values {
		word, ok := one.(string)
		if !ok {
			return nil, false
		}
		list = append(list, word)
	}
	return list, len(list) > 0
}

// Anchors implements block.Kind: a link may name the playground.
func (Kind) Anchors(_ block.Page, d Directive) []string { return []string{ID(d.Of)} }

// ID is the anchor of the playground of a component.
func ID(component string) string { return idOf(component, 1) }

// ControlID is the anchor of a control on the page that has a playground of a component: of the input that sets the
// prop. An object has none of its own, but one for each field; the anchor is that of the first.
func ControlID(component string, control vitrine.Control) string {
	prop := control.Name
	if control.Kind == vitrine.ControlObject {
		prop += "." + control.Fields[0].Name
	}
	return ID(component) + "-" + prop
}

func idOf(name string, number int) string {
	id := "playground-" + strings.ToLower(strings.ReplaceAll(name, ".", "-"))
	if number > 1 {
		id += fmt.Sprintf("-%d", number)
	}
	return id
}

// Resolve implements block.Kind.
func (k Kind) Resolve(c *block.Context, d Directive, _ markdown.Content) (vitrine.BlockData, bool) {
	fail := func(what, fix string) (vitrine.BlockData, bool) {
		c.Fail(what, "There would be nothing to play with.", fix)
		return nil, false
	}
	subject, ok := k.Site.Playground(c.Page, d.Of)
	switch {
	case !ok:
		return fail(fmt.Sprintf("There is no component %s to make controls for.", diag.Quote(d.Of)),
			`Name one of the reference: {{"playground": "Button"}}.`)
	case c.Family == "":
		return fail("This page's product has no library family.", "Set productId in the front matter.")
	}
	for name, value := range subject.Props {
		if _, said := d.Props[name]; !said {
			d.Props[name] = value
		}
	}
	subject.inherit(d)
	if unknown := chosen(&subject.Playground, d); unknown != "" {
		return fail(fmt.Sprintf("%s has no prop %s that a control could set.", diag.Quote(d.Of), diag.Quote(unknown)),
			"Name props as the reference lists them.")
	}
	if len(subject.Controls) == 0 {
		return c.LeaveOut(fmt.Sprintf("%s has no prop whose value could be chosen.", diag.Quote(d.Of)),
			"Show a demo instead.")
	}
	return k.exhibit(c, d, subject)
}

// inherit adds the controls of inherited props that a directive names.
func (s *Subject) inherit(d Directive) {
	if s.Inherited == nil {
		return
	}
	for _, name := range slices.Concat(d.Controls, slices.Sorted(maps.Keys(d.Props))) {
		is := func(c vitrine.Control) bool { return c.Name == name }
		if value, said := d.Props[name]; slices.ContainsFunc(s.Controls, is) || said && value == nil {
			continue
		}
		if c, ok := s.Inherited(name); ok {
			s.Controls = append(s.Controls, c)
		}
	}
}

// chosen leaves a playground the controls that its directive asks for, with the values that they begin with. It returns
// the name of one that does not exist.
func chosen(p *vitrine.Playground, d Directive) (unknown string) {
	at := func(name string) int {
		return slices.IndexFunc(p.Controls, func(c vitrine.Control) bool { return c.Name == name })
	}
	for _, name := range slices.Sorted(maps.Keys(d.Props)) {
		if at(name) < 0 && d.Props[name] != nil {
			p.Controls = append(p.Controls, vitrine.Control{Name: name, Kind: kindOf(d.Props[name])})
		}
		setAttribute(&p.Element, name, d.Props[name])
	}
	if d.Controls != nil {
		var list []vitrine.Control
		for _, name := range d.Controls {
			i := at(name)
			if i < 0 {
				return name
			}
			p.Controls[i].More = false
			list = append(list, p.Controls[i])
		}
		p.Controls = list
	}
	p.Total = max(p.Total, len(p.Controls)) // some are of props that it inherits
	begin(p)
	return ""
}

func kindOf(value any) vitrine.ControlKind {
	switch value.(type) {
	case bool:
		return vitrine.ControlSwitch
	case float64:
		return vitrine.ControlNumber
	}
	return vitrine.ControlText
}

// setAttribute puts a value into the code of an element. One of nil takes the attribute away.
func setAttribute(e *vitrine.CodeElement, name string, value any) {
	if value == nil {
		e.Attributes = slices.DeleteFunc(e.Attributes, func(a vitrine.CodeAttribute) bool { return a.Name == name })
		return
	}
	code := vitrine.CodeAttribute{Name: name, Code: Attribute(name, value)}
	if at := slices.IndexFunc(e.Attributes, func(a vitrine.CodeAttribute) bool { return a.Name == name }); at >= 0 {
		e.Attributes[at] = code
		return
	}
	e.Attributes = append(e.Attributes, code)
}

var iconAttribute = regexp.MustCompile(`^\w+=\{<(\w+) />\}$`)

// iconOf is the icon that an attribute gives, where it is one of those to choose from: the code then has its own name.
func iconOf(p *vitrine.Playground, a *vitrine.CodeAttribute) (name string, ok bool) {
	m := iconAttribute.FindStringSubmatch(a.Code)
	if m == nil {
		return "", false
	}
	for _, icon := range p.Icons {
		local := strings.Replace(icon.Import, "import "+icon.Name+" ", "import "+m[1]+" ", 1)
		if at := slices.Index(p.Element.Imports, local); at >= 0 {
			p.Element.Imports[at] = icon.Import
			a.Code = a.Name + "={<" + icon.Name + " />}"
			return icon.Name, true
		}
	}
	return "", false
}

// begin tells each control the value that the code begins with. What code can't be replaced by a value has no control.
func begin(p *vitrine.Playground) {
	for i := range p.Element.Attributes {
		a := &p.Element.Attributes[i]
		at := slices.IndexFunc(p.Controls, func(c vitrine.Control) bool { return c.Name == a.Name })
		if at < 0 {
			continue
		}
		if value, ok := valueOf(a.Code); ok {
			p.Controls[at].Initial = value
		} else if icon, ok := iconOf(p, a); ok {
			p.Controls[at].Initial = icon
		} else if kind := p.Controls[at].Kind; kind == vitrine.ControlObject {
			p.Controls = slices.Delete(p.Controls, at, at+1)
		}
	}
	at := slices.IndexFunc(p.Controls, func(c vitrine.Control) bool { return c.Name == children })
	attribute := slices.IndexFunc(p.Element.Attributes, func(a vitrine.CodeAttribute) bool {
		return a.Name == children
	})
	switch {
	case attribute >= 0: // an attribute says what stands between the tags
		p.Element.Attributes = slices.Delete(p.Element.Attributes, attribute, attribute+1)
		p.Element.Children = ""
	case at >= 0 && plain.MatchString(p.Element.Children) && p.Element.Children != "":
		p.Controls[at].Initial, p.Element.Children = p.Element.Children, ""
	case at >= 0 && p.Element.Children != "":
		p.Controls = slices.Delete(p.Controls, at, at+1)
	}
}

const children = "children"

// beginning is the text that a playground begins with between its tags, as code.
func beginning(p vitrine.Playground) string {
	for _, c := range p.Controls {
		if c.Name == children && c.Initial != nil {
			return ChildText(c.Initial)
		}
	}
	return ""
}

// exhibit puts the playground on the page.
func (k Kind) exhibit(c *block.Context, d Directive, subject Subject) (vitrine.BlockData, bool) {
	made := subject.Playground
	name := strings.ReplaceAll(made.Component, ".", "") + "Playground"
	number := c.Number("playground " + made.Component)
	if made.ID = idOf(made.Component, number); number > 1 {
		name += fmt.Sprint(number)
	}
	if len(demo.Find(name+".tsx", c.Demos)) > 0 { // an author's demo has the name
		name += "Props"
	}
	options := vitrine.DemoOptions{HideToolbar: true, Hydrate: vitrine.HydrateInteraction}
	if d.Height > 0 {
		options.SSR, options.Height, options.Hydrate = "none", d.Height, vitrine.HydrateVisible
	}
	file := strings.ReplaceAll(strings.Trim(c.Path, "/"), "/", "-") + "-" + name
	path, err := k.Site.WriteModule(file, stage(subject, name, d.Props))
	if err != nil {
		c.Fail("The playground could not be made: "+err.Error()+".", "There would be nothing to play with.",
			"Look at the folder of the cache.")
		return nil, false
	}
	inner := beginning(made)
	made.Text = snippet(made.Component, made.Element, inner)
	made.Code = c.Code("tsx", strings.TrimSuffix(made.Text, "\n"))
	source := module(made.Component, name, made.Element, inner)
	made.Picture = c.Exhibit([]demo.Resolution{{Module: path, Demo: vitrine.Demo{Name: name,
		Title: made.Component,
		Sources: []vitrine.DemoSource{{Language: "tsx", File: name + ".tsx", Text: source,
			Lines: strings.Count(source, "\n")}},
		Options: options}}})
	return &made, true
}

// stage writes the module that runs: the component, what shows it, and the icons that its props may be set to.
func stage(subject Subject, name string, props map[string]any) string {
	var imports, icons strings.Builder
	imports.WriteString(subject.Import + "\n")
	var iconProps []string
	for _, control := range subject.Controls {
		if control.Kind == vitrine.ControlIcon {
			iconProps = append(iconProps, control.Name)
		}
	}
	if len(iconProps) > 0 {
		for _, icon := range subject.Icons {
			imports.WriteString(strings.Replace(icon.Import, "import "+icon.Name, "import Icon"+icon.Name, 1) + "\n")
			icons.WriteString(icon.Name + ": Icon" + icon.Name + ", ")
		}
	}
	extras, specimen := "", inline(subject)
	switch {
	case subject.Specimen == "":
	case subject.Around:
		fmt.Fprintf(&imports, "import { Around } from %q;\n", subject.Specimen)
		extras = ", Around"
	default:
		fmt.Fprintf(&imports, "import { %s as specimen } from %q;\n", subject.Component, subject.Specimen)
		specimen = "specimen"
	}
	spec, err := json.Marshal(map[string]any{"name": name, "props": props, "icons": iconProps,
		"contain": subject.Contain})
	if err != nil {
		spec = []byte("{}")
	}
	return fmt.Sprintf("// @ts-nocheck: written by the build.\n%simport { stage } from "+
		"'vitrine/engine/playground/stage';\n\nexport default stage(%s, %s, { specimen: %s, icons: { %s}%s });\n",
		&imports, subject.Component, spec, specimen, &icons, extras)
}

// inline is the code of a function that shows a component which needs nothing but props.
func inline(subject Subject) string {
	return "(Subject) => " + element("Subject", subject.Element, beginning(subject.Playground))
}

// Begin tells each control of a playground the value that its code begins with.
func Begin(p *vitrine.Playground) { begin(p) }

// Markdown implements block.Kind: the code that it begins with.
func (Kind) Markdown(_ Directive, data vitrine.BlockData, _ string) (string, bool) {
	made, ok := data.(*vitrine.Playground)
	if !ok {
		return "", true
	}
	return "```tsx\n" + made.Text + "```\n", true
}
