// Package render makes the HTML of finished pages: it bundles their demos, renders demos and components, then the pages
// around them.
//
// In: pages, what all pages share, Node, the cache of build steps. Out: pages, and what stands beside them, as outputs
// ask for them; problems. Never here: what stands on a page, and how modules are bundled.
package render

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"

	"vitrine/internal/assets"
	"vitrine/internal/base"
	"vitrine/internal/cache"
	"vitrine/internal/capture"
	"vitrine/internal/diag"
	"vitrine/internal/page"
	"vitrine/internal/prerender"
	"vitrine/internal/publish"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// Renderer renders the pages of one site. It is safe for concurrent use.
type Renderer struct {
	Folder     string // of the site, absolute
	Site       *site.Site
	Assets     *assets.Set
	Components func() (*assets.Components, error)
	Hints      func(demos []source.Demo) (vitrine.Hints, error) // what the names in them are
	Steps      *cache.Cache
	Node       *prerender.Renderer
	Record     func(capture.Page) (capture.Recording, error) // see capture.Recorder
	Parallel   func(n int, do func(i int))
	Progress   func(stage string, done, total int)
	// names all that demos are made of beside the files of their pages, while somebody edits these; "" in builds
	Remember string
	Once     bool // nobody renders a page again: what only rendering needs is given away
}

// Page is a page with what rendering adds to it.
type Page struct {
	*page.Page
	Pending []string // demos masked until they live, with the reason

	bundle     assets.PageBundle
	components []assets.ComponentOutput
	filled     bool       // the HTML of its components is in its blocks
	html       cache.Part // kept by the step that renders it
}

// Pages are finished pages that are to be rendered.
func Pages(pages ...*page.Page) []*Page {
	list := make([]*Page, len(pages))
	for i, p := range pages {
		list[i] = &Page{Page: p}
	}
	return list
}

// Count counts the pages that readers come to and the demos on all of them, and names the demos that are masked until
// they live.
func Count(pages []*Page) (count, demos int, pending []string) {
	for _, p := range pages {
		if !p.Frame && !p.Overview {
			count++
		}
		if !p.Group {
			demos += len(p.Demos)
		}
		pending = append(pending, p.Pending...)
	}
	slices.Sort(pending)
	return count, demos, pending
}

// Render makes the HTML of every page. Flaws of demos become problems; a page with one is not kept.
func (r *Renderer) Render(ctx context.Context, pages []*Page, problems *diag.List) error {
	if err := r.Bundle(pages, problems); err != nil {
		return err
	}
	var done atomic.Int64
	failed := make([]error, len(pages))
	r.Parallel(len(pages), func(i int) {
		if ctx.Err() == nil {
			failed[i] = r.render(pages[i], problems)
			if r.Once {
				pages[i].release()
			}
		}
		r.Progress("render", int(done.Add(1)), len(pages))
	})
	for i, err := range failed {
		if err != nil {
			return fmt.Errorf("rendering %s: %w", pages[i].Path, err)
		}
	}
	return ctx.Err()
}

// release gives away what only rendering needs. Overviews are their own text.
func (p *Page) release() {
	if !p.Overview {
		p.Sections = nil
	}
}

func (r *Renderer) render(p *Page, problems *diag.List) error {
	if p.bundle.Failed {
		return nil
	}
	demos, err := r.demos(p, problems)
	if err != nil || demos == nil {
		return err
	}
	read := sync.OnceValues(func() (demoHTML, error) { return r.demoHTML(demos) })
	if err := p.fillElements(read); err != nil {
		return err
	}
	if good, err := r.FillComponents(p, problems); err != nil || !good {
		return err
	}
	request := prerender.Page{Server: r.Assets.Server, Document: r.document(p), Policy: policy(r.Site.Config)}
	recorded, found, err := r.capture(p, demos, read, request)
	if err != nil {
		return err
	}
	problems.Add(found...)
	css, focus, _ := figureRules(request.Document.Page)
	key := cache.Key("page", request.Document, request.Policy, r.Assets.ServerName(), demos.key,
		css, focus, recorded.styles, recorded.stills)
	if r.Steps.Lookup("page", key, &p.html) {
		return nil
	}
	r.Steps.Count("page")
	request.Critical = recorded.styles
	return r.renderAround(p, recorded.on(read), request, key)
}

// renderAround runs the step that renders a page around its demos. What was recorded of them stands behind the rest.
func (r *Renderer) renderAround(p *Page, read reading, request prerender.Page, key string) error {
	rendered, err := read()
	if err != nil {
		return err
	}
	request.Critical = slices.Concat(rendered.Critical, request.Critical)
	request.Critical = drawn(forced(request.Critical, request.Document.Page), request.Document.Page)
	request.Document.Page.EachBlock(rendered.fill)
	html, err := r.Node.Page(request)
	if err != nil {
		return err
	}
	if p.html, err = r.Steps.KeepPart("page html", key, base.HTML(r.Site.Config.Base, []byte(html))); err != nil {
		return err
	}
	return r.Steps.Keep("page", key, p.html)
}

// part is a part of a step's result as a file of the output.
func (r *Renderer) part(p cache.Part) publish.File {
	return publish.Lazy(p.Sum, p.Size, func() ([]byte, error) { return r.Steps.Content(p) }).By(p.Kind)
}
