// Package table is the block kind of tables.
//
// In: the cells of a table. Out: the same with a label. Never here: tables of components.
package table

import (
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// Kind is the block kind. It reads the heads of the columns.
type Kind struct{ block.Defaults[[]string] }

// Name implements block.Kind.
func (Kind) Name() string { return "table" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim { return block.Form(markdown.Table) }

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, _ markdown.Report) ([]string, bool) { return c.Names, true }

// Resolve implements block.Kind.
func (Kind) Resolve(_ *block.Context, names []string, content markdown.Content) (vitrine.BlockData, bool) {
	return vitrine.Table{Label: "Table: " + strings.Join(names, ", "), Head: content.Head, Rows: content.Rows}, true
}
