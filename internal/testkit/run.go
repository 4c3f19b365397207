package testkit

import (
	"fmt"
	"os"
	"slices"
	"sync"
	"testing"
)

// ends is what tests of this binary share and what Run ends.
var ends struct {
	mu      sync.Mutex
	running bool
	list    []func() error
}

// Run runs the tests of a package, ends what they shared, last things first, and exits. TestMain calls it.
func Run(m *testing.M, atEnd ...func() error) {
	ends.running, ends.list = true, atEnd
	code := m.Run()
	for _, end := range slices.Backward(ends.list) {
		if err := end(); err != nil {
			fmt.Fprintln(os.Stderr, err)
			code = 1
		}
	}
	os.Exit(code)
}

// AtEnd registers a function that ends something that several tests share, such as a process. Run calls it after all
// tests.
func AtEnd(end func() error) {
	if !ends.running {
		panic("testkit: what tests share ends in Run, which TestMain of this package must call")
	}
	ends.mu.Lock()
	defer ends.mu.Unlock()
	ends.list = append(ends.list, end)
}
