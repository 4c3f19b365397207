package compile

import (
	"context"
	"os"
	"path/filepath"

	"vitrine/internal/cache"
	"vitrine/internal/source"
	"vitrine/internal/versions"
)

// versions puts the former versions of the site beside it. Each is a site of its own, built once: the folder that it
// was published into stays.
func (r *run) versions(ctx context.Context) error {
	config, o := r.site.Config, r.options
	if len(config.Versions) == 0 || !o.Shard.IsWhole() {
		return nil
	}
	o.Progress("versions", 0, 0)
	shelf := versions.Shelf{Site: o.Site, Folder: filepath.Join(o.Cache, "versions"),
		Made: []any{cache.Program(), o.Deployment.Name, o.Development, o.Experiments}, Build: r.former}
	kept, err := shelf.Take(ctx, config)
	if err == nil {
		err = versions.Beside(r.files, config, kept)
	}
	return err
}

// former builds one of them. Steps of all are kept together, apart from those of the newest, whose cache is in use.
func (r *run) former(ctx context.Context, site, out string, former source.Former) error {
	o := r.options
	o.Site, o.Out, o.Cache, o.KeepGoing = site, out, filepath.Join(o.Cache, "versions", "work"), false
	if _, err := os.Stat(filepath.Join(site, "vitrine."+o.Deployment.Name+".yaml")); err != nil {
		o.Deployment.Name = "" // it was written before there was the place
	}
	o.Deployment.Release, o.Deployment.Former, o.Shared = false, former, nil
	b, err := New(o)
	if err != nil {
		return err
	}
	defer b.Close()
	report, err := b.Build(ctx)
	r.report.Versions = append(r.report.Versions, former.Label)
	r.report.Former += report.Pages
	return err
}
