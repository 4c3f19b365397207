package source

import (
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

func pathRule(r *vitrine.PathRule) []field {
	return []field{
		{key: "path", into: text{&r.Path}, required: true, rule: isPathPattern,
			doc: "The path below which the pages stand; {name} stands for any text in one of its segments."},
		{key: "category", into: text{&r.Category}, rule: isWord, doc: "Their category id."},
		{key: "product", into: text{&r.Product}, doc: "Their product id; {name} is what stood in the path."},
	}
}

// isPathPattern wants the path of a page, in which {name} may stand once.
func isPathPattern(value string) (wrong, fix string) {
	if strings.Count(value, "{") > 1 || strings.Contains(strings.ReplaceAll(value, "{name}", ""), "{") {
		return "holds " + diag.Quote(value) + ", which is no pattern of a path.",
			"Write {name} once, where any text may stand: /kit/react-{name}/"
	}
	return isPagePath(strings.ReplaceAll(value, "{name}", "name"))
}

// PathRules say to which product a path belongs: each product has the pages below its id.
func (c Config) PathRules() []vitrine.PathRule {
	rules := make([]vitrine.PathRule, 0, len(c.Products)+len(c.Paths))
	for _, p := range c.Products {
		rules = append(rules, vitrine.PathRule{Path: "/" + p.ID + "/", Category: p.Category, Product: p.ID})
	}
	return append(rules, c.Paths...)
}
