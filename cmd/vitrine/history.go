package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"vitrine/internal/assets"
	"vitrine/internal/diag"
	"vitrine/internal/history"
	"vitrine/internal/releases"
	"vitrine/internal/sites"
	"vitrine/internal/source"
)

// runHistory makes the histories of a site's references and writes them into the site.
func runHistory(ctx context.Context, arguments []string, out, errs io.Writer) error {
	site, folder, product, limit := "site", "", "", 0
	err := flags("history", "read the releases of the site's packages, and write down what changed since when.", errs,
		arguments, func(set *flag.FlagSet) {
			set.StringVar(&site, "site", site, "the site `folder`")
			set.StringVar(&folder, "cache", "",
				"the `folder` that keeps what was read of each release (default .cache/vitrine beside the site)")
			set.StringVar(&product, "product", "", "the `id` of the only product to do")
			set.IntVar(&limit, "limit", 0, "how many releases may be installed in this run; 0 for all that are needed, "+
				"-1 for none: only what was read before")
		})
	if err != nil {
		return err
	}
	problems := &diag.List{}
	config := source.LoadConfig(os.DirFS(site), problems)
	if problems.Errors() > 0 {
		diag.Print(errs, diag.Under(site, problems.Problems()), isTerminal(errs))
		return diag.Failure{Problems: problems.Problems()}
	}
	store, err := releaseStore(site, folder, errs)
	if err != nil {
		return err
	}
	defer store.Close()
	for _, r := range config.References {
		if len(r.History) == 0 || product != "" && r.Product != product {
			continue
		}
		found, err := writeHistory(ctx, store, historyRequest{site: site, limit: limit, reference: r,
			all: config.References, out: out})
		problems.Add(found...)
		if err != nil {
			return err
		}
	}
	if found := problems.Problems(); len(found) > 0 {
		diag.Print(errs, diag.Under(site, found), isTerminal(errs))
		return problems.Err()
	}
	return nil
}

// releaseStore keeps what is read of releases in a cache folder.
func releaseStore(site, folder string, errs io.Writer) (*releases.Store, error) {
	if folder == "" {
		folder = sites.CacheOf(site)
	}
	folder, err := filepath.Abs(folder)
	if err != nil {
		return nil, err
	}
	store := &releases.Store{Folder: folder, Progress: func(what string) { fmt.Fprintln(errs, what) }}
	return store, store.Sweep()
}

type historyRequest struct {
	site      string
	limit     int
	reference source.Reference
	all       []source.Reference
	out       io.Writer
}

// writeHistory makes one history and writes it; what it had to leave out is told.
func writeHistory(ctx context.Context, store *releases.Store, r historyRequest) ([]diag.Problem, error) {
	request := releases.Request{Reference: r.reference, All: r.all, Limit: r.limit, Installed: map[string]string{},
		Changelog: map[string]string{}}
	absolute, err := filepath.Abs(r.site)
	if err != nil {
		return nil, err
	}
	for _, h := range r.reference.History {
		request.Installed[h.Package] = installedVersion(absolute, h.Package)
		if text, err := os.ReadFile(filepath.Join(assets.PackageFolder(absolute, h.Package), "CHANGELOG.md")); err == nil {
			request.Changelog[h.Package] = string(text)
		}
	}
	file := filepath.Join(r.site, filepath.FromSlash(source.HistoryFile(r.reference.Product)))
	if text, err := os.ReadFile(file); err == nil {
		if earlier, err := history.Decode(text); err == nil {
			request.Earlier = earlier
		}
	}
	made, err := store.History(ctx, request)
	if err != nil || len(made.Packages) == 0 {
		return made.Problems, err
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return made.Problems, err
	}
	printHistory(r.out, file, made)
	return made.Problems, os.WriteFile(file, made.Encode(), 0o644)
}

// printHistory says how much a history holds, and what differs from the changelogs.
func printHistory(out io.Writer, file string, made releases.Made) {
	for _, p := range made.Packages {
		changes, unread := 0, 0
		for _, one := range p.Releases {
			changes, unread = changes+len(one.Changes), unread+one.Unread
		}
		fmt.Fprintf(out, "%s: %s %s to %s, %d changes in %d releases; %d others were not read\n", file, p.Package, p.First,
			p.Last(), changes, len(p.Releases), unread)
		verdict, ok := made.Verdicts[p.Package]
		if !ok {
			continue
		}
		fmt.Fprintf(out, "  its changelog tells of %d props that are there today: %d agree, %d differ\n",
			verdict.Agree+len(verdict.Differ), verdict.Agree, len(verdict.Differ))
		for _, text := range verdict.Differ {
			fmt.Fprintln(out, "  -", text)
		}
	}
}

// installedVersion is the version of an installed package, "" for none.
func installedVersion(site, name string) string {
	var manifest assets.Manifest
	text, err := os.ReadFile(filepath.Join(assets.PackageFolder(site, name), "package.json"))
	if err != nil || json.Unmarshal(text, &manifest) != nil {
		return ""
	}
	return manifest.Version
}
