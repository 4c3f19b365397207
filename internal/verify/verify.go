// Package verify proves a published site by building it again from nothing.
//
// In: the options of a build that was published. Out: what stands in its folder and not in that of a clean build. Never
// here: how a site is built, or what its files mean.
package verify

import (
	"context"
	"fmt"
	"os"
	"path"

	"vitrine/internal/compile"
	"vitrine/internal/diag"
	"vitrine/internal/publish"
)

// Run builds the site with an empty cache of its own and compares every byte with what was published. The error is a
// diag.Failure with a problem for each file that differs.
func Run(ctx context.Context, options compile.Options) (report compile.Report, err error) {
	folder, err := os.MkdirTemp("", "vitrine-verify-*")
	if err != nil {
		return report, err
	}
	defer os.RemoveAll(folder)
	options.Cache, options.Remote = folder, nil
	builder, err := compile.New(options)
	if err != nil {
		return report, err
	}
	defer builder.Close()
	files, report, err := builder.Files(ctx)
	if err != nil {
		return report, err
	}
	report.Files = len(files)
	differences, err := publish.Compare(options.Out, files, publish.Options{Release: options.Deployment.Release,
		Steps: uncached{ctx}})
	if err != nil || len(differences) == 0 {
		return report, err
	}
	failure := diag.Failure{}
	for _, d := range differences {
		failure.Problems = append(failure.Problems, problem(options.Out, d))
	}
	return report, failure
}

// uncached runs every step, until the context ends.
type uncached struct{ context.Context }

// Step implements publish.Steps.
func (u uncached) Step(_, _ string, run func() ([]byte, error)) ([]byte, error) {
	if err := u.Err(); err != nil {
		return nil, err
	}
	return run()
}

// problem says what is wrong with a published file.
func problem(out string, d publish.Difference) diag.Problem {
	p := diag.Problem{File: path.Join(out, d.File), Line: d.Line, Excerpt: d.Got,
		What: "The published file is not the one that a clean build makes: " + d.Got + ".",
		Why:  "A step of the build, or what the cache kept of it, depends on more than it says.",
		Fix:  "Remove the folder of the cache and build again; please report how it came about."}
	if d.Want != "" {
		p.What = fmt.Sprintf("The published file differs from that of a clean build at byte %d, where that has: %s",
			d.Offset, d.Want)
	} else if d.Got == "" {
		p.What = fmt.Sprintf("The published file differs from that of a clean build at byte %d.", d.Offset)
	}
	if d.Step != "" {
		p.Why = fmt.Sprintf("The step “%s” made it. ", d.Step) + p.Why
	}
	return p
}
