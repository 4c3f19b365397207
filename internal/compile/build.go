// Package compile is the conductor: it leads a site from its sources to a finished output folder.
//
// In: a site folder, its installed packages. Out: a folder of static files, published whole or not at all, and a
// report of what was done. Never here: how a stage does its work; stages meet only here.
package compile

import (
	"cmp"
	"context"
	"errors"
	"io/fs"
	"path/filepath"
	"runtime"
	"time"

	"vitrine/internal/assets"
	"vitrine/internal/block"
	"vitrine/internal/browser"
	"vitrine/internal/cache"
	"vitrine/internal/commits"
	"vitrine/internal/confine"
	"vitrine/internal/ledger"
	"vitrine/internal/mdx"
	"vitrine/internal/output"
	"vitrine/internal/page"
	"vitrine/internal/prerender"
	"vitrine/internal/publish"
	"vitrine/internal/render"
	"vitrine/internal/shard"
	"vitrine/internal/sites"
	"vitrine/internal/source"
	"vitrine/internal/story"
	"vitrine/internal/temporary"
	"vitrine/internal/workspace"
)

// Options say what is built and how.
type Options struct {
	Site        string                              // the site folder
	Out         string                              // the output folder; replaced as a whole
	Cache       string                              // where steps keep their work; "" for .cache/vitrine beside the site
	Remote      cache.Remote                        // shares results of steps between machines; nil for none
	Deployment  source.Deployment                   // where the site will stand, and whether readers come
	Development bool                                // development builds of the libraries
	Experiments bool                                // with the test pages below /experiments/
	Untrusted   bool                                // strangers wrote the site: see internal/confine; Cache is not used
	WeakSandbox bool                                // build an untrusted site even if it could write files
	Blocks      []block.Entry                       // kinds of blocks beyond those of the engine
	Outputs     []output.Output                     // published files beyond those of the engine
	Shard       shard.Part                          // of the pages; nothing is published then but into the cache
	Limit       time.Duration                       // for rendering one page; 0 for 20 seconds
	Browser     *browser.Browser                    // tries what packages export; nil for none
	FindBrowser func() *browser.Browser             // for diagrams, where Browser is nil; nil finds none
	Shared      *sites.Shared                       // what other sites of this run left; nil where there are none
	KeepGoing   bool                                // publish the pages without problems, where others have some
	Progress    func(stage string, done, total int) // called as the build goes on; nil for nobody
}

// Builder builds one site, again and again. Close ends its Node processes.
type Builder struct {
	options  Options
	walls    *confine.Walls // nil where whoever wrote the site is trusted
	fsys     fs.FS
	cache    *cache.Cache
	renderer *prerender.Renderer
	lock     string
	pages    story.Reader
	sources  *workspace.Workspace // packages that are written beside the site; nil for a stranger's
}

// Report says what a build did.
type Report = ledger.Report

// New prepares a builder. The site's packages must be installed.
func New(options Options) (_ *Builder, err error) {
	if options.Site, err = filepath.Abs(options.Site); err != nil {
		return nil, err
	}
	options.Cache = cmp.Or(options.Cache, sites.CacheOf(options.Site))
	if options.Cache, err = filepath.Abs(options.Cache); err != nil {
		return nil, err
	}
	if options.Progress == nil {
		options.Progress = func(string, int, int) {}
	}
	b := &Builder{options: options}
	if err = b.open(); err != nil {
		b.walls.Close()
		return nil, err
	}
	return b, nil
}

// open takes hold of what the builder needs, within walls where the site is not trusted.
func (b *Builder) open() (err error) {
	temporary.RemoveOld()
	b.sources = workspace.Of(b.options.Site, !b.options.Untrusted)
	if b.lock, err = assets.Lock(b.options.Site, b.sources.Sum()); err != nil {
		return err
	}
	if b.walls, err = confine.Around(b.options.Site, b.options.Untrusted); err != nil {
		return err
	}
	b.fsys, b.options.Cache = b.walls.FS(b.options.Site), b.walls.Cache(b.options.Cache)
	if b.cache, err = cache.OpenWork(b.options.Site, b.options.Cache); err != nil {
		return err
	}
	b.cache.Consult(b.sources.Consulted)
	b.cache.Share(b.options.Remote, !b.options.Untrusted, ledger.Kind)
	publish.RemoveTemporaries(b.options.Cache, assets.NodeFolder, page.PlaygroundFolder)
	b.renderer, err = b.options.Shared.Node(prerender.Options{Folder: b.options.Cache,
		Workers: runtime.GOMAXPROCS(0), Limit: b.options.Limit, Readable: b.walls.Folders(),
		Dir: b.walls.Dir(), AllowWeak: b.options.WeakSandbox})
	if err != nil {
		return err
	}
	b.pages = story.Reader{Site: b.options.Site, Folders: b.sources.Folders, Readable: b.walls.Filter(),
		Before: &mdx.Reader{Site: b.options.Site, Steps: b.cache, Parse: b.renderer.MDX, Parallel: render.Parallel}}
	return nil
}

// Close ends what the builder keeps running.
func (b *Builder) Close() {
	b.options.Shared.Release(b.renderer)
	b.cache.Close() // at worst the next run makes some steps again
	b.walls.Close()
}

// Build publishes the site. A diag.Failure has all problems of its sources; the output folder is then as it was before.
func (b *Builder) Build(ctx context.Context) (report Report, err error) {
	started := time.Now()
	b.cache.Reset()
	record := b.record()
	report, known := record.Known()
	report.Versions, report.Former = nil, 0 // those of the run that made it
	if !known {
		b.cache.Prefetch(b.name(), b.options.Shard.Number)
		if report, err = b.publish(ctx, record); errors.Is(err, cache.ErrDamaged) {
			b.cache.Forget() // what is damaged: its steps run again
			report, err = b.publish(ctx, record)
		}
		if err == nil {
			b.cache.KeepUsed(b.name(), b.options.Shard.Number)
		}
	}
	report.Steps, report.Kinds = b.cache.Executed()
	report.Took = time.Since(started)
	return report, err
}

// name is that of builds on all machines which use most of the same results.
func (b *Builder) name() string {
	o := b.options
	return cache.Key(filepath.Base(o.Site), b.lock, o.Deployment, o.Development, o.Experiments)
}

// IsBuilt reports whether the output folder contains what Build would publish.
func (b *Builder) IsBuilt() bool {
	_, known := b.record().Known()
	return known
}

// record is what is remembered of the build that is asked for. It is nil where a caller's own functions take part,
// since the files that they read are not known.
func (b *Builder) record() *ledger.Build {
	o := b.options
	if o.Untrusted || len(o.Blocks)+len(o.Outputs) > 0 || !o.Shard.IsWhole() {
		return nil
	}
	asked := []any{b.lock, o.Deployment, o.Development, o.Experiments, o.KeepGoing, o.Browser.Name()}
	return (&ledger.Build{Steps: b.cache, Site: o.Site, Out: o.Out, Work: o.Cache, Asked: asked}).Begin()
}

func (b *Builder) publish(ctx context.Context, record *ledger.Build) (Report, error) {
	r, err := b.run(ctx)
	if err != nil {
		return r.report, err
	}
	b.options.Progress("publish", 0, len(r.files))
	options := publish.Options{Release: b.options.Deployment.Release, Steps: b.cache}
	if !b.options.Shard.IsWhole() {
		return r.report, publish.Compress(ctx, r.files, options)
	}
	if err = publish.Publish(ctx, b.options.Out, r.files, options); err != nil {
		return r.report, err
	}
	b.cache.Whole()
	return r.report, record.Keep(r.report, func() (files, folders []string) {
		files, folders = b.assets(r.site.Config).Installed(r.site.Tree.Pages)
		return append(files, commits.TagSigns(ctx, b.options.Site, r.site.Config.Tags())...), folders
	})
}
