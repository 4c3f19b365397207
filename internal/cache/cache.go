// Package cache keeps what build steps made, by what they were made of.
//
// In: a folder, the name of the engine that runs the steps, keys and bytes. Out: the bytes again, in this run or a
// later one, and a count of the steps that ran. Never here: what a step does, or what its bytes mean.
package cache

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"sync"
	"time"
)

// Cache keeps results of steps.
//
// The law: a step is a pure function of the key it is called with. Everything that can change its result is in the key
// (content, not names or times; the engine itself is in every key through the salt), so an entry never becomes wrong,
// only unused. Two runs with equal inputs execute no step the second time.
type Cache struct {
	salt  string
	store *store
	place *Place
	files files

	consulted func(file string) []string // see Consult

	sharing  sharing
	prefetch prefetch

	mu      sync.Mutex
	byKind  map[string]int
	running map[id]chan struct{} // closed when the step has ended; see Turn
}

// Open returns the cache in a folder, which is made when missing. The salt names the engine that runs the steps.
// Several processes may have the same cache open: each reads what was kept before it began, and adds its own.
func Open(folder, salt string) (*Cache, error) {
	return OpenFor(string(filepath.Separator), folder, salt)
}

// OpenFor is Open for the steps of one site, given by its absolute path: the files that steps read have names of the
// site's place.
func OpenFor(site, folder, salt string) (*Cache, error) {
	store, err := openStore(folder)
	if err != nil {
		return nil, fmt.Errorf("opening the cache of build steps: %w", err)
	}
	c := &Cache{salt: salt, store: store, place: NewPlace(site), byKind: map[string]int{},
		running: map[id]chan struct{}{}, consulted: func(string) []string { return nil }}
	c.files.now = time.Now
	c.files.reset()
	return c, nil
}

// OpenWork opens the steps in the folder that keeps the finished work of a site. The default folder, .cache/vitrine,
// gets a .gitignore that hides it from git; a folder that the caller has chosen does not.
func OpenWork(site, folder string) (*Cache, error) {
	c, err := OpenFor(site, filepath.Join(folder, "steps"), Program())
	if err == nil && filepath.Base(folder) == "vitrine" && filepath.Base(filepath.Dir(folder)) == ".cache" {
		hide(folder)
	}
	return c, err
}

// hide has git ignore a folder. An error is not reported: at worst git lists the folder.
func hide(folder string) {
	name := filepath.Join(folder, ".gitignore")
	if _, err := os.Stat(name); errors.Is(err, os.ErrNotExist) {
		_ = os.WriteFile(name, []byte("*\n"), 0o644)
	}
}

// Close gives the files back, and makes few of them of many.
func (c *Cache) Close() error {
	c.prefetch.stop()
	return errors.Join(c.files.save(c), c.store.close())
}

// Key makes a key of values: their JSON, so that order and types count.
func Key(values ...any) string {
	sum := sha256.New()
	encoder := json.NewEncoder(sum)
	for _, value := range values {
		if err := encoder.Encode(value); err != nil {
			panic(fmt.Sprintf("cache: a key of %T: %v", value, err)) // a programming error: keys are plain data
		}
	}
	return hex.EncodeToString(sum.Sum(nil))
}

// Sum is the content hash that keys use.
func Sum(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:])
}

// Executed counts the steps that ran since the last Reset, in all and by kind.
func (c *Cache) Executed() (int, map[string]int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	all := 0
	for _, n := range c.byKind {
		all += n
	}
	return all, maps.Clone(c.byKind)
}

// RecordsRead counts the records that were read, since the cache was opened.
func (c *Cache) RecordsRead() int { return int(c.store.reads.Load()) }

// LookAgain forgets which files were looked at: what comes is another run.
func (c *Cache) LookAgain() { c.files.reset() }

// Reset sets the counters to zero, before another run over the same cache.
func (c *Cache) Reset() {
	c.LookAgain()
	c.mu.Lock()
	defer c.mu.Unlock()
	c.byKind = map[string]int{}
}

// Whole says that this run asked for all that a build of the site needs. Without it nothing is ever forgotten: a run
// that knew the whole build asks for next to nothing, dev mode for a few pages.
func (c *Cache) Whole() {
	c.store.mu.Lock()
	c.store.whole = true
	c.store.mu.Unlock()
}

// Count counts a step that begins.
func (c *Cache) Count(kind string) {
	c.mu.Lock()
	c.byKind[kind]++
	c.mu.Unlock()
}

// Get returns what was kept for the key; false where nobody has made it.
func (c *Cache) Get(kind, key string) ([]byte, bool) {
	content, ok := c.get(kind, key)
	if ok {
		c.uses(Part{Kind: kind, Key: key})
	}
	return content, ok
}

func (c *Cache) get(kind, key string) ([]byte, bool) {
	if content, ok := c.store.get(c.id(kind, key)); ok {
		return content, true
	}
	return c.fetch(kind, key)
}

// Put keeps bytes without counting a step: a part of a result whose step is counted elsewhere.
func (c *Cache) Put(kind, key string, content []byte) error {
	c.give(kind, key, content)
	return kept(c.store.put(c.id(kind, key), content))
}

func kept(err error) error {
	if err != nil {
		return fmt.Errorf("keeping the result of a build step: %w", err)
	}
	return nil
}

func (c *Cache) id(kind, key string) id {
	sum := sha256.Sum256([]byte(c.salt + "\x00" + kind + "\x00" + key))
	return id(sum[:len(id{})])
}

// Step returns what the step of this kind made for the key, and runs it when nobody has. A step that fails leaves
// nothing behind.
func (c *Cache) Step(kind, key string, run func() ([]byte, error)) ([]byte, error) {
	if made, ok := c.Get(kind, key); ok {
		return made, nil
	}
	c.Count(kind)
	made, err := run()
	if err != nil {
		return nil, err
	}
	return made, c.Put(kind, key, made)
}

// Value is Step for a value that is kept as JSON.
func Value[T any](c *Cache, kind, key string, run func() (T, error)) (T, error) {
	var value T
	if c.Lookup(kind, key, &value) {
		return value, nil
	}
	c.Count(kind)
	value, err := run()
	if err != nil {
		return value, err
	}
	return value, c.Keep(kind, key, value)
}

// Lookup reads a value that was kept as JSON; false where nobody has made it, or where one of its parts is gone. The
// value is then left as it was: a step fills it.
func (c *Cache) Lookup(kind, key string, value any) bool {
	content, ok := c.Get(kind, key)
	if !ok {
		return false
	}
	target := reflect.ValueOf(value).Elem()
	read := reflect.New(target.Type())
	if json.Unmarshal(content, read.Interface()) != nil || !c.whole(read) && !c.fetchParts(read) {
		return false
	}
	target.Set(read.Elem())
	return true
}

// Keep keeps a value as JSON, without counting a step.
func (c *Cache) Keep(kind, key string, value any) error {
	made, err := json.Marshal(value)
	if err != nil {
		return err
	}
	return c.Put(kind, key, made)
}
