package markdown

import (
	"cmp"
	"fmt"
	"html"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/util"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// Picture is what is known of a picture that a page shows.
type Picture struct {
	Address       string
	Width, Height int    // in pixels of the page; 0 where nobody knows
	Wrong, Fix    string // what keeps it from being shown as it should
}

// modes are the ends of addresses that say in which color mode a picture is shown, as GitHub reads them, and classes.
var modes = []struct{ end, class string }{
	{"#gh-light-mode-only", "only-light-mode"}, {"#only-light", "only-light-mode"}, {"#light-mode-only", "only-light-mode"},
	{"#gh-dark-mode-only", "only-dark-mode"}, {"#only-dark", "only-dark-mode"}, {"#dark-mode-only", "only-dark-mode"},
}

// image writes a picture with its size: the page leaves room for it.
func (w *proseWriter) image(out util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	n := node.(*ast.Image)
	address, class := string(n.Destination), ""
	for _, mode := range modes {
		if rest, ok := strings.CutSuffix(address, mode.end); ok {
			address, class = rest, mode.class
		}
	}
	picture := Picture{Address: address}
	if w.render.Picture != nil {
		picture = w.render.Picture(address)
	}
	if picture.Width == 0 && !w.plain {
		line, column, excerpt := w.doc.place(linkOffset(n))
		problem := diag.Problem{File: w.doc.input.File, Line: line, Column: column, Excerpt: excerpt,
			What: cmp.Or(picture.Wrong, "This picture has no size."), Why: "The page would jump when it arrives.",
			Fix: cmp.Or(picture.Fix, `Write it as HTML: <img src="…" alt="…" width="640" height="360">.`)}
		if picture.Wrong == "" {
			problem.Kind = diag.PicturesKind
		}
		w.problems = append(w.problems, problem)
	}
	if vitrine.RunsCode(picture.Address) {
		picture.Address = ""
	}
	fmt.Fprintf(out, `<img src="%s" alt="%s"`, html.EscapeString(string(util.URLEscape([]byte(picture.Address), false))),
		html.EscapeString(textOf(n, w.source)))
	if picture.Width > 0 {
		fmt.Fprintf(out, ` width="%d" height="%d" loading="lazy" decoding="async"`, picture.Width, picture.Height)
	}
	if class != "" {
		fmt.Fprintf(out, ` class="%s"`, class)
	}
	if len(n.Title) > 0 {
		fmt.Fprintf(out, ` title="%s"`, html.EscapeString(string(n.Title)))
	}
	out.WriteString(">")
	return ast.WalkSkipChildren, nil
}
