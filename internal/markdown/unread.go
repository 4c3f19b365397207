package markdown

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"

	"vitrine/internal/diag"
)

var (
	strayColons     = regexp.MustCompile(`^:{3,}$`)
	unreadContainer = regexp.MustCompile(`^:{3,}\s*([\w-]+)`)
	unreadAlert     = regexp.MustCompile(`^\[!(\w[\w-]*)\]`)
	unreadFormula   = regexp.MustCompile(`^\$\$(?:[^$]|$)`)
	unreadTabs      = regexp.MustCompile(`^===[!+]?\s+"`)
)

// unread tells of a paragraph that looks like a container and is none: readers would see its signs.
func (p *collector) unread(n *ast.Paragraph) {
	if n.Lines().Len() == 0 || len(p.doc.dialect().containers) == 0 {
		return
	}
	p.stray(n)
	first := n.Lines().At(0)
	line := strings.TrimSpace(string(first.Value(p.source)))
	if found := unreadContainer.FindStringSubmatch(line); found != nil {
		p.warn(first.Start, fmt.Sprintf("Nothing reads %s.", diag.Quote(":::"+found[1])),
			p.nearestContainer(found[1], "Write one of those that are read: :::"))
	}
	if unreadFormula.MatchString(line) {
		p.warn(first.Start, "Nothing reads the formula behind $$.",
			"Write $$ alone on the lines before and behind it; or ```math and its lines as a fence.")
	}
	if unreadTabs.MatchString(line) {
		p.warn(first.Start, "Nothing reads tabs that begin with ===.",
			"Write :::tabs, a line == Title before the text of each tab, and ::: behind the last one.")
	}
	if found := unreadAlert.FindStringSubmatch(line); found != nil && n.Parent().Kind() == ast.KindBlockquote {
		p.warn(first.Start, fmt.Sprintf("Nothing reads the alert %s.", diag.Quote("[!"+found[1]+"]")),
			"Write [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] or [!CAUTION].")
	}
}

// stray tells of lines of colons that close nothing.
func (p *collector) stray(n *ast.Paragraph) {
	for i := range n.Lines().Len() {
		line := n.Lines().At(i)
		colons := strings.TrimSpace(string(line.Value(p.source)))
		if !strayColons.MatchString(colons) {
			continue
		}
		fix := "Remove it, or write the word of a box before the text that it closes: :::note"
		for around := n.Parent(); around != nil; around = around.Parent() {
			if box, ok := around.(*containerNode); ok && strings.HasPrefix(strings.TrimSpace(box.opening), ":::") {
				fix = fmt.Sprintf("The box %s is closed by as many colons as it begins with.",
					diag.Quote(strings.TrimSpace(box.opening)))
				break
			}
		}
		p.warn(line.Start, fmt.Sprintf("No box is open that %s would close.", diag.Quote(colons)), fix)
	}
}

// lostCells tells of cells beyond the columns of a table, which nothing shows.
func (p *collector) lostCells(table *extast.Table) {
	for row := table.FirstChild(); row != nil; row = row.NextSibling() {
		last := row.LastChild()
		if last == nil || last.Lines().Len() == 0 {
			continue
		}
		end := last.Lines().At(last.Lines().Len() - 1).Stop
		rest, _, _ := strings.Cut(string(p.source[end:]), "\n")
		if rest = strings.Trim(rest, " |\t\r"); rest == "" || p.doc.input.Dialect == nil {
			continue
		}
		p.warnOf(end, fmt.Sprintf("This row has more cells than its table has columns: %s is not shown.", diag.Quote(rest)),
			"Readers would not know that it is missing.",
			`Add a column; or write a sign | that belongs to a cell as \|, in code and formulas too.`)
	}
}

func (p *collector) nearestContainer(word, otherwise string) string {
	var words []string
	for _, c := range p.doc.dialect().containers {
		words = append(words, c.Words...)
	}
	if near := diag.DidYouMean(word, words); near != "" {
		return near
	}
	return otherwise + strings.Join(words, ", :::") + "."
}

func (p *collector) warn(offset int, what, fix string) {
	p.warnOf(offset, what, "Readers see its signs as text.", fix)
}

// warnOf warns of what has another consequence than that.
func (p *collector) warnOf(offset int, what, why, fix string) {
	p.at(offset, what, why, fix)
	p.problems[len(p.problems)-1].Severity = diag.Warning
}
