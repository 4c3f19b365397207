package cache

import (
	"sync"
	"testing"
)

// TestTurns: a step that many ask for at once runs once, where each looks for it in its turn; after a failure the next
// one runs it.
func TestTurns(t *testing.T) {
	c, err := Open(t.TempDir(), "salt")
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	const many = 50
	var wait sync.WaitGroup
	for n := range many {
		wait.Go(func() {
			for _, key := range []string{"kept", "failed"} {
				done := c.Turn("step", key)
				var made int
				if !c.Lookup("step", key, &made) {
					c.Count(key)
					if key == "kept" {
						if err := c.Keep("step", key, n); err != nil {
							t.Error(err)
						}
					}
				}
				done()
			}
		})
	}
	wait.Wait()
	if _, ran := c.Executed(); ran["kept"] != 1 || ran["failed"] != many {
		t.Errorf("steps ran %v", ran)
	}
	if len(c.running) > 0 {
		t.Errorf("%d steps still run", len(c.running))
	}
}
