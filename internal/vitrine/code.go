package vitrine

import (
	"html"
	"strings"
)

// RunsCode reports whether a browser would run an address, or show the document that is in it, instead of going
// somewhere: javascript:, vbscript:, and data: with HTML or XML that is no picture. Entities in the address are read,
// and white space and control characters are ignored, as browsers do.
func RunsCode(address string) bool {
	address = strings.ToLower(strings.Map(func(r rune) rune {
		if r <= ' ' {
			return -1
		}
		return r
	}, html.UnescapeString(address)))
	scheme, rest, found := strings.Cut(address, ":")
	switch scheme {
	case "javascript", "vbscript":
		return found
	case "data":
		kind, _, _ := strings.Cut(rest, ",")
		return !strings.HasPrefix(kind, "image/") && (strings.Contains(kind, "html") || strings.Contains(kind, "xml"))
	}
	return false
}
