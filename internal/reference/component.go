package reference

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/microsoft/typescript-go/vitrine/facts"
	"github.com/microsoft/typescript-go/vitrine/typetree"
)

func (r *room) component(p facts.Package, c facts.Component) Entry {
	text, inherits := describe(c.Doc.Text)
	entry := Entry{Kind: Component, Name: c.Name, Package: p.Name, Version: p.Version, Imports: statements(c.Imports,
		c.Name),
		Text: text, Deprecated: reason(c.Doc), IsDeprecated: c.Doc.Has("deprecated"), Ref: c.Ref, Inherits: inherits,
		ThemeName: c.Published.ThemeName, Anything: c.Anything,
		AnythingWith: c.AnythingWith, Untyped: c.Untyped}
	if of := family(c.Name); of != c.Name {
		entry.Of = of
	}
	own := r.own[c.Name]
	var rest []facts.Member
	for _, m := range c.Props {
		if own[m.Name] {
			row := r.row(m)
			if row.Text == "" {
				row.Text = c.Published.Docs[m.Name]
			}
			entry.Props = append(entry.Props, row)
		} else if !m.Doc.Has("ignore") {
			rest = append(rest, m)
		} else {
			entry.Untold = append(entry.Untold, m.Name)
		}
	}
	r.sort(entry.Props)
	entry.Inherited = r.groups(c, rest)
	if entry.Inherits == nil {
		entry.Inherits = r.parent(c)
	}
	r.parts(&entry, c)
	return entry
}

// parts are the slots and the classes. A class that belongs to a slot is told with the slot.
func (r *room) parts(entry *Entry, c facts.Component) {
	classes := map[string]string{}
	slots := map[string]bool{}
	for _, k := range c.Classes {
		classes[k.Name] = r.className(k)
	}
	for _, s := range c.Slots {
		slots[s.Name] = true
		row := r.row(s)
		row.Class = classes[s.Name]
		row.Required = false
		entry.Slots = append(entry.Slots, row)
	}
	for _, k := range c.Classes {
		if slots[k.Name] {
			continue
		}
		row := Row{Name: k.Name, Text: mended(k.Doc.Text), Class: classes[k.Name], State: r.isState(k.Name),
			Deprecated: reason(k.Doc), IsDeprecated: k.Doc.Has("deprecated")}
		entry.Classes = append(entry.Classes, row)
	}
	if r.policy.Declared {
		return
	}
	slices.SortStableFunc(entry.Classes, func(a, b Row) int {
		return cmp.Or(strings.Compare(a.Class, b.Class),
			strings.Compare(a.Name, b.Name))
	})
	sortRows(entry.Slots)
}

func (r *room) isState(key string) bool {
	return r.policy.StatePrefix != "" && slices.Contains(stateKeys, key)
}

func (r *room) className(k facts.Member) string {
	switch {
	case r.isState(k.Name):
		return r.policy.StatePrefix + k.Name
	case k.Prefix == "":
		return ""
	}
	return r.policy.ClassPrefix + k.Prefix + "-" + k.Name
}

// sortRows puts required rows first, then goes by name.
func sortRows(rows []Row) {
	slices.SortStableFunc(rows, func(a, b Row) int {
		if a.Required != b.Required {
			if a.Required {
				return -1
			}
			return 1
		}
		return strings.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name))
	})
}

// row is a member as a line of a reference.
func (r *room) row(m facts.Member) Row {
	row := Row{Name: m.Name, Required: !m.Optional, Type: r.typeOf(m), Text: mended(m.Doc.Text),
		Deprecated: reason(m.Doc), IsDeprecated: m.Doc.Has("deprecated"), From: m.From.File, Call: m.Signature}
	row.Default, _ = m.Doc.Tag("default")
	if see, ok := m.Doc.Tag("see"); ok && see != "" {
		row.Text = strings.TrimSpace(row.Text + "\n\nSee " + strings.TrimPrefix(see, "See "))
	}
	if m.Signature != nil {
		if !row.Type.HasFunction() {
			row.Signature = typetree.PrintFunction(m.Signature)
		}
		row.Arguments = arguments(m.Doc)
		row.Returns, _ = m.Doc.Tag("returns")
		if row.Returns == "" {
			row.Returns, _ = m.Doc.Tag("return")
		}
		row.Returns = withoutType(row.Returns)
	}
	return row
}

// opened says why the type of a row is wider than the declared one.
const opened = "users may add to the union: a plain string is a value as well"

// typeOf is the type of a member, with a plain string where users may add to a union.
func (r *room) typeOf(m facts.Member) *typetree.Type {
	isOpen := m.Declared.Find(func(part *typetree.Type) bool {
		return part.Kind == typetree.Reference && len(part.Of) > 0 && slices.Contains(r.policy.Open, part.LastName())
	})
	members := m.Type.Alternatives()
	if isOpen == nil || len(members) > 1 && members[len(members)-1].Is("string") {
		return m.Type
	}
	members = append(slices.Clone(members), typetree.Word("string"))
	return &typetree.Type{Kind: typetree.Union, Of: members, Differs: opened}
}

// slipped is code in a line of text that ends with one sign more than it begins with.
var slipped = regexp.MustCompile("(?m)(^|[^`])`([^`\n]+)``([^`]|$)")

// mended is a comment whose code ends where its author meant it to.
func mended(text string) string { return slipped.ReplaceAllString(text, "$1`$2`$3") }

// reason is what a deprecation says.
func reason(d facts.Doc) string {
	text, _ := d.Tag("deprecated")
	return text
}

// arguments are the parameters that the author described.
func arguments(d facts.Doc) []Argument {
	var list []Argument
	for _, tag := range d.Tags {
		if tag.Name != "param" {
			continue
		}
		name, text := cutParameter(withoutType(tag.Text))
		if text != "" {
			list = append(list, Argument{Name: name, Text: text})
		}
	}
	return list
}

var (
	braced    = regexp.MustCompile(`^\{[^{}]*(\{[^{}]*\}[^{}]*)*\}\s*`)
	parameter = regexp.MustCompile(`^\[?([\w$.]+)[^\]\s]*\]?\s*(?:-\s+)?`)
)

func withoutType(text string) string { return strings.TrimSpace(braced.ReplaceAllString(text, "")) }

func cutParameter(text string) (name, rest string) {
	m := parameter.FindStringSubmatch(text)
	if m == nil {
		return "", text
	}
	return m[1], strings.TrimSpace(text[len(m[0]):])
}

var (
	linkList = regexp.MustCompile(`(?m)^(?:Demos|API):[ \t]*\n+(?:^- .*\n?)+`)
	inherits = regexp.MustCompile(`(?m)^- inherits \[(.+?)(?: API)?\]\((.*?)\)`)
)

// describe takes the lists of links out of a component's comment; one of them names the parent.
func describe(text string) (string, *Parent) {
	var parent *Parent
	if m := inherits.FindStringSubmatch(text); m != nil {
		parent = &Parent{Name: m[1], Href: m[2]}
	}
	return strings.TrimSpace(linkList.ReplaceAllString(text+"\n", "")), parent
}

// statements are the import forms of an export. A part comes with what it is a part of.
func statements(imports []facts.Import, name string) []string {
	whole, flat := family(name), strings.ReplaceAll(name, ".", "")
	var list []string
	for _, i := range imports {
		local := flat
		if i.Part != "" {
			local = whole
		}
		statement := fmt.Sprintf("import { %s as %s } from '%s';", i.Name, local, i.Module)
		if i.Name == "default" {
			statement = fmt.Sprintf("import %s from '%s';", local, i.Module)
		} else if i.Name == local {
			statement = fmt.Sprintf("import { %s } from '%s';", i.Name, i.Module)
		}
		list = append(list, statement)
	}
	return list
}
