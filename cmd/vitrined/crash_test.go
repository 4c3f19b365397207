package main

import (
	"fmt"
	"io"
	"net/http"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"vitrine/internal/testkit"
)

// TestWhatWasAcknowledgedOutlivesACrash: the process is killed in the middle of its work, and again after it was
// started anew; every submission that a reader was told of is there.
func TestWhatWasAcknowledgedOutlivesACrash(t *testing.T) {
	site := smallSite(t)
	t.Run("sqlite", func(t *testing.T) { crash(t, site, filepath.Join(t.TempDir(), "feedback.db")) })
	t.Run("postgres", func(t *testing.T) { crash(t, site, postgres.Database(t)) })
}

func crash(t *testing.T, site, database string) {
	acknowledged := map[string]bool{}
	for life := range 3 {
		p := start(t, "-root", site, "-quiet", "-feedback", database, "-feedback-rate", "0",
			"-feedback-total-rate", "0")
		for id := range submitUntilDeath(t, p, life) {
			acknowledged[id] = true
		}
		stored := storedIDs(t, database)
		for id := range acknowledged {
			if !stored[id] {
				t.Errorf("life %d: %s was acknowledged and is gone", life+1, id)
			}
		}
	}
	t.Logf("%d submissions were acknowledged", len(acknowledged))
	if code, body := submit(newClient(t), start(t, "-root", site, "-quiet", "-feedback", database).address,
		"after"); code != http.StatusCreated {
		t.Errorf("after the crashes: %d %s", code, body)
	}
}

// submitUntilDeath lets eight readers submit and kills the process while they do. It returns what was acknowledged.
func submitUntilDeath(t *testing.T, p *program, life int) map[string]bool {
	t.Helper()
	var mu sync.Mutex
	acknowledged := map[string]bool{}
	var count atomic.Int64
	var wait sync.WaitGroup
	for reader := range 8 {
		client := newClient(t)
		wait.Go(func() {
			for i := 0; ; i++ {
				id := fmt.Sprintf("life%d-reader%d-%d", life, reader, i)
				code, body := submit(client, p.address, id)
				if code == 0 {
					return // it is dead
				}
				if code != http.StatusCreated {
					t.Errorf("%s: %d %s", id, code, body)
					return
				}
				mu.Lock()
				acknowledged[id] = true
				mu.Unlock()
				count.Add(1)
			}
		})
	}
	testkit.Eventually(t, "a hundred submissions are acknowledged", func() bool {
		return count.Load() >= 100 ||
			t.Failed()
	})
	p.kill()
	wait.Wait()
	return acknowledged
}

// submit sends one submission; the code is 0 where there was no answer.
func submit(client *http.Client, address, id string) (code int, body string) {
	answer, err := client.Post("http://"+address+"/-/feedback", "application/json",
		strings.NewReader(fmt.Sprintf(`{"id":%q,"page":"/guide/","rating":1,"comment":"Fine."}`, id)))
	if err != nil {
		return 0, err.Error()
	}
	defer answer.Body.Close()
	text, _ := io.ReadAll(answer.Body)
	return answer.StatusCode, string(text)
}

// storedIDs is what the program exports.
func storedIDs(t *testing.T, database string) map[string]bool {
	t.Helper()
	code, out, errs := run(t, "feedback", "export", "-feedback", database)
	if code != 0 {
		t.Fatalf("export: %d %s", code, errs)
	}
	stored := map[string]bool{}
	for line := range strings.Lines(out) {
		fields := strings.Split(strings.TrimSpace(line), ",")
		stored[fields[len(fields)-1]] = true
	}
	return stored
}
