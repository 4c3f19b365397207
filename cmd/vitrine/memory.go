package main

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
)

const (
	// collected is how much may be allocated before a collection, in percent of what is in use. Almost all that a
	// build allocates is garbage soon: collecting it late saves a third of the time.
	collected = 400
	// memory is the limit that keeps this from taking more than a build needs.
	memory = 900 << 20
	// room above what is in use, in percent, for sites that fill the limit: without any, collections never end.
	room = 60
)

// boundMemory has memory collected late, and keeps a large site within its memory.
func boundMemory() {
	debug.SetGCPercent(collected)
	debug.SetMemoryLimit(memory)
	afterCollections(func() { debug.SetMemoryLimit(limitFor(inUse())) })
}

// limitFor is the limit while so many bytes are in use.
func limitFor(used uint64) int64 { return max(memory, int64(used)/100*(100+room)) }

// inUse is what the last collection left.
func inUse() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}

// sentinel is garbage, so that each collection finds it.
type sentinel struct{ after func() }

// afterCollections calls a function after each collection, from now on.
func afterCollections(do func()) {
	runtime.SetFinalizer(&sentinel{do}, func(s *sentinel) {
		afterCollections(s.after)
		s.after()
	})
}
