package page

import (
	"strings"

	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// factsProp of a component's directive says which kind of values the component shows: {{"component": "ErrorDecoder",
// "facts": "errors"}}.
const factsProp = "facts"

// FactsKind is the kind of values that a page shows, "" for none.
func (p *Page) FactsKind() string {
	if c := p.shower(); c != nil {
		kind, _ := c.Props[factsProp].(string)
		return kind
	}
	return ""
}

// shower is the first component of a page that shows values.
func (p *Page) shower() *vitrine.Component {
	if p.doc == nil {
		return nil
	}
	for _, b := range p.doc.Blocks {
		if c, ok := p.blocks[b.Index].(*vitrine.Component); ok {
			switch c.Props[factsProp] {
			case vitrine.FactsErrors, vitrine.FactsTheme, vitrine.FactsIcons:
				return c
			}
		}
	}
	return nil
}

// Facts are the values that a page shows, read from what its component drew.
func (p *Page) Facts() vitrine.PageFacts {
	facts := vitrine.PageFacts{Kind: p.FactsKind(), Product: p.ProductID, Page: p.Path, Values: map[string]string{}}
	c := p.shower()
	if c == nil {
		return facts
	}
	switch facts.Kind {
	case vitrine.FactsErrors:
		for _, row := range markdown.HTMLRows(c.HTML) {
			if len(row) > 1 {
				facts.Values[row[0]] = row[1]
			}
		}
	case vitrine.FactsTheme:
		addValues(facts.Values, "", markdown.HTMLItems(c.HTML))
	case vitrine.FactsIcons:
		for _, item := range markdown.HTMLItems(c.HTML) {
			facts.Names = append(facts.Names, item.Text)
		}
		facts.Import, _ = c.Props["import"].(string)
		endings, _ := c.Props["endings"].([]any)
		for _, ending := range endings {
			if text, ok := ending.(string); ok {
				facts.Endings = append(facts.Endings, text)
			}
		}
	}
	return facts
}

// separator stands between a key and its value. A key may have colons.
const separator = ": "

// addValues takes in a tree of items, each a key, a colon and a value, by the path of keys.
func addValues(values map[string]string, path string, items []markdown.HTMLItem) {
	for _, item := range items {
		at := strings.Index(item.Text, separator)
		if len(item.Items) > 0 {
			at = strings.LastIndex(item.Text, separator) // behind it stands what it is alone
		}
		if at < 0 {
			at = len(item.Text)
		}
		below, value := path+item.Text[:at], strings.TrimPrefix(item.Text[at:], separator)
		if len(item.Items) == 0 {
			values[below] = value
		}
		addValues(values, below+".", item.Items)
	}
}
