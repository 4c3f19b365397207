package main

import (
	"net/http"
	"time"

	vm "github.com/VictoriaMetrics/metrics"
)

// metrics are what Prometheus reads. Nothing in them names a reader or a page.
type metrics struct {
	set      *vm.Set
	statuses [6]*vm.Counter // by the first digit
	bytes    *vm.Counter
	took     histogram
}

func newMetrics() *metrics {
	m := &metrics{set: vm.NewSet()}
	for i, name := range []string{"other", "1xx", "2xx", "3xx", "4xx", "5xx"} {
		m.statuses[i] = m.set.NewCounter(`vitrine_requests_total{status="` + name + `"}`)
	}
	m.bytes = m.set.NewCounter("vitrine_response_bytes_total")
	return m
}

func (m *metrics) request(status int, bytes int64, took time.Duration) {
	class := status / 100
	if class < 1 || class > 5 {
		class = 0
	}
	m.statuses[class].Inc()
	m.bytes.AddInt64(bytes)
	m.took.update(took)
}

func (m *metrics) submission(outcome string) {
	m.set.GetOrCreateCounter(`vitrine_feedback_total{outcome="` + outcome + `"}`).Inc()
}

func (m *metrics) memory(used func() int64) {
	m.set.NewGauge("vitrine_memory_files_bytes", func() float64 { return float64(used()) })
}

// handler answers on the address for metrics, health beside them.
func (m *metrics) handler(health http.Handler) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /metrics", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
		m.set.WritePrometheus(w)
		m.took.write(w, "vitrine_request_seconds")
		vm.WriteProcessMetrics(w)
	})
	mux.Handle("/", health)
	return mux
}
