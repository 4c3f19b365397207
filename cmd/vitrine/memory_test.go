package main

import (
	"runtime"
	"testing"
	"time"
)

// TestTheLimitOfMemoryLeavesRoom: what is in use never fills the limit, or collections would never end.
func TestTheLimitOfMemoryLeavesRoom(t *testing.T) {
	for _, used := range []uint64{0, 100 << 20, 700 << 20, 2 << 30} {
		limit := limitFor(used)
		if limit < memory || limit < int64(used)*3/2 || limit > max(memory, int64(used)*2) {
			t.Errorf("%d MB in use: a limit of %d MB", used>>20, limit>>20)
		}
	}
}

func TestAfterEachCollection(t *testing.T) {
	told := make(chan struct{})
	done := make(chan struct{})
	defer close(done)
	afterCollections(func() {
		select {
		case told <- struct{}{}:
		case <-done:
		}
	})
	for range 3 {
		runtime.GC()
		select {
		case <-told:
		case <-time.After(time.Minute):
			t.Fatal("a collection was not told")
		}
	}
}
