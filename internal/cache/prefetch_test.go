package cache

import (
	"encoding/json"
	"fmt"
	"maps"
	"sync"
	"testing"
	"testing/synctest"
)

// remoteStore is a remote cache that counts what it is asked for.
type remoteStore struct {
	mu       sync.Mutex
	results  map[[2]string][]byte
	contents map[string][]byte
	asked    map[string]int // by the kind and key of a result, or the sum of a content
	underWay int
	most     int           // requests at a time
	release  chan struct{} // closed when results may be answered; nil answers at once
}

func newRemoteStore() *remoteStore {
	return &remoteStore{results: map[[2]string][]byte{}, contents: map[string][]byte{}, asked: map[string]int{}}
}

func (r *remoteStore) begin(name string) (end func()) {
	r.mu.Lock()
	r.asked[name]++
	r.underWay++
	r.most = max(r.most, r.underWay)
	release := r.release
	r.mu.Unlock()
	if release != nil {
		<-release
	}
	return func() {
		r.mu.Lock()
		r.underWay--
		r.mu.Unlock()
	}
}

func (r *remoteStore) Result(kind, key string) ([]byte, bool) {
	if kind != resultsKind {
		defer r.begin(kind + " " + key)()
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	content, ok := r.results[[2]string{kind, key}]
	return content, ok
}

func (r *remoteStore) Content(sum string, _ int64) ([]byte, bool) {
	defer r.begin(sum)()
	r.mu.Lock()
	defer r.mu.Unlock()
	content, ok := r.contents[sum]
	return content, ok
}

func (r *remoteStore) KeepResult(kind, key string, content []byte) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.results[[2]string{kind, key}] = content
}

func (r *remoteStore) KeepContent(sum string, content []byte) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.contents[sum] = content
}

// machine is a cache of its own that shares results.
func machine(t *testing.T, remote Remote) *Cache {
	t.Helper()
	c := open(t, t.TempDir(), "engine")
	c.Share(remote, true, "unshared")
	t.Cleanup(func() { c.Close() })
	return c
}

type report struct{ Text Part }

// buildSteps runs steps whose results have a part each.
func buildSteps(t *testing.T, c *Cache, begin, end int) {
	t.Helper()
	for i := begin; i < end; i++ {
		key := fmt.Sprint(i)
		if _, err := Value(c, "step", key, func() (report, error) {
			part, err := c.KeepPart("part", key, []byte("text of "+key))
			return report{part}, err
		}); err != nil {
			t.Fatal(err)
		}
	}
}

func TestPrefetch_AsksForManyResultsAtOnce(t *testing.T) {
	const steps = 3 * prefetchAtOnce
	synctest.Test(t, func(t *testing.T) {
		remote := newRemoteStore()
		one := machine(t, remote)
		one.Prefetch("docs", 0)
		buildSteps(t, one, 0, steps)
		one.KeepUsed("docs", 0)

		remote.asked, remote.most, remote.release = map[string]int{}, 0, make(chan struct{})
		other := machine(t, remote)
		other.Prefetch("docs", 0)
		synctest.Wait()
		if remote.most != prefetchAtOnce {
			t.Errorf("%d results were asked for at a time, want %d", remote.most, prefetchAtOnce)
		}
		close(remote.release)
		buildSteps(t, other, 0, steps)
		if n, kinds := other.Executed(); n > 0 {
			t.Errorf("steps ran: %v", kinds)
		}
		for name, n := range remote.asked {
			if n != 1 {
				t.Errorf("%s was asked for %d times", name, n)
			}
		}
		if len(remote.asked) != 2*steps {
			t.Errorf("%d names were asked for, want a result and a part of each of %d steps", len(remote.asked), steps)
		}
	})
}

func TestPrefetch_TakesNothingThatIsHere(t *testing.T) {
	remote := newRemoteStore()
	c := machine(t, remote)
	for range 2 {
		clear(remote.asked)
		c.Prefetch("docs", 0)
		buildSteps(t, c, 0, 3)
		c.KeepUsed("docs", 0)
		c.prefetch.fetching.Wait()
	}
	if len(remote.asked) > 0 {
		t.Errorf("asked for %v", remote.asked)
	}
}

func TestPrefetch_TakesListsOfAllParts(t *testing.T) {
	remote := newRemoteStore()
	for part := 1; part <= 3; part++ {
		c := machine(t, remote)
		c.Prefetch("docs", part)
		buildSteps(t, c, 10*part, 10*part+5)
		c.KeepUsed("docs", part)
	}
	clear(remote.asked)
	whole := machine(t, remote)
	whole.Prefetch("docs", 0)
	whole.prefetch.fetching.Wait()
	if len(remote.asked) != 3*5*2 {
		t.Errorf("%d names were asked for, want a result and a part of each of 15 steps", len(remote.asked))
	}
}

func TestPrefetch_RunsStepsThatAreGone(t *testing.T) {
	remote := newRemoteStore()
	one := machine(t, remote)
	one.Prefetch("docs", 0)
	buildSteps(t, one, 0, 5)
	one.KeepUsed("docs", 0)
	delete(remote.contents, Sum([]byte("text of 3")))
	delete(remote.results, [2]string{"step", "engine/4"})
	other := machine(t, remote)
	other.Prefetch("docs", 0)
	buildSteps(t, other, 0, 5)
	if n, _ := other.Executed(); n != 2 {
		t.Errorf("%d steps ran, want the two that the server has lost", n)
	}
}

// TestPrefetch_TakesNoOtherKinds: a list comes from elsewhere, and whole builds are of one machine.
func TestPrefetch_TakesNoOtherKinds(t *testing.T) {
	remote := newRemoteStore()
	list, _ := json.Marshal([]Part{{Kind: "unshared", Key: "a"}, {Kind: "step", Key: "a"}, {Kind: "step", Key: "a"}})
	remote.results[[2]string{resultsKind, "engine/" + listKey("docs", 0)}] = list
	c := machine(t, remote)
	c.Prefetch("docs", 0)
	c.prefetch.fetching.Wait()
	if len(remote.asked) != 1 || remote.asked["step engine/a"] != 1 {
		t.Errorf("asked for %v", remote.asked)
	}
}

func TestKeepUsed_SendsListsWithMore(t *testing.T) {
	remote := newRemoteStore()
	name := [2]string{resultsKind, "engine/" + listKey("docs", 0)}
	build := func(steps int) (sent bool) {
		before := maps.Clone(remote.results)
		c := machine(t, remote)
		c.Prefetch("docs", 0)
		c.prefetch.fetching.Wait()
		remote.results[name] = nil
		buildSteps(t, c, 0, steps)
		c.KeepUsed("docs", 0)
		if remote.results[name] != nil {
			return true
		}
		remote.results[name] = before[name]
		return false
	}
	for i, want := range []struct {
		steps int
		sent  bool
	}{{3, true}, {3, false}, {4, true}, {2, false}, {4, false}, {5, true}} {
		if sent := build(want.steps); sent != want.sent {
			t.Errorf("build %d of %d steps sent its list: %v", i, want.steps, sent)
		}
	}
}

func TestKeepUsed_KeepsSomeThatWereNotUsed(t *testing.T) {
	remote := newRemoteStore()
	var list []Part
	for _, steps := range [][2]int{{0, 10}, {20, 23}} {
		c := machine(t, remote)
		c.Prefetch("docs", 0)
		buildSteps(t, c, steps[0], steps[1])
		c.KeepUsed("docs", 0)
		list = c.listed("docs", 0)
	}
	keys := map[string]bool{}
	for _, p := range list {
		keys[p.Key] = true
	}
	if len(list) != 12 || !keys["22"] || !keys["0"] || keys["9"] {
		t.Errorf("%d results are listed: %v", len(list), list)
	}
}
