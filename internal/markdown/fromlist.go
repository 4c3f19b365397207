package markdown

import (
	"strings"

	"golang.org/x/net/html"
)

// manyItems is the length from which on a list of names stands on one line.
const manyItems = 60

// HTMLItem is an item of a list with those below it.
type HTMLItem struct {
	Text  string
	Items []HTMLItem
}

// HTMLItems are the items of all lists in rendered HTML that readers see.
func HTMLItems(markup string) []HTMLItem { return itemsBelow(parsedHTML(markup)) }

// itemsBelow are the items of the outermost lists within an element.
func itemsBelow(n *html.Node) []HTMLItem {
	var items []HTMLItem
	for c := range n.ChildNodes() {
		switch {
		case c.Type != html.ElementNode || isSilent(c):
		case c.Data == "li":
			items = append(items, HTMLItem{Text: oneLine(itemText(c)), Items: itemsBelow(c)})
		default:
			items = append(items, itemsBelow(c)...)
		}
	}
	return items
}

// itemText is what an item says itself, without the lists in it.
func itemText(n *html.Node) string {
	var out strings.Builder
	for c := range n.ChildNodes() {
		switch {
		case isSilent(c) || c.Data == "ul" && c.Type == html.ElementNode || c.Data == "ol" && c.Type == html.ElementNode:
		case isBlock(c):
			out.WriteString(" " + itemText(c) + " ")
		default:
			out.WriteString(inlineText(c))
		}
	}
	return out.String()
}

func listText(n *html.Node) string {
	items := itemsBelow(n)
	if len(items) >= manyItems && areNames(items) {
		names := make([]string, len(items))
		for i, item := range items {
			names[i] = item.Text
		}
		return strings.Join(names, ", ")
	}
	var out strings.Builder
	writeItems(&out, items, "")
	return strings.TrimRight(out.String(), "\n")
}

func areNames(items []HTMLItem) bool {
	for _, item := range items {
		if len(item.Items) > 0 || strings.ContainsAny(item.Text, " ,[") {
			return false
		}
	}
	return true
}

func writeItems(out *strings.Builder, items []HTMLItem, indent string) {
	for _, item := range items {
		if item.Text != "" || len(item.Items) > 0 {
			out.WriteString(indent + "- " + item.Text + "\n")
			writeItems(out, item.Items, indent+"  ")
		}
	}
}

// HTMLRows are the rows of all tables in rendered HTML, cell by cell, without their heads.
func HTMLRows(markup string) [][]string {
	var rows [][]string
	var visit func(n *html.Node)
	visit = func(n *html.Node) {
		for c := range n.ChildNodes() {
			if isSilent(c) {
				continue
			}
			if c.Type == html.ElementNode && c.Data == "tr" && c.FirstChild != nil && !onlyHeads(c) {
				rows = append(rows, cells(c))
				continue
			}
			visit(c)
		}
	}
	visit(parsedHTML(markup))
	return rows
}

func onlyHeads(row *html.Node) bool {
	for c := range row.ChildNodes() {
		if c.Type == html.ElementNode && c.Data == "td" {
			return false
		}
	}
	return true
}

func cells(row *html.Node) []string {
	var texts []string
	for c := range row.ChildNodes() {
		if c.Type == html.ElementNode && (c.Data == "td" || c.Data == "th") {
			texts = append(texts, oneLine(inlineText(c)))
		}
	}
	return texts
}

// tableRows are the rows of a table, its head among them.
func tableRows(table *html.Node) [][]string {
	var rows [][]string
	for n := range table.Descendants() {
		if n.Type == html.ElementNode && n.Data == "tr" && !isSilent(n) {
			rows = append(rows, cells(n))
		}
	}
	return rows
}

const border = "|"

func tableText(rows [][]string) string {
	var out strings.Builder
	for i, row := range rows {
		for n, cell := range row {
			row[n] = strings.ReplaceAll(cell, "|", "\\|")
		}
		for _, cell := range row {
			out.WriteString(border + " " + cell + " ")
		}
		out.WriteString(border + "\n")
		if i == 0 {
			out.WriteString("|" + strings.Repeat(" :-- |", len(row)) + "\n")
		}
	}
	return strings.TrimRight(out.String(), "\n")
}
