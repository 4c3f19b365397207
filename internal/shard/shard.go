// Package shard divides the pages of a site among machines.
//
// In: which of how many machines this is, what each page costs. Out: the pages that are its own. Never here: what is
// done with them.
package shard

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Part is one of several equal parts. The zero value is the whole.
type Part struct {
	Number int // from 1
	Count  int
}

// most is more than anybody has machines: each reads the whole site.
const most = 1000

// Parse reads a part as it stands on a command line, such as 3/8. Nothing is the whole.
func Parse(text string) (Part, error) {
	if text == "" {
		return Part{}, nil
	}
	number, count, _ := strings.Cut(text, "/")
	n, failed := strconv.Atoi(number)
	of, alsoFailed := strconv.Atoi(count)
	if failed != nil || alsoFailed != nil || n < 1 || n > of || of > most {
		return Part{}, fmt.Errorf("the part %q is none: write which one of how many, such as 3/8 for the third of eight "+
			"(at most %d)", text, most)
	}
	return Part{Number: n, Count: of}, nil
}

func (p Part) String() string { return fmt.Sprintf("%d/%d", p.Number, p.Count) }

// IsWhole says whether nothing is divided.
func (p Part) IsWhole() bool { return p.Count == 0 }

// Own are those of a list that are wanted, given for the list and perhaps for more things behind it.
func Own[T any](list []T, wanted []bool) (own []T) {
	for i, thing := range list {
		if wanted[i] {
			own = append(own, thing)
		}
	}
	return own
}

// Share is the part of addresses whose files all cost the same.
func (p Part) Share(addresses []string) []string {
	addresses = slices.Sorted(slices.Values(addresses))
	return Own(addresses, p.Of(make([]int, len(addresses))))
}

// Of says which of some things are in the part, given what each costs: the dearest are given out first, each to the
// part that has least so far. All parts find the same division.
func (p Part) Of(costs []int) []bool {
	order := make([]int, len(costs))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(costs[b], costs[a]) })
	taken, loads := make([]bool, len(costs)), make([]int, max(1, p.Count))
	for _, i := range order {
		least := 0
		for part, load := range loads {
			if load < loads[least] {
				least = part
			}
		}
		loads[least] += max(1, costs[i])
		taken[i] = p.IsWhole() || least == p.Number-1
	}
	return taken
}
