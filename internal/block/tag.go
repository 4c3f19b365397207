package block

import (
	"bytes"
	"regexp"
	"strings"
)

var (
	attribute = regexp.MustCompile(`([A-Za-z]+)=(?:"([^"]*)"|'([^']*)'|\{\s*["']([^"']*)["']\s*\})`)
	items     = regexp.MustCompile(`items=\{\s*\[([^\]]*)\]`)
	quoted    = regexp.MustCompile(`["']([^"']*)["']`)
)

// TabsTag reads the tag that opens tabs: the key that they share with others, and labels of the tabs in it.
func TabsTag(tag string) (storageKey string, labels []string) {
	if found := items.FindStringSubmatch(tag); found != nil {
		for _, label := range quoted.FindAllStringSubmatch(found[1], -1) {
			labels = append(labels, label[1])
		}
	}
	return first(tag, "storageKey", "groupId", "syncKey", "group", "key", "sync"), labels
}

// TabTag reads the label in the tag of one tab; "" for none.
func TabTag(tag string) string { return first(tag, "label", "title", "value", "name") }

// first is the first attribute of a tag that has a value.
func first(tag string, names ...string) string {
	values := map[string]string{}
	for _, found := range attribute.FindAllStringSubmatch(tag, -1) {
		values[found[1]] = found[2] + found[3] + found[4]
	}
	for _, name := range names {
		if values[name] != "" {
			return values[name]
		}
	}
	return ""
}

var (
	tabsLine   = regexp.MustCompile(`^<Tabs(?:\s[^<>]*)?>$`)
	insideTabs = regexp.MustCompile(`^</?(?:TabItem|Tabs\.Tab|Tab)(?:\s[^<>]*)?>$`)
)

// maxLooked is how far tabs are looked through for text, in lines.
const maxLooked = 5000

// HoldsCode says whether tabs that a tag opens hold fences alone, as far as the rest of a page tells.
func HoldsCode(opening string, rest []byte) bool {
	if !tabsLine.MatchString(strings.TrimSpace(opening)) {
		return true
	}
	fence, count := "", 0
	for line := range bytes.Lines(rest) {
		text := strings.TrimSpace(string(line))
		marks := text[:len(text)-len(strings.TrimLeft(text, "`"))]
		switch count++; {
		case count > maxLooked:
			return true
		case fence != "":
			if text == fence {
				fence = ""
			}
		case len(marks) >= 3:
			fence = marks
		case text == "</Tabs>":
			return true
		case text != "" && !insideTabs.MatchString(text):
			return false
		}
	}
	return true
}
