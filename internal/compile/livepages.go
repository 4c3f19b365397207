package compile

import (
	"cmp"
	"context"
	"io/fs"
	"slices"

	"vitrine/internal/diag"
	"vitrine/internal/output"
	"vitrine/internal/page"
	"vitrine/internal/publish"
	"vitrine/internal/render"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// livePages are the pages of one request in dev mode, each made when it is asked for.
type livePages struct {
	live *Live
	*liveState
	warnings, types []diag.Problem // of the page that was rendered, and of its demos
}

// At makes the page of an address. What is wrong with it is told when its HTML is asked for.
func (l *livePages) At(address string) (output.Page, error) {
	if i, ok := l.site.Published(address); ok {
		p, problems := l.site.pages().Page(i)
		return l.output(p, func() *diag.List {
			return diag.NewList(slices.Concat(l.site.PageProblems(i), problems)...)
		}, l.site.Tree.Pages[i]), nil
	}
	if p, ok := l.site.Overview(address); ok {
		return l.output(page.Overview(p), noProblems), nil
	}
	if parent, ok := vitrine.DemoPage(address); ok {
		if i, known := l.site.Published(parent); known {
			p, _ := l.site.pages().Page(i) // its problems are told on its own page
			if frame, ok := p.FrameAt(address); ok {
				return l.output(frame, noProblems), nil
			}
		}
	}
	return nil, fs.ErrNotExist
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
		defer l.live.types.Check(l.site.Tree.Pages, sources...)
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

// File is what some page loads. Most were made with their page; else their page is known by the name of the file.
func (l *livePages) File(address string) (publish.File, error) {
	if file, ok := l.live.loaded.Get(address); ok {
		return file, nil
	}
	err := l.shared.LoadedAt(address, l.site.pages(), &l.live.loaded)
	if _, ok := l.live.loaded.Get(address); !ok && err == nil {
		l.components.Do(func() {
			l.shared.LoadedByComponents(l.site.pages(), &l.live.loaded, len(l.live.builder.options.Blocks) > 0)
		})
	}
	if file, ok := l.live.loaded.Get(address); ok {
		return file, nil
	}
	return publish.File{}, cmp.Or(err, fs.ErrNotExist)
}
