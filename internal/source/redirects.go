package source

import (
	"io/fs"
	"strings"

	"github.com/goccy/go-yaml/ast"

	"vitrine/internal/diag"
)

// Redirect is an address with what it leads to: one of before, as redirects.yaml has it, or one that addresses.yaml
// promises.
type Redirect struct {
	From    string   // with a slash at both ends, or with a star at its end for the rest of a path
	Targets []string // in the order of preference; a star stands for what the address's star stood for

	File    string
	Line    int
	Column  int
	Excerpt string
}

// listFile is a file that lists addresses with what they lead to.
type listFile struct {
	file, name string
	// leads says that each address must name where it leads; without it the nearest page is found.
	leads   bool
	example string
}

var (
	redirectList = listFile{"redirects.yaml", "list of redirects", true,
		"Write an old address and where it leads: /components/buttons/: [/acme-ui/button/]"}
	addressList = listFile{"addresses.yaml", "list of addresses", false,
		"Write an address and what is nearest to it, which may be left to the build: /acme-ui/badge/: []"}
)

// redirects read a list of addresses, if the site has it.
func (r reader) redirects(from listFile) []Redirect {
	if _, err := fs.Stat(r.fsys, from.file); err != nil {
		return nil
	}
	src, ok := r.file(from.file, maxConfig)
	if !ok {
		return nil
	}
	d := &document{name: from.name, file: from.file, src: src, problems: r.problems}
	node, ok := d.parse(src)
	if !ok || node == nil {
		return nil
	}
	mapping, ok := node.(*ast.MappingNode)
	if !ok {
		d.add(node, "The "+from.name+" must be a group of keys.", "", from.example)
		return nil
	}
	var list []Redirect
	for _, pair := range mapping.Values {
		if one, ok := d.redirect(pair, from); ok {
			list = append(list, one)
		}
	}
	return list
}

func (d *document) redirect(pair *ast.MappingValueNode, from listFile) (Redirect, bool) {
	at := d.place(pair.Key)
	one := Redirect{From: pair.Key.GetToken().Value, File: from.file, Line: at.line, Column: at.column,
		Excerpt: at.excerpt}
	values, isList := pair.Value.(*ast.SequenceNode)
	if !isList || from.leads && len(values.Values) == 0 {
		d.problem(at, "The redirect "+diag.Quote(one.From)+" leads nowhere.",
			"Readers of the old address would meet an error page.",
			"Write a list of pages: [/acme-ui/button/]")
		return one, false
	}
	for _, value := range values.Values {
		one.Targets = append(one.Targets, value.GetToken().Value)
	}
	wrong := one.flaw()
	if strings.HasSuffix(one.From, "*") && !from.leads {
		wrong = "is a pattern; only addresses of pages can be promised."
	}
	if wrong != "" {
		d.problem(at, "The redirect "+diag.Quote(one.From)+" "+wrong,
			"It would never be followed, or lead somewhere else.",
			"Write addresses from the root with a slash at both ends; a star stands for the rest, at the end of "+
				"the old address and once in its target.")
	}
	return one, wrong == ""
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
