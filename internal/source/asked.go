package source

import "path"

// Asked is what readers ask that a section answers, or the page.
type Asked struct {
	At      string // id of a heading; "" for the page
	Phrases []string

	File         string
	Line, Column int
	Excerpt      string
}

// AskedFile has what readers ask, beside the page that answers.
const AskedFile = "asked.yaml"

// asked reads what readers ask, if somebody wrote it down.
func (r reader) asked(file string) []Asked {
	d, ok := r.optional("list of what readers ask", file)
	if !ok {
		return nil
	}
	var list []Asked
	d.wholeList("{at: position, asked: [where it appears]}", entries{name: "entry", add: func(at place) []field {
		list = append(list, Asked{File: file, Line: at.line, Column: at.column, Excerpt: at.excerpt})
		a := &list[len(list)-1]
		return []field{
			{key: "at", into: text{&a.At}, doc: "The id of the heading that answers. Left out, the page does."},
			{key: "asked", into: words{&a.Phrases}, required: true,
				doc: "What readers type, in words that the text doesn't use."},
		}
	}})
	return list
}

// readBeside reads what lies beside a page and is not published.
func (r reader) readBeside(page *Page) {
	r.tried(page)
	page.Asked = r.asked(path.Join(page.Dir, AskedFile))
}
