package hosts

import (
	"encoding/json"
	"net/http"
	"regexp"
	"strings"
	"testing"
)

// vercelRoute is an entry of vercel.json.
type vercelRoute struct {
	Source, Destination string
	Permanent           bool
	Headers             []struct{ Key, Value string }
}

// segments are the parts of a source that stand for something: /:name*, /:name(.*), /(.*).
var segments = regexp.MustCompile(`/:(\w+)\*|/:(\w+)\(\.\*\)|/\(\.\*\)`)

// pattern is what Vercel makes of a source: exact, with a slash at the end where the source has one.
func (r vercelRoute) pattern() (pattern *regexp.Regexp, names []string) {
	text, at := "", 0
	for _, place := range segments.FindAllStringSubmatchIndex(r.Source, -1) {
		text += regexp.QuoteMeta(r.Source[at:place[0]])
		at = place[1]
		part := r.Source[place[0]:place[1]]
		name := strings.TrimLeft(strings.TrimRight(part, "*(.)"), "/:")
		names = append(names, name)
		if strings.HasSuffix(part, "(.*)") {
			text += "(?:/(.*))"
		} else {
			text += "(?:/((?:[^/]+?)(?:/(?:[^/]+?))*))?"
		}
	}
	return regexp.MustCompile("^" + text + regexp.QuoteMeta(r.Source[at:]) + "$"), names
}

func (r vercelRoute) match(path string) (to string, ok bool) {
	pattern, names := r.pattern()
	groups := pattern.FindStringSubmatch(path)
	if groups == nil {
		return "", false
	}
	to = r.Destination
	for i, name := range names {
		if name != "" {
			to = strings.ReplaceAll(strings.ReplaceAll(to, ":"+name+"*", groups[i+1]), ":"+name, groups[i+1])
		}
	}
	return to, true
}

// TestVercelPatterns: expressions as Vercel's own package @vercel/routing-utils 6.6.0 makes them.
func TestVercelPatterns(t *testing.T) {
	for source, want := range map[string]string{
		"/o/:rest(.*)":     `^/o(?:/(.*))$`,
		"/gone/":           `^/gone/$`,
		"/assets/(.*)":     `^/assets(?:/(.*))$`,
		"/:page*.md":       `^(?:/((?:[^/]+?)(?:/(?:[^/]+?))*))?\.md$`,
		"/docs/:path(.*)":  `^/docs(?:/(.*))$`,
		"/docs/:page*.md":  `^/docs(?:/((?:[^/]+?)(?:/(?:[^/]+?))*))?\.md$`,
		"/docs/assets/a.b": `^/docs/assets/a\.b$`,
	} {
		if got, _ := (vercelRoute{Source: source}).pattern(); got.String() != want {
			t.Errorf("%s: %s, want %s", source, got, want)
		}
	}
}

// What trailingSlash asks for: pages get their slash, files lose it.
var (
	withoutSlash = regexp.MustCompile(`^/((?:[^/]+/)*[^/.]+)$`)
	fileSlash    = regexp.MustCompile(`^/((?:[^/]+/)*[^/]+\.\w+)/$`)
)

// vercel tries slashes, redirects, files and rewrites, in this order.
func vercel(t *testing.T, f folder) host {
	var rules struct {
		TrailingSlash                bool
		Headers, Redirects, Rewrites []vercelRoute
	}
	if err := json.Unmarshal(f["vercel.json"], &rules); err != nil || !rules.TrailingSlash {
		t.Fatalf("vercel.json: %v", err)
	}
	return func(r request) answer {
		if groups := withoutSlash.FindStringSubmatch(r.path); groups != nil {
			return moved(http.StatusPermanentRedirect, "/"+groups[1]+"/")
		}
		if groups := fileSlash.FindStringSubmatch(r.path); groups != nil {
			return moved(http.StatusPermanentRedirect, "/"+groups[1])
		}
		for _, rule := range rules.Redirects {
			if to, ok := rule.match(r.path); ok {
				code := http.StatusTemporaryRedirect
				if rule.Permanent {
					code = http.StatusPermanentRedirect
				}
				return moved(code, to)
			}
		}
		text, ok := f.of(r.path)
		for i := 0; !ok && i < len(rules.Rewrites); i++ {
			if to, fits := rules.Rewrites[i].match(r.path); fits {
				text, ok = f.of(to)
			}
		}
		a := f.lost()
		if ok {
			a = found(text)
		}
		for _, rule := range rules.Headers {
			if _, fits := rule.match(r.path); fits {
				for _, header := range rule.Headers {
					a.header.Set(header.Key, header.Value)
				}
			}
		}
		return a
	}
}

func TestVercel(t *testing.T) {
	answersAsItsPageSays(t, "vercel.md", build(t, place{}), build(t, place{base: "/docs"}),
		func(p *published) host { return vercel(t, p.files) })
}
