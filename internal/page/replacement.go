package page

import (
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/block/playground"
	"vitrine/internal/reference"
	"vitrine/internal/vitrine"
)

var (
	// codeWord is a name as code, or the beginning of one with dots: `look`, `slots.root`, slots.root.
	codeWord = regexp.MustCompile("`([A-Za-z]+)[`.]|\\b([A-Za-z]+)\\.[A-Za-z]")
	// nameWord is a name as code, or as the text of a link.
	nameWord = regexp.MustCompile("[`\\[]([A-Z][A-Za-z]+)[`\\]]")
	// aliasOf is where a description says that a prop is another name of one.
	aliasOf = regexp.MustCompile("\\balias (?:of|for) (?:the )?`([A-Za-z]+)`")
)

// replacements are the props of a component that stand for one: of a deprecated one those that are named where it is
// said why, and the one whose alias it is said to be.
func replacements(r *reference.Item, prop string) (names []string) {
	i := rowOf(r, prop)
	if i < 0 {
		return nil
	}
	add := func(name string) {
		if name != prop && rowOf(r, name) >= 0 {
			names = append(names, name)
		}
	}
	if row := r.Props[i]; row.IsDeprecated {
		for _, m := range codeWord.FindAllStringSubmatch(row.Deprecated, -1) {
			add(m[1] + m[2])
		}
	}
	if m := aliasOf.FindStringSubmatch(r.Props[i].Text); m != nil {
		add(m[1])
	}
	return names
}

// shownBySuccessor leads from a deprecated prop to the component that is named where it is said why: to its prop of the
// same name where that can be tried, else to its playground. It is nil where no such component has one.
func (a *answers) shownBySuccessor(r *reference.Item, prop string) (link *vitrine.Link, scripted bool) {
	i := rowOf(r, prop)
	if i < 0 || !r.Props[i].IsDeprecated {
		return nil, false
	}
	for _, m := range nameWord.FindAllStringSubmatch(r.Props[i].Deprecated, -1) {
		next := a.Reference.Find(r.Config.Product, m[1])
		where := a.tryable().components[next]
		whole, ok := exampleOf(next, where)
		if next == nil || next == r || !ok {
			continue
		}
		controls := a.controls(next)
		if i := slices.IndexFunc(controls, func(c vitrine.Control) bool { return c.Name == prop }); i >= 0 {
			page, _, _ := strings.Cut(whole.Href, "#")
			whole.Href = page + "#" + playground.ControlID(next.Name, controls[i])
			return &whole.Link, whole.scripted
		}
		if link, scripted = a.shownBy(next, where, prop); link == nil {
			link, scripted = &whole.Link, whole.scripted
		}
		return link, scripted
	}
	return nil, false
}
