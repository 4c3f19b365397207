package source

import (
	"io/fs"

	"github.com/goccy/go-yaml/ast"
)

// Expectation is one entry of search.yaml: a query that readers type, and the page that must come first.
type Expectation struct {
	Query   string
	Page    string // path, with a hash for a place in it
	Product string // product of the page that the reader is on; "" for none

	File    string
	Line    int
	Column  int
	Excerpt string
}

const searchFile = "search.yaml"

// expectations read search.yaml, if the site has one.
func (r reader) expectations() []Expectation {
	if _, err := fs.Stat(r.fsys, searchFile); err != nil {
		return nil
	}
	src, ok := r.file(searchFile, maxConfig)
	if !ok {
		return nil
	}
	d := &document{name: "list of queries", file: searchFile, src: src, problems: r.problems}
	node, ok := d.parse(src)
	if !ok {
		return nil
	}
	if _, isList := node.(*ast.SequenceNode); !isList {
		d.add(node, "The queries must be a list.", "", "Begin each with a dash: “- {query: button, page: /material-ui/react-button/}”.")
		return nil
	}
	var list []Expectation
	queries := &field{key: "queries", into: entries{name: "query", add: func(at place) []field {
		list = append(list, Expectation{File: searchFile, Line: at.line, Column: at.column, Excerpt: at.excerpt})
		e := &list[len(list)-1]
		return []field{
			{key: "query", into: text{&e.Query}, required: true, doc: "What a reader types."},
			{key: "page", into: text{&e.Page}, required: true, rule: isPagePath, doc: "The page that must come first."},
			{key: "product", into: text{&e.Product}, doc: "The product of the page that the reader is on."},
		}
	}}}
	queries.into.read(d, queries, node)
	d.finish()
	return list
}
