package vitrine

import (
	"strconv"
	"strings"
)

// PrefersMarkdown says whether a reader names markdown and wants no page more than that (RFC 9110, section 12.5.1).
// Browsers don't name it; programs that do name it first, with the same weight.
func PrefersMarkdown(lines []string) bool {
	weight, named := weightOfType(lines, "text/markdown")
	if !named || weight == 0 {
		return false
	}
	for _, page := range []string{"text/html", "text/*", "*/*"} {
		if other, ok := weightOfType(lines, page); ok { // the most specific range counts
			return weight >= other
		}
	}
	return true
}

// weightOfType is the weight of a media range in thousandths.
func weightOfType(lines []string, media string) (weight int, named bool) {
	for _, line := range lines {
		for part := range strings.SplitSeq(line, ",") {
			name, parameters, _ := strings.Cut(part, ";")
			if strings.EqualFold(strings.TrimSpace(name), media) {
				return Thousandths(parameters), true
			}
		}
	}
	return 0, false
}

// Thousandths reads the weight among the parameters of a coding. One that can't be read refuses the coding: sending the
// file as it is never is wrong.
func Thousandths(parameters string) int {
	for rest := parameters; rest != ""; {
		var part string
		part, rest, _ = strings.Cut(rest, ";")
		name, value, _ := strings.Cut(part, "=")
		if name = strings.TrimSpace(name); name != "q" && name != "Q" {
			continue
		}
		weight, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
		if err != nil || !(weight >= 0 && weight <= 1) {
			return 0
		}
		return int(weight * 1000)
	}
	return 1000
}
