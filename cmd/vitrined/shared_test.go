package main

import (
	"fmt"
	"net/http"
	"sync"
	"testing"
)

// TestTwoProcessesOnOneDatabase: what one stores the other knows and exports, and the limit of an address is one limit.
func TestTwoProcessesOnOneDatabase(t *testing.T) {
	site, database := smallSite(t), postgres.Database(t)
	programs := []*program{
		start(t, "-root", site, "-quiet", "-feedback", database, "-feedback-rate", "20"),
		start(t, "-root", site, "-quiet", "-feedback", database, "-feedback-rate", "20"),
	}
	var mu sync.Mutex
	codes := map[int]int{}
	var wait sync.WaitGroup
	for i := range 40 {
		wait.Go(func() {
			code, _ := submit(programs[i%2].client, programs[i%2].address, fmt.Sprint("both-", i))
			mu.Lock()
			defer mu.Unlock()
			codes[code]++
		})
	}
	wait.Wait()
	if codes[http.StatusCreated] != 20 || codes[http.StatusTooManyRequests] != 20 {
		t.Errorf("answers by code: %v, want 20 stored and 20 refused", codes)
	}
	stored := storedIDs(t, database)
	for i := range 40 {
		id := fmt.Sprint("both-", i)
		if !stored[id] {
			continue
		}
		for n, p := range programs { // what is stored is acknowledged again by either, past the limit
			if code, body := submit(p.client, p.address, id); code != http.StatusOK {
				t.Errorf("%s again, process %d: %d %s", id, n, code, body)
			}
		}
	}
}
