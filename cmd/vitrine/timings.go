package main

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"sync"
	"time"

	"vitrine/internal/effort"
)

// timings say which stage of a build cost the processors how much. Most stages follow each other; where two overlap,
// what this program does is counted as the work of the one that was named last.
type timings struct {
	mu     sync.Mutex
	stage  string
	since  time.Duration
	stages []string // in their order
	spent  map[string]time.Duration
}

func newTimings() *timings { return &timings{stage: "read", spent: map[string]time.Duration{}} }

// show begins a stage, unless it is under way.
func (t *timings) show(stage string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if stage == t.stage {
		return
	}
	now := effort.Program()
	if !slices.Contains(t.stages, t.stage) {
		t.stages = append(t.stages, t.stage)
	}
	t.spent[t.stage] += now - t.since
	t.stage, t.since = stage, now
}

// print says what the stages cost, then the parts that are measured for themselves.
func (t *timings) print(out io.Writer) {
	t.show("")
	fmt.Fprintln(out, "Processor time of this program, by stage:")
	for _, stage := range t.stages {
		line(out, stageName(stage), t.spent[stage])
	}
	parts := effort.Spent()
	fmt.Fprintln(out, "Of these:")
	for _, part := range slices.Sorted(maps.Keys(parts)) {
		if part != effort.Node {
			line(out, part, parts[part])
		}
	}
	fmt.Fprintln(out, "Beside these, in other processes:")
	line(out, effort.Node, parts[effort.Node])
}

func line(out io.Writer, name string, spent time.Duration) {
	fmt.Fprintf(out, "  %-52s %8.2f s\n", name, spent.Seconds())
}
