package server

import (
	"sort"
	"strconv"
	"strings"

	"vitrine/internal/vitrine"
)

// redirectsFile lists old addresses, a rule a line: /old/ /new/ 301. A rule's address may end in a star, and what the
// star stood for takes the place of :splat. Static hosts read the same file; readers don't get it.
const redirectsFile = "_redirects"

// redirects are the rules of one snapshot.
type redirects struct {
	exact map[string]redirect
	stars []redirect // the longest address first
}

type redirect struct {
	from, to string
	code     int
}

// readRedirects reads the rules of a site below a base. They have it, as hosts read them; what is kept has none.
func readRedirects(text []byte, base vitrine.Base) *redirects {
	r := &redirects{exact: map[string]redirect{}}
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		if len(fields) < 2 || strings.HasPrefix(fields[0], "#") {
			continue
		}
		rule := redirect{from: fields[0], to: fields[1], code: 301}
		if len(fields) > 2 {
			rule.code, _ = strconv.Atoi(fields[2])
		}
		if rule.code < 300 || rule.code > 399 {
			continue // rules that rewrite are not ours
		}
		var ok bool
		if rule.from, ok = base.Within(rule.from); !ok {
			continue // from the root of the host
		}
		if to, ok := base.Within(rule.to); ok {
			rule.to = to
		}
		if stem, ok := strings.CutSuffix(rule.from, "*"); ok {
			rule.from = stem
			r.stars = append(r.stars, rule)
		} else {
			r.exact[slashed(rule.from)] = rule
		}
	}
	sort.SliceStable(r.stars, func(i, j int) bool { return len(r.stars[i].from) > len(r.stars[j].from) })
	return r
}

// target is where an address leads now.
func (r *redirects) target(address string) (to string, code int, ok bool) {
	address = slashed(address)
	if rule, found := r.exact[address]; found {
		return rule.to, rule.code, true
	}
	for _, rule := range r.stars {
		if rest, found := strings.CutPrefix(address, rule.from); found {
			return strings.Replace(rule.to, ":splat", strings.TrimLeft(rest, "/"), 1), rule.code, true
		}
	}
	return "", 0, false
}

func slashed(address string) string {
	if strings.HasSuffix(address, "/") {
		return address
	}
	return address + "/"
}
