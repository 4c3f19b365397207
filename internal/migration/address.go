package migration

import (
	"cmp"
	"encoding/hex"
	"fmt"
	"regexp"
	"strings"

	"vitrine/internal/diag"
)

var refused = regexp.MustCompile(`[^a-z0-9._-]+`)

// accepted is an address as the folders of content/ may have it: lower-case letters, digits, hyphens, underscores and
// dots. An address with a slash at both ends keeps both.
func accepted(address string) string {
	parts := strings.Split(address, "/")
	for i, part := range parts {
		lower := strings.ToLower(part)
		if refused.MatchString(lower) {
			lower = cmp.Or(strings.Trim(refused.ReplaceAllString(lower, "-"), "-"), hex.EncodeToString([]byte(part)))
		}
		parts[i] = lower
	}
	return strings.Join(parts, "/")
}

// at is the page at an address of the other tool or of the new site, nil for none.
func (p *project) at(address string) *page { return p.byAddress[accepted(address)] }

// accept gives a page an address that is accepted. One message is enough for all pages.
func (p *project) accept(one *page) {
	before := one.address
	one.address = accepted(before)
	if one.address == before || p.isRenamed {
		return
	}
	p.isRenamed = true
	p.decide(one.file, 1, fmt.Sprintf("The address %s is %s now, and so for all addresses with capitals or signs: hosts "+
		"differ in how they treat them.", diag.Quote(before), diag.Quote(one.address)),
		"Write rules of the host for addresses that others link to.")
}
