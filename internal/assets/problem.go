package assets

import (
	"errors"
	"path/filepath"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/diag"
	"vitrine/internal/source"
	"vitrine/internal/typescript"
)

// Problems puts the bundler's messages into the form of problems, with files named below the site folder.
func Problems(site string, failure *bundle.Failure) []diag.Problem {
	var problems []diag.Problem
	for _, message := range failure.Messages {
		p := diag.Problem{What: message.Text, Why: "What can't be bundled can't run in a browser.",
			Fix: "Mend the place named, then build again."}
		p.File = configFile // what a build asks for by itself, it was asked for there
		if at := message.Location; at != nil && !isVirtual(at.Namespace) {
			p.File, p.Line, p.Column, p.Excerpt = siteFile(site, at.File), at.Line, at.Column+1, at.LineText
		}
		if _, outside := message.Detail.(bundle.Refusal); outside {
			p.Why = "An untrusted build reads the site and its packages alone: whatever it read could be published."
			p.Fix = "Put the file into the site, or take the import out."
		}
		if name, ok := strings.CutPrefix(message.Text, "Could not resolve "); ok {
			p = typescript.LeadsNowhere(p, strings.Trim(name, `"`))
		}
		problems = append(problems, p)
	}
	return problems
}

const configFile = "vitrine.yaml"

// isVirtual says whether a file is one that no author has: the place in it says nothing.
func isVirtual(namespace string) bool { return strings.HasPrefix(namespace, "vitrine-entry") }

// ProblemsOf are what an error of the bundler tells; none for any other error.
func ProblemsOf(site string, err error) []diag.Problem {
	var failure *bundle.Failure
	if !errors.As(err, &failure) {
		return nil
	}
	return Problems(site, failure)
}

// Located adds what an error of the bundler tells to the problems of a run, and returns them; any other error is
// returned as it is.
func Located(site string, err error, problems *diag.List) error {
	found := ProblemsOf(site, err)
	if found == nil {
		return err
	}
	problems.Add(found...)
	return source.Failure(problems)
}

// siteFile is a path as problems name it, below the site folder where it is.
func siteFile(site, file string) string {
	if !filepath.IsAbs(file) {
		file = filepath.Join(site, filepath.FromSlash(file))
	}
	if below, err := filepath.Rel(site, file); err == nil {
		return filepath.ToSlash(below)
	}
	return file
}
