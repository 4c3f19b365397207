package source

import (
	"bytes"
	"regexp"
	"strings"
)

var (
	// <TabItem label="npm">Words.</TabItem>
	lineOfTab = regexp.MustCompile(`^(\s*)(<(TabItem|Tabs\.Tab|Tab)(?:\s(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*)?>)` +
		`(.*\S.*)(</(?:TabItem|Tabs\.Tab|Tab)>)\s*$`)
	ownTabs = regexp.MustCompile(`(?m)^import\s[^;'"]*\b(?:Tabs|TabItem|Tab)\b`)
)

// hasTabs says whether a text has tabs that are written as elements. Those that a page in MDX imports are its own.
func (p Page) hasTabs() bool {
	return bytes.Contains(p.Body, []byte("<Tabs")) && !(p.IsMDX() && ownTabs.Match(p.Body))
}

// tab writes a tab that stands in one line on three: its tags stand alone on theirs.
func (in *includer) tab(file, line string, at int, indent string) bool {
	switch tag := strings.TrimSpace(line); {
	case strings.HasPrefix(tag, "<Tabs>"), strings.HasPrefix(tag, "<Tabs "):
		in.tabs++
	case strings.HasPrefix(tag, "</Tabs>"):
		in.tabs--
	}
	found := lineOfTab.FindStringSubmatch(line)
	if found == nil || in.tabs <= 0 || found[5] != "</"+found[3]+">" {
		return false
	}
	for _, part := range []string{found[2], strings.TrimSpace(found[4]), found[5]} {
		in.add(indent+found[1]+part, file, at)
	}
	in.written = true
	return true
}
