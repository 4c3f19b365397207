package vitrine

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/block/component"
	"vitrine/internal/block/kinds"
	"vitrine/internal/markdown"
	"vitrine/internal/search"
	"vitrine/internal/vitrine"
)

// Block is a kind of block of your own: pages show one by a directive alone on a line, such as {{"release": "1.2.0"}}.
// NewBlock makes one.
type Block struct {
	key   string
	entry func(site string) block.Entry
}

// BlockKind says all that the engine asks of a kind of block. T is what a directive says: plain data, which is handed
// back to the other functions and must not be changed by them. The functions may be called from many goroutines, and
// for the same directive again and again: what they return must depend on their arguments alone.
type BlockKind[T any] struct {
	// Key is the key by which a directive is one of this kind: "release" for {{"release": "1.2.0"}}. It is required,
	// and neither one of the engine's nor that of another kind.
	Key string
	// Parse reads the values of a directive, as they come out of JSON: string, float64, bool, []any, map[string]any,
	// nil. It is required. Its error stops the build at the directive; see Problem.
	Parse func(values map[string]any) (T, error)
	// Render makes what readers see. It is required. Its error stops the build at the directive; see Problem.
	Render func(page Page, data T) (Content, error)
	// Anchors are the ids in the HTML that links may name; links to others stop the build. Nil has none.
	Anchors func(data T) []string
	// Markdown is the block in the page's markdown output, for programs that read; "" leaves it out. Nil leaves the
	// directive there as it stands in the source.
	Markdown func(data T) string
	// Search are places in the block that readers can find, by ids that are among the anchors. Nil has none.
	Search func(data T) []SearchRecord
}

// Page is a page as authors wrote it.
type Page struct {
	File      string // below the site folder; "" for one that nobody wrote
	Path      string // such as /lib/guide/; the same in all languages
	Language  string // two letters
	ProductID string // id of the product that the page documents, "" for none
	Generated bool   // nobody wrote it: it was made of what packages declare, or lists other pages
}

// Content is what a block shows: finished HTML, or a component of the site.
type Content struct {
	// HTML is put into the page as it is: escape what authors wrote. Style attributes and scripts in it are blocked by
	// the policy of the page.
	HTML string
	// Component, if it is not "", is shown instead: ReleaseNote is components/ReleaseNote.tsx in the site folder. It is
	// rendered with Props ahead of time.
	Component string
	Props     map[string]any // plain data, as JSON
}

// SearchRecord is a place in a page that readers can find.
type SearchRecord struct {
	ID   string // of an element
	Text string // that is searched, and shown
}

// NewBlock makes a block of its kind. What is wrong with the kind is an error of Build and Dev.
func NewBlock[T any](kind BlockKind[T]) Block {
	if kind.Parse == nil || kind.Render == nil {
		return Block{key: kind.Key}
	}
	return Block{key: kind.Key, entry: func(site string) block.Entry {
		return block.Of(ownKind[T]{BlockKind: kind, site: site})
	}}
}

// entriesOf are the blocks as the engine takes them.
func entriesOf(site string, blocks []Block) ([]block.Entry, error) {
	var entries []block.Entry
	taken := block.Keys(kinds.Of(nil)...)
	for _, b := range blocks {
		switch {
		case b.key == "":
			return nil, errors.New("vitrine: a block has no key: set BlockKind.Key to that of its directives")
		case b.entry == nil:
			return nil, fmt.Errorf("vitrine: the block %q lacks Parse or Render: set both", b.key)
		case slices.Contains(taken, b.key):
			return nil, fmt.Errorf("vitrine: two kinds of blocks have the key %q: choose another one", b.key)
		}
		taken = append(taken, b.key)
		entries = append(entries, b.entry(site))
	}
	return entries, nil
}

// ownKind is a caller's kind as the engine sees it.
type ownKind[T any] struct {
	block.Defaults[T]
	BlockKind[T]
	site string
}

// Name keeps clear of the engine's own names.
func (k ownKind[T]) Name() string { return "own " + k.Key }

func (k ownKind[T]) Claim() block.Claim { return block.Directive(k.Key) }

func (k ownKind[T]) Parse(c markdown.Construct, report markdown.Report) (T, bool) {
	data, err := k.BlockKind.Parse(c.Values)
	if err != nil {
		report(explained(err, k.Key))
	}
	return data, err == nil
}

func (k ownKind[T]) Anchors(_ block.Page, data T) []string {
	if k.BlockKind.Anchors == nil {
		return nil
	}
	return k.BlockKind.Anchors(data)
}

// Dependencies are none: what a component consists of is known to the engine.
func (k ownKind[T]) Dependencies(block.Page, T) []string { return nil }

func (k ownKind[T]) Resolve(c *block.Context, data T, _ markdown.Content) (vitrine.BlockData, bool) {
	content, err := k.Render(Page{File: c.Page.File, Path: c.Path, Language: c.Language, ProductID: c.Product,
		Generated: c.Generated}, data)
	if err != nil {
		c.Fail(explained(err, k.Key))
		return nil, false
	}
	if content.Component == "" {
		// No place for a block of ours is in it.
		return vitrine.Prose{HTML: strings.ReplaceAll(content.HTML, "<!--b:", "<!-- b:")}, true
	}
	name := component.File(content.Component)
	if _, err := os.Stat(filepath.Join(k.site, filepath.FromSlash(name))); err != nil {
		c.Fail(fmt.Sprintf("The site has no component %q, which the block %q shows.", content.Component, k.Key),
			"The page would have a hole there.", fmt.Sprintf("Write %s.", name))
		return nil, false
	}
	file, line, excerpt := c.Place()
	return &vitrine.Component{Name: content.Component, Props: content.Props, File: file, Line: line,
		Excerpt: excerpt}, true
}

func (k ownKind[T]) Markdown(data T, _ vitrine.BlockData, _ string) (string, bool) {
	if k.BlockKind.Markdown == nil {
		return "", false
	}
	text := k.BlockKind.Markdown(data)
	if text != "" && !strings.HasSuffix(text, "\n") {
		text += "\n"
	}
	return text, true
}

func (k ownKind[T]) Search(_ block.Page, data T) block.Records {
	if k.BlockKind.Search == nil {
		return block.Records{}
	}
	var records block.Records
	for _, place := range k.BlockKind.Search(data) {
		records.Places = append(records.Places, search.Record{Kind: search.SectionKind, ID: place.ID, Name: place.Text})
	}
	return records
}

// explained is what a caller's error says to the author of a directive.
func explained(err error, key string) (what, why, fix string) {
	var problem Problem
	if errors.As(err, &problem) {
		return problem.What, problem.Why, cmp.Or(problem.Fix, fmt.Sprintf("Mend the directive %q.", key))
	}
	return err.Error(), "", fmt.Sprintf("Mend the directive %q.", key)
}
