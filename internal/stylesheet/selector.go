package stylesheet

import "strings"

// cut divides a selector into what stands before its subject, with the combinator, and the subject.
func cut(selector string) (before, subject string) {
	for at := 0; ; {
		end := next(selector, at, " >+~")
		if end >= len(selector) {
			return before, selector[at:]
		}
		at = end + 1
		before = selector[:at]
	}
}

func subjectOf(selector string) string { _, subject := cut(selector); return subject }

// expand writes a selector whose subject is nothing but a list of alternatives once for each of them.
func expand(selectors []string) (list []string) {
	for _, selector := range selectors {
		before, subject := cut(selector)
		alternatives, ok := alternativesOf(subject)
		if !ok || !anyRoot(alternatives) {
			list = append(list, selector)
			continue
		}
		for _, alternative := range expand(alternatives) {
			list = append(list, before+alternative)
		}
	}
	return list
}

func alternativesOf(subject string) ([]string, bool) {
	for _, function := range []string{":where(", ":is("} {
		inner, ok := strings.CutPrefix(subject, function)
		if ok && next(inner, 0, ")") == len(inner)-1 {
			return split(inner[:len(inner)-1], ","), true
		}
	}
	return nil, false
}

func anyRoot(selectors []string) bool {
	for _, selector := range selectors {
		if isRoot(subjectOf(selector)) {
			return true
		}
	}
	return false
}

// isRoot says whether a compound selects the document's root or its body.
func isRoot(compound string) bool {
	if pseudoElement(compound) < len(compound) {
		return false
	}
	rest, _ := withoutRoot(compound)
	return rest != compound
}

// withoutRoot is what a compound says beside that it is the document; weak where it says so by the name of an element.
func withoutRoot(compound string) (rest string, weak bool) {
	for _, name := range []string{"html", "body"} {
		after, ok := strings.CutPrefix(compound, name)
		if ok && (after == "" || strings.IndexByte(".:#[", after[0]) >= 0) {
			return after, true
		}
	}
	for _, root := range []string{":root", ":host"} {
		for at := 0; at < len(compound); at++ {
			at = next(compound, at, ":")
			after, ok := strings.CutPrefix(compound[at:], root)
			if ok && (after == "" || strings.IndexByte(".:#[", after[0]) >= 0) {
				return compound[:at] + after, false
			}
		}
	}
	return compound, false
}

// legacy are the pseudo-elements that may be written with one colon.
var legacy = []string{":before", ":after", ":first-line", ":first-letter"}

// pseudoElement is where the pseudo-element of a compound begins; its end where it has none.
func pseudoElement(compound string) int {
	for at := 0; at < len(compound); at++ {
		at = next(compound, at, ":")
		if strings.HasPrefix(compound[at:], "::") {
			return at
		}
		for _, name := range legacy {
			if after, ok := strings.CutPrefix(compound[at:], name); ok && !strings.HasPrefix(after, "-") {
				return at
			}
		}
	}
	return len(compound)
}

// replaceMode is a selector whose elements stand below one that says the mode, as one that is true wherever the page
// has it. It is as specific as before.
func replaceMode(selector, mode string) (other string, ok bool) {
	if mode == "" {
		return "", false
	}
	if _, subject := cut(selector); strings.Contains(subject, "("+mode) { // :where(.dark, .dark *)
		for _, function := range []string{":where(", ":is("} {
			at := strings.Index(subject, function+mode)
			if at < 0 {
				continue
			}
			end := at + len(function) + next(subject[at+len(function):], 0, ")")
			return strings.TrimSuffix(selector, subject) + subject[:at] + subject[min(end+1, len(subject)):], true
		}
	}
	for at := 0; at < len(selector); {
		end := next(selector, at, " >+~")
		if page, ok := saying(mode, selector[at:end]); ok && end < len(selector) {
			return strings.TrimSpace(selector[:at] + page + selector[end:]), true
		}
		at = end + 1
	}
	return "", false
}

// saying is the page's root in place of a compound that says nothing but the mode, ":where(.dark, .dark-theme)" too.
func saying(mode, compound string) (page string, ok bool) {
	if rest, _ := withoutRoot(compound); rest == mode {
		return ":where(:root)[data-mode]", true
	}
	alternatives, ok := alternativesOf(compound)
	if !ok {
		return "", false
	}
	for _, alternative := range alternatives {
		if rest, _ := withoutRoot(alternative); rest == mode {
			if strings.HasPrefix(compound, ":where(") {
				return ":where(:root[data-mode])", true
			}
			return ":where(:root)[data-mode]", true
		}
	}
	return "", false
}
