package scaffold

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// What a text of one line may be as long as.
const (
	longestTitle = 40
	longestIntro = 300
)

// readme reads the title of a README, and its first paragraph that is plain prose.
func readme(folder string) (title, intro string) {
	var text []byte
	for _, name := range []string{"README.md", "readme.md", "Readme.md"} {
		if found, err := os.ReadFile(filepath.Join(folder, name)); err == nil {
			text = found
			break
		}
	}
	normal := strings.ReplaceAll(string(text), "\r\n", "\n")
	for paragraph := range strings.SplitSeq(normal, "\n\n") {
		paragraph = strings.TrimSpace(paragraph)
		if heading, ok := strings.CutPrefix(paragraph, "# "); ok && title == "" {
			line, rest, _ := strings.Cut(heading, "\n")
			if title = plain(line); len(title) > longestTitle {
				title = ""
			}
			paragraph = strings.TrimSpace(rest)
		}
		if intro = plain(strings.ReplaceAll(paragraph, "\n", " ")); intro != "" {
			return title, intro
		}
		if strings.HasPrefix(paragraph, "## ") {
			break
		}
	}
	return title, ""
}

var (
	link    = regexp.MustCompile(`(^|[^!])\[([^\[\]]*)\]\([^()]*\)`)
	strong  = regexp.MustCompile(`\*\*?([^*]+)\*\*?`)
	special = regexp.MustCompile("[<>{}\\[\\]|#~!`_*\\\\&]|^[-+>]|^\\d+\\.|://")
	visible = regexp.MustCompile(`^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$`)
)

// plain is a text that means the same wherever it stands, "" for any other: pictures, lists and markup.
func plain(text string) string {
	text = strings.TrimSpace(text)
	for range 2 { // links stand beside each other
		text = link.ReplaceAllString(text, "$1$2")
	}
	text = strong.ReplaceAllString(text, "$1")
	if special.MatchString(text) || !visible.MatchString(text) || len(text) > longestIntro {
		return ""
	}
	return text
}
