package server

import (
	"strings"

	"vitrine/internal/vitrine"
)

// best chooses an encoding by the Accept-Encoding lines of a request: the one with the highest weight, of equal weights
// the better one. It is -1 where the reader takes none that is there, or prefers the file as it is (RFC 9110, section
// 12.5.3). It allocates nothing.
func (e *entry) best(lines []string) int {
	chosen := -1
	highest := weightOf(lines, "identity")
	for i, encoding := range encodings {
		if e.variants[i].etag == nil {
			continue
		}
		weight := weightOf(lines, encoding.name)
		if weight > 0 && (weight > highest || chosen < 0 && weight == highest) {
			chosen, highest = i, weight
		}
	}
	return chosen
}

// weightOf is the weight of a coding in thousandths, that of the star where only the star covers it. It is 0 for a
// coding that is refused or not covered.
func weightOf(lines []string, coding string) int {
	star := 0
	for _, rest := range lines {
		for rest != "" {
			var part string
			part, rest, _ = strings.Cut(rest, ",")
			name, parameters, _ := strings.Cut(part, ";")
			name = strings.TrimSpace(name)
			switch {
			case strings.EqualFold(name, coding):
				return vitrine.Thousandths(parameters)
			case name == "*":
				star = vitrine.Thousandths(parameters)
			}
		}
	}
	if coding == "identity" {
		return 0 // the star asks for some coding, not for none
	}
	return star
}

// matches reads an If-None-Match header: it names the tag, weak or strong, or any.
func matches(header, etag string) bool {
	for rest := header; rest != ""; {
		var part string
		part, rest, _ = strings.Cut(rest, ",")
		part = strings.TrimSpace(part)
		if part == "*" || strings.TrimPrefix(part, "W/") == etag {
			return true
		}
	}
	return false
}
