package vitrine

import (
	"html"
	"regexp"
	"strings"
)

var tags = regexp.MustCompile(`<[^>]*>`)

// PlainText is what finished HTML says, on one line.
func PlainText(markup string) string {
	return strings.Join(strings.Fields(html.UnescapeString(tags.ReplaceAllString(markup, ""))), " ")
}
