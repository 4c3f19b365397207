// Package feedback stores feedback of readers on pages: a rating, a comment, or both.
//
// In: submissions as JSON, a database. Out: what is stored, as JSON and CSV, and summaries by page. What was
// acknowledged is on the disk. Never here: files of the site, addresses of readers in clear, cookies.
package feedback

import (
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// Item is one submission.
type Item struct {
	ID       string    `json:"id"`       // of this submission: sent again it is the same one
	Reader   string    `json:"reader"`   // whose newest rating of a page counts; made here for a new reader
	Page     string    `json:"page"`     // canonical path: /acme-ui/button/
	Section  string    `json:"section"`  // id of the heading that the comment is about, "" for the page
	Rating   *int      `json:"rating"`   // 1 helpful, 0 not; null for a comment alone
	Comment  string    `json:"comment"`  // plain text, "" for a rating alone
	Language string    `json:"language"` // two letters
	Version  string    `json:"version"`  // of the product that the page showed
	Created  time.Time `json:"created"`  // when it was stored
}

// Lengths in characters.
const (
	maxComment = 5000
	maxPage    = 300
	maxSection = 200
	maxWord    = 64
)

// FieldError says what is wrong with one field of a submission.
type FieldError struct {
	Field   string `json:"field"`
	Message string `json:"message"`
}

// check finds everything that is wrong with a submission.
func (i Item) check() []FieldError {
	var wrong []FieldError
	say := func(field, message string) { wrong = append(wrong, FieldError{field, message}) }
	switch {
	case !strings.HasPrefix(i.Page, "/") || strings.HasPrefix(i.Page, "//"):
		say("page", "must be the path of a page, beginning with a slash")
	case utf8.RuneCountInString(i.Page) > maxPage || !isLine(i.Page):
		say("page", "must be one line of at most 300 characters")
	}
	if i.Rating != nil && *i.Rating != 0 && *i.Rating != 1 {
		say("rating", "must be 1 for helpful or 0 for not helpful")
	}
	if i.Rating == nil && strings.TrimSpace(i.Comment) == "" {
		say("comment", "must not be empty where there is no rating")
	}
	if utf8.RuneCountInString(i.Comment) > maxComment {
		say("comment", "must have at most 5000 characters")
	}
	if utf8.RuneCountInString(i.Section) > maxSection || !isLine(i.Section) {
		say("section", "must be one line of at most 200 characters")
	}
	for _, word := range []struct{ field, value string }{{"id", i.ID}, {"reader", i.Reader}, {"language", i.Language},
		{"version", i.Version}} {
		if !isWord(word.value) {
			say(word.field, "must be at most 64 letters, digits, dots and hyphens")
		}
	}
	return wrong
}

func isLine(text string) bool { return strings.IndexFunc(text, unicode.IsControl) < 0 }

func isWord(text string) bool {
	return len(text) <= maxWord && strings.IndexFunc(text, func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9') && r != '-' && r != '.'
	}) < 0
}
