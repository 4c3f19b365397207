// Package code is the block kind of fences and indented code.
//
// In: code and its language. Out: the same, highlighted. Never here: tabs of code, demos.
package code

import (
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// Fence is code as the author wrote it.
type Fence struct{ Language, Code string }

// Kind is the block kind.
type Kind struct{ block.Defaults[Fence] }

// Name implements block.Kind.
func (Kind) Name() string { return "code" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim { return block.Form(markdown.CodeBlock) }

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, _ markdown.Report) (Fence, bool) {
	return Fence{Language: c.Argument, Code: strings.TrimSuffix(c.Text, "\n")}, true
}

// Search implements block.Kind.
func (Kind) Search(_ block.Page, fence Fence) block.Records { return block.Records{Code: fence.Code} }

// Resolve implements block.Kind.
func (Kind) Resolve(c *block.Context, fence Fence, _ markdown.Content) (vitrine.BlockData, bool) {
	return vitrine.Code{Language: fence.Language, HTML: c.Code(fence.Language, fence.Code)}, true
}
