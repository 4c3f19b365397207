package installed

import (
	"regexp"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// mistake is a problem with what is known of the element that it stands in.
type mistake struct {
	line, column int
	text         string // of the line
	message      string
	facts        vitrine.Facts // of the component, none where it is not known
	fact         vitrine.Fact  // of the prop
}

var (
	meant    = regexp.MustCompile(`(?s)^(.*?)Did you mean (?:to write )?'"?([^'"]+)"?'`)
	missing  = regexp.MustCompile(`Property '([^']+)' is missing`)
	absent   = regexp.MustCompile(`Property '([^']+)' does not exist`)
	notAText = regexp.MustCompile(`Type '"([^"]*)"' is not assignable`)
	quoted   = regexp.MustCompile(`'"?([\w.-]+)"?'`)
	element  = regexp.MustCompile(`<([A-Za-z][\w.]*)`)
	propAt   = regexp.MustCompile(`^[\w-]+`)
	member   = regexp.MustCompile(`has no exported member (?:named )?'([^']+)'`)
)

// mistake says what a problem is about.
func (c *Checker) mistake(code string, p diag.Problem) mistake {
	m := mistake{line: p.Line, column: p.Column, text: lineAt(code, p.Line), message: p.What + "\n" + p.Why}
	lines := strings.Split(code, "\n")
	if p.Line < 1 || p.Line > len(lines) {
		return m
	}
	at := min(max(p.Column-1, 0), len(m.text))
	before := strings.Join(lines[:p.Line-1], "\n") + "\n" + m.text[:at]
	name := ""
	if open := element.FindAllStringSubmatch(before, -1); len(open) > 0 {
		name = open[len(open)-1][1]
	}
	if begins := element.FindStringSubmatch(m.text[at:]); begins != nil && strings.HasPrefix(m.text[at:], begins[0]) {
		name = begins[1]
	}
	prop := propAt.FindString(m.text[at:])
	if prop == name || name == "" || strings.HasSuffix(before, "<") { // the message is about the whole element
		name, prop = prop, ""
	}
	facts, ok := c.facts(code, name)
	if !ok {
		return m
	}
	m.facts = facts
	if lacks := missing.FindStringSubmatch(m.message); lacks != nil {
		prop = lacks[1]
	} else if wrong := absent.FindStringSubmatch(m.message); wrong != nil {
		prop = diag.Nearest(wrong[1], strings.Split(names(allProps(facts)), ", "))
	}
	m.fact = factNamed(facts, prop)
	if text := notAText.FindStringSubmatch(m.message); m.fact.Name == "" && text != nil {
		m.fact = factWith(facts, m.text, text[1])
	}
	return m
}

func factNamed(facts vitrine.Facts, name string) vitrine.Fact {
	for _, row := range allProps(facts) {
		if row.Name == name {
			return row
		}
	}
	return vitrine.Fact{}
}

// factWith is the prop that a line gives a text.
func factWith(facts vitrine.Facts, line, text string) vitrine.Fact {
	for _, row := range allProps(facts) {
		for _, form := range []string{`="` + text + `"`, `='` + text + `'`, `={'` + text + `'}`, `={"` + text + `"}`} {
			if strings.Contains(line, " "+row.Name+form) {
				return row
			}
		}
	}
	return vitrine.Fact{}
}

func allProps(facts vitrine.Facts) []vitrine.Fact {
	rows := append([]vitrine.Fact{}, facts.Props...)
	for _, group := range facts.Inherited {
		rows = append(rows, group.Props...)
	}
	return rows
}

// candidates are lines that may be meant, the most likely first.
func (m mistake) candidates() []string {
	var list []string
	replace := func(wrong, right string) {
		if wrong == "" || right == "" || wrong == right {
			return
		}
		at := min(max(m.column-1, 0), len(m.text))
		word := regexp.MustCompile(`(^|[^\w-])` + regexp.QuoteMeta(wrong) + `($|[^\w-])`)
		for _, from := range []int{at, 0} {
			if place := word.FindStringSubmatchIndex(m.text[from:]); place != nil {
				begin := from + place[3]
				list = append(list, m.text[:begin]+right+m.text[begin+len(wrong):])
			}
		}
	}
	for _, found := range meant.FindAllStringSubmatch(m.message, -1) {
		for _, wrong := range quoted.FindAllStringSubmatch(found[1], -1) {
			replace(wrong[1], found[2])
		}
	}
	for _, found := range absent.FindAllStringSubmatch(m.message, -1) {
		replace(found[1], diag.Nearest(found[1], strings.Split(names(allProps(m.facts)), ", ")))
	}
	for _, found := range notAText.FindAllStringSubmatch(m.message, -1) {
		replace(found[1], diag.Nearest(found[1], m.fact.Values))
		replace(found[1], m.fact.Default)
	}
	for _, found := range member.FindAllStringSubmatch(m.message, -1) {
		replace(found[1], m.facts.Name)
	}
	return list
}

var (
	importStatement = regexp.MustCompile(`(?m)^\s*import\s+(?:type\s+)?([^;'"]*?)\s*from\s*['"]([^'"]+)['"]`)
	namedImports    = regexp.MustCompile(`\{([^}]*)\}`)
)

// importOf is the module that a name in code comes from, with the name that it has there.
func importOf(code, name string) (module, exported string) {
	for _, statement := range importStatement.FindAllStringSubmatch(code, -1) {
		clause := statement[1]
		if named := namedImports.FindStringSubmatch(clause); named != nil {
			for part := range strings.SplitSeq(named[1], ",") {
				from, as, renamed := strings.Cut(strings.TrimPrefix(strings.TrimSpace(part), "type "), " as ")
				from, as = strings.TrimSpace(from), strings.TrimSpace(as)
				if !renamed && from == name || renamed && as == name {
					return statement[2], from
				}
			}
		}
		first, _, _ := strings.Cut(clause, ",")
		if strings.TrimSpace(first) == name { // by default a module is what its last part says
			return statement[2], statement[2][strings.LastIndexByte(statement[2], '/')+1:]
		}
	}
	return "", ""
}
