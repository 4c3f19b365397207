package compile

import (
	"context"
	"io/fs"
	"slices"

	"vitrine/internal/diag"
	"vitrine/internal/output"
	"vitrine/internal/page"
	"vitrine/internal/publish"
	"vitrine/internal/render"
	"vitrine/internal/source"
)

// livePages are the pages of one request in dev mode, each made when it is asked for.
type livePages struct {
	live *Live
	*liveState
	warnings, types []diag.Problem // of the page that was rendered, and of its demos
}

// At makes the page of an address. What is wrong with it is told when its HTML is asked for.
func (l *livePages) At(address string) (output.Page, error) {
	p, tree, problems, ok := l.site.pages().At(address)
	switch {
	case !ok:
		return nil, fs.ErrNotExist
	case tree < 0:
		return l.output(p, noProblems), nil
	}
	return l.output(p, func() *diag.List {
		return diag.NewList(slices.Concat(l.site.PageProblems(tree), problems)...)
	}, l.site.Tree.Pages[tree]), nil
}

func noProblems() *diag.List { return &diag.List{} }

// All makes every page; only what names all pages asks for that.
func (l *livePages) All() ([]output.Page, error) {
	var list []output.Page
	pages, _ := l.site.pages().All(render.Parallel)
	for _, p := range pages {
		list = append(list, l.output(p, noProblems))
	}
	return list, nil
}

// output renders a page when somebody wants its HTML: its own problems, and nobody else's, keep it from being shown.
// The types of its sources are checked after that: until then the author waits for the page.
func (l *livePages) output(finished *page.Page, problems func() *diag.List, sources ...source.Page) output.Page {
	pages := render.Pages(finished)
	return l.shared.Output(pages[0], func(ctx context.Context) error {
		defer l.live.types.Check(l.site.Tree, sources...)
		found := problems()
		l.types = l.live.types.Problems(finished.Path)
		if found.Errors() == 0 {
			if err := l.shared.Render(ctx, pages, found); err != nil {
				return err
			}
		}
		if found.Errors() > 0 {
			return diag.Failure{Problems: found.Problems()}
		}
		l.warnings = found.Problems()
		l.live.loaded.Add(l.shared.Files(pages[0]))
		return nil
	})
}

// Files are those of the pages that were looked at.
func (l *livePages) Files() (map[string]publish.File, error) { return l.live.loaded.All(), nil }

// File is what some page loads.
func (l *livePages) File(address string) (publish.File, error) {
	return l.shared.Loaded(address, l.site.pages(), &l.live.loaded, len(l.live.builder.options.Blocks) > 0)
}
