// Package task is the block kind of the boxes of tasks in a list: [x].
//
// In: whether the task is done. Out: the same. Never here: the text of the task.
package task

import (
	"vitrine/internal/block"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// Kind is the block kind. It reads whether the task is done.
type Kind struct{ block.Defaults[bool] }

// Name implements block.Kind.
func (Kind) Name() string { return "task" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim { return block.Form(markdown.Task) }

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, _ markdown.Report) (bool, bool) { return c.Checked, true }

// Resolve implements block.Kind.
func (Kind) Resolve(_ *block.Context, done bool, _ markdown.Content) (vitrine.BlockData, bool) {
	return vitrine.Task{Done: done}, true
}
