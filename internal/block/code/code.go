// Package code is the block kind of fences and indented code.
//
// In: code and what its opening line says. Out: the same, highlighted. Never here: tabs of code, demos.
package code

import (
	"vitrine/internal/block"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// Fence is code as the author wrote it.
type Fence struct {
	Info markdown.Info
	Code string
}

// Kind is the block kind.
type Kind struct{ block.Defaults[Fence] }

// Name implements block.Kind.
func (Kind) Name() string { return "code" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim { return block.Form(markdown.CodeBlock) }

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, _ markdown.Report) (Fence, bool) {
	return Fence{Info: c.Info, Code: c.Text}, true
}

// Search implements block.Kind.
func (Kind) Search(_ block.Page, fence Fence) block.Records {
	return block.Records{Code: markdown.Show(fence.Info, fence.Code).Code}
}

// Resolve implements block.Kind.
func (Kind) Resolve(c *block.Context, fence Fence, _ markdown.Content) (vitrine.BlockData, bool) {
	for _, word := range fence.Info.Words {
		c.Unread(word)
	}
	return c.Fence(fence.Info, markdown.Show(fence.Info, fence.Code)), true
}
