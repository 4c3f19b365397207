// Package block says what a kind of block is, and asks all kinds of a site about the blocks of a page.
//
// In: the constructs of a page's text, as the markdown stage finds them. Out: of each block its data for the theme,
// its text in the markdown output, its anchors, the files it needs, and what can be found in it. Each kind has a folder
// here and one line in internal/block/kinds; kinds know nothing of each other.
// Never here: what a page is beside its blocks, files, HTML of the shell.
package block

import (
	"vitrine/internal/markdown"
	"vitrine/internal/search"
	"vitrine/internal/vitrine"
)

// Kind is one kind of block. T is what it reads from a page's text: plain data, which outlive the site that they were
// read for. A kind embeds Defaults and answers only what is special about it.
type Kind[T any] interface {
	Name() string
	// Claim says which constructs become blocks of this kind.
	Claim() Claim
	// Parse reads one. It is false for one that is wrong, which it reports.
	Parse(c markdown.Construct, report markdown.Report) (T, bool)
	// Anchors are the places that a link may name.
	Anchors(page Page, item T) []string
	// Links are the addresses that it leads to beside the text around it.
	Links(item T) []string
	// Dependencies are the files of the site folder that the block is made of.
	Dependencies(page Page, item T) []string
	// Resolve makes the data for the theme. It is false where there is nothing to show, which it reports.
	Resolve(c *Context, item T, content markdown.Content) (vitrine.BlockData, bool)
	// Markdown is the block in the markdown output; false leaves its source as it stands. Data are nil for a block that
	// could not be resolved.
	Markdown(item T, data vitrine.BlockData, source string) (text string, replaced bool)
	// Search is what readers can find in it.
	Search(page Page, item T) Records
}

// Records are what can be found in a block.
type Records struct {
	Places    []search.Record // a section begins where one of its kind stands
	Code      string          // of the section around the block
	Generated []string        // generators that tell more
}

// Defaults are the answers of a kind about which there is nothing to say.
type Defaults[T any] struct{}

// Anchors are none.
func (Defaults[T]) Anchors(Page, T) []string { return nil }

// Links are none.
func (Defaults[T]) Links(T) []string { return nil }

// Dependencies are none.
func (Defaults[T]) Dependencies(Page, T) []string { return nil }

// Markdown leaves the source as it stands.
func (Defaults[T]) Markdown(T, vitrine.BlockData, string) (string, bool) { return "", false }

// Search finds nothing.
func (Defaults[T]) Search(Page, T) Records { return Records{} }

// Claim says which constructs a kind reads.
type Claim struct {
	Form       markdown.Form
	Key, Value string               // of a directive: the key that it must have, and its value where that matters
	Containers []markdown.Container // of a form of the kind's own
	// Where says which constructs of the form are meant; nil for all.
	Where func(markdown.Construct) bool
}

// Directive claims directives that have a key.
func Directive(key string) Claim { return Claim{Form: markdown.Directive, Key: key} }

// Form claims all constructs of a form that markdown knows.
func Form(form markdown.Form) Claim { return Claim{Form: form} }

// Containers claim constructs of a form of the kind's own, which may look in several ways.
func Containers(list ...markdown.Container) Claim { return Claim{Form: list[0].Form, Containers: list} }

// CodeWhere claims some blocks of code; the kind must stand before that of all others.
func CodeWhere(where func(markdown.Construct) bool) Claim {
	return Claim{Form: markdown.CodeBlock, Where: where}
}

func (c Claim) holds(construct markdown.Construct) bool {
	if c.Form != construct.Form || c.Where != nil && !c.Where(construct) {
		return false
	}
	if c.Form != markdown.Directive {
		return true
	}
	value, ok := construct.Values[c.Key]
	return ok && (c.Value == "" || value == c.Value)
}
