package markdown

import (
	"net/url"
	"strconv"
	"strings"
	"unicode"
)

// Slugger gives each heading of a page an id of its own. The zero value is ready.
type Slugger struct {
	taken map[string]bool
	last  map[string]int // the number of the last id of a slug
}

// ID is the id of a heading: its slug, with -2, -3 … where that is taken. It is never empty.
func (s *Slugger) ID(heading string) string {
	if s.last == nil {
		s.last = map[string]int{}
	}
	if s.taken == nil {
		s.taken = map[string]bool{}
	}
	slug := Slug(heading)
	if slug == "" {
		slug = "section"
	}
	id := slug
	for n := max(2, s.last[slug]+1); s.taken[id]; n++ {
		id = slug + "-" + strconv.Itoa(n)
		s.last[slug] = n
	}
	s.taken[id] = true
	return id
}

// Take is an id that was chosen elsewhere; the page has it once.
func (s *Slugger) Take(id string) string {
	if s.taken == nil {
		s.taken = map[string]bool{}
	}
	if s.taken[id] {
		return s.ID(id)
	}
	s.taken[id] = true
	return id
}

// Slug makes an id of a heading's text so that addresses of existing documentation keep working: lower case, runs of
// punctuation and spaces as one hyphen, apostrophes, arrows, dashes and emoji gone, other letters percent-encoded.
func Slug(heading string) string {
	heading = strings.ToLower(heading)
	for _, gone := range []string{"=>", "<", "/>", ">", "'"} {
		heading = strings.ReplaceAll(heading, gone, "")
	}
	heading = strings.NewReplacer("&", "-amp-", `"`, "-quot-").Replace(heading)
	var b strings.Builder
	for _, r := range heading {
		switch {
		case r >= 0x2011 && r <= 0x26FF, r >= 0xE000 && r <= 0xF8FF, r >= 0x1F000, r == 0xFE0F,
			unicode.Is(unicode.So, r):
		case unicode.IsLetter(r), unicode.IsDigit(r), r == '_':
			b.WriteRune(r)
		default:
			b.WriteByte('-')
		}
	}
	parts := strings.FieldsFunc(b.String(), func(r rune) bool { return r == '-' })
	return url.PathEscape(strings.Join(parts, "-"))
}
