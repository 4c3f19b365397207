package history

import (
	"encoding/json"
	"fmt"
	"strings"

	"golang.org/x/mod/semver"
)

// Product is the history of the packages of one reference, as a site keeps it.
type Product struct {
	Packages []Package `json:"packages"`
}

// Package is what changed in the releases of one package that were read, oldest first.
type Package struct {
	Package  string    `json:"package"`
	Reader   string    `json:"reader"` // version of what read the declarations
	First    string    `json:"first"`  // the release with which the history begins
	Releases []Release `json:"releases"`
}

// Release is one release, held against the one that was read before it.
type Release struct {
	Version string   `json:"version"`
	Unread  int      `json:"unread,omitempty"` // releases between the two, which nobody read
	Changes []Change `json:"changes,omitempty"`
}

// Label is how a reader is told since when a change is there: the release, or its minor release where the ones before
// it were not read.
func (r Release) Label() string {
	if r.Unread == 0 || semver.Prerelease("v"+r.Version) != "" {
		return r.Version
	}
	return Minor(r.Version)
}

// Minor is the minor release that a version belongs to: 5.11 for 5.11.15.
func Minor(version string) string { return strings.TrimPrefix(semver.MajorMinor("v"+version), "v") }

// Last is the newest release that was read.
func (p Package) Last() string {
	if len(p.Releases) == 0 {
		return p.First
	}
	return p.Releases[len(p.Releases)-1].Version
}

// Of is the history of one package.
func (p Product) Of(name string) (Package, bool) {
	for _, one := range p.Packages {
		if one.Package == name {
			return one, true
		}
	}
	return Package{}, false
}

// Encode writes a history with one change a line, so that differences read well.
func (p Product) Encode() []byte {
	var out strings.Builder
	line := func(value any) string {
		var text strings.Builder
		e := json.NewEncoder(&text)
		e.SetEscapeHTML(false)
		if err := e.Encode(value); err != nil {
			panic(err) // plain data
		}
		return strings.TrimSuffix(text.String(), "\n")
	}
	comma := func(i, n int) string {
		if i < n-1 {
			return ","
		}
		return ""
	}
	out.WriteString("{\"packages\": [\n")
	for i, one := range p.Packages {
		fmt.Fprintf(&out, " {\"package\": %s, \"reader\": %s, \"first\": %s, \"releases\": [\n", line(one.Package),
			line(one.Reader), line(one.First))
		for n, r := range one.Releases {
			fmt.Fprintf(&out, "  {\"version\": %s, \"unread\": %d, \"changes\": [", line(r.Version), r.Unread)
			for k, change := range r.Changes {
				fmt.Fprintf(&out, "\n   %s%s", line(change), comma(k, len(r.Changes)))
			}
			fmt.Fprintf(&out, "]}%s\n", comma(n, len(one.Releases)))
		}
		fmt.Fprintf(&out, " ]}%s\n", comma(i, len(p.Packages)))
	}
	out.WriteString("]}\n")
	return []byte(out.String())
}

// Decode reads what Encode wrote.
func Decode(text []byte) (Product, error) {
	var p Product
	err := json.Unmarshal(text, &p)
	return p, err
}

// Span is what a history tells of one row.
type Span struct {
	Since      string   // the release that brought it, "" for the first of the history or one before
	Deprecated string   // the release that deprecated it, "" for none
	Changed    []Moment // what became of it later, oldest first
}

// Moment is a change in its release.
type Moment struct {
	Release string `json:"release"`
	Change  Change `json:"change"`
}

// Spans are what the history of a package tells of its rows.
func (p Package) Spans() map[Row]Span {
	spans := map[Row]Span{}
	for _, release := range p.Releases {
		for _, change := range release.Changes {
			span := spans[change.Row()]
			switch change.Change {
			case Added:
				span = Span{Since: release.Label()}
			case Removed:
				span = Span{}
			case Deprecated:
				span.Deprecated = release.Label()
			case Restored:
				span.Deprecated = ""
			default:
				span.Changed = append(span.Changed, Moment{release.Label(), change})
			}
			spans[change.Row()] = span
		}
	}
	return spans
}
