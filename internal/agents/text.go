package agents

import (
	"fmt"
	"regexp"
	"strings"
)

// textSection is a heading of a page with the text below it, up to the next heading of any level.
type textSection struct {
	title string
	level int
	text  string
}

// sectionsOf takes a markdown text apart. The first section has the title of the page.
func sectionsOf(text string) []textSection {
	sections := []textSection{{}}
	fence := ""
	for line := range strings.Lines(text) {
		trimmed := strings.TrimLeft(line, " >")
		switch marks := len(trimmed) - len(strings.TrimLeft(trimmed, "`")); {
		case fence == "" && marks >= 3:
			fence = trimmed[:marks]
		case fence != "":
			if strings.HasPrefix(trimmed, fence) {
				fence = ""
			}
		case strings.HasPrefix(line, "#"):
			level := len(line) - len(strings.TrimLeft(line, "#"))
			title := strings.TrimSpace(strings.TrimLeft(line, "#"))
			if level == 1 && len(sections) == 1 {
				sections[0].title, sections[0].level = title, 1
				continue
			}
			sections = append(sections, textSection{title: title, level: level})
			continue
		}
		last := &sections[len(sections)-1]
		last.text += line
	}
	return sections
}

// pageInput is a question about a page.
type pageInput struct {
	Page    string `json:"page" jsonschema:"address or title of a page, such as /lib/react-button/ or Button"`
	Section string `json:"section,omitempty" jsonschema:"heading of a section; without it the lead and the headings are answered"`
	Product string `json:"product,omitempty" jsonschema:"product id, where several have a page of that title"`
}

func (a *answers) pageText(in pageInput) (string, error) {
	page, err := a.page(in.Page, in.Product)
	if err != nil {
		return "", err
	}
	text, err := a.Library.Text(page)
	if err != nil {
		return "", err
	}
	sections := sectionsOf(text)
	_, anchor, _ := strings.Cut(in.Page, "#")
	if in.Section == "" && anchor != "" {
		in.Section = anchor
	}
	if in.Section == "" {
		return outline(page.Path, sections), nil
	}
	at := findSection(sections, in.Section)
	if at < 0 {
		var titles []string
		for _, s := range sections[1:] {
			titles = append(titles, s.title)
		}
		near := nearest(in.Section, titles)
		if len(near) == 0 {
			near = titles
		}
		return "", fmt.Errorf("%s has no section %s; it has: %s", page.Path, quoted(in.Section),
			cut(strings.Join(near, "; "), shortAnswer))
	}
	return writeText(page.Path, sections, at), nil
}

// outline is the lead of a page with its headings.
func outline(path string, sections []textSection) string {
	var out strings.Builder
	fmt.Fprintf(&out, "# %s (%s)\n", sections[0].title, path)
	if lead := strings.TrimSpace(sections[0].text); lead != "" {
		out.WriteString(cut(lead, shortAnswer) + "\n")
	}
	if len(sections) > 1 {
		out.WriteString("Sections:\n")
	}
	for _, s := range sections[1:] {
		fmt.Fprintf(&out, "%s- %s\n", strings.Repeat("  ", max(0, s.level-2)), s.title)
	}
	return cut(out.String(), longAnswer)
}

// writeText is a section with those below it, as far as there is room; the headings of the others.
func writeText(path string, sections []textSection, at int) string {
	var out strings.Builder
	fmt.Fprintf(&out, "%s of %s\n\n%s\n", sections[at].title, path, strings.TrimSpace(sections[at].text))
	for _, s := range sections[at+1:] {
		if s.level <= sections[at].level {
			break
		}
		fmt.Fprintf(&out, "\n%s %s\n", strings.Repeat("#", s.level), s.title)
		if out.Len()+len(s.text) < shortAnswer*2 {
			out.WriteString("\n" + strings.TrimSpace(s.text) + "\n")
		}
	}
	return cut(out.String(), longAnswer)
}

var notOfWords = regexp.MustCompile(`[^\pL\pN]+`)

// plain is a heading or an anchor as words.
func plain(text string) string {
	return strings.TrimSpace(notOfWords.ReplaceAllString(strings.ToLower(text), " "))
}

// findSection finds a section by its heading, its anchor, or by the words of either; -1 for none.
func findSection(sections []textSection, name string) int {
	wanted := plain(name)
	for i, s := range sections[1:] {
		if plain(s.title) == wanted {
			return i + 1
		}
	}
	for i, s := range sections[1:] {
		if wanted != "" && strings.Contains(plain(s.title), wanted) {
			return i + 1
		}
	}
	return -1
}
