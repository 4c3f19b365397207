package markdown

import (
	"html"
	"regexp"
	"strings"
)

// elements are those that browsers know: HTML, with what it no longer recommends, SVG and MathML.
var elements = wordSet(`a abbr acronym address annotation annotation-xml area article aside audio b base bdi bdo big
	blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl
	dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i
	iframe img input ins kbd label legend li link main map mark marquee math menu merror meta meter mfrac mi mmultiscripts mn
	mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder
	munderover nav nobr noscript object ol optgroup option output p param picture pre progress q rp rt ruby s samp script
	search section select semantics slot small source span strike strong style sub summary sup table tbody td template
	textarea tfoot th thead time title tr track tt u ul var video wbr
	animate animatemotion animatetransform circle clippath defs desc ellipse feblend fecolormatrix fecomponenttransfer
	fecomposite feconvolvematrix fediffuselighting fedisplacementmap fedistantlight fedropshadow feflood fefunca fefuncb
	fefuncg fefuncr fegaussianblur feimage femerge femergenode femorphology feoffset fepointlight fespecularlighting
	fespotlight fetile feturbulence filter foreignobject g image line lineargradient marker mask metadata mpath path pattern
	polygon polyline radialgradient rect set stop svg switch symbol text textpath tspan use view`)

func wordSet(words string) map[string]bool {
	set := map[string]bool{}
	for word := range strings.FieldsSeq(words) {
		set[word] = true
	}
	return set
}

var anyTag = regexp.MustCompile(`</?([A-Za-z][\w.-]*)(?:\s(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{[^{}]*\})*)?/?>`)

// isElement says whether a browser knows an element, or a script may: custom elements have a hyphen. Capital letters
// within make the components of other tools, not HTML.
func isElement(name string) bool {
	if first := name[0]; first >= 'A' && first <= 'Z' && strings.ToUpper(name) != name || strings.Contains(name, ".") {
		return false
	}
	return elements[strings.ToLower(name)] || strings.Contains(name, "-") && name == strings.ToLower(name)
}

// strangers are the tags in raw HTML that no browser knows, as offsets, each with its name.
func strangers(raw string) (found []stranger) {
	for _, at := range anyTag.FindAllStringSubmatchIndex(raw, -1) {
		if name := raw[at[2]:at[3]]; !isElement(name) {
			found = append(found, stranger{name: name, start: at[0], end: at[1]})
		}
	}
	return found
}

type stranger struct {
	name       string
	start, end int
}

// shownTags is raw HTML with the tags as text that no browser knows: what they say would vanish.
func shownTags(raw string) string { return replaceStrangers(raw, html.EscapeString) }

// withPlainTags is raw HTML with letters for the signs of the tags that no browser knows. It has the same length, and a
// browser finds the same tags in it as in what shownTags writes.
func withPlainTags(raw string) string { return replaceStrangers(raw, plainSigns.Replace) }

var plainSigns = strings.NewReplacer("<", "x", ">", "x", "&", "x", `"`, "x", "'", "x")

// replaceStrangers writes something else for the tags in raw HTML that no browser knows.
func replaceStrangers(raw string, write func(tag string) string) string {
	var out strings.Builder
	last := 0
	for _, tag := range strangers(raw) {
		out.WriteString(raw[last:tag.start] + write(raw[tag.start:tag.end]))
		last = tag.end
	}
	return out.String() + raw[last:]
}

// isProse says whether raw HTML is nothing but text once its strange tags are.
func isProse(raw string) bool {
	found := strangers(raw)
	return found != nil && len(found) == len(anyTag.FindAllString(raw, -1)) && !strings.Contains(raw, "<!--")
}
