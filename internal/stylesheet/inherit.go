package stylesheet

import (
	"slices"
	"strings"
)

// families of properties that elements inherit, and that say nothing of the element's own box.
var inheritable = []string{"color", "font", "line-height", "letter-spacing", "word-spacing", "word-break",
	"overflow-wrap", "white-space", "text-align", "text-indent", "text-transform", "text-rendering", "tab-size",
	"-moz-tab-size", "quotes", "list-style", "hyphens", "caret-color", "accent-color", "-webkit-font-smoothing",
	"-moz-osx-font-smoothing", "-webkit-tap-highlight-color", "border-collapse", "border-spacing", "orphans", "widows"}

// inherited are the declarations of a rule that what stands in the ground inherits.
func inherited(declarations []node) []node {
	return slices.DeleteFunc(slices.Clone(declarations), func(n node) bool {
		property, _, _ := strings.Cut(n.head, ":")
		property = strings.TrimSpace(property)
		if n.block || strings.HasPrefix(property, "--") {
			return n.block
		}
		if property == "color-scheme" { // that of the page
			return true
		}
		return !slices.ContainsFunc(inheritable, func(name string) bool {
			return property == name || strings.HasPrefix(property, name+"-")
		})
	})
}
