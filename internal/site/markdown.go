package site

import (
	"regexp"
	"strings"

	"vitrine/internal/base"
	"vitrine/internal/vitrine"
)

var inlineLink = regexp.MustCompile(`\]\((/[^()\s?#]*)(#[^()\s]*)?\)`)

// WithMarkdownLinks makes the links of a markdown output absolute. A link to a page leads to its markdown, if it has
// one. Code stays as it is.
func (s *Site) WithMarkdownLinks(text string) string {
	var out strings.Builder
	fence := ""
	for line := range strings.Lines(text) {
		trimmed := strings.TrimLeft(line, " >\t")
		switch marks := fenceMarks(trimmed); {
		case fence == "" && marks != "":
			fence = marks
		case fence != "":
			if strings.HasPrefix(trimmed, fence) && strings.Trim(trimmed, "`~ \n") == "" {
				fence = ""
			}
		default:
			parts := strings.Split(line, "`") // every second one is code
			for i := 0; i < len(parts); i += 2 {
				parts[i] = base.Markdown(s.Config.URL, s.linked(parts[i]))
			}
			line = strings.Join(parts, "`")
		}
		out.WriteString(line)
	}
	return out.String()
}

// fenceMarks are the marks that open a fence, "" for any other line.
func fenceMarks(line string) string {
	for _, mark := range []string{"`", "~"} {
		if rest := strings.TrimLeft(line, mark); len(line)-len(rest) >= 3 {
			return line[:len(line)-len(rest)]
		}
	}
	return ""
}

func (s *Site) linked(text string) string {
	return inlineLink.ReplaceAllStringFunc(text, func(link string) string {
		parts := inlineLink.FindStringSubmatch(link)
		if address, ok := s.MarkdownOf(parts[1]); ok {
			return "](" + address + parts[2] + ")"
		}
		return link
	})
}

// MarkdownOf is the address of the markdown of a page, given by its path.
func (s *Site) MarkdownOf(path string) (address string, ok bool) {
	if i, known := s.PageAt(path); known {
		return vitrine.MarkdownPath(s.Tree.Pages[i].Path), s.HasMarkdown(s.Tree.Pages[i])
	}
	if p, known := s.UnwrittenAt(path); known {
		return p.Markdown, p.Markdown != ""
	}
	return "", false
}
