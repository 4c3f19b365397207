package assets

import (
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/diag"
	"vitrine/internal/stylesheet"
)

// isWritten says whether elements of the page's text are among its demos.
func (p Page) isWritten() bool {
	return slices.ContainsFunc(p.rendered(), func(d Demo) bool { return d.Origin != "" })
}

// written are problems, each once, whose places in the modules of elements are those of the texts that have them. Paths
// are as authors wrote them.
func (p Page) written(site string, problems []diag.Problem) []diag.Problem {
	for _, d := range p.rendered() {
		for i, problem := range problems {
			shared := d.Module[:max(strings.LastIndexByte(d.Module, '-'), 0)] + ".tsx"
			if d.Origin != "" && (problem.File == d.Module || problem.File == shared) {
				problems[i].File, problems[i].Column = d.Origin, 0
				problems[i].Why = "The element can't be rendered without it."
				from := filepath.Join(site, path.Dir(d.Module))
				if folder, err := filepath.Rel(from, filepath.Join(site, p.Folder)); err == nil {
					problems[i].What = strings.ReplaceAll(problem.What, filepath.ToSlash(folder)+"/", "./")
					problems[i].Excerpt = strings.ReplaceAll(problem.Excerpt, filepath.ToSlash(folder)+"/", "./")
				}
			}
		}
	}
	return slices.CompactFunc(problems, func(a, b diag.Problem) bool {
		return a.File == b.File && a.Line == b.Line && a.What == b.What
	})
}

// bundleStyles makes the stylesheets of pages that have elements: those that never live have no script that would bring
// theirs.
func (s *Set) bundleStyles(tasks []*pageTask, ground *stylesheet.Ground) error {
	var entries []bundle.Entry
	for _, t := range tasks {
		var code strings.Builder
		for i, d := range t.rendered() {
			if len(t.absent[d.Name]) > 0 {
				continue
			}
			fmt.Fprintf(&code, "export * as D%d from %q;\n", i, s.maker.path(d.Module))
		}
		entries = append(entries, bundle.Entry{Name: t.Slug, Code: code.String(), Ground: ground})
	}
	if len(tasks) == 0 {
		return nil
	}
	outputs, err := s.maker.bundler.Bundle(bundle.Browser, entries, s.layersFor(bundle.Browser, tasks[0].Page))
	if err != nil {
		return err
	}
	for i, t := range tasks {
		made, err := s.maker.browserChunk(t.Page, outputs[i])
		if err != nil {
			return err
		}
		t.bundle.Styles = Chunk{Style: made.Style, CSS: made.CSS}
		pictures, err := s.maker.pictures(outputs[i].Pictures)
		if err != nil {
			return err
		}
		t.bundle.Pictures = append(t.bundle.Pictures, pictures...)
		t.inputs = append(t.inputs, outputs[i].Inputs...)
	}
	return nil
}
