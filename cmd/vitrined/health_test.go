package main

import (
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"

	"vitrine/internal/testkit"
)

// watched asks on the address of those who watch over the server.
func (p *program) watched(t *testing.T, path string) (*http.Response, string) {
	t.Helper()
	return ask(t, p.client, "GET", "http://"+p.metrics+path, "")
}

// TestReadyWhileThereIsASite: alive is who answers, ready who has something to say.
func TestReadyWhileThereIsASite(t *testing.T) {
	t.Parallel()
	site := smallSite(t)
	p := start(t, "-root", site, "-quiet", "-metrics-addr", "127.0.0.1:0")
	want := func(when string, alive, ready int) {
		t.Helper()
		for path, code := range map[string]int{"/healthz": alive, "/readyz": ready} {
			testkit.Eventually(t, path+" says "+strconv.Itoa(code)+" "+when, func() bool {
				answer, _ := p.get(t, path)
				beside, _ := p.watched(t, path)
				return answer.StatusCode == code && beside.StatusCode == code
			})
		}
	}
	want("with a site", 200, 200)
	if err := os.Rename(site, site+"-old"); err != nil {
		t.Fatal(err)
	}
	if err := os.RemoveAll(site + "-old"); err != nil {
		t.Fatal(err)
	}
	want("without", 200, 503)
	if err := os.Mkdir(site, 0o755); err != nil {
		t.Fatal(err)
	}
	want("with an empty folder", 200, 503)
	writeSite(t, site, "two")
	want("with a site again", 200, 200)
}

// TestPagesAreReadWhileTheDatabaseIsAway: balancers learn that feedback can't be stored, and whoever asks gets pages.
func TestPagesAreReadWhileTheDatabaseIsAway(t *testing.T) {
	address := postgres.Database(t)
	if err := postgres.Stop(); err != nil {
		t.Fatal(err)
	}
	p := start(t, "-root", smallSite(t), "-quiet", "-feedback", address)
	if answer, body := p.get(t, "/readyz"); answer.StatusCode != 503 ||
		body != "feedback can't be stored at the moment\n" {
		t.Errorf("/readyz: %d %q", answer.StatusCode, body)
	}
	if answer, _ := p.get(t, "/guide/"); answer.StatusCode != 200 {
		t.Errorf("a page: %d", answer.StatusCode)
	}
	if code, body := submit(p.client, p.address, "away"); code != http.StatusServiceUnavailable {
		t.Errorf("feedback: %d %s", code, body)
	}
	if err := postgres.Start(); err != nil {
		t.Fatal(err)
	}
	testkit.Eventually(t, "feedback is stored again", func() bool {
		code, _ := submit(p.client, p.address, "away")
		return code == http.StatusCreated || code == http.StatusOK
	})
	if _, body := p.get(t, "/readyz"); body != "ready\n" {
		t.Errorf("/readyz: %q", body)
	}
}

func TestMemory_IsLimited(t *testing.T) {
	t.Parallel()
	p := start(t, "-root", smallSite(t), "-quiet", "-memory", "8", "-metrics-addr", "127.0.0.1:0")
	_, body := p.watched(t, "/metrics")
	wantPart(t, "metrics", body, "go_memlimit_bytes "+strconv.Itoa(16<<20+otherMemory)+"\n")
}

func TestCountersMove(t *testing.T) {
	t.Parallel()
	p := start(t, "-root", smallSite(t), "-quiet", "-metrics-addr", "127.0.0.1:0", "-feedback",
		filepath.Join(t.TempDir(), "feedback.db"), "-feedback-rate", "1")
	count := func(name string) (value float64) {
		t.Helper()
		answer, text := p.watched(t, "/metrics")
		if answer.StatusCode != 200 {
			t.Fatalf("/metrics: %d", answer.StatusCode)
		}
		if found := regexp.MustCompile(`(?m)^` + regexp.QuoteMeta(name) + ` (\S+)$`).FindStringSubmatch(
			text); found != nil {
			value, _ = strconv.ParseFloat(found[1], 64)
		}
		return value
	}
	_, page := p.get(t, "/")
	p.get(t, "/no/")
	p.get(t, "/old/")
	p.ask(t, "POST", "/-/feedback", "{")
	submit(p.client, p.address, "one")
	submit(p.client, p.address, "one")
	submit(p.client, p.address, "two")
	for name, want := range map[string]float64{
		`vitrine_requests_total{status="2xx"}`:       3,
		`vitrine_requests_total{status="3xx"}`:       1,
		`vitrine_requests_total{status="4xx"}`:       3,
		`vitrine_requests_total{status="5xx"}`:       0,
		`vitrine_request_seconds_count`:              7,
		`vitrine_request_seconds_bucket{le="10"}`:    7,
		`vitrine_request_seconds_bucket{le="+Inf"}`:  7,
		`vitrine_feedback_total{outcome="created"}`:  1,
		`vitrine_feedback_total{outcome="repeated"}`: 1,
		`vitrine_feedback_total{outcome="limited"}`:  1,
		`vitrine_feedback_total{outcome="refused"}`:  1,
	} {
		testkit.Eventually(t, name+" is "+strconv.Itoa(int(want)), func() bool { return count(name) == want })
	}
	for _, name := range []string{"vitrine_response_bytes_total", "vitrine_memory_files_bytes",
		"process_resident_memory_bytes"} {
		if value := count(name); value < float64(len(page)) {
			t.Errorf("%s is %v", name, value)
		}
	}
	if answer, _ := p.watched(t, "/guide/"); answer.StatusCode != 404 {
		t.Errorf("a page on the address for metrics: %d", answer.StatusCode)
	}
}
