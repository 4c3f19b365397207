// Package release is a kind of block that only tests have: {{"release": "1.2.0"}}.
package release

import (
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/markdown"
	"vitrine/internal/search"
	"vitrine/internal/vitrine"
)

// Kind is the block kind. It reads a version.
type Kind struct{ block.Defaults[string] }

func (Kind) Name() string       { return "release" }
func (Kind) Claim() block.Claim { return block.Directive("release") }

func (Kind) Parse(c markdown.Construct, report markdown.Report) (string, bool) {
	version, ok := c.Values["release"].(string)
	if !ok {
		report("This release has no version.", "", `Write {{"release": "1.2.0"}}.`)
	}
	return version, ok
}

func id(version string) string { return "release-" + strings.ReplaceAll(version, ".", "-") }

func (Kind) Anchors(_ block.Page, version string) []string { return []string{id(version)} }

func (Kind) Resolve(_ *block.Context, version string, _ markdown.Content) (vitrine.BlockData, bool) {
	return vitrine.Prose{HTML: `<p id="` + id(version) + `">Release ` + version + `</p>`}, true
}

func (Kind) Markdown(version string, _ vitrine.BlockData, _ string) (string, bool) {
	return "**Release " + version + "**\n", true
}

func (Kind) Search(_ block.Page, version string) block.Records {
	return block.Records{Places: []search.Record{{Kind: search.SectionKind, ID: id(version), Name: "Release " + version}}}
}
