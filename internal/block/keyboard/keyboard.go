// Package keyboard is the block kind of keyboard tables: {{"keyboard": "keyboard.yaml"}}.
//
// In: a directive, and the rows that the page has. Out: a table of keys and what they do, with a seal on each row that
// held in a browser. Never here: reading the rows, trying them.
package keyboard

import (
	"fmt"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// fileName is the only file that rows stand in.
const fileName = "keyboard.yaml"

// Row is one of a page's keyboard table.
type Row struct {
	Keys     []string // as they are pressed
	Label    string   // shown in their place, "" for none
	Result   string   // markdown
	Verified bool
}

// Site is what the kind asks of the site.
type Site interface {
	block.Liner
	KeyboardRows(page block.Page) []Row
}

// Kind is the block kind.
type Kind struct {
	block.Defaults[string]
	Site Site
}

// Name implements block.Kind.
func (Kind) Name() string { return "keyboard" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim { return block.Directive("keyboard") }

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, report markdown.Report) (string, bool) {
	if name, _ := c.Values["keyboard"].(string); name != fileName {
		report("A keyboard table has its rows in "+diag.Quote(fileName)+" beside the page.", "No other file is read for it.",
			`Write {{"keyboard": "keyboard.yaml"}}.`)
		return "", false
	}
	return fileName, true
}

// Resolve implements block.Kind.
func (k Kind) Resolve(c *block.Context, _ string, _ markdown.Content) (vitrine.BlockData, bool) {
	rows := k.Site.KeyboardRows(c.Page)
	if len(rows) == 0 {
		c.Fail("The page has no file "+diag.Quote(fileName)+" with rows.", "The table would be empty.",
			"Write the file beside the page: see “Claims and keyboard tables”.")
		return nil, false
	}
	if c.Number("keyboard") > 1 {
		c.Fail("The keyboard table stands on this page twice.", "Its rows would be counted twice.", "Show it once.")
		return nil, false
	}
	table := &vitrine.Keyboard{}
	for _, row := range rows {
		shown := vitrine.KeyboardRow{Label: row.Label, Text: k.Site.Inline(c, row.Result), Verified: row.Verified}
		if row.Label == "" {
			for _, key := range row.Keys {
				shown.Keys = append(shown.Keys, Caps(key))
			}
		}
		table.Rows = append(table.Rows, shown)
	}
	return table, true
}

// caps are what stands on keys, where that is not the key's name.
var caps = map[string]string{"ArrowDown": "↓", "ArrowUp": "↑", "ArrowLeft": "←", "ArrowRight": "→", "Escape": "Esc",
	"PageUp": "Page Up", "PageDown": "Page Down", "Control": "Ctrl", "ContextMenu": "Menu", "Plus": "+"}

// Caps are what stands on the keys that are pressed together: Shift+ArrowDown is Shift and ↓.
func Caps(key string) []string {
	parts := strings.Split(key, "+")
	for i, part := range parts {
		if cap, ok := caps[part]; ok {
			parts[i] = cap
		} else if len([]rune(part)) == 1 {
			parts[i] = strings.ToUpper(part)
		}
	}
	return parts
}

// named are the keys of a row in words.
func (r Row) named() string {
	if r.Label != "" {
		return r.Label
	}
	var list []string
	for _, key := range r.Keys {
		list = append(list, strings.Join(Caps(key), "+"))
	}
	return strings.Join(list, ", ")
}

// Markdown implements block.Kind: a table of markdown.
func (Kind) Markdown(_ string, data vitrine.BlockData, _ string) (string, bool) {
	table, ok := data.(*vitrine.Keyboard)
	if !ok {
		return "", true
	}
	var b strings.Builder
	b.WriteString("| Keys | Result | Verified |\n|---|---|---|\n")
	for _, row := range table.Rows {
		keys := row.Label
		if keys == "" {
			var list []string
			for _, caps := range row.Keys {
				list = append(list, "`"+strings.Join(caps, "+")+"`")
			}
			keys = strings.Join(list, ", ")
		}
		verified := map[bool]string{true: "yes", false: "no"}[row.Verified]
		text := strings.Join(strings.Fields(markdown.FromHTML(row.Text.HTML)), " ")
		fmt.Fprintf(&b, "| %s | %s | %s |\n", keys, strings.ReplaceAll(text, "|", "\\|"), verified)
	}
	return b.String(), true
}

// Search implements block.Kind: keys and what they do, as code of the section that is found and not shown.
func (k Kind) Search(page block.Page, _ string) block.Records {
	var lines []string
	for _, row := range k.Site.KeyboardRows(page) {
		lines = append(lines, strings.Join(row.Keys, " ")+" "+row.named()+" "+row.Result)
	}
	return block.Records{Code: strings.Join(lines, "\n")}
}
