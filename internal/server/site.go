package server

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// Defaults of Options.
const (
	defaultMemory  = 128 << 20
	defaultRecheck = 250 * time.Millisecond
)

// farewell is how long a replaced folder stays open for requests that began with it.
const farewell = time.Minute

// errNoSite says that nothing was ever there to serve.
var errNoSite = errors.New("there is no site to serve")

// site is what is served, one state of the folder after another.
type site struct {
	options Options
	memory  int64
	recheck int64 // nanoseconds

	state   atomic.Pointer[snapshot]
	checked atomic.Int64 // when the folder was last looked at, in nanoseconds
	mu      sync.Mutex   // one look at a time
}

func newSite(options Options) (*site, error) {
	s := &site{options: options, memory: options.Memory, recheck: int64(options.Recheck)}
	if s.memory == 0 {
		s.memory = defaultMemory
	}
	if s.recheck == 0 {
		s.recheck = int64(defaultRecheck)
	}
	_, err := s.current()
	return s, err
}

// epoch is when the program began.
var epoch = time.Now()

// clock is the time since then, in nanoseconds: it costs half of what the time of day does, and never jumps.
func clock() int64 { return int64(time.Since(epoch)) }

// current is the folder as it is now, or was a moment ago. A folder that is gone is served on from what is known of it,
// until another takes its place.
func (s *site) current() (*snapshot, error) {
	now := clock()
	snap := s.state.Load()
	if last := s.checked.Load(); snap == nil || now-last > s.recheck {
		if snap != nil && (s.options.Embedded != nil || !s.checked.CompareAndSwap(last, now)) {
			return snap, nil // somebody else is looking
		}
		return s.look(now)
	}
	return snap, nil
}

func (s *site) look(now int64) (*snapshot, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.checked.Store(now)
	before := s.state.Load()
	if s.options.Embedded != nil {
		if before == nil {
			before = newSnapshot(s.options.Embedded, identity{}, s.memory)
			s.state.Store(before)
		}
		return before, nil
	}
	id, err := identify(s.options.Root)
	if err == nil && before != nil && before.id == id {
		return before, nil
	}
	var root *os.Root
	if err == nil {
		root, err = os.OpenRoot(s.options.Root)
	}
	if err != nil {
		if before == nil {
			return nil, fmt.Errorf("%w: %w", errNoSite, err)
		}
		return before, nil
	}
	fresh := newSnapshot(root.FS(), id, s.memory)
	fresh.close = root.Close
	fresh.before.Store(before)
	if before != nil {
		fresh.number = before.number + 1
	}
	s.state.Store(fresh)
	if before != nil {
		before.before.Store(nil)
		before.kept.only(func(address string) bool { return before.isAsset(strings.TrimPrefix(address, "/")) })
		time.AfterFunc(farewell, func() { before.close() })
	}
	return fresh, nil
}

// after is what took a snapshot's place, nil where it still stands. The folder may have been replaced since the last
// look, and the old one is being deleted.
func (s *site) after(snap *snapshot) *snapshot {
	if fresh, err := s.look(clock()); err == nil && fresh != snap {
		return fresh
	}
	return nil
}

// ready is nil while there is a first page. A folder that is gone or empty is served as far as it is known, but a
// balancer that has other servers had better ask them.
func (s *site) ready() error {
	snap, err := s.current()
	if err != nil || snap.folder(".") {
		return err
	}
	if snap = s.after(snap); snap == nil || !snap.folder(".") {
		return fmt.Errorf("the folder has no %s, or is gone", indexFile)
	}
	return nil
}

// forget makes the next request look at the folder as if it had never been seen.
func (s *site) forget() {
	if snap := s.state.Load(); snap != nil {
		s.mu.Lock()
		snap.id = identity{}
		s.mu.Unlock()
	}
	s.checked.Store(-s.recheck - 1) // longer ago than any clock says
}

func (s *site) memoryUsed() int64 {
	snap := s.state.Load()
	if snap == nil {
		return 0
	}
	used := snap.kept.used()
	if before := snap.before.Load(); before != nil {
		used += before.kept.used()
	}
	return used
}

// identity tells one published folder from another: the folder itself, and the list that the build left in it.
type identity struct{ folder, list string }

func identify(root string) (identity, error) {
	info, err := os.Stat(root)
	if err != nil {
		return identity{}, err
	}
	if !info.IsDir() {
		return identity{}, &fs.PathError{Op: "serve", Path: root, Err: errors.New("is not a folder")}
	}
	id := identity{folder: traits(info)}
	if list, err := os.Stat(path.Join(root, ".vitrine")); err == nil {
		id.list = traits(list)
	}
	return id, nil
}
