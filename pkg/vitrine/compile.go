package vitrine

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"

	"vitrine/internal/browser"
	"vitrine/internal/compile"
	"vitrine/internal/devserver"
	"vitrine/internal/diag"
	"vitrine/internal/sites"
)

// Build builds the site and publishes it, whole or not at all: when it returns an error, the output folder is as it was
// before. The error is a Failure when the sources of the site are at fault. It is any other error when the options are,
// when packages are not installed, when a folder can't be read or written, or when the context ended.
func Build(ctx context.Context, options Options) (Report, error) {
	if err := publishable(options); err != nil {
		return Report{}, err
	}
	tried, err := browser.Of(options.Browser, !options.Untrusted)
	if err != nil {
		return Report{}, fmt.Errorf("vitrine: %w", err)
	}
	defer tried.Close()
	return build(ctx, options, engine{tried: tried})
}

// publishable says what is wrong with the output folders of sites: none may hold another, since each is replaced as a
// whole.
func publishable(all ...Options) error {
	outs := make([]string, len(all))
	for i, options := range all {
		if outs[i] = options.Out; options.Out == "" {
			return errors.New("vitrine: Options.Out names no folder: name the one to publish into")
		}
	}
	if i, j, meet := sites.Meeting(outs); meet {
		return fmt.Errorf("vitrine: %s and %s would be published into %s and %s, and one would replace the other: name "+
			"a folder for each", all[i].Site, all[j].Site, outs[i], outs[j])
	}
	return nil
}

// BuildAll builds several sites in one process, one after the other, since each uses all processors. They share a
// cache, that of the first one where Options.Cache says nothing; Node, the browser and what was read of packages are
// there for the next site as well. Each site stands or falls alone: its outcome has its report and its error, in the
// order of the options. The error of BuildAll itself is one of the folders or of a browser, before anything is built.
func BuildAll(ctx context.Context, all ...Options) ([]Outcome, error) {
	if err := publishable(all...); err != nil {
		return nil, err
	}
	common := engine{shared: &sites.Shared{}}
	defer common.shared.Close()
	browsers := map[string]*browser.Browser{}
	for _, options := range all {
		name := options.browser()
		if _, known := browsers[name]; known {
			continue
		}
		tried, err := browser.Of(options.Browser, !options.Untrusted)
		if err != nil {
			return nil, fmt.Errorf("vitrine: %w", err)
		}
		defer tried.Close()
		browsers[name] = tried
	}
	outcomes := make([]Outcome, len(all))
	for i, options := range all {
		outcomes[i].Site = options.Site
		if outcomes[i].Err = ctx.Err(); outcomes[i].Err != nil {
			continue
		}
		if options.Cache == "" && all[0].Site != "" {
			options.Cache = cmp.Or(all[0].Cache, sites.CacheOf(all[0].Site))
		}
		common.tried = browsers[options.browser()]
		outcomes[i].Report, outcomes[i].Err = build(ctx, options, common)
	}
	return outcomes, nil
}

// browser names the browser that a build takes.
func (o Options) browser() string { return fmt.Sprint(o.Untrusted, " ", o.Browser) }

// engine is what a builder is given beside the options.
type engine struct {
	tried  *browser.Browser
	find   func() *browser.Browser
	shared *sites.Shared
}

func build(ctx context.Context, options Options, with engine) (Report, error) {
	builder, err := open(options, with)
	if err != nil {
		return Report{}, err
	}
	defer builder.Close()
	built, err := builder.Build(ctx)
	report := Report{Pages: built.Pages, Demos: built.Demos, Files: built.Files, Steps: built.Steps,
		Pending: built.Pending, Took: built.Took}
	if err == nil {
		report.Warnings = problems(built.Problems)
	}
	return report, failure(err)
}

// Dev serves the site at an address such as "127.0.0.1:8080" until the context ends, which is no error. A port of 0
// takes a free one; Options.Log says which. Pages are made when they are asked for, and open ones follow every edit;
// what is wrong with a page stands over it. Options.Out and Options.Release mean nothing here.
func Dev(ctx context.Context, options Options, addr string) error {
	if options.Untrusted {
		return errors.New("vitrine: Options.Untrusted is for Build: dev mode is for the authors of a site")
	}
	find, end := browser.Later(true)
	defer end()
	builder, err := open(options, engine{find: find})
	if err != nil {
		return err
	}
	defer builder.Close()
	log := options.Log
	if log == nil {
		log = io.Discard
	}
	return failure(devserver.Run(ctx, devserver.Options{Builder: builder, Site: options.Site, Address: addr,
		Hosts: options.Hosts, Out: log}))
}

// open prepares the engine for the options.
func open(options Options, with engine) (*compile.Builder, error) {
	if options.Site == "" {
		return nil, errors.New("vitrine: Options.Site names no folder: name the one with vitrine.yaml")
	}
	entries, err := entriesOf(options.Site, options.Blocks)
	if err != nil {
		return nil, err
	}
	asked := compile.Options{Site: options.Site, Out: options.Out, Cache: options.Cache,
		Development: options.Development, Experiments: options.Experiments,
		Untrusted: options.Untrusted, WeakSandbox: options.AllowWeakSandbox,
		Browser: with.tried, FindBrowser: with.find, Shared: with.shared,
		Progress: options.Progress, Blocks: entries,
		Outputs: outputsOf(options.Outputs)}
	asked.Deployment.Name, asked.Deployment.Release = options.Deployment, options.Release
	builder, err := compile.New(asked)
	if err != nil {
		return nil, fmt.Errorf("vitrine: %w", err)
	}
	return builder, nil
}

// failure is an error of the engine as callers see it.
func failure(err error) error {
	var failed diag.Failure
	switch {
	case err == nil:
		return nil
	case errors.As(err, &failed):
		return Failure{Problems: problems(failed.Problems)}
	}
	return fmt.Errorf("vitrine: %w", err)
}

func problems(found []diag.Problem) []Problem {
	var list []Problem
	for _, p := range found {
		severity := Error
		if p.Severity == diag.Warning {
			severity = Warning
		}
		list = append(list, Problem{Severity: severity, File: p.File, Line: p.Line, Column: p.Column,
			Excerpt: p.Excerpt, What: p.What, Why: p.Why, Fix: p.Fix})
	}
	return list
}
