// Package prove tries what pages claim in a browser, and writes down what held.
//
// In: a site folder, a browser. Out: a record next to each page, and a problem for each sentence and
// each row that does not hold. Never here: what a claim is, how a page shows its seal.
package prove

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/browser"
	"vitrine/internal/cache"
	"vitrine/internal/claim"
	"vitrine/internal/diag"
	"vitrine/internal/site"
	"vitrine/internal/source"
	"vitrine/internal/vitrine"
	"vitrine/internal/workspace"
)

// Options say what is tried, and where.
type Options struct {
	Site     string // the site folder
	Cache    string // where steps keep their work; "" for .cache/vitrine beside the site
	Browser  *browser.Browser
	Pages    []string // by their paths; none for all
	All      bool     // also what held before and has not changed
	Mutate   bool     // with the contrary of each in its place as well; tries all
	Progress func(done, total int)
}

// Report says what was tried.
type Report struct {
	Pages  int // with something to try
	Tried  int
	Held   int // of all, with those that were not tried again
	Claims int // all of them, rows of keyboard tables among them
}

// run is one call of Run.
type run struct {
	Options
	tree     *source.Tree
	lock     *claim.Lock
	sources  *workspace.Workspace // packages that are written beside the site
	problems *diag.List
	report   Report
}

// subject is a page with something to try.
type subject struct {
	source.Page
	product source.Product
	claims  []claim.Claim
	tries   []claim.Try // all
	wanted  []claim.Try // those that a browser tries now
}

// Run tries claims and keyboard tables. The error is a diag.Failure with all that does not hold; what held is recorded
// in any case.
func Run(ctx context.Context, o Options) (Report, error) {
	folder, err := filepath.Abs(o.Site)
	if err != nil {
		return Report{}, err
	}
	o.Site = folder
	o.Cache = cmp.Or(o.Cache, filepath.Join(filepath.Dir(folder), ".cache", "vitrine"))
	if o.Progress == nil {
		o.Progress = func(int, int) {}
	}
	r := &run{Options: o, lock: claim.ReadLock(o.Site), sources: workspace.Find(o.Site),
		problems: &diag.List{}}
	r.tree = source.Load(os.DirFS(o.Site), r.problems)
	if r.problems.Errors() > 0 {
		return r.report, r.problems.Err()
	}
	subjects, err := r.subjects()
	if err != nil {
		return r.report, err
	}
	held, err := r.try(ctx, subjects)
	if err != nil {
		return r.report, err
	}
	if err := r.keep(subjects, held); err != nil {
		return r.report, err
	}
	return r.report, r.problems.Err()
}

// subjects are the pages that claim something, of those that were asked for.
func (r *run) subjects() ([]subject, error) {
	var list []subject
	var known []string
	named := map[string]bool{}
	for _, p := range r.tree.Pages {
		if p.Claims.Path == "" && len(p.Keyboard) == 0 {
			continue
		}
		known = append(known, p.Path)
		if asked := r.asks(p); asked != "" || len(r.Pages) == 0 {
			named[asked] = true
			list = append(list, r.subject(p))
		}
	}
	for _, name := range r.Pages {
		if !named[name] {
			return nil, diag.Failure{Problems: []diag.Problem{{What: "No page " + diag.Quote(name) + " claims anything.",
				Fix: cmp.Or(diag.DidYouMean(vitrine.CleanPath(name), known), "Name a page by its path, such as "+
					strings.Join(known[:min(len(known), 1)], "")+".")}}}
		}
	}
	return list, nil
}

// asks is the name by which a page was asked for, "" where it was not: a path or its end.
func (r *run) asks(p source.Page) string {
	for _, name := range r.Pages {
		if strings.HasSuffix(p.Path, "/"+strings.Trim(name, "/")+"/") {
			return name
		}
	}
	return ""
}

func (r *run) subject(p source.Page) subject {
	id := p.Matter.ProductID
	if id == "" {
		_, id = site.ProductOf(r.tree.Config, p.Path)
	}
	s := subject{Page: p, product: site.ProductNamed(r.tree.Config, id)}
	if p.Claims.Path != "" {
		var found []diag.Problem
		s.claims, found = claim.Read(p.Claims)
		r.problems.Add(found...)
	}
	r.problems.Add(claim.CheckRows(p)...)
	r.problems.Add(r.unknownKeys(p)...)
	s.tries = claim.Tries(p, s.claims, r.lock, s.product.Package)
	for _, try := range s.tries {
		if _, held := p.Verified.Held[try.Key]; !held || r.All || r.Mutate {
			s.wanted = append(s.wanted, try)
		}
	}
	return s
}

// unknownKeys are keys of rows that nobody can press.
func (r *run) unknownKeys(p source.Page) (problems []diag.Problem) {
	for _, row := range p.Keyboard {
		for _, key := range slices.Concat(row.Keys, row.First) {
			if !browser.KnownKey(key) {
				problems = append(problems, diag.Problem{File: row.File, Line: row.Line, Excerpt: row.Excerpt,
					What: "There is no key " + diag.Quote(key) + ".", Why: "Nobody could press it.",
					Fix: "Use the names of KeyboardEvent.key: ArrowDown, Enter, Space, Shift+Tab, d."})
			}
		}
	}
	return problems
}

// try lets the browser try what is wanted. Held has the keys of what holds, by folder.
func (r *run) try(ctx context.Context, subjects []subject) (held map[string]map[string]bool, err error) {
	held = map[string]map[string]bool{}
	if r.problems.Errors() > 0 {
		return held, r.problems.Err()
	}
	var stale []subject
	total := 0
	for _, s := range subjects {
		if len(s.wanted) > 0 {
			stale = append(stale, s)
			total += len(s.wanted)
		}
	}
	if total == 0 {
		return held, nil
	}
	steps, err := cache.OpenWork(r.Site, r.Cache)
	if err != nil {
		return nil, err
	}
	defer steps.Close()
	scripts, err := r.scripts(stale, steps)
	if err != nil {
		return nil, err
	}
	for i, s := range stale {
		r.Progress(r.report.Tried, total)
		verdicts, err := r.verdicts(ctx, s, scripts[i])
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if err != nil {
			r.problems.Add(diag.Problem{File: s.File, What: "The claims of this page can't be tried: " + err.Error() + ".",
				Why: "Nothing is known of them.", Fix: "See whether its demos and its file of claims run in a browser."})
			continue
		}
		held[s.Dir] = r.judge(s, verdicts)
		r.report.Tried += len(s.wanted)
	}
	return held, nil
}

// judge reports what does not hold, and says what does.
func (r *run) judge(s subject, verdicts []Verdict) map[string]bool {
	held := map[string]bool{}
	for i, try := range s.wanted {
		switch v := verdicts[i]; {
		case v.Failed != "":
			r.problems.Add(problem(s, try, fmt.Sprintf("%s does not hold: %s", diag.Quote(try.Label), v.Failed),
				"Readers act on what pages say.", "Mend the page if the product behaves otherwise, else the test."))
		case v.Idle:
			r.problems.Add(problem(s, try, fmt.Sprintf("%s holds with its contrary in its place as well.",
				diag.Quote(try.Label)), "A test that can't fail proves nothing.",
				"Read something that tells the sentence from its contrary."))
		default:
			held[try.Key] = true
		}
	}
	return held
}

// problem is one with the place of what was tried.
func problem(s subject, try claim.Try, what, why, fix string) diag.Problem {
	p := diag.Problem{What: what, Why: why, Fix: fix}
	if try.Row != nil {
		p.File, p.Line, p.Excerpt = try.Row.File, try.Row.Line, try.Row.Excerpt
		return p
	}
	c := s.claims[try.Claim]
	p.File, p.Line, p.Excerpt = c.File, c.Line, c.Excerpt
	return p
}
