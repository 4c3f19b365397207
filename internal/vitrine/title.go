package vitrine

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// DerivedTitle is the title of a page or subheader that has no words of its own, from its pathname or subheader
// (specification §2): the last segment without a react- prefix, from its first dot on cut off. Below
// /api/ and /api-docs/ it is the name of a component or hook, elsewhere a sentence-case phrase. It is "" for "/".
func DerivedTitle(pathname string) string {
	path := strings.TrimRight(pathOnly(pathname), "/")
	name := strings.TrimPrefix(path[strings.LastIndexByte(path, '/')+1:], "react-")
	name, _, _ = strings.Cut(name, ".")
	folder := path[:strings.LastIndexByte(path, '/')+1]
	switch {
	case strings.Contains(folder, "/api-docs/"):
		return pascalCase(name)
	case strings.Contains(folder, "/api/"):
		if isHook(name) {
			return "use" + pascalCase(strings.TrimPrefix(name, "use"))
		}
		return pascalCase(name)
	}
	return capitalized(strings.ReplaceAll(name, "-", " "))
}

// isHook reports names such as use-button and useButton, but not user-menu.
func isHook(name string) bool {
	rest, found := strings.CutPrefix(name, "use")
	if !found {
		return false
	}
	r, _ := utf8.DecodeRuneInString(rest)
	return rest == "" || r == '-' || unicode.IsUpper(r)
}

func pascalCase(name string) string {
	var b strings.Builder
	for word := range strings.SplitSeq(name, "-") {
		b.WriteString(capitalized(word))
	}
	return b.String()
}

func capitalized(text string) string {
	r, size := utf8.DecodeRuneInString(text)
	if size == 0 || r == utf8.RuneError {
		return text
	}
	return string(unicode.ToUpper(r)) + text[size:]
}
