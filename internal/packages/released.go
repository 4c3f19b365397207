package packages

import (
	"bufio"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"vitrine/internal/assets"
)

// released is the day on which a version came out, as the package's own changelog says it (2024-01-31); "" where it
// doesn't. What a registry says is no better: a mirror of one gives the day on which it got the package.
func (r *Reader) released(name, version string) string {
	root := assets.PackageFolder(r.Site, name)
	if root == "" {
		return ""
	}
	file, err := os.Open(filepath.Join(root, "CHANGELOG.md"))
	if err != nil {
		return "" // many packages bring none
	}
	defer file.Close()
	log := changelog{version: version, exact: name + "@" + version}
	for lines := bufio.NewScanner(file); lines.Scan(); {
		if day, ended := log.line(lines.Text()); ended {
			return day
		}
	}
	return log.day()
}

// changelog looks for the day of a version, line by line.
type changelog struct {
	version, exact string    // 1.2.3, name@1.2.3
	sections       []section // the open ones, the outermost first
	about          int       // level of the section about the version, 0 before it
}

// section is a heading of a changelog with the day that stands in it or below it.
type section struct {
	level int
	day   string
}

var (
	changelogHeading = regexp.MustCompile(`^(#{1,6})\s+(.*)`)
	changelogWord    = regexp.MustCompile("[^\\s`\\[\\]()*_~]+")
	changelogDay     = regexp.MustCompile(`\d{4}-\d\d-\d\d|[A-Z][a-z]+\.? \d{1,2}, \d{4}|\d{1,2} [A-Z][a-z]+ \d{4}`)
	dayAlone         = regexp.MustCompile(`^[\s_*>()]*(` + changelogDay.String() + `)[\s_*()]*$`)
)

// line reads one more and says whether the search has ended, and with which day.
func (c *changelog) line(text string) (day string, ended bool) {
	if found := changelogHeading.FindStringSubmatch(text); found != nil {
		level := len(found[1])
		if c.about > 0 && (level <= c.about || c.day() != "") {
			return c.day(), true
		}
		c.sections = slices.DeleteFunc(c.sections, func(s section) bool { return s.level >= level })
		c.sections = append(c.sections, section{level, isoDay(found[2])})
		if c.about == 0 && c.named(found[2]) {
			c.about = level
		}
		return "", false
	}
	if last := len(c.sections) - 1; last >= 0 && c.sections[last].day == "" && dayAlone.MatchString(text) {
		c.sections[last].day = isoDay(text)
	}
	return "", false
}

// named tells whether a heading is about the version: of the package, or of all that share the changelog.
func (c *changelog) named(heading string) bool {
	return slices.ContainsFunc(changelogWord.FindAllString(heading, -1), func(word string) bool {
		return strings.TrimPrefix(word, "v") == c.version || word == c.exact
	})
}

// day is that of the section about the version, or of one around it.
func (c *changelog) day() string {
	if c.about == 0 {
		return ""
	}
	for _, s := range slices.Backward(c.sections) {
		if s.day != "" {
			return s.day
		}
	}
	return ""
}

// isoDay is the day in a text as 2024-01-31, "" for none.
func isoDay(text string) string {
	found := strings.ReplaceAll(changelogDay.FindString(text), ".", "")
	for _, layout := range []string{time.DateOnly, "Jan 2, 2006", "January 2, 2006", "2 Jan 2006", "2 January 2006"} {
		if day, err := time.Parse(layout, found); err == nil {
			return day.Format(time.DateOnly)
		}
	}
	return ""
}
