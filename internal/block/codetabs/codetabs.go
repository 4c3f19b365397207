// Package codetabs is the block kind of fences of which readers see one: <codeblock storageKey="…"> … </codeblock>.
//
// In: fences with labels. Out: tabs. Never here: what the tabs do in the browser.
package codetabs

import (
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// Group is what stands between the two tags.
type Group struct {
	StorageKey string // groups with the same key switch together; "" for none
	Fences     []Fence
}

// Fence is one of them: ```bash npm.
type Fence struct{ Language, Label, Code string }

// Kind is the block kind.
type Kind struct{ block.Defaults[Group] }

// Name implements block.Kind.
func (Kind) Name() string { return "codetabs" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim {
	return block.Container(markdown.Container{Form: "codetabs", Trigger: '<', Indented: true, Verbatim: true,
		Open: func(line string) (string, bool) {
			tag := strings.TrimSpace(line)
			return tag, strings.HasPrefix(tag, "<codeblock") && strings.HasSuffix(tag, ">")
		},
		Close: func(_, line string) bool { return strings.TrimSpace(line) == "</codeblock>" }})
}

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, report markdown.Report) (Group, bool) {
	if !c.Closed {
		report("This <codeblock> is never closed.", "All that follows would be taken for its tabs.",
			"Write </codeblock> on a line of its own.")
	}
	_, rest, _ := strings.Cut(c.Argument, `storageKey="`)
	key, _, _ := strings.Cut(rest, `"`)
	return Group{StorageKey: key, Fences: fences(c.Text)}, true
}

// fences reads the fences; those without a label or without code are dropped.
func fences(text string) []Fence {
	var list []Fence
	var open *Fence
	for line := range strings.Lines(text) {
		trimmed := strings.TrimSpace(line)
		switch {
		case open == nil && strings.HasPrefix(trimmed, "```"):
			info := markdown.ParseInfo(trimmed[3:])
			open = &Fence{Language: info.Language, Label: info.Label}
		case open != nil && trimmed == "```":
			if open.Label != "" && open.Code != "" {
				list = append(list, *open)
			}
			open = nil
		case open != nil:
			open.Code += strings.TrimRight(line, "\r\n") + "\n"
		}
	}
	return list
}

// Resolve implements block.Kind.
func (k Kind) Resolve(c *block.Context, group Group, _ markdown.Content) (vitrine.BlockData, bool) {
	data := vitrine.CodeTabs{Number: c.Number(k.Name()), StorageKey: group.StorageKey, Label: label(group.StorageKey),
		Tabs: []vitrine.CodeTab{}}
	for _, fence := range group.Fences {
		data.Tabs = append(data.Tabs, vitrine.CodeTab{Label: fence.Label,
			HTML: c.Code(fence.Language, strings.TrimSuffix(fence.Code, "\n"))})
	}
	return data, true
}

// Search implements block.Kind.
func (Kind) Search(_ block.Page, group Group) block.Records {
	var code []string
	for _, fence := range group.Fences {
		code = append(code, fence.Code)
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
	for line := range strings.Lines(source) {
		trimmed := strings.TrimSpace(line)
		if trimmed != "</codeblock>" && !strings.HasPrefix(trimmed, "<codeblock") {
			out.WriteString(line)
		}
	}
	return out.String(), true
}
