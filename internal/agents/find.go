package agents

import (
	"fmt"
	"strings"
)

// searchInput is a search.
type searchInput struct {
	Query   string `json:"query" jsonschema:"what to find: a few words, a name, a message"`
	Product string `json:"product,omitempty" jsonschema:"product id or package to stay in"`
	Limit   int    `json:"limit,omitempty" jsonschema:"hits, at most 20; 6 without it"`
}

// How many hits an answer has.
const (
	fewHits  = 6
	mostHits = 20
	longHit  = 120
)

func (a *answers) search(in searchInput) (string, error) {
	index, err := a.Library.Index()
	if err != nil {
		return "", err
	}
	product, err := productOf(index, in.Product)
	if err != nil {
		return "", err
	}
	limit := fewHits
	if in.Limit > 0 {
		limit = min(in.Limit, mostHits)
	}
	text := strings.TrimSpace(in.Query)
	if text == "" || len(text) > maxWord {
		return "", fmt.Errorf("a query has between 1 and %d letters", maxWord)
	}
	result, err := a.Library.Find(Query{Text: text, Product: product, Only: product, Limit: limit})
	if err != nil {
		return "", err
	}
	if len(result.Hits) == 0 {
		return "", fmt.Errorf("nothing was found for %s; try fewer or other words, or a name", quoted(text))
	}
	var out strings.Builder
	if result.Meant != "" {
		fmt.Fprintf(&out, "Answers for %q:\n", result.Meant)
	}
	for _, hit := range result.Hits {
		title := hit.Title
		if hit.Page != "" {
			title = hit.Page + ": " + title
		}
		fmt.Fprintf(&out, "- %s (%s", title, hit.Kind)
		if hit.Product != "" {
			fmt.Fprintf(&out, ", %s", hit.Product)
		}
		fmt.Fprintf(&out, ") %s", hit.Address)
		if about := aboutHit(hit); about != "" {
			fmt.Fprintf(&out, "\n  %s", about)
		}
		out.WriteString("\n")
	}
	if more := result.Total - len(result.Hits); more > 0 {
		fmt.Fprintf(&out, "%d more\n", more)
	}
	return out.String(), nil
}

// aboutHit is the type and the default of a row, which most searches for one are about, and what is said there.
func aboutHit(hit Hit) string {
	about := cut(hit.Type, longType)
	if hit.Default != "" {
		about += " = " + cut(hit.Default, longType)
	}
	if about != "" && hit.Excerpt != "" {
		about += ". "
	}
	return about + cut(hit.Excerpt, longHit)
}
