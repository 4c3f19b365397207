package migration

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/diag"
)

// redirect is an address of before, as the other tool has it.
type redirect struct {
	from, to string
	file     string
	line     int
}

var (
	rest   = regexp.MustCompile(`/(?::\w+\*|\*|\(\.\*\)|\[\.\.\.\w+\])$`)
	simple = regexp.MustCompile(`^/[^\s*?#:()\[\]]*$`)
)

// moved writes the addresses of before.
func (p *project) moved(all []redirect) int {
	lines := map[string]string{}
	for _, r := range all {
		from, to, wrong := p.redirect(r)
		if wrong != "" {
			p.decide(r.file, r.line, fmt.Sprintf("The redirect from %s to %s was left out: %s", diag.Quote(r.from),
				diag.Quote(r.to), wrong), "Write it into redirects.yaml, or into the rules of the host.")
			continue
		}
		lines[from] = quote(from) + ": [" + quote(to) + "]"
	}
	if len(lines) == 0 {
		return 0
	}
	var text []string
	for _, line := range lines {
		text = append(text, line)
	}
	slices.Sort(text)
	p.files["redirects.yaml"] = []byte("# Addresses of before, and where they lead.\n" + strings.Join(text, "\n") + "\n")
	return len(lines)
}

// redirect is one as it is written here, or what is wrong with it.
func (p *project) redirect(r redirect) (from, to, wrong string) {
	from, to = rest.ReplaceAllString(r.from, ""), rest.ReplaceAllString(r.to, "")
	starred := from != r.from
	switch {
	case !simple.MatchString(from):
		return "", "", "its address is a pattern."
	case scheme.MatchString(to):
		return "", "", "it leads to another site."
	}
	from = "/" + strings.Trim(strings.TrimPrefix(from+"/", p.base), "/") + "/"
	if starred && to != r.to {
		to = "/" + strings.Trim(strings.TrimPrefix(to+"/", p.base), "/") + "/*"
		return from + "*", strings.ReplaceAll(to, "//", "/"), ""
	}
	path, anchor, _ := strings.Cut(to, "#")
	found, ok := p.absolute(path, "")
	switch {
	case from == "//" || p.at(from) != nil:
		return "", "", "there is a page at its address."
	case !ok || !strings.HasSuffix(found, "/"):
		return "", "", "there is no page where it leads."
	case anchor != "":
		found += "#" + anchor
	}
	if starred {
		from += "*"
	}
	return from, found, ""
}
