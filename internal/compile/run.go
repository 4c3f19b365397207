package compile

import (
	"cmp"
	"context"

	"vitrine/internal/assets"
	"vitrine/internal/diag"
	"vitrine/internal/output"
	"vitrine/internal/page"
	"vitrine/internal/publish"
	"vitrine/internal/render"
	"vitrine/internal/shard"
	"vitrine/internal/source"
)

// run is one build under way: what each step leaves to the next.
type run struct {
	*Builder
	problems *diag.List
	report   Report
	site     *model
	own      []source.Page // those of the tree that this run makes
	pages    []*page.Page
	set      *assets.Set
	renderer *render.Shared
	rendered []*render.Page
	files    publish.Files
}

// Files does everything but publishing.
func (b *Builder) Files(ctx context.Context) (publish.Files, Report, error) {
	r, err := b.run(ctx)
	return r.files, r.report, err
}

func (b *Builder) run(ctx context.Context) (*run, error) {
	r := &run{Builder: b, problems: &diag.List{}}
	err := r.steps(ctx, r.load, r.check, r.bundle, r.render, r.collect, r.versions)
	r.report.Files = len(r.files)
	return r, err
}

// Sharing says which modules of libraries pages share, and which they should. A site with problems has no answer.
func (b *Builder) Sharing(ctx context.Context) (assets.Sharing, error) {
	r := &run{Builder: b, problems: &diag.List{}}
	err := r.steps(ctx, r.load, r.bundle)
	if err = cmp.Or(err, r.problems.Beside(source.LayersFile).Err()); err != nil {
		return assets.Sharing{}, err
	}
	shared, err := r.pageRenderer(r.site, r.set).Sharing(render.Pages(r.pages...))
	return shared, assets.Located(r.options.Site, err, r.problems)
}

func (r *run) steps(ctx context.Context, steps ...func(context.Context) error) error {
	for _, step := range steps {
		if err := cmp.Or(step(ctx), ctx.Err()); err != nil {
			return err
		}
	}
	return nil
}

// load reads the site, and makes its pages complete.
func (r *run) load(ctx context.Context) error {
	r.options.Progress("read", 0, 0)
	if r.problems.Add(r.walls.Problems(r.Builder.renderer.Open())...); r.problems.Errors() > 0 {
		return source.Failure(r.problems)
	}
	r.site = r.Builder.load(false, true)
	maker := r.site.pages()
	wanted := r.options.Shard.Of(maker.Costs())
	r.own = shard.Own(r.site.Tree.Pages, wanted)
	if err := r.checker().EraseDemos(ctx, r.own); err != nil {
		return err
	}
	pages, found := maker.Some(wanted, render.Parallel) // parses each text and gives its tree away
	r.pages = pages
	r.problems.Add(append(append(found, r.site.Problems()...), r.site.MissingMessages()...)...)
	if r.site.Config.Name == "" || len(wanted) == 0 {
		return source.Failure(r.problems)
	}
	return nil
}

// check asks the compiler about the types of all demos and fences.
func (r *run) check(context.Context) error {
	found, err := r.checker().Check(r.site.Config, r.own)
	r.problems.Add(found...)
	return err
}

// bundle makes what all pages share.
func (r *run) bundle(context.Context) (err error) {
	if r.set, err = r.assets(r.site.Config).Make(); err != nil {
		return assets.Located(r.options.Site, err, r.problems)
	}
	unknown, err := r.set.CheckLocales()
	if r.problems.Add(unknown...); err == nil && len(unknown) > 0 {
		return source.Failure(r.problems)
	}
	return err
}

// render bundles and renders all pages. Problems of the whole run end it here.
func (r *run) render(ctx context.Context) (err error) {
	r.renderer, r.rendered = r.shared(r.site, r.set), render.Pages(r.pages...)
	wait := func() {}
	if r.options.Shard.IsWhole() {
		wait = r.renderer.Ahead() // rendering leaves processors idle between its parts
	}
	err = r.renderer.Render(ctx, r.rendered, r.problems)
	wait() // it reads the pages, of which some may be left out
	if err != nil {
		return err
	}
	r.rendered, err = r.renderer.Sound(r.rendered, r.problems, r.options.KeepGoing)
	r.report.Pages, r.report.Demos, r.report.Pending = render.Count(r.rendered)
	r.report.Problems = r.problems.Problems()
	return err
}

// collect makes every file that is published, or those of a shard.
func (r *run) collect(ctx context.Context) (err error) {
	r.options.Progress("collect", 0, 0)
	source := &output.Source{Site: r.site.Site, Pages: r.renderer.Outputs(r.rendered), Assets: r.renderer,
		Own: r.options.Outputs}
	if part := r.options.Shard; part.IsWhole() {
		r.files, err = output.Folder(ctx, source, render.Parallel)
		r.report.Problems = append(r.report.Problems, r.renderer.Warnings()...)
	} else {
		r.files, err = output.OfPages(ctx, source, part.Share, render.Parallel)
	}
	return err
}
