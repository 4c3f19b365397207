package block

import (
	"slices"

	"vitrine/internal/demo"
	"vitrine/internal/markdown"
	"vitrine/internal/search"
	"vitrine/internal/vitrine"
)

// Entry is a kind in a registry.
type Entry interface {
	name() string
	claim() Claim
	parse(c markdown.Construct, report markdown.Report) (any, bool)
	anchors(page Page, item any) []string
	links(item any) []string
	dependencies(page Page, item any) []string
	resolve(c *Context, item any, content markdown.Content) (vitrine.BlockData, bool)
	markdown(item any, data vitrine.BlockData, source string) (string, bool)
	search(page Page, item any) Records
}

// Of is the entry of a kind.
func Of[T any](kind Kind[T]) Entry { return entry[T]{kind} }

// entry hides what a kind reads: the registry hands it back to nobody else.
type entry[T any] struct{ kind Kind[T] }

func (e entry[T]) name() string { return e.kind.Name() }
func (e entry[T]) claim() Claim { return e.kind.Claim() }
func (e entry[T]) parse(c markdown.Construct, report markdown.Report) (any, bool) {
	return e.kind.Parse(c, report)
}
func (e entry[T]) anchors(page Page, item any) []string { return e.kind.Anchors(page, item.(T)) }
func (e entry[T]) links(item any) []string              { return e.kind.Links(item.(T)) }
func (e entry[T]) dependencies(page Page, item any) []string {
	return e.kind.Dependencies(page, item.(T))
}
func (e entry[T]) resolve(c *Context, item any, content markdown.Content) (vitrine.BlockData, bool) {
	return e.kind.Resolve(c, item.(T), content)
}
func (e entry[T]) markdown(item any, data vitrine.BlockData, source string) (string, bool) {
	return e.kind.Markdown(item.(T), data, source)
}
func (e entry[T]) search(page Page, item any) Records { return e.kind.Search(page, item.(T)) }

// Names are those of kinds, in their order.
func Names(entries ...Entry) []string {
	names := make([]string, len(entries))
	for i, e := range entries {
		names[i] = e.name()
	}
	return names
}

// Keys are those of the directives that kinds claim.
func Keys(entries ...Entry) []string {
	var keys []string
	for _, e := range entries {
		if claim := e.claim(); claim.Form == markdown.Directive {
			keys = append(keys, claim.Key)
		}
	}
	return keys
}

// Registry holds the kinds of a site. It is safe for concurrent use where its kinds are.
type Registry struct {
	entries []Entry
	byName  map[string]Entry
	dialect *markdown.Dialect
}

// NewRegistry holds kinds in the order in which they are asked whether a construct is theirs.
func NewRegistry(entries ...Entry) *Registry {
	r := &Registry{entries: entries, byName: map[string]Entry{}}
	for _, e := range entries {
		r.byName[e.name()] = e
	}
	r.dialect = markdown.NewDialect(r)
	return r
}

// Dialect is the markdown that the kinds make up.
func (r *Registry) Dialect() *markdown.Dialect { return r.dialect }

// Forms implements markdown.Reader.
func (r *Registry) Forms() []markdown.Form {
	forms := []markdown.Form{markdown.Directive}
	for _, e := range r.entries {
		forms = append(forms, e.claim().Form)
	}
	slices.Sort(forms)
	return slices.Compact(forms)
}

// Containers implements markdown.Reader.
func (r *Registry) Containers() []markdown.Container {
	var list []markdown.Container
	for _, e := range r.entries {
		list = append(list, e.claim().Containers...)
	}
	return list
}

// Read implements markdown.Reader.
func (r *Registry) Read(c markdown.Construct, report markdown.Report) (markdown.Item, bool) {
	for _, e := range r.entries {
		if e.claim().holds(c) {
			value, ok := e.parse(c, report)
			return markdown.Item{Kind: e.name(), Value: value}, ok
		}
	}
	report(`This directive names neither a "demo" nor a "component".`, "", `Write {{"demo": "Name.tsx"}}.`)
	return markdown.Item{}, false
}

// Resolve makes the data of a block for the theme.
func (r *Registry) Resolve(c *Context, b markdown.Block, content markdown.Content) (vitrine.Block, bool) {
	c.at = demo.Place{File: b.File, Line: b.Line, Excerpt: b.Excerpt}
	data, ok := r.byName[b.Kind].resolve(c, b.Value, content)
	if !ok {
		return vitrine.Block{}, false
	}
	return vitrine.NewBlock(data), true
}

// Markdown is a block in the markdown output; false leaves its source as it stands.
func (r *Registry) Markdown(b markdown.Block, data vitrine.BlockData, source string) (string, bool) {
	return r.byName[b.Kind].markdown(b.Value, data, source)
}

// Anchors are the places of a page that a link may name: those of its blocks, and those of its raw HTML.
func (r *Registry) Anchors(page Page, doc *markdown.Doc) []string {
	anchors := slices.Clone(doc.Anchors)
	for _, b := range doc.Blocks {
		anchors = append(anchors, r.byName[b.Kind].anchors(page, b.Value)...)
	}
	return anchors
}

// Dependencies are the files of the site folder that the blocks of a page are made of, each once.
func (r *Registry) Dependencies(page Page, doc *markdown.Doc) []string {
	var files []string
	for _, b := range doc.Blocks {
		files = append(files, r.byName[b.Kind].dependencies(page, b.Value)...)
	}
	slices.Sort(files)
	return slices.Compact(files)
}

// Search is what readers can find in the blocks of a page: sections with the code in them, and other places. Code is
// that before the first section.
func (r *Registry) Search(page Page, doc *markdown.Doc) Records {
	var all Records
	code := &all.Code
	for _, b := range doc.Blocks {
		found := r.byName[b.Kind].search(page, b.Value)
		all.Generated = append(all.Generated, found.Generated...)
		for _, place := range found.Places {
			all.Places = append(all.Places, place)
			if place.Kind == search.SectionKind {
				code = &all.Places[len(all.Places)-1].Code
			}
		}
		if found.Code != "" {
			*code += found.Code + "\n"
		}
	}
	return all
}

// Fragment renders a text that is not a page, such as the comment of a prop.
func (r *Registry) Fragment(c *Context, source string, render markdown.Render) vitrine.Prose {
	render.Block = func(b markdown.Block, content markdown.Content) (vitrine.Block, bool) {
		return r.Resolve(c, b, content)
	}
	return markdown.Fragment(source, r.dialect, render)
}
