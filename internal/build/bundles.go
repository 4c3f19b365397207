package build

import (
	"errors"
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/demo"
	"vitrine/internal/diag"
	"vitrine/internal/typescript"
)

// pageBundle is a page's own files above the layers, without what is in them.
type pageBundle struct {
	Browser bundled
	Node    bundled
}

// bundled is one file that the bundler made for a page, "" for none.
type bundled struct {
	File   string // hashed file name
	Layers []string
	Code   kept
	Style  string // hashed name of the stylesheet of the demos, "" for none
	CSS    kept
}

// Kinds of what the cache keeps for bundled files.
const (
	bundledCode = "bundle code"
	bundledCSS  = "bundle css"
)

// keepBundled puts what the bundler made into the cache. File names change with their content, so they are its keys.
func (b *Builder) keepBundled(made bundle.Output) (bundled, error) {
	kept := bundled{File: made.File, Layers: made.Layers}
	var err error
	if kept.Code, err = b.keepPart(bundledCode, made.File, made.Code); err != nil || len(made.CSS) == 0 {
		return kept, err
	}
	kept.Style = bundle.Hashed(made.Name, ".css", made.CSS)
	kept.CSS, err = b.keepPart(bundledCSS, kept.Style, made.CSS)
	return kept, err
}

// bundlePages makes the demo files of all pages that have none in the cache, in one run a target: a module that many
// pages use is parsed once. A page whose demos can't be bundled is left out and reported; the others go on.
func (b *Builder) bundlePages(pages []*page, a *assets, problems *diag.List) error {
	var stale []*page
	for _, p := range pages {
		if len(p.rendered()) > 0 && !b.cache.Lookup("bundle", b.bundleKey(p, a), &p.bundle) {
			stale = append(stale, p)
		}
	}
	b.bundled.Store(0)
	b.options.Progress("bundle", 0, len(stale))
	for len(stale) > 0 {
		failed := b.bundleAll(stale, a)
		if failed == nil {
			break
		}
		var messages *bundle.Failure
		if !errors.As(failed, &messages) {
			return failed
		}
		found := b.bundleProblems(messages)
		rest := stale[:0:0]
		for _, p := range stale {
			if blamed(p, found) {
				p.failed = true
			} else {
				rest = append(rest, p)
			}
		}
		problems.Add(found...)
		if len(rest) == len(stale) { // nobody's fault by name: the problems say what is wrong
			for _, p := range stale {
				p.failed = true
			}
			return nil
		}
		stale = rest
	}
	for _, p := range stale {
		b.cache.Count("bundle")
		if err := b.cache.Keep("bundle", b.bundleKey(p, a), p.bundle); err != nil {
			return err
		}
	}
	return nil
}

// bundleKey is everything that a page's files are made of: the demos folder, which a page owns, and the layers below.
func (b *Builder) bundleKey(p *page, a *assets) string {
	sums := map[string]string{}
	for _, file := range p.sources {
		sums[file.Name] = cache.Sum(file.Text)
	}
	var demos, packs []string
	for _, id := range p.Families {
		packs = append(packs, b.packsOf(id, p.Language)...)
	}
	for _, d := range p.pictures {
		demos = append(demos, "picture", d.Demo.Name, d.Demo.Family, d.Module)
	}
	for _, d := range p.demos {
		demos = append(demos, d.Demo.Name, d.Demo.Family, d.Module)
		if d.Generated() {
			demos = append(demos, d.Demo.Sources[0].Text)
		}
	}
	return cache.Key("bundle", p.Path, demos, packs, sums, a.Browser.key, a.Node.key)
}

// pagesPerRun bounds the memory of one run of the bundler: it holds every module and every output at once. Modules that
// pages share are parsed once a run.
const pagesPerRun = 24

// bundleAll bundles the pages, those of the same families together.
func (b *Builder) bundleAll(stale []*page, a *assets) error {
	groups := map[string][]*page{}
	for _, p := range stale {
		families := strings.Join(p.Families, " ")
		groups[families] = append(groups[families], p)
	}
	var failures bundle.Failure
	for _, group := range groups {
		for batch := range slices.Chunk(group, pagesPerRun) {
			var messages *bundle.Failure
			if err := b.bundleGroup(batch, a); errors.As(err, &messages) {
				failures.Messages = append(failures.Messages, messages.Messages...)
			} else if err != nil {
				return err
			}
			b.options.Progress("bundle", int(b.bundled.Add(int64(len(batch)))), len(stale))
		}
	}
	if len(failures.Messages) > 0 {
		return &failures
	}
	return nil
}

func (b *Builder) bundleGroup(group []*page, a *assets) error {
	var browser []bundle.Entry
	var live []*page // pages of pictures alone send no script
	node := make([]bundle.Entry, len(group))
	for i, p := range group {
		node[i] = bundle.Entry{Name: slugOf(p.Path), Code: b.nodeEntry(p, a)}
		if len(p.demos) > 0 {
			live = append(live, p)
			browser = append(browser, bundle.Entry{Name: slugOf(p.Path), Code: b.browserEntry(p, a)})
		}
	}
	families := group[0].Families
	var outputs [2][]bundle.Output
	var failed [2]error
	b.parallel(2, func(i int) {
		if i == 0 && len(browser) > 0 {
			outputs[0], failed[0] = a.bundler.Bundle(bundle.Browser, browser, a.Browser.of(families))
		} else if i == 1 {
			outputs[1], failed[1] = a.bundler.Bundle(bundle.Node, node, a.Node.of(families))
		}
	})
	if failed[0] != nil {
		return failed[0]
	}
	if failed[1] != nil {
		return failed[1]
	}
	for i, p := range live {
		css, err := b.tailwind(p)
		if err != nil {
			return err
		}
		outputs[0][i].CSS = append(outputs[0][i].CSS, css...)
		if p.bundle.Browser, failed[0] = b.keepBundled(outputs[0][i]); failed[0] != nil {
			return failed[0]
		}
	}
	for i, p := range group {
		if p.bundle.Node, failed[1] = b.keepBundled(outputs[1][i]); failed[1] != nil {
			return failed[1]
		}
	}
	return nil
}

// tailwind are the rules for the demos of a page that are styled with Tailwind's classes. They hold inside each demo
// only.
func (b *Builder) tailwind(p *page) ([]byte, error) {
	var css strings.Builder
	for _, d := range p.demos {
		if d.Demo.Styling != "tailwind" {
			continue
		}
		made, err := b.tailwindOf(p, d)
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&css, "@scope ([data-demo=%q]) {\n%s\n}\n", d.Demo.Name, made)
	}
	return []byte(css.String()), nil
}

// tailwindOf is what Tailwind makes of one demo and of what lies beside it.
func (b *Builder) tailwindOf(p *page, d demo.Resolved) ([]byte, error) {
	var sources []string
	for _, file := range p.sources {
		if path.Dir(file.Path) == path.Dir(d.Module) {
			sources = append(sources, string(file.Text))
		}
	}
	return b.cache.Step("tailwind", cache.Key("tailwind", b.lock, sources), func() ([]byte, error) {
		project, _ := projectOf(b.options.Site)
		made, err := b.renderer.Tailwind(project, sources)
		if err != nil {
			return nil,
				fmt.Errorf(
					"Tailwind could not be asked for the styles of %s: %w; is the package tailwindcss installed?",
					d.Module,
					err)
		}
		return []byte(made), nil
	})
}

// stylesheetOf is what a demo brings beside its code, for the frame that it is edited in and for online sandboxes.
func (b *Builder) stylesheetOf(p *page, d demo.Resolved) ([]byte, error) {
	if d.Demo.Styling == "tailwind" {
		return b.tailwindOf(p, d)
	}
	var css []byte
	for _, file := range p.sources {
		if path.Ext(file.Name) == ".css" && path.Dir(file.Path) == path.Dir(d.Module) {
			css = append(css, file.Text...)
		}
	}
	return css, nil
}

// browserEntry hands the page's demos to the island loader.
func (b *Builder) browserEntry(p *page, a *assets) string {
	var head, families, packs, demos strings.Builder
	head.WriteString("import { demoIsland } from \"vitrine/app/hydrate\";\n")
	for i, id := range p.Families {
		fmt.Fprintf(&head, "import F%d from %q;\n", i, a.providers[id])
		fmt.Fprintf(&families, "%q: F%d, ", id, i)
		var names []string
		for n, pack := range b.packsOf(id, p.Language) {
			module, export, _ := strings.Cut(pack, "#")
			name := fmt.Sprintf("L%d_%d", i, n)
			fmt.Fprintf(&head, "import { %s as %s } from %q;\n", export, name, module)
			names = append(names, name)
		}
		if len(names) > 0 {
			fmt.Fprintf(&packs, "%q: [%s], ", id, strings.Join(names, ", "))
		}
	}
	for i, d := range p.demos {
		fmt.Fprintf(&head, "import D%d from %q;\n", i, b.sitePath(d.Module))
		fmt.Fprintf(&demos, "%q: { family: %q, Component: D%d }, ", d.Demo.Name, d.Demo.Family, i)
	}
	return fmt.Sprintf("%sexport const hydrate = demoIsland({ families: { %s}, packs: { %s}, demos: { %s} });\n", &head,
		&families, &packs, &demos)
}

// nodeEntry loads each demo when it is its turn, so that one that throws while it loads is known by name.
func (b *Builder) nodeEntry(p *page, a *assets) string {
	var families, packs, demos strings.Builder
	for _, id := range p.Families {
		var required []string
		for _, pack := range b.packsOf(id, p.Language) {
			module, export, _ := strings.Cut(pack, "#")
			required = append(required, fmt.Sprintf("require(%q).%s", module, export))
		}
		fmt.Fprintf(&packs, "%q: () => [%s], ", id, strings.Join(required, ", "))
		fmt.Fprintf(&families, "%q: () => require(%q).default, ", id, a.providers[id])
	}
	for _, d := range p.rendered() {
		fmt.Fprintf(&demos, "%q: () => require(%q).default, ", d.Demo.Name, b.sitePath(d.Module))
	}
	return fmt.Sprintf("export const families = { %s};\nexport const packs = { %s};\nexport const demos = { %s};\n",
		&families, &packs, &demos)
}

// bundleProblems puts the bundler's messages into the words of a problem.
func (b *Builder) bundleProblems(failed *bundle.Failure) []diag.Problem {
	var problems []diag.Problem
	for _, message := range failed.Messages {
		p := diag.Problem{What: message.Text, Why: "What can't be bundled can't run in a browser.",
			Fix: "Mend the place named, then build again."}
		if at := message.Location; at != nil {
			p.File, p.Line, p.Column, p.Excerpt = b.siteFile(at.File), at.Line, at.Column+1, at.LineText
		}
		if name, ok := strings.CutPrefix(message.Text, "Could not resolve "); ok {
			p = typescript.LeadsNowhere(p, strings.Trim(name, `"`))
		}
		problems = append(problems, p)
	}
	return problems
}

// siteFile is a path as problems name it, below the site folder where it is.
func (b *Builder) siteFile(file string) string {
	if !filepath.IsAbs(file) {
		file = filepath.Join(b.options.Site, filepath.FromSlash(file))
	}
	if below, err := filepath.Rel(b.options.Site, file); err == nil {
		return filepath.ToSlash(below)
	}
	return file
}

// blamed says whether a problem lies in a page's demos.
func blamed(p *page, problems []diag.Problem) bool {
	for _, problem := range problems {
		if strings.HasPrefix(problem.File, p.folder+"/demos/") {
			return true
		}
	}
	return false
}
