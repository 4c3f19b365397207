package source

import "vitrine/internal/diag"

// Question is an entry of a list by which the search is measured: a query, and the places that answer it.
type Question struct {
	Query   string
	Kind    string // of question, by which results are counted
	Product string // of the page that the reader is on; "" for none
	Targets []string
}

// ReadQuestions reads such a list.
func ReadQuestions(name string, src []byte, problems *diag.List) []Question {
	d := &document{name: "list of queries", file: name, src: src, problems: problems}
	var list []Question
	d.wholeList("{query: button, kind: exact, targets: [/acme-ui/button/]}", entries{name: "query",
		add: func(place) []field {
			list = append(list, Question{})
			q := &list[len(list)-1]
			return []field{
				{key: "query", into: text{&q.Query}, required: true, doc: "What a reader types."},
				{key: "kind", into: text{&q.Kind}, required: true, doc: "The kind of query, by which they are counted."},
				{key: "product", into: text{&q.Product}, doc: "The product of the page that the reader is on."},
				{key: "targets", into: words{&q.Targets}, required: true, doc: "Addresses that answer it; one without a " +
					"fragment stands for any place in its page."},
			}
		}})
	return list
}
