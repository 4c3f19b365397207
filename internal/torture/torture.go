// Package torture attacks a site and its publication as accidents and strangers do, and says what broke.
//
// In: a site, the program that builds it, what serves a folder. Out: for each attack how often it was made and what was
// found. Never here: how a site is built or served; the site itself, its cache and its output are never written to.
package torture

import (
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"slices"
	"strings"
	"time"
)

// Options say what is attacked, and for how long.
type Options struct {
	Site    string
	Program []string // the tool as it is called; "build" and its flags follow
	Flags   []string // more flags of every build
	// Serve makes a server of a published folder. What it logs as an error is a finding.
	Serve    func(root string, log *slog.Logger) (*http.Server, error)
	Attacks  []string      // by name; none means all
	Duration time.Duration // divided among the attacks; every form of each is tried once even if that takes longer
	Seed     uint64        // of every choice
	Progress func(line string)
}

// Result says what became of one attack.
type Result struct {
	Attack   string
	Tries    map[string]int // how often, by form
	Notes    []string       // what this machine did not allow
	Findings []Finding
}

// Finding is something that broke.
type Finding struct {
	Form string
	Try  int // counted from 0: with the seed it names every choice that led here
	What string
}

// Total is how often the attack was made.
func (r *Result) Total() (total int) {
	for _, n := range r.Tries {
		total += n
	}
	return total
}

// Passed says whether the attack was made and broke nothing.
func (r *Result) Passed() bool { return r.Total() > 0 && len(r.Findings) == 0 }

// attack is one way to harm a site.
type attack struct {
	name  string
	about string
	forms []form
}

// form is a variant of an attack.
type form struct {
	name string
	run  func(ctx context.Context, t *try) error // an error means that it could not be made
}

// attacks are all there are, in the order they are made in.
var attacks = []attack{killAttack, damageAttack, diskAttack, requestAttack, loadAttack}

// Describe lists the attacks: a name and what it does, for each.
func Describe() (lines [][2]string) {
	for _, a := range attacks {
		lines = append(lines, [2]string{a.name, a.about})
	}
	return lines
}

// Check says what is wrong with the names of attacks, nil for nothing.
func Check(names []string) error {
	var known []string
	for _, a := range attacks {
		known = append(known, a.name)
	}
	for _, name := range names {
		if !slices.Contains(known, name) {
			return fmt.Errorf("there is no attack %q: %s are known", name, strings.Join(known, ", "))
		}
	}
	return nil
}

// errUnavailable says that this machine does not allow a form of an attack.
var errUnavailable = errors.New("not possible here")

// try is one attempt.
type try struct {
	*workspace
	area   *area
	form   string
	number int
	random *rand.Rand
	result *Result
}

// count notes that the attack was made so often.
func (t *try) count(n int) { t.result.Tries[t.form] += n }

func (t *try) find(format string, values ...any) {
	t.result.Findings = append(t.result.Findings, Finding{t.form, t.number, fmt.Sprintf(format, values...)})
}

// enough is how many findings end an attack: more say nothing new.
const enough = 10

// Run makes a copy of the site and attacks that. The error says that the attacks could not be made.
func Run(ctx context.Context, o Options) ([]*Result, error) {
	if err := Check(o.Attacks); err != nil {
		return nil, err
	}
	w, err := newWorkspace(ctx, o)
	if err != nil {
		return nil, err
	}
	defer w.remove()
	var chosen []attack
	for _, a := range attacks {
		if len(o.Attacks) == 0 || slices.Contains(o.Attacks, a.name) {
			chosen = append(chosen, a)
		}
	}
	end := time.Now().Add(o.Duration)
	var results []*Result
	for i, a := range chosen {
		o.Progress(a.about)
		share := time.Until(end) / time.Duration(len(chosen)-i)
		result, err := w.attack(ctx, a, time.Now().Add(share))
		if err != nil {
			return results, fmt.Errorf("the attack %q could not be made: %w", a.name, err)
		}
		results = append(results, result)
	}
	return results, nil
}

// attack tries the forms in turn until the time is over.
func (w *workspace) attack(ctx context.Context, a attack, end time.Time) (*Result, error) {
	result := &Result{Attack: a.name, Tries: map[string]int{}}
	area, err := w.newArea(ctx, a.name)
	if err != nil {
		return nil, err
	}
	defer area.remove()
	next := slices.Clone(a.forms)
	for n := 0; len(next) > 0 && len(result.Findings) < enough; n++ {
		if n >= len(a.forms) && !time.Now().Before(end) {
			break
		}
		f := next[0]
		next = next[1:]
		t := &try{workspace: w, area: area, form: f.name, number: n, random: w.source(a.name, n), result: result}
		err := f.run(ctx, t)
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if err == nil {
			next = append(next, f)
			continue
		}
		if !errors.Is(err, errUnavailable) {
			return nil, err
		}
		result.Notes = append(result.Notes, fmt.Sprintf("%s: %v", f.name, err))
		if err := t.renew(ctx); err != nil { // it may have edited the site before it gave up
			return nil, err
		}
	}
	return result, nil
}

// source makes the choices of one try: the same seed makes the same ones, whatever happened before.
func (w *workspace) source(attack string, number int) *rand.Rand {
	sum := fnv.New64a()
	fmt.Fprintf(sum, "%s %d", attack, number)
	return rand.New(rand.NewPCG(w.Seed, sum.Sum64()))
}
