package packages

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"vitrine/internal/browser"
	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/diag"
	"vitrine/internal/reference"
	"vitrine/internal/source"
)

// drawings says how observations are drawn: those of before don't hold.
const drawings = 1

// observations are what was seen of the exports of a reference.
type observations map[string]*reference.Observation

// observe tries what the configured packages export, in a browser. Without one, what an earlier build saw of the same
// packages holds, and the problem says what is missing.
func (r *Reader) observe(config source.Config, all [][]reference.Entry, wait bool) ([][]reference.Entry,
	[]diag.Problem) {
	made := make([][]reference.Entry, len(all))
	others := make([]found, len(all))
	r.Parallel(len(all), func(i int) {
		made[i], others[i] = r.observeOne(config, config.References[i], all[i], wait)
	})
	var problems []diag.Problem
	missing := 0
	for _, f := range others {
		problems = append(problems, f.problems...)
		missing += f.missing
	}
	if missing > 0 && wait && r.Browser != nil {
		problems = append(problems, diag.Problem{Severity: diag.Warning,
			What: fmt.Sprintf("No browser was found: %d components and hooks were not tried.", missing),
			Why:  "The reference does not say which element they draw, nor where refs and unknown props go.",
			Fix:  "Install Chromium or Chrome, or name one: --browser /path/to/chromium."})
	}
	return made, problems
}

// found is what trying one reference's packages found besides their entries.
type found struct {
	problems []diag.Problem
	missing  int // what nobody has tried
}

func (r *Reader) observeOne(config source.Config, from source.Reference, entries []reference.Entry, wait bool) (
	[]reference.Entry, found) {
	subjects := reference.Subjects(entries)
	if len(subjects) == 0 {
		return entries, found{}
	}
	seen, err := r.observed(config, from, subjects, wait)
	switch {
	case errors.Is(err, errNotKnown):
		return entries, found{missing: len(subjects)}
	case err != nil:
		return entries, found{problems: []diag.Problem{untried(from, err)}}
	}
	var problems []diag.Problem
	for _, statement := range reference.Unimportable(entries, seen) {
		problems = append(problems, diag.Problem{Severity: diag.Warning, File: configFile,
			What: fmt.Sprintf("“%s” gives nothing when it runs, though types declare it.", statement),
			Why:  "The reference leaves it out.",
			Fix:  "Nothing, if the package is known for it; else tell its authors."})
	}
	return reference.Observed(entries, seen), found{problems: problems}
}

func untried(from source.Reference, err error) diag.Problem {
	return diag.Problem{Severity: diag.Warning, File: configFile,
		What: fmt.Sprintf("The packages of the reference of %s can't be tried in a browser: %v.", from.Product, err),
		Why:  "The reference does not say which element components draw, nor where refs and unknown props go.",
		Fix: "See what fails above. Where a component needs others around it, give it a specimen " +
			"(see “Reference and props”)."}
}

// observed is what was seen of some exports: by this browser, or by any where there is none now.
func (r *Reader) observed(config source.Config, from source.Reference, subjects []reference.Subject, wait bool) (
	observations, error) {
	whichever := cache.Key("trial", drawings, r.Lock, config.Bundle, config.Families, from.Product, from.Specimens, subjects)
	_, version := browser.Pick(r.Browser, nil)
	if !wait {
		version = ""
	}
	seen, known, err := cache.Latest(r.Steps, "trial", whichever, version,
		func() (observations, []string, error) {
			r.Progress("trial", 0, len(subjects))
			return r.try(config, from, subjects)
		})
	if err == nil && !known {
		err = errNotKnown
	}
	return seen, err
}

// try is the step that tries. Inputs are the files that its program was made of.
func (r *Reader) try(config source.Config, from source.Reference, subjects []reference.Subject) (seen observations,
	inputs []string, err error) {
	outputs, err := r.bundledTrial(config, from, subjects, nil)
	if failure := (*bundle.Failure)(nil); errors.As(err, &failure) {
		if broken := r.unbundled(config, subjects); len(broken) > 0 {
			outputs, err = r.bundledTrial(config, from, subjects, broken)
		}
	}
	if err != nil {
		return nil, nil, err
	}
	style, files, err := r.familyStyle(config, from.Product)
	if err != nil {
		return nil, nil, err
	}
	text, err := r.Browser.Run(context.Background(),
		browser.Page{Subjects: len(subjects), Script: outputs[0].Code, Style: append(style, outputs[0].CSS...)},
		"globalThis.vitrineTrial")
	if err != nil {
		return nil, nil, err
	}
	var list []*reference.Observation
	if err := json.Unmarshal(text, &list); err != nil {
		return nil, nil, fmt.Errorf("what the browser saw can't be read: %w", err)
	}
	seen = observations{}
	for _, o := range list {
		o.Browser = r.Browser.Version
		seen[o.Name] = o
	}
	return seen, append(files, outputs[0].Inputs...), nil
}

// familyStyle are the site's own rules for the components of a product, with the files that have them.
func (r *Reader) familyStyle(config source.Config, product string) (style []byte, files []string, err error) {
	for _, name := range config.FamilyOf(product).CSS {
		text, err := os.ReadFile(r.path(name))
		if err != nil {
			return nil, nil, err
		}
		style, files = append(append(style, text...), '\n'), append(files, r.path(name))
	}
	return style, files, nil
}

func (r *Reader) path(file string) string { return filepath.Join(r.Site, filepath.FromSlash(file)) }
