package compile

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"sync"
	"sync/atomic"

	"vitrine/internal/assets"
	"vitrine/internal/diag"
	"vitrine/internal/output"
	"vitrine/internal/render"
	"vitrine/internal/source"
	"vitrine/internal/typecheck"
)

// Live is a site while it is written: nothing is made before somebody asks for it. It is safe for concurrent use.
type Live struct {
	builder *Builder
	types   *typecheck.Background
	loaded  render.Files // of the pages that were looked at since the start; open pages ask for those of earlier states
	edits   sync.Mutex   // one at a time
	state   atomic.Pointer[liveState]
}

// liveState is the site between two edits. It never changes: a request ends with the state that it began with.
type liveState struct {
	site   *model
	assets *assets.Set
	shared *render.Shared
	key    string // of what the assets are made of
}

// Answer is what one address holds.
type Answer struct {
	Content  []byte
	Page     bool           // a page, not a file
	Problems []diag.Problem // of the page; Content is then empty, unless only types are wrong
}

// Live reads the site and makes what all pages share. Problems of the configuration are the error, as of a Build.
func (b *Builder) Live() (*Live, error) {
	l := &Live{builder: b, types: typecheck.NewBackground(b.checker())}
	return l, l.reload()
}

// reload reads everything anew; what was there stays when that fails.
func (l *Live) reload() error {
	l.builder.cache.LookAgain() // the reference asks for the sources of packages before the assets do
	site := l.builder.load(true, false)
	if site.Config.Name == "" || len(site.Tree.Pages) == 0 {
		return source.Failure(diag.NewList(site.Loading...))
	}
	maker := l.builder.assets(site.Config)
	key, err := maker.Key()
	if err != nil {
		return err
	}
	next := &liveState{site: site, key: key}
	if before := l.state.Load(); before != nil && before.key == key {
		next.assets = before.assets
	} else if next.assets, err = maker.Make(); err != nil {
		return assets.Located(l.builder.options.Site, err, &diag.List{})
	}
	l.types.LookAgain()
	l.store(next)
	return nil
}

// store makes a state the current one.
func (l *Live) store(state *liveState) {
	state.shared = l.builder.shared(state.site, state.assets)
	l.state.Store(state)
}

// Edited takes in that files changed, were made or are gone, by absolute path. After an error the site is as before.
func (l *Live) Edited(files []string) error {
	l.edits.Lock()
	defer l.edits.Unlock()
	state := l.state.Load()
	if state == nil {
		return l.reload()
	}
	pages, known := state.site.FileOwners(l.builder.options.Site, files)
	if !known || state.assets.Restyled(files) {
		return l.reload()
	}
	site := state.site
	for i := range pages {
		if len(site.Tree.Pages[i].Stories) > 0 {
			l.builder.cache.LookAgain() // modules of stories are read as those of a library are
		}
		problems := &diag.List{}
		page, _ := source.LoadPage(l.builder.fsys, site.Tree.Pages[i].File, problems)
		l.builder.pages.Page(&page, problems)
		site = site.with(site.With(i, page, problems.Problems()))
	}
	l.store(&liveState{site: site, assets: state.assets, key: state.key})
	return nil
}

// Types are the checks of demos beside the pages.
func (l *Live) Types() *typecheck.Background { return l.types }

// Problems are all that the texts of the site and their ties have. Demos are not rendered for it.
func (l *Live) Problems() []diag.Problem {
	if state := l.state.Load(); state != nil {
		return state.site.Problems()
	}
	return nil
}

// Get answers an address, such as /lib/guide/. The error is fs.ErrNotExist for one that a build does not publish.
func (l *Live) Get(ctx context.Context, address string) (Answer, error) {
	state := l.state.Load()
	if state == nil {
		return Answer{}, fs.ErrNotExist
	}
	pages := &livePages{live: l, liveState: state}
	file, page, err := output.Find(ctx, &output.Source{Site: state.site.Site, Pages: pages,
		Assets: state.shared, Own: l.builder.options.Outputs}, address)
	var failed diag.Failure
	switch {
	case errors.As(err, &failed) && page:
		return Answer{Page: true, Problems: diag.Once(append(failed.Problems, pages.types...))}, nil
	case err != nil:
		return Answer{Page: page}, err
	}
	answer := Answer{Page: page, Problems: diag.Once(append(pages.warnings, pages.types...))}
	answer.Content, err = file.Content()
	return answer, err
}

// Check finds what is wrong with some pages as a build does: with their text, their links, and their demos and types.
func (l *Live) Check(ctx context.Context, paths ...string) ([]diag.Problem, error) {
	state := l.state.Load()
	if state == nil {
		return nil, fs.ErrNotExist
	}
	var all []diag.Problem
	var sources []source.Page
	for _, path := range paths {
		p, tree, problems, ok := state.site.pages().At(path)
		if !ok {
			return nil, fmt.Errorf("no page has the address %s: write it as in the browser, /lib/guide/", diag.Quote(path))
		}
		found := diag.NewList(problems...)
		if tree >= 0 {
			found.Add(state.site.PageProblems(tree)...)
			sources = append(sources, state.site.Tree.Pages[tree])
		}
		if found.Errors() == 0 {
			err := state.shared.Render(ctx, render.Pages(p), found)
			if failure := (diag.Failure{}); errors.As(err, &failure) {
				found.Add(failure.Problems...)
			} else if err != nil {
				return nil, err
			}
		}
		all = append(all, found.Problems()...)
	}
	types, err := l.builder.checker().Check(state.site.Config, sources)
	return diag.Once(append(all, types...)), err
}
