package vitrine

import (
	"context"
	"errors"
	"fmt"
	"io"

	"vitrine/internal/browser"
	"vitrine/internal/compile"
	"vitrine/internal/devserver"
	"vitrine/internal/diag"
)

// Build builds the site and publishes it, whole or not at all: when it returns an error, the output folder is as it was
// before. The error is a Failure when the sources of the site are at fault. It is any other error when the options are,
// when packages are not installed, when a folder can't be read or written, or when the context ended.
func Build(ctx context.Context, options Options) (Report, error) {
	if options.Out == "" {
		return Report{}, errors.New("vitrine: Options.Out names no folder: name the one to publish into")
	}
	tried, err := browser.Of(options.Browser, !options.Untrusted)
	if err != nil {
		return Report{}, fmt.Errorf("vitrine: %w", err)
	}
	defer tried.Close()
	builder, err := open(options, tried, nil)
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
	builder, err := open(options, nil, find)
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
func open(options Options, tried *browser.Browser, find func() *browser.Browser) (*compile.Builder, error) {
	if options.Site == "" {
		return nil, errors.New("vitrine: Options.Site names no folder: name the one with vitrine.yaml")
	}
	entries, err := entriesOf(options.Site, options.Blocks)
	if err != nil {
		return nil, err
	}
	asked := compile.Options{Site: options.Site, Out: options.Out, Cache: options.Cache,
		Development: options.Development, Experiments: options.Experiments,
		Untrusted: options.Untrusted, Browser: tried, FindBrowser: find, Progress: options.Progress, Blocks: entries,
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
