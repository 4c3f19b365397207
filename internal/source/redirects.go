package source

import (
	"io/fs"
	"strings"

	"github.com/goccy/go-yaml/ast"

	"vitrine/internal/diag"
)

// Redirect is one old address, as redirects.yaml has it.
type Redirect struct {
	From    string   // with a slash at both ends, or with a star at its end for the rest of a path
	Targets []string // in the order of preference; a star stands for what the address's star stood for

	File    string
	Line    int
	Column  int
	Excerpt string
}

const redirectsFile = "redirects.yaml"

// redirects read redirects.yaml, if the site has one.
func (r reader) redirects() []Redirect {
	if _, err := fs.Stat(r.fsys, redirectsFile); err != nil {
		return nil
	}
	src, ok := r.file(redirectsFile, maxConfig)
	if !ok {
		return nil
	}
	d := &document{name: "list of redirects", file: redirectsFile, src: src, problems: r.problems}
	node, ok := d.parse(src)
	if !ok || node == nil {
		return nil
	}
	mapping, ok := node.(*ast.MappingNode)
	if !ok {
		d.add(node, "The list of redirects must be a group of keys.", "",
			"Write an old address and where it leads: /components/buttons/: [/acme-ui/button/]")
		return nil
	}
	var list []Redirect
	for _, pair := range mapping.Values {
		at := d.place(pair.Key)
		one := Redirect{From: pair.Key.GetToken().Value, File: redirectsFile, Line: at.line, Column: at.column,
			Excerpt: at.excerpt}
		values, isList := pair.Value.(*ast.SequenceNode)
		if !isList || len(values.Values) == 0 {
			d.problem(at, "The redirect "+diag.Quote(one.From)+" leads nowhere.",
				"Readers of the old address would meet an error page.",
				"Write a list of pages: [/acme-ui/button/]")
			continue
		}
		for _, value := range values.Values {
			one.Targets = append(one.Targets, value.GetToken().Value)
		}
		if wrong := one.flaw(); wrong != "" {
			d.problem(at, "The redirect "+diag.Quote(one.From)+" "+wrong,
				"It would never be followed, or lead somewhere else.",
				"Write addresses from the root with a slash at both ends; a star stands for the rest, at the end of "+
					"the old address and once in its target.")
			continue
		}
		list = append(list, one)
	}
	return list
}

func (r Redirect) flaw() string {
	stem, starred := strings.CutSuffix(r.From, "*")
	if !strings.HasPrefix(stem, "/") || !strings.HasSuffix(stem, "/") || strings.ContainsAny(stem, "*# ?") ||
		strings.Contains(stem, "//") {
		return "is not written as an address."
	}
	for _, target := range r.Targets {
		path, _, _ := strings.Cut(target, "#")
		switch {
		case !strings.HasPrefix(path, "/") || strings.HasPrefix(path, "//") || strings.ContainsAny(path, " ?") ||
			(!strings.HasSuffix(path, "/") && !strings.HasSuffix(path, "/*")):
			return "has a target that is not written as an address: " + diag.Quote(target) + "."
		case strings.Contains(path, "*") && !starred:
			return "has a star in its target and none of its own."
		}
	}
	return ""
}
