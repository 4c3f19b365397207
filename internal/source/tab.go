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
	// <Tabs defaultValue="b", which goes on
	startOfTag = regexp.MustCompile(`^\s*<(?:Tabs|TabItem|Tabs\.Tab|Tab)(?:\s[^<>]*)?$`)
	ownTabs    = regexp.MustCompile(`(?m)^import\s[^;'"]*\b(?:Tabs|TabItem|Tab)\b`)
)

// hasTabs says whether a text has tabs that are written as elements. Those that a page in MDX imports are its own.
func (p Page) hasTabs() bool {
	return bytes.Contains(p.Body, []byte("<Tabs")) && !(p.IsMDX() && ownTabs.Match(p.Body))
}

// maxTagLines is how far the end of a tag is looked for.
const maxTagLines = 50

// openingTag is a tag of tabs that lines begin with, in one line, and how many more lines it stands on.
func (in *includer) openingTag(lines []string) (tag string, more int) {
	if !in.hasTabs || !startOfTag.MatchString(lines[0]) {
		return "", 0
	}
	tag = strings.TrimRight(lines[0], " \t\r")
	for i, line := range lines[1:min(len(lines), maxTagLines)] {
		line = strings.TrimSpace(line)
		tag += " " + line
		switch end := strings.IndexAny(line, "<>"); {
		case line == "", end >= 0 && line[end:] != ">":
			return "", 0
		case end >= 0:
			return strings.TrimSuffix(strings.TrimSuffix(tag, " >"), ">") + ">", i + 1
		}
	}
	return "", 0
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
