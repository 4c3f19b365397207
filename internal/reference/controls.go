package reference

import (
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/microsoft/typescript-go/vitrine/typetree"

	"vitrine/internal/vitrine"
)

// Controls are the controls for the own props of a component whose values can be chosen or typed, those first that most
// readers want. What is deprecated, and what takes code, has none.
func (refs *Index) Controls(r *Item) []vitrine.Control {
	list := []vitrine.Control{}
	for _, row := range r.Props {
		c, ok := refs.control(row.Name, row.Type, row.Default)
		if !ok || row.IsDeprecated {
			continue
		}
		form := typetree.FormOf(row.Type, nil)
		c.Type, c.Text = form.Short, FirstSentence(row.Text)
		c.Href = r.Page + "#" + RowID(r.Name, PropsSection, row.Name)
		list = append(list, c)
	}
	slices.SortStableFunc(list, func(a, b vitrine.Control) int { return rank(a) - rank(b) })
	for i := range list {
		list[i].More = i >= mostControls || rank(list[i]) >= seldom
	}
	return list
}

// InheritedControl is what sets a prop that a component inherits: by its type where another component or a type
// declares it, as text where the platform does.
func (refs *Index) InheritedControl(r *Item, name string) (vitrine.Control, bool) {
	for _, group := range r.Inherited {
		for _, row := range group.Rows {
			if row.Name == name {
				c, ok := refs.control(name, row.Type, row.Default)
				c.Type, c.Text = typetree.FormOf(row.Type, nil).Short, FirstSentence(row.Text)
				return c, ok
			}
		}
		if slices.Contains(group.Names, name) || slices.Contains(group.Every, name) {
			return vitrine.Control{Name: name, Kind: vitrine.ControlText}, !isHandler.MatchString(name)
		}
	}
	return vitrine.Control{}, false
}

// isHandler knows the names of the platform's props that take functions.
var isHandler = regexp.MustCompile(`^on[A-Z]`)

const (
	// mostControls are as many as a reader sees at once.
	mostControls = 10
	// mostValues are as many as a reader chooses from where a text does as well: all names of colors are more.
	mostValues = 40
	// seldom is the rank from which on few readers want a control.
	seldom = 100
)

// wanted are names of props by which libraries call what readers try first.
var wanted = []string{"children", "label", "variant", "color", "size", "severity", "orientation", "disabled"}

// kindOrder begins with the kinds that show at once what can be had.
var kindOrder = []vitrine.ControlKind{vitrine.ControlChoice, vitrine.ControlSwitch, vitrine.ControlIcon,
	vitrine.ControlNumber, vitrine.ControlNode, vitrine.ControlText, vitrine.ControlObject}

// plumbing are names of props that few readers try: they say how something is built, or only what programs see.
var plumbing = regexp.MustCompile(`^(id|name|className|style|tabIndex|autoFocus|keepMounted|key|href|type|value` +
	`|aria-.*|.*(Id|Label|LabelText|Text|Name|ClassName)|disable.+|(min|max)Rows)$`)

// rank orders controls: the lower, the earlier.
func rank(c vitrine.Control) int {
	if at := slices.Index(wanted, c.Name); at >= 0 {
		return at
	}
	place := len(wanted) + slices.Index(kindOrder, c.Kind)
	if plumbing.MatchString(c.Name) {
		place += seldom
	}
	return place
}

// control is what sets a value of a type, by its name; false for one that takes code.
func (refs *Index) control(name string, t *typetree.Type, standard string) (vitrine.Control, bool) {
	c := vitrine.Control{Name: name, Default: literal(standard)}
	o := refs.offers(t)
	switch {
	case len(o.values) == 2 && o.values[0] == true && o.values[1] == false && !o.open():
		c.Kind = vitrine.ControlSwitch
	case o.element && iconName.MatchString(name):
		c.Kind = vitrine.ControlIcon
	case len(o.values) > 1 && !(o.text && len(o.values) > mostValues):
		c.Kind, c.Values = vitrine.ControlChoice, o.values
	case o.number && (!o.text || isNumber(c.Default)):
		c.Kind = vitrine.ControlNumber
	case o.node:
		c.Kind = vitrine.ControlNode
	case o.text:
		c.Kind = vitrine.ControlText
	case len(o.values) == 1:
		c.Kind, c.Values = vitrine.ControlChoice, o.values
	default:
		c.Fields = refs.fields(t)
		c.Kind = vitrine.ControlObject
		return c, len(c.Fields) > 0
	}
	return c, true
}

var iconName = regexp.MustCompile(`(?i)icon$`)

func isNumber(value any) bool { _, ok := value.(float64); return ok }

// fields are the controls of an object all of whose fields have one.
func (refs *Index) fields(t *typetree.Type) []vitrine.Control {
	var list []vitrine.Control
	for _, one := range t.Alternatives() {
		for _, m := range refs.membersOf(one) {
			c, ok := refs.control(m.Name, m.Type, "")
			if !ok || c.Kind == vitrine.ControlObject || !propertyName.MatchString(m.Name) {
				return nil
			}
			c.Type = typetree.FormOf(m.Type, nil).Short
			list = append(list, c)
		}
		if len(list) > 0 {
			return list
		}
	}
	return nil
}

var propertyName = regexp.MustCompile(`^[A-Za-z_]\w*$`)

// membersOf are the members of an object, or of the interface that a name stands for.
func (refs *Index) membersOf(t *typetree.Type) []typetree.Member {
	named := refs.meaning(t)
	if named == nil || len(named.Extends) > 0 || len(named.Members) == 0 {
		return t.Members
	}
	var members []typetree.Member
	for _, m := range named.Members {
		members = append(members, typetree.Member{Name: m.Name, Type: m.Type})
	}
	return members
}

// meaning is what a name without arguments stands for, nil for any other type.
func (refs *Index) meaning(t *typetree.Type) *namedType {
	if t.Kind != typetree.Reference || t.Target == nil || len(t.Of) > 0 {
		return nil
	}
	return refs.named[*t.Target]
}

// union is what a name stands for that is a union, with the arguments of the name in the place of its parameters: of
// Responsive<number> the number and the lists of numbers. It is nil for any other type, and for a union that takes
// arguments, none of which is a value of it.
func (refs *Index) union(t *typetree.Type) *typetree.Type {
	if t.Kind != typetree.Reference || t.Target == nil {
		return nil
	}
	named := refs.named[*t.Target]
	if named == nil || named.Type == nil || named.Type.Kind != typetree.Union {
		return nil
	}
	var arms []*typetree.Type
	takes := len(named.Parameters) == 0
	for _, arm := range named.Type.Of {
		at := slices.IndexFunc(named.Parameters, func(p typetree.TypeParameter) bool {
			return arm.Kind == typetree.Parameter && arm.Text == p.Name
		})
		takes = takes || at >= 0
		switch {
		case at >= 0 && at < len(t.Of):
			arm = t.Of[at]
		case at >= 0:
			arm = named.Parameters[at].Default
		}
		arms = append(arms, arm.Alternatives()...)
	}
	if !takes {
		return nil
	}
	return &typetree.Type{Kind: typetree.Union, Of: arms}
}

// offer is what can be chosen or typed for a type; what takes code is left out.
type offer struct {
	values                      []any // literals
	text, number, node, element bool
}

// open says whether more than its literals can be given.
func (o offer) open() bool { return o.text || o.number || o.node || o.element }

// and is an offer that takes what another one takes as well.
func (o offer) and(other offer) offer {
	return offer{slices.Concat(o.values, other.values), o.text || other.text, o.number || other.number,
		o.node || other.node, o.element || other.element}
}

func (refs *Index) offers(t *typetree.Type) (o offer) {
	for _, one := range t.Alternatives() {
		switch {
		case one.Is("boolean"):
			o.values = append(o.values, true, false)
		case one.Is("number"):
			o.number = true
		case isNode(one):
			o.text, o.node, o.element = true, true, true
		case one.Names("React.ReactElement"), one.Names("ReactElement"), one.Names("JSX.Element"):
			o.element = true
		case isText(one):
			o.text = true
		case one.Kind == typetree.Literal:
			if value := literal(typetree.Print(one)); value != nil {
				o.values = append(o.values, value)
			}
		default:
			o = o.and(refs.offers(refs.union(one)))
		}
	}
	return o
}

// isText says whether any text is a value of a type: string, a node, or the string & {} of open unions.
func isText(t *typetree.Type) bool {
	return t.Is("string") || isNode(t) || t.Kind == typetree.Intersect && t.Of[0].Is("string")
}

// isNode says whether a type is whatever React renders, under the name by which declarations or sources import it.
func isNode(t *typetree.Type) bool { return t.Names("React.ReactNode") || t.Names("ReactNode") }

// IsScalar says whether a prop takes values that can be chosen or typed, and nothing else.
func IsScalar(row Row) bool {
	for _, one := range row.Type.Alternatives() {
		isPlain := one.Kind == typetree.Keyword || one.Kind == typetree.Literal || isText(one)
		if !isPlain || one.Is("any") || one.Is("unknown") || one.Is("object") {
			return false
		}
	}
	return !row.IsDeprecated && row.Type != nil && !row.Type.Is("null")
}

// literal is the value of a literal as code writes it; nil for anything else, such as Infinity, which is a name.
func literal(code string) any {
	switch {
	case code == "true", code == "false":
		return code == "true"
	case len(code) > 1 && strings.HasPrefix(code, "'") && strings.HasSuffix(code, "'"):
		return strings.ReplaceAll(code[1:len(code)-1], `\'`, "'")
	}
	if number, err := strconv.ParseFloat(code, 64); err == nil && !math.IsInf(number, 0) && !math.IsNaN(number) {
		return number
	}
	return nil
}
