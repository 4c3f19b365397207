package codetabs

import (
	"cmp"
	"regexp"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/markdown"
)

var (
	group   = regexp.MustCompile(`^ {0,3}(:{3,})\s*code-group\b(.*)$`)
	tag     = regexp.MustCompile(`^<(/?)(codeblock|Tabs|TabItem|CodeGroup|Tabs\.Tab|Tab)((?:\s[^<>]*)?)>$`)
	opening = regexp.MustCompile(`^<(codeblock|Tabs|CodeGroup)(\s[^<>]*)?>$`)
)

// isTag says whether a line is a tag of tabs and nothing else.
func isTag(line string) bool { return tag.MatchString(line) || strings.HasPrefix(line, "<codeblock") }

func openTag(line string) (string, bool) {
	line = strings.TrimSpace(line)
	return line, strings.HasPrefix(line, "<codeblock") && strings.HasSuffix(line, ">") || opening.MatchString(line)
}

func closeTag(opened, line string) bool {
	return strings.TrimSpace(line) == closing(strings.TrimSpace(opened))
}

// closing is the line that closes tabs.
func closing(opened string) string {
	if found := opening.FindStringSubmatch(opened); found != nil {
		return "</" + found[1] + ">"
	}
	if found := group.FindStringSubmatch(opened); found != nil {
		return found[1]
	}
	return "</codeblock>"
}

func openGroup(line string) (string, bool) {
	line = strings.TrimRight(line, "\r\n")
	return strings.TrimSpace(line), group.MatchString(line)
}

func closeGroup(opened, line string) bool {
	return strings.TrimSpace(line) == closing(strings.TrimRight(opened, "\r\n"))
}

// reader reads what stands in tabs.
type reader struct {
	group  Group
	close  string    // the line that closes them
	labels []string  // of the tabs, by those that hold them
	tab    block.Tab // that is open
	stray  string    // the first text that is in no fence
	strict bool      // fences without a label have one of their own
}

func newReader(opened string) *reader {
	r := &reader{close: closing(opened), strict: !strings.HasPrefix(opened, "<codeblock")}
	r.group.Tabs = block.ReadTabs(opened)
	r.labels = r.group.Labels
	return r
}

// read reads the fences; in <codeblock> those without a label or without code are dropped.
func (r *reader) read(text string) {
	var open *Fence
	fence, indent := "", ""
	for line := range strings.Lines(text) {
		trimmed := strings.TrimSpace(line)
		switch {
		case open == nil && strings.HasPrefix(trimmed, "```"):
			fence = trimmed[:len(trimmed)-len(strings.TrimLeft(trimmed, "`"))]
			indent = line[:strings.Index(line, fence)]
			info := markdown.ParseInfo(trimmed[len(fence):])
			open = &Fence{Info: info, Tab: r.tab}
			open.Label, r.tab.Default = r.labelOf(info), false
		case open != nil && trimmed == fence:
			if open.Label != "" && open.Code != "" {
				r.group.Fences = append(r.group.Fences, *open)
			}
			open = nil
		case open != nil:
			open.Code += strings.TrimRight(strings.TrimPrefix(line, indent), "\r\n") + "\n"
		case tag.MatchString(trimmed):
			r.tag(trimmed)
		case trimmed != "" && r.stray == "" && r.strict:
			r.stray = trimmed
		}
	}
}

// tag takes in a tag within the tabs.
func (r *reader) tag(line string) {
	found := tag.FindStringSubmatch(line)
	if r.tab = (block.Tab{}); found[1] == "/" {
		return
	}
	r.tab = block.ReadTab(found[3])
	if r.tab.Label == "" && len(r.labels) > 0 {
		r.tab.Label, r.labels = r.labels[0], r.labels[1:]
	}
	r.tab.Label = cmp.Or(r.group.Names[r.tab.Value], r.tab.Label)
}

// labelOf is the label of a fence's tab: that of the tab around it, else its own.
func (r *reader) labelOf(info markdown.Info) string {
	for _, label := range []string{r.tab.Label, info.Label, info.Title} {
		if label != "" {
			return label
		}
	}
	if r.strict {
		return info.Language
	}
	return ""
}
