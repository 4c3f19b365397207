package compile

import (
	"bytes"
	"context"
	"io/fs"
	"strings"
	"sync"

	"vitrine/internal/diag"
	"vitrine/internal/output"
	"vitrine/internal/publish"
	"vitrine/internal/vitrine"
)

// livePages are the pages of one request in dev mode, each made when it is asked for.
type livePages struct {
	live *Live
	*liveState

	warnings []diag.Problem // of the page that was rendered
	types    []diag.Problem // of its demos
}

// At finishes the page of an address. What is wrong with it is told when its HTML is asked for.
func (l *livePages) At(address string) (output.Page, error) {
	if i, ok := l.site.Published(address); ok {
		p, problems := l.finished(i)
		return l.page(p, func() *diag.List {
			own := listOf(l.site.PageProblems(i))
			own.Add(problems...)
			l.live.types.look(l.site, l.site.tree.Pages[i])
			return own
		}), nil
	}
	none := func() *diag.List { return &diag.List{} }
	if p, ok := l.site.Overview(address); ok {
		return l.page(overviewPage(p), none), nil
	}
	if parent, ok := vitrine.DemoPage(address); ok {
		if i, known := l.site.Published(parent); known {
			p, _ := l.finished(i) // its problems are told on its own page
			for _, frame := range frames(p) {
				if vitrine.PagePath(frame.Path, frame.Language) == address {
					return l.page(frame, none), nil
				}
			}
		}
	}
	return nil, fs.ErrNotExist
}

// All finishes every page; only what names all pages asks for that.
func (l *livePages) All() ([]output.Page, error) {
	var list []output.Page
	for _, p := range l.live.builder.finish(l.site, &diag.List{}) {
		list = append(list, l.page(p, func() *diag.List { return &diag.List{} }))
	}
	return list, nil
}

func (l *livePages) finished(i int) (*page, []diag.Problem) {
	problems := &diag.List{}
	p := l.live.builder.finisher(l.site, problems).page(i)
	return p, problems.Problems()
}

// page renders a page when somebody wants its HTML: its own problems, and nobody else's, keep it from being shown.
func (l *livePages) page(p *page, problems func() *diag.List) output.Page {
	return finishedPage{p, l.live.builder, l.site, l.assets, func(ctx context.Context, p *page) error {
		found := problems()
		l.types = l.live.types.problems(p.Path)
		if found.Errors() == 0 {
			if err := bundlePages([]*page{p}, l.assets, found); err != nil {
				return err
			}
			if err := l.live.builder.renderPages(ctx, l.site, []*page{p}, l.assets, found); err != nil {
				return err
			}
		}
		if found.Errors() > 0 {
			return diag.Failure{Problems: found.Problems()}
		}
		l.warnings = found.Problems()
		l.live.loaded.add(filesOf(p, l.assets))
		return nil
	}}
}

// Files are those of the pages that were looked at.
func (l *livePages) Files() (map[string]publish.File, error) { return l.live.loaded.all(), nil }

// File is what some page loads. Most were made with their page; else their page is known by the name of the file.
func (l *livePages) File(address string) (publish.File, error) {
	if file, ok := l.live.loaded.get(address); ok {
		return file, nil
	}
	name, _ := vitrine.AssetName(address)
	for i, src := range l.site.tree.Pages {
		if len(src.Demos) == 0 || !strings.HasPrefix(name, slugOf(src.Path)+"-") {
			continue
		}
		p, _ := l.finished(i)
		for _, p := range append(frames(p), p) {
			if err := bundlePages([]*page{p}, l.assets, &diag.List{}); err != nil {
				return publish.File{}, err
			}
			l.live.loaded.add(filesOf(p, l.assets))
		}
	}
	if _, ok := l.live.loaded.get(address); !ok {
		l.components.Do(l.ofComponents)
	}
	if file, ok := l.live.loaded.get(address); ok {
		return file, nil
	}
	return publish.File{}, fs.ErrNotExist
}

// ofComponents makes the files of all components of the site: their names do not say on which pages they stand. The
// caller's blocks may show one under another key.
func (l *livePages) ofComponents() {
	for i, src := range l.site.tree.Pages {
		if len(l.live.builder.options.Blocks) == 0 && !bytes.Contains(src.Body, []byte(`"component"`)) {
			continue
		}
		p, _ := l.finished(i)
		if _, err := l.live.builder.renderComponents(l.site, p, l.assets, &diag.List{}); err == nil {
			l.live.loaded.add(filesOf(p, l.assets))
		}
	}
}

// loadedFiles are what the pages load that were looked at since the start. Those of earlier states stay: pages that are
// open still ask for them.
type loadedFiles struct {
	mu    sync.RWMutex
	files map[string]publish.File // by address
}

func (f *loadedFiles) add(files map[string]publish.File) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for address, file := range files {
		f.files[address] = file
	}
}

func (f *loadedFiles) get(address string) (publish.File, bool) {
	f.mu.RLock()
	defer f.mu.RUnlock()
	file, ok := f.files[address]
	return file, ok
}

func (f *loadedFiles) all() map[string]publish.File {
	f.mu.RLock()
	defer f.mu.RUnlock()
	list := map[string]publish.File{}
	for address, file := range f.files {
		list[address] = file
	}
	return list
}
