package main

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"time"
)

// workload is what servers are asked for.
type workload struct {
	name  string
	paths []string
	among int // contenders, the first of the list
}

// workloads are the site as readers load it, and single pages.
func workloads(site string) ([]workload, error) {
	loads := []workload{{name: "the site, packed by gzip", among: 3}}
	paths, err := servedSite(site)
	if err != nil {
		return nil, err
	}
	loads[0].paths = paths
	for _, kB := range []int{30, 3} {
		name := fmt.Sprintf("of-%d-kB", kB)
		file := filepath.Join(site, name, "index.html")
		if err := writeFile(file, noise(kB*1000)); err != nil {
			return nil, err
		}
		if err := pack(file); err != nil {
			return nil, err
		}
		loads = append(loads, workload{name: fmt.Sprintf("a page of %d kB as sent", kB),
			paths: []string{"/" + name + "/"}, among: 2})
	}
	return loads, nil
}

// noise is a page of so many bytes when it is packed.
func noise(length int) string {
	random := rand.NewChaCha8([32]byte{})
	content := make([]byte, length*9/10) // hexadecimal digits pack to a little more than half of them
	random.Read(content)
	return fmt.Sprintf(`<meta http-equiv="Content-Security-Policy" content="default-src 'self'">%x`, content)
}

// measure compares contenders by one workload.
func (l workload) measure(list []*contender, script string) error {
	if err := alike(list, l.paths); err != nil {
		return err
	}
	if err := writeFile(script, requestScript(l.paths)); err != nil {
		return err
	}
	fmt.Printf("%d requests in turn, %d connections, %d threads, %v a round after %v\n", len(l.paths), connections,
		threads, measuring, warmUp)
	results, quiet, err := race(list, script)
	if err != nil {
		return err
	}
	if !quiet {
		fmt.Println("Others kept the machine busy: of these figures only the time a request says something.")
	}
	heading("Serving " + l.name)
	compareLoads(list, results)
	return nil
}

// compareLoads prints medians, and ours, which are first, against the aims.
func compareLoads(list []*contender, results [][]figures) {
	for i, c := range list {
		m := median(results, i)
		rates := make([]string, len(results))
		for n, round := range results {
			rates[n] = fmt.Sprintf("%.0f", round[i].rate)
		}
		row(c.name+", requests a second", fmt.Sprintf("%.0f", m.rate), "rounds: "+strings.Join(rates, ", "), false)
		row(c.name+", processors' time a request", fmt.Sprintf("%.1f µs", float64(m.cost)/float64(time.Microsecond)),
			"", false)
		row(c.name+", 99 in 100 requests within", fmt.Sprintf("%.2f ms", float64(m.p99)/float64(time.Millisecond)), "",
			false)
		if i > 0 {
			c.compare(results, i)
		}
	}
}

// compare prints ours against the aims. In a round, the machine is the same.
func (c *contender) compare(results [][]figures, i int) {
	ratio := middle(results, func(round []figures) float64 { return round[0].rate / round[i].rate })
	row("ours, times the requests of "+c.name, fmt.Sprintf("%.2f", ratio), fmt.Sprintf("≥ %.1f", c.target),
		ratio < c.target)
	less := middle(results, func(round []figures) float64 { return float64(round[i].cost) / float64(round[0].cost) })
	row("the same for a second of the processors", fmt.Sprintf("%.2f", less), "", false)
	late := middle(results, func(round []figures) float64 { return float64(round[0].p99) / float64(round[i].p99) })
	row("our 99 in 100, times those of "+c.name, fmt.Sprintf("%.2f", late), fmt.Sprintf("≤ %d", slowest),
		late > slowest)
}
