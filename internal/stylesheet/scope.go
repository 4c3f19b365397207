package stylesheet

import (
	"regexp"
	"strings"
)

// Ground is where the rules of a stylesheet hold.
type Ground struct {
	Element string // selector of the element that stands for the document's root and its body
	// selector of what stands for them where a component puts something elsewhere; "" for nowhere
	Portal string
	Modes  Modes
	Whole  bool // it is the whole document: only color modes are those of the page
	Boxed  bool // and the boxes of its root and body are another's
}

// Modes are selectors by which a stylesheet knows that the page is light or dark; "" for none.
type Modes struct{ Light, Dark string }

// attribute is the selector of whatever has a mode, where one attribute tells both; "" otherwise.
func (m Modes) attribute() string {
	name, _, ok := strings.Cut(m.Dark, "=")
	if !ok || !strings.HasPrefix(m.Light, name+"=") {
		return ""
	}
	return name + "]"
}

// Confine gives a stylesheet in which the rules of another hold in a ground only. What they say of the document's root
// and body is said of the ground, as far as it is inherited: the ground's own box belongs to the page. Color modes are
// those of the page. The specificity of selectors stays as it is.
func Confine(css string, ground Ground) string {
	var b strings.Builder
	write(&b, ground.confined(parse(css), ""))
	return b.String()
}

// groups are the at-rules that hold rules.
var groups = map[string]bool{"media": true, "supports": true, "container": true, "layer": true,
	"starting-style": true, "document": true}

// about are at-rules about the whole document, which is not theirs.
var about = map[string]bool{"page": true, "view-transition": true, "charset": true, "namespace": true}

func (g Ground) confined(list []node, mode string) (confined []node) {
	for _, n := range list {
		name, rest := n.atRule()
		switch {
		case about[name] && !g.Whole:
		case name == "scope":
			confined = append(confined, n)
		case groups[name] && n.block:
			confined = append(confined, g.group(n, name, rest, mode)...)
		case name == "" && n.block:
			confined = append(confined, g.rule(n, mode)...)
		default:
			confined = append(confined, n)
		}
	}
	return confined
}

// group confines the rules in an at-rule. One about the color mode of the system is about that of the page.
func (g Ground) group(n node, name, rest, mode string) []node {
	if asked, others, ok := modeOf(rest); name == "media" && ok {
		if n.body = g.confined(n.body, asked); others == "" {
			return n.body
		}
		n.head = "@media " + others
		return []node{n}
	}
	n.body = g.confined(n.body, mode)
	return []node{n}
}

// conjunction stands between the parts of a media query; the bundler prints no blank behind a bracket.
var conjunction = regexp.MustCompile(`\s*\band\b\s*`)

// modeOf is the color mode that a media query asks for, and what else it asks.
func modeOf(query string) (mode, others string, ok bool) {
	if strings.Contains(query, ",") || strings.Contains(query, " or ") || strings.Contains(query, "not ") {
		return "", "", false
	}
	var rest []string
	for _, part := range conjunction.Split(query, -1) {
		switch strings.ReplaceAll(part, " ", "") {
		case "(prefers-color-scheme:dark)":
			mode = "dark"
		case "(prefers-color-scheme:light)":
			mode = "light"
		default:
			rest = append(rest, part)
		}
	}
	return mode, strings.Join(rest, " and "), mode != ""
}

// rule confines one rule. It becomes several where it is about the document too, whose box is not the ground's.
func (g Ground) rule(n node, mode string) (rules []node) {
	var inside, light, dark []string
	for _, selector := range expand(split(n.head, ",")) {
		if isRoot(subjectOf(selector)) && g.Whole && g.Boxed {
			rules = append(rules, g.boxed(selector, mode, inherited(n.body))...)
			continue
		}
		if isRoot(subjectOf(selector)) && !g.Whole {
			if body := inherited(n.body); len(body) > 0 {
				rules = append(rules, g.rooted(selector, body, mode)...)
			}
			continue
		}
		inside = append(inside, g.within(selector, mode))
		rules = append(rules, g.ofMode(selector, n.body)...)
		if other, ok := replaceMode(selector, g.Modes.attribute()); ok {
			inside = append(inside, g.within(other, ""))
		}
		if other, ok := replaceMode(selector, g.Modes.Light); ok {
			light = append(light, g.within(other, "light"))
		}
		if other, ok := replaceMode(selector, g.Modes.Dark); ok {
			dark = append(dark, g.within(other, "dark"))
		}
	}
	var confined []node
	for _, selectors := range [][]string{inside, light, dark} {
		if len(selectors) > 0 {
			confined = append(confined, node{head: strings.Join(selectors, ","), body: n.body, block: true})
		}
	}
	return append(confined, rules...)
}

// boxed is a rule about a document whose root and body have boxes of their own.
func (g Ground) boxed(selector, mode string, body []node) []node {
	if len(body) == 0 {
		return nil
	}
	return append([]node{{head: g.within(selector, mode), body: body, block: true}}, g.wholeOfMode(selector, body)...)
}

// ofMode is what a selector of whatever has a mode says of the ground.
func (g Ground) ofMode(selector string, body []node) []node {
	if g.Whole {
		return g.wholeOfMode(selector, body)
	}
	for _, known := range []string{g.Modes.Light, g.Modes.Dark} {
		if body = inherited(body); selector == known && len(body) > 0 {
			return g.rooted(":root"+selector, body, "")
		}
	}
	return nil
}

// wholeOfMode is what a selector of whatever has a mode says of a document.
func (g Ground) wholeOfMode(selector string, body []node) []node {
	if !isRoot(selector) {
		selector = ":root" + selector
	}
	rest, _ := withoutRoot(selector)
	for _, m := range []struct{ mode, selector string }{{"light", g.Modes.Light}, {"dark", g.Modes.Dark}} {
		if m.selector != "" && rest == m.selector {
			return []node{{head: ":where(html)[data-mode=" + m.mode + "]", body: body, block: true}}
		}
	}
	return nil
}

// rooted is a rule about the document as one about the ground.
func (g Ground) rooted(selector string, body []node, mode string) []node {
	before, subject := cut(selector)
	rest, weak := withoutRoot(subject)
	for _, m := range []struct{ mode, selector string }{{"light", g.Modes.Light}, {"dark", g.Modes.Dark}} {
		if m.selector != "" && rest == m.selector {
			mode, rest = m.mode, ""
		}
	}
	prefix := ""
	if before != "" {
		prefix = strings.TrimRight(before, " >+~") + " "
	}
	if rest != "" { // what else is true of the document
		prefix += subject + " "
	}
	var heads []string
	for _, place := range []string{g.Element, g.Portal} {
		if place == "" {
			continue
		}
		place = ":where(" + place + ")" + condition(mode)
		if !weak {
			place += ":nth-child(n)" // as specific as :root
		}
		heads = append(heads, prefix+place)
	}
	return []node{{head: strings.Join(heads, ","), body: body, block: true}}
}

// within confines a selector: what it selects stands in the ground. What it says of elements above may be true of
// elements around the ground.
func (g Ground) within(selector, mode string) string {
	before, subject := cut(selector)
	at := pseudoElement(subject)
	if g.Whole {
		return before + subject[:at] + wholeCondition(mode) + subject[at:]
	}
	places := g.Element + " *"
	if g.Portal != "" {
		places += "," + g.Portal + "," + g.Portal + " *"
	}
	return before + subject[:at] + ":where(" + places + ")" + condition(mode) + subject[at:]
}

// wholeCondition holds where a document has a mode.
func wholeCondition(mode string) string {
	if mode == "" {
		return ""
	}
	return `:where([data-mode="` + mode + `"],[data-mode="` + mode + `"] *)`
}

// condition holds where the page has a mode, or the nearest element around that has one of its own.
func condition(mode string) string {
	switch mode {
	case "dark":
		return `:where([data-mode="dark"] *):where(:not([data-mode="dark"] [data-mode="light"] *))`
	case "light":
		return `:where([data-mode="light"] *):where(:not([data-mode="light"] [data-mode="dark"] *))`
	}
	return ""
}
