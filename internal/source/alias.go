package source

import (
	"fmt"
	"strings"

	"github.com/goccy/go-yaml/ast"

	"vitrine/internal/diag"
)

// Alias is an anchor of before, with the id of the heading that has its place now.
type Alias struct {
	From, To string

	Line    int
	Column  int
	Excerpt string
}

// aliases are headings by the anchors of before.
type aliases struct{ value *[]Alias }

func (aliases) kind() string { return "ids of headings by former ids" }

func (t aliases) read(d *document, f *field, node ast.Node) {
	mapping, ok := node.(*ast.MappingNode)
	if !ok {
		d.add(node, fmt.Sprintf("%s must be keys with texts.", diag.Quote(f.key)), f.doc,
			"Write one “former-id: id-of-a-heading” a line below it, indented.")
		return
	}
	for _, pair := range mapping.Values {
		at := d.place(pair.Key)
		to, ok := d.text(f, pair.Value)
		if !ok {
			continue
		}
		one := Alias{From: pair.Key.GetToken().Value, To: strings.TrimPrefix(to, "#"), Line: at.line, Column: at.column,
			Excerpt: at.excerpt}
		if strings.ContainsAny(one.From, " \t#\"'<>&") || one.From == "" || one.To == "" {
			d.problem(at, fmt.Sprintf("The alias %s is no id that an address can name.", diag.Quote(one.From)), f.doc,
				"Write a former id, without “#”, and the id of a heading: basic-button: variants")
			continue
		}
		*t.value = append(*t.value, one)
	}
}
