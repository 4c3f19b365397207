package source

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
	d, ok := r.optional("list of queries", searchFile)
	if !ok {
		return nil
	}
	var list []Expectation
	d.wholeList("{query: button, page: /acme-ui/button/}", entries{name: "query",
		add: func(at place) []field {
			list = append(list, Expectation{File: searchFile, Line: at.line, Column: at.column, Excerpt: at.excerpt})
			e := &list[len(list)-1]
			return []field{
				{key: "query", into: text{&e.Query}, required: true, doc: "What a reader types."},
				{key: "page", into: text{&e.Page}, required: true, rule: isPagePath, doc: "The page that must come " +
					"first."},
				{key: "product", into: text{&e.Product}, doc: "The product of the page that the reader is on."},
			}
		}})
	return list
}
