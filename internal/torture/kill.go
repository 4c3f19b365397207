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
			return t.killBuild(ctx, instant{share: t.random.Float64(), of: t.warm})
		}},
		{"while publishing", func(ctx context.Context, t *try) error {
			return t.killBuild(ctx, instant{share: t.random.Float64(), of: t.written, behind: publishing})
		}},
		{"with an empty cache", func(ctx context.Context, t *try) error {
			return t.killBuild(ctx, instant{share: t.random.Float64(), of: t.cold, cold: true})
		}},
	},
}

// instant is when a build is killed: after a share of the time that such builds take, from its start or from when it
// has said something.
type instant struct {
	share  float64
	of     time.Duration
	behind string
	cold   bool // with an empty cache
}

// mostKills is how often a build is run to kill one. Those that end before run again, and are killed earlier.
const mostKills = 12

// killBuild kills one build of an edit.
func (t *try) killBuild(ctx context.Context, when instant) error {
	for range mostKills {
		killed, err := t.killOnce(ctx, when)
		if err != nil || killed {
			return err
		}
		when.share /= 2
	}
	return nil // nothing was tried, which the result says
}

// killOnce kills a build, unless it ends before. What was published stays whole, and the next build is as good as a
// clean one.
func (t *try) killOnce(ctx context.Context, when instant) (killed bool, err error) {
	if err := t.flip(); err != nil {
		return false, err
	}
	if when.cold {
		if err := os.RemoveAll(t.area.cache); err != nil {
			return false, err
		}
	}
	seen := watch(ctx, t.area.out, t.random, t.other(), t.current())
	p, err := t.start(ctx, build{out: t.area.out, cache: t.area.cache})
	if err != nil {
		seen.end()
		return false, err
	}
	when.wait(p)
	early := p.ended()
	p.kill()
	<-p.done
	if killed = !early && p.err != nil; killed {
		t.count(1)
	} else if said := p.failed(); said != "" {
		t.find("before it could be killed, %s", said)
	}
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
	if err := t.rebuild(ctx, "a killed one"); err != nil {
		return killed, err
	}
	if left := t.leftovers(); len(left) > 0 {
		t.find("the killed build left something behind that the next one did not remove: %s", strings.Join(left, ", "))
		return killed, t.renew(ctx)
	}
	return killed, nil
}

// wait waits until the instant has come, or the build has ended.
func (i instant) wait(p *process) {
	for i.behind != "" && !strings.Contains(p.output.String(), i.behind) && !p.ended() {
		time.Sleep(time.Millisecond)
	}
	select {
	case <-time.After(time.Duration(i.share * float64(i.of))):
	case <-p.done:
	}
}
