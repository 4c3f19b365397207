package torture

import (
	"context"
	"os"
	"strings"
	"time"
)

var killAttack = attack{
	name:  "kill",
	about: "Killing builds at random instants, and building again",
	forms: []form{
		{"with a warm cache", func(ctx context.Context, t *try) error {
			return t.killBuild(ctx, t.atRandom(t.warm))
		}},
		{"while publishing", func(ctx context.Context, t *try) error {
			return t.killBuild(ctx, t.whilePublishing())
		}},
		{"with an empty cache", func(ctx context.Context, t *try) error {
			if err := os.RemoveAll(t.area.cache); err != nil {
				return err
			}
			return t.killBuild(ctx, t.atRandom(t.cold))
		}},
	},
}

// killBuild kills one build of an edit when the instant has come. What was published stays whole, and the next build is
// as good as a clean one.
func (t *try) killBuild(ctx context.Context, instant func(*process)) error {
	if err := t.flip(); err != nil {
		return err
	}
	seen := watch(ctx, t.area.out, t.random, t.other(), t.current())
	p, err := t.start(ctx, build{out: t.area.out, cache: t.area.cache})
	if err != nil {
		return err
	}
	instant(p)
	p.kill()
	<-p.done
	if !p.waitGroup() {
		t.find("the build was killed, and programs that it had started went on for half a minute")
	}
	if _, wrong := seen.end(); wrong != "" {
		t.find("%s", wrong)
	}
	after := t.other().compare(t.area.out)
	if after != "" && t.current().compare(t.area.out) != "" {
		t.find("what was published is neither the old nor the new state once the build was killed: %s", after)
	}
	if p.err != nil { // it did not end before
		t.count(1)
	}
	if err := t.rebuild(ctx, "a killed one"); err != nil {
		return err
	}
	if left := t.leftovers(); len(left) > 0 {
		t.find("the killed build left something behind that the next one did not remove: %s", strings.Join(left, ", "))
		return t.renew(ctx)
	}
	return nil
}

// atRandom is an instant within the time that such a build takes.
func (t *try) atRandom(usual time.Duration) func(*process) {
	wait := time.Duration(t.random.Float64() * 0.9 * float64(usual))
	return func(p *process) {
		select {
		case <-time.After(wait):
		case <-p.done:
		}
	}
}

// publishing is what a build says before it writes what it made.
const publishing = "Publishing"

// whilePublishing is an instant after that.
func (t *try) whilePublishing() func(*process) {
	wait := time.Duration(t.random.Float64() * float64(t.warm) / 10)
	return func(p *process) {
		for !strings.Contains(p.output.String(), publishing) && !p.ended() {
			time.Sleep(time.Millisecond)
		}
		select {
		case <-time.After(wait):
		case <-p.done:
		}
	}
}
