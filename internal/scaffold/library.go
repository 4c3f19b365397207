package scaffold

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/packages"
	"vitrine/internal/reference"
	"vitrine/internal/source"
	"vitrine/internal/tool"
	"vitrine/internal/workspace"
)

// component is one that a library exports.
type component struct {
	Name        string
	Import      string // the statement that imports it
	About       string // what its comment says, in one sentence; "" for none that is plain
	Given       []reference.Given
	HasText     bool     // whether it shows a text between its tags
	CanStand    bool     // whether its types alone say how to show it
	HasControls bool     // whether a prop of it can be chosen or typed
	Required    []string // the names of its required props
}

// read finds the components of a library by their types.
func (p *project) read(o Options) error {
	if p.name == "" {
		return p.noLibrary(o, diag.Problem{What: "The package has no name.",
			Why: "Demos import the library by the name of its package.",
			Fix: `Give it one: "name": "my-library".`})
	}
	found, err := packages.Read(o.Folder, p.name, nil, source.Config{})
	var nothing packages.NothingFound
	if err != nil && !errors.As(err, &nothing) {
		return p.noLibrary(o, diag.Problem{What: fmt.Sprintf("The types of %s can't be read: %v.", p.name, err),
			Why: "The first pages are made of the components that a package exports."})
	}
	if len(found.Components) == 0 {
		return p.noLibrary(o, diag.Problem{
			What: fmt.Sprintf("The package %s exports no component.", p.name),
			Why: "Its types were read as package.json and tsconfig.json lead to them (exports, types, source, " +
				"src/index), and nothing in them can stand in JSX.",
			Fix: "Are the types of React installed? npm install --save-dev @types/react."})
	}
	refs := reference.Knowing(found.Named)
	var list []candidate
	for _, e := range found.Components {
		given, text, ok := refs.Needs(e)
		one := component{Name: e.Name, Import: firstImport(e, p.name), About: plain(reference.FirstSentence(e.Text)),
			Given: given, HasText: text, CanStand: ok,
			HasControls: len(refs.Controls(&reference.Item{Entry: e})) > 0, Required: required(e)}
		list = append(list, candidate{one, e, one.demand(e)})
	}
	slices.SortStableFunc(list, func(a, b candidate) int { return cmp.Compare(a.demand, b.demand) })
	p.choose(list)
	return nil
}

// noLibrary reports a folder that has no components of its own: those of another package can be documented as well.
func (p *project) noLibrary(o Options, problem diag.Problem) error {
	more := fmt.Sprintf("To document another package, name it: vitrine init --package %s, or run vitrine init in its "+
		"folder.", p.example(o.Folder))
	if o.Package != "" {
		more = "Is the name of --package right, and is it installed? npm install " + o.Package
	}
	problem.File, problem.Fix = "package.json", strings.TrimSpace(problem.Fix+" "+more)
	return diag.Failure{Problems: []diag.Problem{problem}}
}

// example is the name of a package of components that the project depends on or that is a member of its workspace; a
// made-up one where there is none.
func (p *project) example(folder string) string {
	var folders []string
	for _, names := range []map[string]string{p.manifest.Dependencies, p.manifest.DevDependencies,
		p.manifest.PeerDependencies} {
		for name := range names {
			folders = append(folders, tool.Found(folder, name))
		}
	}
	var libraries []string
	for _, one := range append(folders, workspace.Members(folder)...) {
		if m, err := readManifest(one); err == nil && m.PeerDependencies["react"] != "" && m.Name != "react-dom" {
			libraries = append(libraries, m.Name)
		}
	}
	if len(libraries) == 0 {
		return "@acme/ui"
	}
	return slices.Min(libraries)
}

func required(e reference.Entry) (names []string) {
	for _, row := range e.Props {
		if row.Required && row.Name != "children" {
			names = append(names, row.Name)
		}
	}
	return names
}

// candidate is a component with what the reference says of it.
type candidate struct {
	component component
	entry     reference.Entry
	demand    int // see component.demand
}

// choose takes components in, the least demanding first: the one that is shown, and those that may be around all of
// them.
func (p *project) choose(list []candidate) {
	for _, c := range list {
		one := c.component
		isPart := c.entry.Of != "" || strings.Contains(c.entry.Name, ".")
		switch {
		case isProvider(c.entry):
			if one.CanStand && one.HasText && len(one.Given) == 0 {
				p.providers = append(p.providers, one)
			} else {
				p.demanding = append(p.demanding, one)
			}
		case !isPart:
			p.exports = append(p.exports, one)
			if p.shown == nil && one.CanStand {
				p.shown = &one
			}
		}
	}
}

// firstImport is how the page imports a component: by the barrel, which every package has, else as its types say.
func firstImport(e reference.Entry, name string) string {
	for _, statement := range e.Imports {
		if strings.Contains(statement, "'"+name+"'") {
			return statement
		}
	}
	if len(e.Imports) > 0 {
		return e.Imports[0]
	}
	return fmt.Sprintf("import { %s } from '%s';", e.Name, name)
}

var providerName = regexp.MustCompile(`Provider$`)

func isProvider(e reference.Entry) bool { return providerName.MatchString(e.Name) }

// Names of props by which components say that they are shown at times only.
var hiding = regexp.MustCompile(`^(is)?[oO]pen(ed)?$|^anchorEl$|^visible$|^show$`)

// demand orders components by how much they want before they can be shown: a button wants a text.
func (c component) demand(e reference.Entry) int {
	n := 2 * len(c.Given)
	if e.Name == "Button" {
		n -= 10
	}
	if !c.HasText {
		n += 3
	}
	if slices.ContainsFunc(e.Props, func(r reference.Row) bool { return hiding.MatchString(r.Name) }) {
		n += 20
	}
	return n
}

// componentPage is the address of the page about the component that is shown.
func (p *project) componentPage() string {
	if p.shown == nil {
		return ""
	}
	return "/" + p.id + "/" + p.shown.slug() + "/"
}

var capital = regexp.MustCompile(`([a-z0-9])([A-Z])`)

// slug is the part of an address that is made of a component's name.
func (c component) slug() string { return strings.ToLower(capital.ReplaceAllString(c.Name, "$1-$2")) }

// Element is a component in JSX.
func (c component) Element() string {
	open := c.Name
	for _, one := range c.Given {
		open += " " + one.Attribute()
	}
	if !c.HasText {
		return "<" + open + " />"
	}
	return "<" + open + ">" + c.Name + "</" + c.Name + ">"
}

// Props are what an element can't do without, as a playground takes them.
func (c component) Props() (string, error) {
	props := map[string]any{}
	for _, one := range c.Given {
		if one.Value != nil {
			props[one.Name] = one.Value
		}
	}
	if c.HasText {
		props["children"] = c.Name
	}
	if len(props) == 0 {
		return "", nil
	}
	text, err := json.Marshal(props)
	return string(text), err
}

// below is a path below the folder.
func below(parts ...string) string { return filepath.ToSlash(filepath.Join(parts...)) }
