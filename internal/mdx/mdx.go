// Package mdx reads pages that are written in MDX: it tells imports, elements and expressions from the markdown around
// them.
//
// In: the text of a page, and what the MDX project's compiler reads in it. Out: the text in our own dialect, with a
// place for each element, and a module for each element that renders it. Never here: running the compiler, rendering.
package mdx

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/source"
)

// Node is a piece of a text as the compiler reads it. Places are in bytes.
type Node struct {
	Type       string      `json:"type"`
	Name       string      `json:"name"`
	Value      string      `json:"value"`
	Start      int         `json:"start"`
	End        int         `json:"end"`
	Attributes []Attribute `json:"attributes"`
	Children   []Node      `json:"children"`
}

// Attribute is one of an element.
type Attribute struct {
	Name  string `json:"name"` // "" for {...spread}
	Value string `json:"value"`
	Code  bool   `json:"code"` // its value is an expression
	Start int    `json:"start"`
	End   int    `json:"end"`
}

// Import is a statement that names a module.
type Import struct {
	Module string   `json:"module"`
	Names  []string `json:"names"`
	Start  int      `json:"start"` // of the module's name, with its quotes
	End    int      `json:"end"`
}

// Export is a name that the page declares.
type Export struct {
	Name  string `json:"name"`
	Text  string `json:"text"` // its value, where that is a text or a number
	Start int    `json:"start"`
}

// Unread is a place that the compiler can't read.
type Unread struct {
	Line    int    `json:"line"`
	Column  int    `json:"column"`
	Message string `json:"message"`
	First   int    `json:"first"` // the lines that were left out, so that the rest could be read
	Last    int    `json:"last"`
}

// Parsed is what the compiler reads in a text.
type Parsed struct {
	Nodes    []Node   `json:"nodes"`
	Imports  []Import `json:"imports"`
	Exports  []Export `json:"exports"`
	Problems []Unread `json:"problems"`
}

// Input is the text of a page.
type Input struct {
	Body   []byte
	Parsed Parsed
}

// Page is a page as our dialect has it.
type Page struct {
	Body     []byte
	Lines    []int                // of the text, from 1: where each line of Body was written
	Elements []source.PageElement // without files; their lines and those of their code are of the text
	Module   string               // imports, exports and declarations; its lines are those of the text
	Names    []string             // that the module hands to elements
	Media    []source.Media       // of elements; without files
	Problems []diag.Problem
}

// Read takes a page apart. Problems have lines of the text.
func Read(in Input) Page {
	r := &reader{body: in.Body, parsed: in.Parsed}
	for _, p := range in.Parsed.Problems {
		r.page.Problems = append(r.page.Problems, r.unread(p))
	}
	r.body = readable(in.Body, in.Parsed.Problems)
	r.declare()
	r.page.Module = r.module()
	w := r.writer(0, len(in.Body))
	r.nodes(w, in.Parsed.Nodes)
	for i, l := range w.done() {
		if i > 0 {
			r.page.Body = append(r.page.Body, '\n')
		}
		r.page.Body = append(r.page.Body, l.text...)
		r.page.Lines = append(r.page.Lines, l.at)
	}
	return r.page
}

// readable is a text without what the compiler can't read, of which nothing else is told. Every byte stands where it
// stood.
func readable(body []byte, problems []Unread) []byte {
	if len(problems) == 0 {
		return body
	}
	var out []byte
	n := 0
	for line := range bytes.Lines(bytes.Clone(body)) {
		n++
		if slices.ContainsFunc(problems, func(p Unread) bool { return p.First <= n && n <= p.Last }) {
			cover(line, ' ')
		}
		out = append(out, line...)
	}
	return out
}

// module is the text with nothing but its imports and exports; all else is blank.
func (r *reader) module() string {
	code := bytes.Clone(r.body)
	cover(code, ' ')
	for _, n := range r.parsed.Nodes {
		if n.Type == "mdxjsEsm" {
			copy(code[n.Start:n.End], r.body[n.Start:n.End])
		}
	}
	return string(code)
}

// reader reads one page.
type reader struct {
	body   []byte
	parsed Parsed
	page   Page
}

// line is the line of a byte, from 1.
func (r *reader) line(at int) int { return bytes.Count(r.body[:at], []byte("\n")) + 1 }

func (r *reader) fail(at int, what, why, fix string) {
	line, column := diag.Position(r.body, at)
	r.page.Problems = append(r.page.Problems, diag.Problem{Line: line, Column: column,
		Excerpt: diag.Excerpt(r.body, line), What: what, Why: why, Fix: fix})
}

// unread is what the compiler says, with what to do.
func (r *reader) unread(p Unread) diag.Problem {
	fix := "Correct the line. A brace or an angle bracket that is meant as text is written \\{ or \\<."
	switch {
	case strings.Contains(p.Message, "closing tag"):
		fix = "Close the element, or write <Name /> where it has no content. Both tags stand alone, or in one line."
	case strings.Contains(p.Message, "comment"):
		fix = "Write a comment as {/* … */}."
	case strings.Contains(p.Message, "already been declared"):
		fix = "Give one of both another name: import { Card as Other } from './Card'. Texts that the page takes in declare " +
			"their names in it as well."
	case strings.Contains(p.Message, "Could not parse import/exports"):
		fix = "Write JavaScript without types, with an empty line behind it."
	}
	return diag.Problem{Line: p.Line, Column: p.Column, Excerpt: diag.Excerpt(r.body, p.Line),
		What: "MDX can't read this: " + strings.TrimSuffix(p.Message, ".") + ".",
		Why:  "What stands here would be missing from the page.", Fix: fix}
}

// declare notes what the page declares.
func (r *reader) declare() {
	names := map[string]bool{}
	for _, i := range r.parsed.Imports {
		for _, name := range i.Names {
			names[name] = true
		}
		if lower := strings.ToLower(i.Module); strings.HasSuffix(lower, ".md") || strings.HasSuffix(lower, ".mdx") {
			r.fail(i.Start, fmt.Sprintf("The text %s is not shown alone on a line.", diag.Quote(i.Module)),
				"A text becomes a part of the page, with its headings and links.",
				"Write its element alone on a line and without props: <Name />.")
		}
	}
	for _, e := range r.parsed.Exports {
		if e.Name == "default" {
			r.fail(e.Start, "The page exports a layout of its own.", "All pages of a site have the layout of its theme.",
				"Take “export default” out, and put the component around the text where it is needed.")
			continue
		}
		names[e.Name] = true
	}
	for name := range names {
		r.page.Names = append(r.page.Names, name)
	}
	slices.Sort(r.page.Names)
}
