package shard

import (
	"math/rand/v2"
	"strings"
	"testing"
)

func TestParse(t *testing.T) {
	for text, want := range map[string]Part{"": {}, "1/1": {1, 1}, "3/8": {3, 8}, "8/8": {8, 8}} {
		if got, err := Parse(text); err != nil || got != want {
			t.Errorf("%q: %v %v", text, got, err)
		}
	}
	for _, text := range []string{"3", "0/8", "9/8", "-1/8", "a/8", "3/", "/8", "3/8/2", "1/1001", "1 / 2"} {
		if _, err := Parse(text); err == nil || !strings.Contains(err.Error(), "3/8") {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// TestPartsAreTheWhole: everything is in one part, and no part has more than another by more than one thing.
func TestPartsAreTheWhole(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 50 {
		costs, dearest := make([]int, random.IntN(300)), 0
		for i := range costs {
			costs[i] = 1 + random.IntN(40)
			dearest = max(dearest, costs[i])
		}
		count := 1 + random.IntN(9)
		owners, loads := make([]int, len(costs)), make([]int, count)
		for number := 1; number <= count; number++ {
			for i, taken := range (Part{number, count}).Of(costs) {
				if taken {
					owners[i]++
					loads[number-1] += costs[i]
				}
			}
		}
		least, most := loads[0], loads[0]
		for _, load := range loads {
			least, most = min(least, load), max(most, load)
		}
		for i, n := range owners {
			if n != 1 {
				t.Fatalf("thing %d of %d is in %d of %d parts", i, len(costs), n, count)
			}
		}
		if most-least > dearest {
			t.Errorf("%d things in %d parts: loads %v, the dearest costs %d", len(costs), count, loads, dearest)
		}
	}
	for _, taken := range (Part{}).Of([]int{1, 2, 3}) {
		if !taken {
			t.Error("the whole lacks something")
		}
	}
}
