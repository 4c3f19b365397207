package build

import (
	"cmp"
	"context"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"vitrine/internal/cache"
	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/source"
)

// Live is a site while it is being written. Nothing is made before somebody asks for it, so that neither the start nor
// an edit depends on how large the site is. It is safe for concurrent use.
type Live struct {
	builder *Builder
	types   *liveTypes
	edits   sync.Mutex // one at a time

	mu     sync.RWMutex
	site   *scanned
	assets *assets
	shared string // what the assets were made of
}

// Answer is what one address holds.
type Answer struct {
	Content  []byte
	Page     bool           // a page, not a file
	Problems []diag.Problem // of the page; Content is then empty, unless only types are wrong
}

// Live reads the site and makes what all pages share. Problems of the configuration are the error, as of a Build.
func (b *Builder) Live() (*Live, error) {
	l := &Live{builder: b, types: newLiveTypes(b)}
	return l, l.reload()
}

// reload reads everything anew; what was there stays when that fails.
func (l *Live) reload() error {
	b := l.builder
	site := b.read(false)
	site.writing = true
	if site.tree.Config.Name == "" || len(site.tree.Pages) == 0 {
		return failure(listOf(site.found))
	}
	b.config = site.tree.Config
	l.mu.RLock()
	made, shared := l.assets, l.shared
	l.mu.RUnlock()
	key, err := b.sharedKey()
	if err != nil {
		return err
	}
	if key != shared {
		b.prepare()
		if made, err = b.assets(); err != nil {
			return b.located(err, &diag.List{})
		}
	}
	l.mu.Lock()
	l.site, l.assets, l.shared = site, made, key
	l.mu.Unlock()
	return nil
}

func listOf(problems []diag.Problem) *diag.List {
	list := &diag.List{}
	list.Add(problems...)
	return list
}

// sharedKey is everything that the assets are made of.
func (b *Builder) sharedKey() (string, error) {
	families, err := b.familySources()
	if err != nil {
		return "", err
	}
	var styles []string
	for _, family := range b.config.Families {
		for _, file := range family.CSS {
			text, err := fs.ReadFile(b.fsys, file)
			if err != nil {
				return "", err
			}
			styles = append(styles, cache.Sum(text))
		}
	}
	return cache.Key(families, styles, b.config.Families, b.config.Layers, b.config.Bundle), nil
}

// Edited takes in that files of the site folder changed, were made or are gone, given by absolute path. The error is as
// of Live; the site is then as it was before.
func (l *Live) Edited(files []string) error {
	l.edits.Lock()
	defer l.edits.Unlock()
	pages := map[int]bool{}
	l.mu.RLock()
	site := l.site
	l.mu.RUnlock()
	if site == nil {
		return l.reload()
	}
	for _, file := range files {
		below, err := filepath.Rel(l.builder.options.Site, file)
		if err != nil {
			continue
		}
		i, known := site.pageOf(filepath.ToSlash(below))
		if !known {
			return l.reload()
		}
		pages[i] = true
	}
	for i := range pages {
		problems := &diag.List{}
		page, _ := source.LoadPage(l.builder.fsys, site.tree.Pages[i].File, problems)
		site = site.with(i, page, problems.Problems())
		l.types.look(site, page)
	}
	l.mu.Lock()
	l.site = site
	l.mu.Unlock()
	return nil
}

// Notify sets what is called when something turns out to be wrong, or right, after the pages were answered.
func (l *Live) Notify(changed func()) { l.types.changed = changed }

// pageOf finds the lone page that a file's content belongs to. A file that is new, gone or shared by translations has
// none: addresses may have changed.
func (s *scanned) pageOf(file string) (int, bool) {
	found, count := 0, 0
	for i, p := range s.tree.Pages {
		if p.File == file || slices.ContainsFunc(p.Demos, func(d source.Demo) bool { return d.Path == file }) {
			found = i
			count++
		}
	}
	return found, count == 1
}

// Problems are all that the texts of the site and their ties have. Demos are not rendered for it.
func (l *Live) Problems() []diag.Problem {
	l.mu.RLock()
	site := l.site
	l.mu.RUnlock()
	if site == nil {
		return nil
	}
	return site.problems()
}

// Get answers an address, such as /lib/guide/ or /assets/x.js. The error is fs.ErrNotExist for one that leads nowhere.
func (l *Live) Get(ctx context.Context, wanted string) (Answer, error) {
	l.mu.RLock()
	site, made := l.site, l.assets
	l.mu.RUnlock()
	if site == nil {
		return Answer{}, fs.ErrNotExist
	}
	name := strings.TrimPrefix(wanted, "/")
	if file, ok := made.Files[name]; ok {
		content, err := file.Content()
		return Answer{Content: content}, err
	}
	for i, p := range site.tree.Pages {
		if address(p) == wanted {
			return l.page(ctx, site, made, i)
		}
		if markdownPath(p.Path) == wanted {
			return l.markdown(site, i)
		}
	}
	if parent, _, ok := strings.Cut(wanted, demo.Folder); ok && !strings.HasSuffix(wanted, "/") {
		if i, known := site.pageAt(parent); known {
			p := l.builder.finisher(site, &diag.List{}).page(site.tree.Pages[i], site.doc(i))
			files, err := l.builder.sourceFiles(p)
			if err != nil {
				return Answer{}, err
			}
			if file, found := files[name]; found {
				content, err := file.Content()
				return Answer{Content: content}, err
			}
		}
	}
	for _, product := range site.tree.Config.Products {
		for language := range site.navs {
			if treePath(product.ID, language) == wanted {
				content, err := l.builder.tree(site, made, product.ID, language)
				return Answer{Content: content}, err
			}
		}
	}
	for language := range site.navs {
		if searchPath(language) == wanted {
			return Answer{Content: site.searchIndex(language).JSON()}, nil
		}
	}
	if strings.HasPrefix(name, sandboxFolder) || strings.HasPrefix(name, sandboxParts) {
		files, err := l.builder.sandbox(site, made)
		if err != nil {
			return Answer{}, err
		}
		if strings.HasSuffix(name, "/") {
			name += "index.html"
		}
		file, ok := files[name]
		if !ok {
			return Answer{}, fs.ErrNotExist
		}
		content, err := file.Content()
		return Answer{Content: content}, err
	}
	if name == rssPath || name == atomPath {
		feeds, err := site.feeds()
		if file, ok := feeds[name]; ok {
			content, err := file.Content()
			return Answer{Content: content}, err
		}
		return Answer{}, cmp.Or(err, fs.ErrNotExist)
	}
	if name == packagesPath {
		content, err := l.builder.packagesJSON(site)
		return Answer{Content: content}, err
	}
	if name == "llms.txt" {
		return Answer{Content: llms(site.tree.Config, l.builder.finish(site, &diag.List{}))}, nil
	}
	for _, p := range overviews(site) {
		if p.Path == wanted {
			return l.render(ctx, site, made, p, &diag.List{})
		}
	}
	if parent, _, ok := strings.Cut(wanted, demo.Folder); ok {
		for i, p := range site.tree.Pages {
			if address(p) == parent {
				return l.frame(ctx, site, made, i, wanted)
			}
		}
	}
	for _, file := range site.tree.Files {
		if file.URL == wanted {
			content, err := fs.ReadFile(l.builder.fsys, file.Path)
			return Answer{Content: content}, err
		}
	}
	if kind, ok := strings.CutPrefix(name, "assets/"); ok {
		return l.bundled(kind)
	}
	return Answer{}, fs.ErrNotExist
}

// bundled answers the files of a page's demos; the page was made before, else nobody would know their names.
func (l *Live) bundled(name string) (Answer, error) {
	for _, kind := range []string{bundledCode, bundledCSS, generatedFile} {
		if content, ok := l.builder.cache.Get(kind, name); ok {
			return Answer{Content: content}, nil
		}
	}
	return Answer{}, fs.ErrNotExist
}

func (l *Live) markdown(site *scanned, i int) (Answer, error) {
	p := l.builder.finisher(site, &diag.List{}).page(site.tree.Pages[i], site.doc(i))
	return Answer{Content: markdownOutput(site, p, site.doc(i))}, nil
}

// page makes one page: its own problems, and nobody else's, keep it from being shown.
func (l *Live) page(ctx context.Context, site *scanned, made *assets, i int) (Answer, error) {
	problems := listOf(site.own(i))
	l.types.look(site, site.tree.Pages[i])
	p := l.builder.finisher(site, problems).page(site.tree.Pages[i], site.doc(i))
	answer, err := l.render(ctx, site, made, p, problems)
	answer.Problems = append(answer.Problems, l.types.problems(p.Path)...)
	return answer, err
}

// frame makes the page of one demo. Problems of the page that it belongs to are told there.
func (l *Live) frame(ctx context.Context, site *scanned, made *assets, i int, address string) (Answer, error) {
	parent := l.builder.finisher(site, &diag.List{}).page(site.tree.Pages[i], site.doc(i))
	for _, p := range frames(parent) {
		if p.Path == address {
			return l.render(ctx, site, made, p, &diag.List{})
		}
	}
	return Answer{}, fs.ErrNotExist
}

func (l *Live) render(ctx context.Context, site *scanned, made *assets, p *page, problems *diag.List) (Answer, error) {
	b := l.builder
	answer := Answer{Page: true}
	if problems.Errors() == 0 {
		if err := b.bundlePages([]*page{p}, made, problems); err != nil {
			return answer, err
		}
		if err := b.renderPages(ctx, site, []*page{p}, made, problems); err != nil {
			return answer, err
		}
	}
	if answer.Problems = problems.Problems(); problems.Errors() > 0 {
		return answer, nil
	}
	var err error
	answer.Content, err = b.part(renderedHTML, p.html.key)
	return answer, err
}

// own are the problems of one page's sources, and of the files that all pages stand on.
func (s *scanned) own(i int) []diag.Problem {
	p := s.tree.Pages[i]
	s.doc(i)
	found := slices.Clone(s.texts[i].found)
	for _, problem := range s.found {
		if belongsTo(problem, p) || !strings.HasPrefix(problem.File, "content/") {
			found = append(found, problem)
		}
	}
	for _, problem := range s.nav.Problems {
		if belongsTo(problem, p) || !strings.HasPrefix(problem.File, "content/") {
			found = append(found, problem)
		}
	}
	return append(found, checkLinks(s, []int{i})...)
}

// IsNotFound says whether an address led nowhere.
