package cache

import (
	"reflect"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
)

// Remote keeps results of steps for several machines. What it returns is what was kept for the key, or under the sum.
type Remote interface {
	Result(kind, key string) ([]byte, bool)
	Content(sum string, size int64) ([]byte, bool)
	KeepResult(kind, key string, content []byte)
	KeepContent(sum string, content []byte)
}

// sharing says what is shared.
type sharing struct {
	remote   Remote // nil for none
	writes   bool   // what this process makes is sent
	unshared []string
}

// Share takes results that the folder lacks from elsewhere, where there is one, and sends there what this process makes
// if it may write. Results of some kinds of steps are of no use elsewhere.
func (c *Cache) Share(remote Remote, writes bool, unshared ...string) {
	c.sharing = sharing{remote, writes, unshared}
}

// shares says whether the results of a kind of steps are shared.
func (s sharing) shares(kind string) bool {
	return s.remote != nil && !slices.Contains(s.unshared, strings.TrimPrefix(kind, inputsKind))
}

// fetchedAtOnce is how many parts of a result are asked for at the same time.
const fetchedAtOnce = 16

// remoteKey is the key for machines that have nothing in common but the engine.
func (c *Cache) remoteKey(key string) string { return c.salt + "/" + key }

// give sends a result, beside the build.
func (c *Cache) give(kind, key string, content []byte) {
	c.uses(Part{Kind: kind, Key: key})
	if c.sharing.writes && c.sharing.shares(kind) {
		c.sharing.remote.KeepResult(kind, c.remoteKey(key), content)
	}
}

// givePart sends a part of a result.
func (c *Cache) givePart(p Part, content []byte) {
	c.uses(p)
	if c.sharing.writes && c.sharing.shares(p.Kind) {
		c.sharing.remote.KeepContent(p.Sum, content)
	}
}

// fetch asks elsewhere for a result and keeps it in the folder.
func (c *Cache) fetch(kind, key string) ([]byte, bool) {
	if !c.sharing.shares(kind) {
		return nil, false
	}
	if record := c.id(kind, key); c.awaited(record) {
		return c.store.get(record)
	}
	content, ok := c.sharing.remote.Result(kind, c.remoteKey(key))
	return content, ok && c.store.put(c.id(kind, key), content) == nil
}

// fetchParts asks elsewhere for the parts of a value that the folder lacks, and says whether all of them are there now.
func (c *Cache) fetchParts(value reflect.Value) bool {
	if c.sharing.remote == nil {
		return false
	}
	var missing []Part
	eachPart(value, func(p Part) bool {
		c.uses(p)
		if !c.store.has(c.id(p.Kind, p.Key)) {
			missing = append(missing, p)
		}
		return true
	})
	var lacking atomic.Bool
	var wait sync.WaitGroup
	slots := make(chan struct{}, fetchedAtOnce)
	for _, p := range missing {
		slots <- struct{}{}
		wait.Go(func() {
			defer func() { <-slots }()
			record := c.id(p.Kind, p.Key)
			if lacking.Load() || c.awaited(record) && c.store.has(record) {
				return
			}
			content, ok := c.sharing.remote.Content(p.Sum, int64(p.Size))
			if !ok || c.store.put(record, content) != nil {
				lacking.Store(true)
			}
		})
	}
	wait.Wait()
	return !lacking.Load()
}

// Remembered returns what was remembered for the key on this machine; false for nothing.
func (c *Cache) Remembered(kind, key string) ([]byte, bool) { return c.store.get(c.id(kind, key)) }

// Remember keeps what is no result of a step, or of no use elsewhere, for later runs on this machine.
func (c *Cache) Remember(kind, key string, content []byte) error {
	return kept(c.store.put(c.id(kind, key), content))
}
