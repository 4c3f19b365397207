// Package install is the block kind of npm commands that readers want in the words of their own package manager:
// ```package-manager, or ```bash npm2yarn.
//
// In: commands of npm. Out: tabs, one a package manager. Never here: what the tabs do in the browser.
package install

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// storageKey is that of tabs which authors write by hand: all switch together.
const storageKey = "package-manager"

// languages are fences of commands in any case; words make those of others such commands.
var (
	languages = []string{storageKey, "package-install"}
	words     = []string{"npm2yarn", "npm2yarn2pnpm", "npm-to-yarn"}
)

// Commands are those of one fence, by line.
type Commands []string

// Kind is the block kind.
type Kind struct{ block.Defaults[Commands] }

// Name implements block.Kind.
func (Kind) Name() string { return "install" }

// Claim implements block.Kind.
func (Kind) Claim() block.Claim {
	return block.CodeWhere(func(c markdown.Construct) bool {
		return slices.Contains(languages, c.Info.Language) || slices.ContainsFunc(c.Info.Words, func(word string) bool {
			return slices.Contains(words, strings.ToLower(word))
		})
	})
}

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, report markdown.Report) (Commands, bool) {
	lines := strings.Split(strings.TrimSuffix(c.Text, "\n"), "\n")
	for _, line := range lines {
		if other, npm := Other(line); other != "" {
			fix := "Write the command of npm, of which the tabs are made."
			if npm != "" {
				fix = fmt.Sprintf("Write the one of npm, of which the tabs are made: %s", npm)
			}
			report(fmt.Sprintf("The command “%s” is not one of npm.", other), "It would stand in the tabs of all others.",
				fix)
		}
		if _, known := Translate(line, "npm"); !known {
			report(fmt.Sprintf("The command “%s” has no counterpart in other package managers that is known here.",
				strings.TrimSpace(line)), "Readers of their tabs would get a command of npm.",
				"Write the tabs by hand: <codeblock storageKey=\"package-manager\"> with a fence for each.")
		}
	}
	return lines, true
}

// Resolve implements block.Kind.
func (Kind) Resolve(c *block.Context, commands Commands, _ markdown.Content) (vitrine.BlockData, bool) {
	data := vitrine.CodeTabs{Number: c.Number("codetabs"), StorageKey: storageKey, Label: "Package manager"}
	for _, manager := range Managers {
		data.Tabs = append(data.Tabs, vitrine.CodeTab{Label: manager, HTML: c.Code("bash", commands.in(manager))})
	}
	return data, true
}

// in are the commands in the words of a package manager.
func (c Commands) in(manager string) string {
	lines := make([]string, len(c))
	for i, line := range c {
		lines[i], _ = Translate(line, manager)
	}
	return strings.Join(lines, "\n")
}

// Search implements block.Kind.
func (Kind) Search(_ block.Page, commands Commands) block.Records {
	return block.Records{Code: commands.in("npm")}
}

var opening = regexp.MustCompile("^([ \t>]*(?:`{3,}|~{3,}))[^\n]*")

// Markdown implements block.Kind: the commands of npm, which every program knows.
func (Kind) Markdown(_ Commands, _ vitrine.BlockData, source string) (string, bool) {
	return opening.ReplaceAllString(source, "${1}bash"), true
}
