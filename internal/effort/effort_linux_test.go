package effort

import (
	"sync"
	"testing"
	"time"
)

// busy uses the processor for so long, by the program's own account.
func busy(long time.Duration) {
	for end := threadTime() + long; threadTime() < end; {
	}
}

// TestWorkIsCountedAlone: what others do meanwhile, and waiting, are no part of it.
func TestWorkIsCountedAlone(t *testing.T) {
	const long = 50 * time.Millisecond
	var wait sync.WaitGroup
	wait.Go(func() { Of("others", func() { busy(10 * long) }) })
	Of("ours", func() {
		busy(long)
		wait.Wait()
	})
	Add("ours", long)
	spent := Spent()
	if spent["ours"] < 2*long || spent["ours"] > 6*long || spent["others"] < 10*long {
		t.Errorf("%v", spent)
	}
	if whole := Program(); whole < spent["others"] {
		t.Errorf("the whole program has used %s", whole)
	}
}
