package demo

import "slices"

// Folder holds what a page's demos have addresses for: /library/page/demos/Name/.
const Folder = "demos/"

// FramePath is the page of a framed demo.
func FramePath(page, name string) string { return page + Folder + name + "/" }

// SourcePath is the text of a demo, which every host sends as text by this ending.
func SourcePath(page, file string) string { return page + Folder + file + ".txt" }

// InOrder are demos in the order of their figures.
func InOrder(lists ...[]Resolved) []Resolved {
	all := slices.Concat(lists...)
	slices.SortStableFunc(all, func(a, b Resolved) int { return a.Demo.Figure - b.Demo.Figure })
	return all
}
