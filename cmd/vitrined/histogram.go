package main

import (
	"fmt"
	"io"
	"strconv"
	"sync/atomic"
	"time"
)

// bounds divide requests by how long they took.
var bounds = [...]time.Duration{
	100 * time.Microsecond, 250 * time.Microsecond, time.Millisecond, 2500 * time.Microsecond, 10 * time.Millisecond,
	25 * time.Millisecond, 100 * time.Millisecond, 250 * time.Millisecond, time.Second, 10 * time.Second,
}

// histogram counts in buckets as Prometheus reads them, by le; those of the library it can't read.
type histogram struct {
	counts [len(bounds) + 1]atomic.Uint64 // the last one is for what took longer than all bounds
	sum    atomic.Int64                   // nanoseconds
}

func (h *histogram) update(took time.Duration) {
	i := 0
	for i < len(bounds) && took > bounds[i] {
		i++
	}
	h.counts[i].Add(1)
	h.sum.Add(int64(took))
}

// write names each bound with the number of all that took at most so long.
func (h *histogram) write(w io.Writer, name string) {
	var sofar uint64
	for i, bound := range bounds {
		sofar += h.counts[i].Load()
		fmt.Fprintf(w, "%s_bucket{le=%q} %d\n", name, strconv.FormatFloat(bound.Seconds(), 'g', -1, 64), sofar)
	}
	sofar += h.counts[len(bounds)].Load()
	fmt.Fprintf(w, "%s_bucket{le=\"+Inf\"} %d\n%s_sum %g\n%s_count %d\n", name, sofar, name,
		time.Duration(h.sum.Load()).Seconds(), name, sofar)
}
