package main

import (
	"fmt"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"
)

// figures are what one server showed in one round.
type figures struct {
	rate   float64 // requests a second
	p99    time.Duration
	cost   time.Duration // of the processors, a request, by the server alone; it depends little on who else is busy
	others float64       // part of the processors that neither the server nor the load had
}

// disturbed is the part of the processors from which others make a figure worthless.
const disturbed = 0.1

// A figure that others disturbed is taken again, so often; before each one the machine may come to rest, so long.
const (
	tries = 5
	rest  = time.Minute
)

// race measures all servers in turn. It is not quiet where others kept the machine busy all the while.
func race(list []*contender, script string) (results [][]figures, quiet bool, err error) {
	quiet = true
	for range rounds {
		round := make([]figures, len(list))
		for i, c := range list {
			if round[i], err = c.undisturbed(script); err != nil {
				return nil, false, fmt.Errorf("%s: %w", c.name, err)
			}
			quiet = quiet && round[i].others < disturbed
		}
		results = append(results, round)
	}
	return results, quiet, nil
}

// undisturbed measures one server while others rest, or as little disturbed as it could be.
func (c *contender) undisturbed(script string) (best figures, err error) {
	best.others = 2
	for try := 0; try < tries && best.others >= disturbed; try++ {
		awaitRest()
		if _, err := load(c.address(), script, warmUp); err != nil {
			return best, err
		}
		f, err := c.measure(script)
		if err != nil {
			return best, err
		}
		if f.others < best.others {
			best = f
		}
	}
	return best, nil
}

// awaitRest waits for a second in which hardly anybody wants the processors.
func awaitRest() {
	for end := time.Now().Add(rest); time.Now().Before(end); {
		before := busyTime()
		time.Sleep(time.Second)
		if float64(busyTime()-before) < disturbed*float64(time.Second*time.Duration(runtime.NumCPU())) {
			return
		}
	}
}

// measure loads one server for a while.
func (c *contender) measure(script string) (figures, error) {
	pids := family(c.running.Process.Pid)
	busy, ours := busyTime(), processorTime(pids)
	l, err := load(c.address(), script, measuring)
	if err != nil {
		return figures{}, err
	}
	busy, ours = busyTime()-busy, processorTime(pids)-ours
	return figures{
		rate: l.rate, p99: l.p99, cost: ours / time.Duration(max(l.requests, 1)),
		others: float64(busy-ours-l.used) / float64(measuring*time.Duration(runtime.NumCPU())),
	}, nil
}

// busyTime is what all processes together have used of all processors.
func busyTime() time.Duration {
	stat, _ := os.ReadFile("/proc/stat")
	line, _, _ := strings.Cut(string(stat), "\n")
	var sum time.Duration
	for i, field := range strings.Fields(line) {
		if i == 0 || i == 4 || i == 5 || i > 8 { // the name, idle, waiting, and guests, which count as users
			continue
		}
		ticks, _ := strconv.Atoi(field)
		sum += time.Duration(ticks) * tick
	}
	return sum
}

// median is of each figure over the rounds.
func median(results [][]figures, server int) figures {
	return figures{
		rate: middle(results, func(round []figures) float64 { return round[server].rate }),
		p99:  time.Duration(middle(results, func(round []figures) float64 { return float64(round[server].p99) })),
		cost: time.Duration(middle(results, func(round []figures) float64 { return float64(round[server].cost) })),
	}
}

// middle is the median of something over the rounds.
func middle(results [][]figures, figure func(round []figures) float64) float64 {
	var list []float64
	for _, round := range results {
		list = append(list, figure(round))
	}
	slices.Sort(list)
	return list[len(list)/2]
}
