package formula

import (
	"html"
	"slices"
	"strings"

	nethtml "golang.org/x/net/html"
)

// ForBrowsers is what KaTeX writes in the part of MathML that all browsers read: letters of other alphabets are signs
// of their own, the columns of tables have classes for their alignment, and nothing has a style attribute.
func ForBrowsers(text string) string {
	w := &writer{}
	tokens := nethtml.NewTokenizer(strings.NewReader(text))
	for {
		kind := tokens.Next()
		switch kind {
		case nethtml.ErrorToken:
			return w.out.String()
		case nethtml.StartTagToken, nethtml.SelfClosingTagToken:
			w.start(tokens.Token())
		case nethtml.EndTagToken:
			w.end(tokens.Token().Data)
		case nethtml.TextToken:
			w.out.WriteString(html.EscapeString(inAlphabet(tokens.Token().Data, w.alphabet)))
		}
	}
}

// writer writes MathML token by token.
type writer struct {
	out      strings.Builder
	alphabet string // of the letters that follow
	tables   []table
}

// table is one that is being written.
type table struct {
	alignments []string
	column     int
}

func (w *writer) start(token nethtml.Token) {
	name := token.Data
	switch name {
	case "span": // around it all
		return
	case "mtable":
		w.tables = append(w.tables, table{alignments: strings.Fields(attribute(token, "columnalign"))})
	case "mtr":
		w.row()
	}
	w.alphabet = ""
	w.out.WriteString("<" + name)
	for _, a := range token.Attr {
		switch {
		case a.Key == "xmlns" || a.Key == "style" || a.Key == "columnalign":
			continue
		case a.Key == "mathvariant" && a.Val != "normal":
			w.alphabet = a.Val
			continue
		}
		w.out.WriteString(" " + a.Key + `="` + html.EscapeString(a.Val) + `"`)
	}
	if name == "mtd" {
		w.out.WriteString(w.cell())
	}
	w.out.WriteString(">")
	if token.Type == nethtml.SelfClosingTagToken {
		w.out.WriteString("</" + name + ">")
	}
}

func (w *writer) end(name string) {
	w.alphabet = ""
	if name == "span" {
		return
	}
	if name == "mtable" && len(w.tables) > 0 {
		w.tables = w.tables[:len(w.tables)-1]
	}
	w.out.WriteString("</" + name + ">")
}

// row begins one.
func (w *writer) row() {
	if n := len(w.tables); n > 0 {
		w.tables[n-1].column = 0
	}
}

// cell is the class of the next one, by how its column is aligned.
func (w *writer) cell() string {
	n := len(w.tables)
	if n == 0 {
		return ""
	}
	t := &w.tables[n-1]
	at := min(t.column, len(t.alignments)-1) // the last one is that of all further columns
	t.column++
	if at < 0 || t.alignments[at] == "center" {
		return ""
	}
	return ` class="` + html.EscapeString(t.alignments[at]) + `"`
}

func attribute(token nethtml.Token, name string) string {
	at := slices.IndexFunc(token.Attr, func(a nethtml.Attribute) bool { return a.Key == name })
	if at < 0 {
		return ""
	}
	return token.Attr[at].Val
}
