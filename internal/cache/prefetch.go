package cache

import (
	"encoding/json"
	"sync"
	"sync/atomic"
)

// prefetch is what is fetched from elsewhere before steps ask for it. A step asks for one result after another, since
// the key of the next one depends on the one before: with a server that is far away, that takes longer than the step.
// So each build leaves a list of the results that it used, and the next one fetches many of them at once.
type prefetch struct {
	mu     sync.Mutex
	used   []Part // in the order of their first use; results have no sum
	known  map[id]bool
	listed []Part               // the list that this build would replace
	coming map[id]chan struct{} // closed when the result has been fetched, or is not to be had

	fetching sync.WaitGroup
	stopped  atomic.Bool
	bytes    atomic.Int64
}

// resultsKind is that of the lists.
const resultsKind = "results"

// prefetchAtOnce is how many results are fetched at the same time.
const prefetchAtOnce = 64

// Bounds for what a hostile server may state: results and bytes of a list, lists of one build, bytes that are fetched.
const listAtMost, listBytes, listsAtMost, prefetchBytes = 1 << 18, 64 << 20, 1000, muchContent

// listKey is the key of the list of a build, or of a part of one.
func listKey(build string, part int) string { return Key(build, part) }

// Prefetch begins to fetch what the last build of this name used and the folder lacks. Part is that of a build which
// several machines share, from 1; for 0, which is a whole build, the lists of all parts count.
func (c *Cache) Prefetch(build string, part int) {
	if !c.sharing.shares(resultsKind) {
		return
	}
	c.prefetch.stop()
	list := c.listed(build, part)
	own := len(list)
	for at := 1; part == 0 && at <= listsAtMost && len(list) < listAtMost; at++ {
		found := c.listed(build, at)
		if len(found) == 0 {
			break
		}
		list = append(list, found...)
	}
	wanted := c.await(list[:min(len(list), listAtMost)], own)
	for range min(len(wanted), prefetchAtOnce) {
		c.prefetch.fetching.Go(func() {
			for p := range wanted {
				c.fetchOne(p)
			}
		})
	}
}

// await begins a build: steps wait for those results of a list that the folder lacks. The first ones are of the list
// that this build would replace.
func (c *Cache) await(list []Part, own int) (wanted chan Part) {
	f := &c.prefetch
	f.mu.Lock()
	defer f.mu.Unlock()
	f.used, f.known, f.listed, f.coming = nil, map[id]bool{}, list[:min(own, len(list))], map[id]chan struct{}{}
	f.stopped.Store(false)
	f.bytes.Store(0)
	wanted = make(chan Part, len(list))
	for _, p := range list {
		record := c.id(p.Kind, p.Key)
		if f.coming[record] == nil && c.sharing.shares(p.Kind) && !c.store.has(record) {
			f.coming[record] = make(chan struct{})
			wanted <- p
		}
	}
	close(wanted)
	return wanted
}

// listed is the list of a build, or of a part of one; nil where there is none.
func (c *Cache) listed(build string, part int) (list []Part) {
	content, ok := c.sharing.remote.Result(resultsKind, c.remoteKey(listKey(build, part)))
	if !ok || len(content) > listBytes || json.Unmarshal(content, &list) != nil {
		return nil
	}
	return list
}

// fetchOne fetches one result of a list.
func (c *Cache) fetchOne(p Part) {
	record := c.id(p.Kind, p.Key)
	c.prefetch.mu.Lock()
	done := c.prefetch.coming[record]
	c.prefetch.mu.Unlock()
	defer close(done)
	if c.prefetch.stopped.Load() || c.prefetch.bytes.Load() > prefetchBytes {
		return
	}
	var content []byte
	var ok bool
	if p.Sum != "" {
		content, ok = c.sharing.remote.Content(p.Sum, int64(p.Size))
	} else {
		content, ok = c.sharing.remote.Result(p.Kind, c.remoteKey(p.Key))
	}
	if ok {
		c.prefetch.bytes.Add(int64(len(content)))
		_ = c.store.put(record, content) // without it the step runs
	}
}

// awaited waits for a result that is being fetched. It is false for one that is not.
func (c *Cache) awaited(record id) bool {
	c.prefetch.mu.Lock()
	done, coming := c.prefetch.coming[record]
	c.prefetch.mu.Unlock()
	if coming {
		<-done
	}
	return coming
}

// uses notes a result for the list of this build.
func (c *Cache) uses(p Part) {
	if !c.sharing.writes || !c.sharing.shares(p.Kind) {
		return
	}
	record := c.id(p.Kind, p.Key)
	c.prefetch.mu.Lock()
	defer c.prefetch.mu.Unlock()
	if c.prefetch.known != nil && !c.prefetch.known[record] {
		c.prefetch.known[record] = true
		c.prefetch.used = append(c.prefetch.used, p)
	}
}

// KeepUsed ends what Prefetch began, and sends the list of the results that were used since, where some of them are not
// listed yet. A build that found the result of a step did not ask for those that the step is made of, which a later one
// may need: the list keeps as many others as were used.
func (c *Cache) KeepUsed(build string, part int) {
	f := &c.prefetch
	f.stopped.Store(true)
	f.mu.Lock()
	defer f.mu.Unlock()
	list, used := f.used, len(f.used)
	for _, p := range f.listed {
		if record := c.id(p.Kind, p.Key); f.known[record] {
			used--
		} else if len(list) < 2*len(f.used) {
			list = append(list, p)
		}
	}
	if used == 0 {
		return
	}
	if text, err := json.Marshal(list); err == nil {
		c.sharing.remote.KeepResult(resultsKind, c.remoteKey(listKey(build, part)), text)
	}
}

// stop waits for what is being fetched, and fetches nothing more.
func (f *prefetch) stop() {
	f.stopped.Store(true)
	f.fetching.Wait()
}
