// Package codetabs is the block kind of fences of which readers see one: <codeblock storageKey="…"> … </codeblock>, and
// what other tools write for it.
//
// In: fences with labels. Out: tabs. Never here: what the tabs do in the browser.
package codetabs

import (
	"fmt"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// Group is what stands between the two tags.
type Group struct {
	block.Tabs
	Fences []Fence
}

// Fence is one of them: ```bash npm.
type Fence struct {
	block.Tab
	Info markdown.Info
	Code string
}

// Kind is the block kind.
type Kind struct{ block.Defaults[Group] }

// Name implements block.Kind.
func (Kind) Name() string { return "codetabs" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim {
	return block.Containers(
		markdown.Container{Form: "codetabs", Trigger: '<', Indented: true, Verbatim: true, Open: openTag, Close: closeTag,
			Follows: block.HoldsCode},
		markdown.Container{Form: "codetabs", Trigger: ':', Verbatim: true, Open: openGroup, Close: closeGroup})
}

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, report markdown.Report) (Group, bool) {
	r := newReader(c.Argument)
	if !c.Closed {
		what, fix := "This <codeblock> is never closed.", "Write </codeblock> on a line of its own."
		if r.close != "</codeblock>" {
			what, fix = "These tabs are never closed.", "Write "+r.close+" on a line of its own."
		}
		report(what, "All that follows would be taken for its tabs.", fix)
	}
	r.read(c.Text)
	if r.stray != "" {
		report(fmt.Sprintf("“%s” stands in tabs of code, which hold fences alone.", r.stray),
			"It would not be shown.", "Write it before or behind the tabs, or as a section of its own.")
	}
	return r.group, true
}

// Resolve implements block.Kind.
func (k Kind) Resolve(c *block.Context, group Group, _ markdown.Content) (vitrine.BlockData, bool) {
	data := vitrine.CodeTabs{Number: c.Number(k.Name()), StorageKey: group.StorageKey, Label: label(group.StorageKey),
		Tabs: []vitrine.CodeTab{}}
	var tags []block.Tab
	for _, fence := range group.Fences {
		code := c.Fence(fence.Info, markdown.Show(fence.Info, fence.Code))
		data.Tabs = append(data.Tabs, vitrine.CodeTab{Label: fence.Label, HTML: code.HTML, Numbered: code.Numbered,
			Focused: code.Focused})
		tags = append(tags, fence.Tab)
	}
	data.Open = c.OpenTab(group.Tabs, tags)
	return data, true
}

// Search implements block.Kind.
func (Kind) Search(_ block.Page, group Group) block.Records {
	var code []string
	for _, fence := range group.Fences {
		code = append(code, markdown.Show(fence.Info, fence.Code).Code+"\n")
	}
	return block.Records{Code: strings.Join(code, "\n")}
}

// label makes words of a storage key: "package-manager" is "Package manager".
func label(key string) string {
	if key == "" {
		return "Variants of this code"
	}
	words := strings.ReplaceAll(key, "-", " ")
	return strings.ToUpper(words[:1]) + words[1:]
}

// Markdown implements block.Kind: the fences one after another.
func (Kind) Markdown(_ Group, _ vitrine.BlockData, source string) (string, bool) {
	var out strings.Builder
	fence := ""
	for line := range strings.Lines(source) {
		trimmed := strings.TrimSpace(line)
		switch {
		case fence == "" && strings.HasPrefix(trimmed, "```"):
			fence = trimmed[:len(trimmed)-len(strings.TrimLeft(trimmed, "`"))]
		case fence != "" && trimmed == fence:
			fence = ""
		case fence == "" && (isTag(trimmed) || strings.HasPrefix(trimmed, ":::")):
			continue
		}
		out.WriteString(line)
	}
	return out.String(), true
}
