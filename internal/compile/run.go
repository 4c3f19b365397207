package compile

import (
	"context"
	"sort"

	"vitrine/internal/assets"
	"vitrine/internal/diag"
	"vitrine/internal/output"
	"vitrine/internal/publish"
)

// run is one build under way: what each step leaves to the next.
type run struct {
	*Builder
	problems *diag.List
	report   Report

	site  *scanned
	pages []*page
	set   *assets.Set
	files publish.Files
}

// Files does everything but publishing.
func (b *Builder) Files(ctx context.Context) (publish.Files, Report, error) {
	r := &run{Builder: b, problems: &diag.List{}}
	for _, step := range []func(context.Context) error{r.load, r.check, r.makeAssets, r.render, r.collect} {
		if err := step(ctx); err != nil {
			return nil, r.report, err
		}
		if err := ctx.Err(); err != nil {
			return nil, r.report, err
		}
	}
	return r.files, r.report, nil
}

// load reads the site, and finishes its pages.
func (r *run) load(ctx context.Context) error {
	r.options.Progress("read", 0, 0)
	r.site = r.Builder.load(false, true)
	r.parallel(len(r.site.tree.Pages), func(i int) { r.site.Doc(i) })
	r.problems.Add(r.site.Problems()...)
	r.problems.Add(r.site.MissingMessages()...)
	if err := r.makeTwins(ctx, r.site); err != nil {
		return err
	}
	r.pages = r.finish(r.site, r.problems)
	if r.site.Config.Name == "" || len(r.pages) == 0 {
		return failure(r.problems)
	}
	return nil
}

// check asks the compiler about the types of all demos.
func (r *run) check(context.Context) error { return r.checkTypes(r.site, r.problems) }

// makeAssets makes what all pages share.
func (r *run) makeAssets(context.Context) error {
	var err error
	if r.set, err = r.maker(r.site.Config).Make(); err != nil {
		return r.located(err, r.problems)
	}
	unknown, err := r.set.CheckLocales()
	if r.problems.Add(unknown...); err == nil && len(unknown) > 0 {
		return failure(r.problems)
	}
	return err
}

// render bundles and renders all pages. Problems of the whole run end it here.
func (r *run) render(ctx context.Context) error {
	if err := bundlePages(r.pages, r.set, r.problems); err != nil {
		return err
	}
	if err := r.renderPages(ctx, r.site, r.pages, r.set, r.problems); err != nil {
		return err
	}
	for _, page := range r.pages {
		if !page.Frame && page.listed == nil {
			r.report.Pages++
		}
		r.report.Demos += len(page.demos)
		r.report.Pending = append(r.report.Pending, page.pending...)
	}
	sort.Strings(r.report.Pending)
	r.report.Problems = r.problems.Problems()
	if r.problems.Errors() > 0 {
		return failure(r.problems)
	}
	return nil
}

// collect makes every file that is published.
func (r *run) collect(ctx context.Context) error {
	built := r.built(r.site, r.set, r.pages)
	files, err := output.All(ctx, r.source(r.site, r.set, built), r.parallel)
	r.files = folder(files)
	return err
}
