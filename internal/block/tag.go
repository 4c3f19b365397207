package block

import (
	"bytes"
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"vitrine/internal/diag"
)

var (
	attribute = regexp.MustCompile(
		`([A-Za-z]+)=(?:"([^"]*)"|'([^']*)'|\{\s*["']([^"']*)["']\s*\}|\{\s*(\d+)\s*\})`)
	values   = regexp.MustCompile(`values=\{\s*\[(.*?)\]\s*\}`)
	oneValue = regexp.MustCompile(`\{[^{}]*\}`)
	member   = regexp.MustCompile(`(\w+):\s*(?:"([^"]*)"|'([^']*)'|(true))`)
	items    = regexp.MustCompile(`items=\{\s*\[([^\]]*)\]`)
	quoted   = regexp.MustCompile(`["']([^"']*)["']`)
	keyed    = regexp.MustCompile(`\b(?:key|sync|group):\s*([\w-]+)`)
	named    = regexp.MustCompile(`\sdefault:\s*(?:"([^"]*)"|(\S+))`)
	asMarked = regexp.MustCompile(`(?:^|\s)default(?:=(?:""|\{\s*true\s*\}))?(?:\s|$)`)
)

// Tabs is what the line that opens tabs says of them.
type Tabs struct {
	StorageKey string            // tabs with the same key switch together; "" for none
	Labels     []string          // of tabs that have none of their own
	Names      map[string]string // labels of tabs by their values; they come before the tabs' own
	Default    string            // value or label of the tab that is open first; "" for none
	Place      string            // of that tab, from 0; "" for none
}

// Tab is what the tag of one tab says.
type Tab struct {
	Label   string // "" for none
	Value   string // by which the tabs may name it
	Default bool   // it is open first
}

// ReadTabs reads the line that opens tabs: a tag, or colons with key:name and default:name.
func ReadTabs(line string) Tabs {
	t := Tabs{StorageKey: first(line, "storageKey", "groupId", "syncKey", "group", "key", "sync"),
		Default: first(line, "defaultValue", "default"), Place: first(line, "defaultIndex")}
	if found := items.FindStringSubmatch(line); found != nil {
		for _, label := range quoted.FindAllStringSubmatch(found[1], -1) {
			t.Labels = append(t.Labels, label[1])
		}
	}
	t.readValues(line)
	if strings.HasPrefix(strings.TrimSpace(line), ":") {
		if found := keyed.FindStringSubmatch(line); found != nil {
			t.StorageKey = cmp.Or(t.StorageKey, found[1])
		}
		if found := named.FindStringSubmatch(line); found != nil {
			t.Default = cmp.Or(t.Default, found[1]+found[2])
		}
	}
	return t
}

// readValues reads values={[{label: 'macOS', value: 'mac', default: true}]}.
func (t *Tabs) readValues(line string) {
	found := values.FindStringSubmatch(line)
	if found == nil {
		return
	}
	t.Names = map[string]string{}
	for _, one := range oneValue.FindAllString(found[1], -1) {
		members := map[string]string{}
		for _, member := range member.FindAllStringSubmatch(one, -1) {
			members[member[1]] = strings.Join(member[2:], "")
		}
		t.Names[members["value"]] = members["label"]
		if members["default"] == "true" {
			t.Default = cmp.Or(t.Default, members["value"])
		}
	}
}

// ReadTab reads the attributes of the tag of one tab.
func ReadTab(attributes string) Tab {
	return Tab{Label: first(attributes, "label", "title", "value", "name"), Value: first(attributes, "value"),
		Default: asMarked.MatchString(quoted.ReplaceAllString(attributes, `""`))}
}

// first is the first attribute of a tag that has a value.
func first(tag string, names ...string) string {
	values := map[string]string{}
	for _, found := range attribute.FindAllStringSubmatch(tag, -1) {
		values[found[1]] = strings.Join(found[2:], "")
	}
	for _, name := range names {
		if values[name] != "" {
			return values[name]
		}
	}
	return ""
}

// OpenTab is the place of the tab that is open before a reader chooses one: the first where the author marks none.
func (c *Context) OpenTab(opening Tabs, tabs []Tab) int {
	if len(tabs) == 0 {
		return 0
	}
	var marked []int
	named := opening.place(tabs)
	if named >= 0 {
		marked = append(marked, named)
	}
	for i, tab := range tabs {
		if tab.Default && i != named {
			marked = append(marked, i)
		}
	}
	open := append(marked, 0)[0]
	why := "Readers see " + diag.Quote(tabs[open].Label) + " first."
	if named < 0 && opening.Default+opening.Place != "" {
		what, fix := opening.noTab(tabs)
		c.Warn(what, why, fix)
	}
	if len(marked) > 1 {
		c.Warn(fmt.Sprintf("More than one of these tabs is marked as the open one: %s and %s.",
			diag.Quote(tabs[marked[0]].Label), diag.Quote(tabs[marked[1]].Label)), why,
			"Write “default” on one tab, or name one for all of them, and take the rest away.")
	}
	return open
}

// place is where the tab stands that the opening line names, -1 for nowhere. Values are meant before labels.
func (t Tabs) place(tabs []Tab) int {
	if t.Default == "" {
		if at, err := strconv.Atoi(t.Place); err == nil && at >= 0 && at < len(tabs) {
			return at
		}
		return -1
	}
	if at := slices.IndexFunc(tabs, func(tab Tab) bool { return tab.Value == t.Default }); at >= 0 {
		return at
	}
	return slices.IndexFunc(tabs, func(tab Tab) bool { return tab.Label == t.Default })
}

// noTab says that the opening line names a tab that is none of these, and what to write.
func (t Tabs) noTab(tabs []Tab) (what, fix string) {
	if t.Default == "" {
		return fmt.Sprintf("These tabs have no tab with the number %s.", diag.Quote(t.Place)),
			fmt.Sprintf("Write a number from 0 to %d.", len(tabs)-1)
	}
	var names []string
	for _, tab := range tabs {
		names = append(names, cmp.Or(tab.Value, tab.Label))
	}
	return fmt.Sprintf("These tabs have no tab %s, which is marked as the open one.", diag.Quote(t.Default)),
		cmp.Or(diag.DidYouMean(t.Default, names), "Write the name of one of them: "+strings.Join(names, ", ")+".")
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
