package demo

import "slices"

// InOrder are demos in the order of their figures.
func InOrder(lists ...[]Resolution) []Resolution {
	all := slices.Concat(lists...)
	slices.SortStableFunc(all, func(a, b Resolution) int { return a.Demo.Figure - b.Demo.Figure })
	return all
}
