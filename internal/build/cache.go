package build

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
)

// Cache keeps what steps made, by what they were made of.
//
// The law: a step is a pure function of the key it is called with. Everything that can change its result is in the key
// (content, not names or times; the engine itself is in every key through the salt), so an entry never becomes wrong,
// only unused. Two runs with equal inputs execute no step the second time.
type Cache struct {
	folder   string
	salt     string
	executed atomic.Int64
	reused   atomic.Int64
	mu       sync.Mutex
	byKind   map[string]int
}

// OpenCache returns a cache in a folder, which is made when missing. The salt names the engine that runs the steps.
func OpenCache(folder, salt string) (*Cache, error) {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, err
	}
	return &Cache{folder: folder, salt: salt, byKind: map[string]int{}}, nil
}

// Key makes a key of values: their JSON, so that order and types count.
func Key(values ...any) string {
	sum := sha256.New()
	encoder := json.NewEncoder(sum)
	for _, value := range values {
		if err := encoder.Encode(value); err != nil {
			panic(fmt.Sprintf("build: a cache key of %T: %v", value, err)) // a programming error: keys are plain data
		}
	}
	return hex.EncodeToString(sum.Sum(nil))
}

// Executed counts the steps that ran since the cache was opened, in all and by kind.
func (c *Cache) Executed() (int, map[string]int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	kinds := map[string]int{}
	for kind, n := range c.byKind {
		kinds[kind] = n
	}
	return int(c.executed.Load()), kinds
}

// Reset sets the counters to zero, before another run over the same cache.
func (c *Cache) Reset() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.executed.Store(0)
	c.reused.Store(0)
	c.byKind = map[string]int{}
}

func (c *Cache) file(kind, key string) string {
	sum := sha256.Sum256([]byte(c.salt + "\x00" + key))
	name := hex.EncodeToString(sum[:16])
	return filepath.Join(c.folder, kind, name[:2], name[2:])
}

func (c *Cache) count(kind string) {
	c.executed.Add(1)
	c.mu.Lock()
	c.byKind[kind]++
	c.mu.Unlock()
}

// step returns what the step of this kind made for the key, and runs it when nobody has.
// A step that fails leaves nothing behind.
func step(c *Cache, kind, key string, run func() ([]byte, error)) ([]byte, error) {
	file := c.file(kind, key)
	if made, err := os.ReadFile(file); err == nil {
		c.reused.Add(1)
		return made, nil
	}
	c.count(kind)
	made, err := run()
	if err != nil {
		return nil, err
	}
	if err := writeWhole(file, made); err != nil {
		return nil, fmt.Errorf("keeping the result of a build step: %w", err)
	}
	return made, nil
}

// stepValue is step for a value that is kept as JSON.
func stepValue[T any](c *Cache, kind, key string, run func() (T, error)) (T, error) {
	var value T
	made, err := step(c, kind, key, func() ([]byte, error) {
		v, err := run()
		if err != nil {
			return nil, err
		}
		return json.Marshal(v)
	})
	if err != nil {
		return value, err
	}
	err = json.Unmarshal(made, &value)
	return value, err
}

// writeWhole writes a file so that nobody ever sees half of it.
func writeWhole(name string, content []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	temporary, err := os.CreateTemp(filepath.Dir(name), ".new-*")
	if err != nil {
		return err
	}
	_, err = temporary.Write(content)
	if closed := temporary.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = os.Rename(temporary.Name(), name)
	}
	if err != nil {
		os.Remove(temporary.Name())
	}
	return err
}

// lookup reads what a batch kept before; false where nobody has made it.
func lookup(c *Cache, kind, key string, value any) bool {
	made, err := os.ReadFile(c.file(kind, key))
	if err != nil || json.Unmarshal(made, value) != nil {
		return false
	}
	c.reused.Add(1)
	return true
}

// keep counts and keeps one result of a batch.
func keep(c *Cache, kind, key string, value any) error {
	c.count(kind)
	return store(c, kind, key, value)
}

// store keeps a result that was counted when its step began.
func store(c *Cache, kind, key string, value any) error {
	made, err := json.Marshal(value)
	if err != nil {
		return err
	}
	return writeWhole(c.file(kind, key), made)
}
