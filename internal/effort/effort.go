// Package effort counts what parts of this program's work cost the processors.
//
// In: work, by the name of its part. Out: sums of processor time. Never here: what the work is, the time of the clock.
package effort

import (
	"maps"
	"runtime"
	"sync"
	"time"
)

// The parts that somebody asks about. All else is the rest.
const (
	Compression = "compression"
	Cards       = "pictures of link previews"
	Search      = "search indexes"
	Node        = "rendering in Node"
)

// spent is of the whole program, as the time that the system counts for it.
var spent = struct {
	mu     sync.Mutex
	byPart map[string]time.Duration
}{byPart: map[string]time.Duration{}}

// Add counts time that somebody else has measured.
func Add(part string, time time.Duration) {
	spent.mu.Lock()
	defer spent.mu.Unlock()
	spent.byPart[part] += time
}

// Spent are the sums so far.
func Spent() map[string]time.Duration {
	spent.mu.Lock()
	defer spent.mu.Unlock()
	return maps.Clone(spent.byPart)
}

// Of counts the work that a function does by itself, without that of other goroutines.
func Of(part string, do func()) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	before := threadTime()
	do()
	Add(part, threadTime()-before)
}
