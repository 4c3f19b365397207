// Package tabs is the block kinds of text of which readers see one part: :::tabs with a line == Title before each, and
// <Tabs> with <TabItem>, as other tools write it.
//
// In: parts with labels, each any markdown. Out: tabs. Never here: what the tabs do in the browser; tabs of nothing but
// code, which are codetabs.
package tabs

import (
	"cmp"
	"regexp"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

const (
	groupForm markdown.Form = "tabs"
	partForm  markdown.Form = "tab"
)

var (
	colons  = regexp.MustCompile(`^ {0,3}(:{3,})\s*tabs\b(.*)$`)
	tag     = regexp.MustCompile(`^<Tabs(\s[^<>]*)?>$`)
	titled  = regexp.MustCompile(`^ {0,3}==\s+(\S.*?)\s*$`)
	part    = regexp.MustCompile(`^<(TabItem|Tabs\.Tab|Tab)(\s[^<>]*)?>$`)
	leading = regexp.MustCompile(`(?m)^[ \t]+`)
)

// Kind is the block kind of the tabs.
type Kind struct{ block.Defaults[block.Tabs] }

// Name implements block.Kind.
func (Kind) Name() string { return "tabs" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim {
	return block.Containers(
		markdown.Container{Form: groupForm, Trigger: ':', Words: []string{"tabs"},
			Open: func(line string) (string, bool) {
				line = strings.TrimRight(line, "\r\n")
				return line, colons.MatchString(line)
			},
			Close: func(opening, line string) bool {
				return strings.TrimSpace(line) == colons.FindStringSubmatch(strings.TrimRight(opening, "\r\n"))[1]
			}},
		markdown.Container{Form: groupForm, Trigger: '<', Indented: true,
			Open: func(line string) (string, bool) {
				line = strings.TrimSpace(line)
				return line, tag.MatchString(line)
			},
			Follows: func(opening string, rest []byte) bool { return !block.HoldsCode(opening, rest) },
			Close:   func(_, line string) bool { return strings.TrimSpace(line) == "</Tabs>" }})
}

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, report markdown.Report) (block.Tabs, bool) {
	if !c.Closed {
		report("These tabs are never closed.", "All that follows would be taken for their text.",
			"Write ::: with as many colons, or </Tabs>, on a line of its own. What has colons within has fewer of them.")
	}
	return block.ReadTabs(c.Argument), true
}

// Resolve implements block.Kind.
func (k Kind) Resolve(c *block.Context, g block.Tabs, content markdown.Content) (vitrine.BlockData, bool) {
	data := vitrine.Tabs{Number: c.Number("codetabs"), StorageKey: g.StorageKey, Label: "Variants",
		Tabs: []vitrine.TextTab{}}
	var tags []block.Tab
	beside := content.Text.HTML
	for i, inner := range content.Text.Blocks {
		beside = strings.Replace(beside, vitrine.BlockPlace(i), "", 1)
		one, ok := inner.Data.(*tab)
		if !ok {
			continue
		}
		if n := len(data.Tabs); one.Label == "" && n < len(g.Labels) {
			one.Label = g.Labels[n]
		}
		one.Label = cmp.Or(g.Names[one.tag.Value], one.Label)
		if one.Label == "" {
			c.Fail("A tab has no label.", "Readers would not know what they can choose.",
				`Write == Title, or <TabItem label="Title">.`)
		}
		one.tag.Label = one.Label
		data.Tabs, tags = append(data.Tabs, one.TextTab), append(tags, one.tag)
	}
	if strings.TrimSpace(beside) != "" || len(data.Tabs) == 0 || len(data.Tabs) < len(content.Text.Blocks) {
		c.Fail("Something stands in these tabs and in none of them.", "It would not be shown.",
			"Write == Title, or <TabItem label=\"Title\"> and </TabItem>, around all text.")
	}
	data.Open = c.OpenTab(g, tags)
	return data, len(data.Tabs) > 0
}

// Markdown implements block.Kind: the parts one after another.
func (Kind) Markdown(_ block.Tabs, _ vitrine.BlockData, source string) (string, bool) {
	lines := strings.SplitAfter(source, "\n")
	last := len(lines) - 1
	for last > 0 && strings.TrimSpace(lines[last]) == "" {
		last--
	}
	return strings.Join(lines[1:max(last, 1)], ""), true
}

// Part is the block kind of one tab. Tabs take its data in.
type Part struct{ block.Defaults[block.Tab] }

// tab is one, with what its tag says to the tabs around it.
type tab struct {
	vitrine.TextTab
	tag block.Tab
}

// Name implements block.Kind.
func (Part) Name() string { return "tab" }

// Claim implements block.Kind.
func (Part) Claim() block.Claim {
	return block.Containers(
		markdown.Container{Form: partForm, Within: groupForm, Trigger: '=',
			Open: func(line string) (string, bool) {
				found := titled.FindStringSubmatch(line)
				return strings.Join(found[min(len(found), 1):], ""), found != nil
			},
			Until: titled.MatchString,
			Close: func(string, string) bool { return false }},
		markdown.Container{Form: partForm, Within: groupForm, Trigger: '<', Indented: true, Dedented: true,
			Open: func(line string) (string, bool) {
				line = strings.TrimSpace(line)
				return line, part.MatchString(line)
			},
			Close: func(opening, line string) bool {
				return strings.TrimSpace(line) == "</"+part.FindStringSubmatch(strings.TrimSpace(opening))[1]+">"
			}})
}

// Parse implements block.Kind.
func (Part) Parse(c markdown.Construct, report markdown.Report) (block.Tab, bool) {
	if !c.Closed {
		report("This tab is never closed.", "All that follows would be taken for its text.",
			"Write </TabItem> on a line of its own.")
	}
	if found := part.FindStringSubmatch(c.Argument); found != nil {
		return block.ReadTab(found[2]), true
	}
	return block.Tab{Label: c.Argument}, true
}

// Resolve implements block.Kind.
func (Part) Resolve(_ *block.Context, tag block.Tab, content markdown.Content) (vitrine.BlockData, bool) {
	return &tab{vitrine.TextTab{Label: tag.Label, Text: content.Text}, tag}, true
}

// Markdown implements block.Kind: its label, and its text.
func (Part) Markdown(tag block.Tab, data vitrine.BlockData, source string) (string, bool) {
	label := tag.Label
	if one, ok := data.(*tab); ok { // the tabs around it may have named it
		label = one.Label
	}
	opening, text, _ := strings.Cut(source, "\n")
	if strings.HasPrefix(strings.TrimSpace(opening), "<") {
		text = strings.TrimRight(text, " \t\n")
		if at := strings.LastIndex(text, "\n"); at >= 0 && strings.HasPrefix(strings.TrimSpace(text[at:]), "</") {
			text = text[:at]
		}
		if blanks := leading.FindString(text); strings.HasPrefix(text, blanks) {
			text = strings.TrimPrefix(strings.ReplaceAll("\n"+text, "\n"+blanks, "\n"), "\n")
		}
	}
	return "\n**" + label + "**\n\n" + strings.Trim(text, "\n") + "\n\n", true
}
