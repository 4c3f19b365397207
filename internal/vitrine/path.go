package vitrine

import (
	"slices"
	"strings"
)

// DefaultLanguage is the language of a path that names none (specification §2).
const DefaultLanguage = "en"

// PreambleFile is the name of the file next to a page that declares what the page's fences use and don't show.
const PreambleFile = "preamble.tsx"

// rightToLeft are the languages that are written so.
var rightToLeft = []string{"ar", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"}

// IsRightToLeft says whether a language is written from right to left, also that of one country: ar-EG.
func IsRightToLeft(language string) bool {
	language, _, _ = strings.Cut(language, "-")
	return slices.Contains(rightToLeft, language)
}

// chineseLanguage is recognized in paths whether or not the site lists it (specification §2).
const chineseLanguage = "zh"

// Address is a URL path taken apart by the path rules (specification §2).
type Address struct {
	Language string // two letters; "en" where the path names none
	As       string // path without language, with query and hash: what a link shows
	Server   string // As without the hash: what is asked of a server
	Route    string // canonical path: no query, no hash, no trailing slash except on "/", a leading /api is /api-docs
}

// Canonical takes a URL path apart. A leading segment counts as a language when it is whole ("/zhfoo/" is not) and
// is English, Chinese or one of languages; it may stand with or without its slash. A path without leading slash is
// read as if it had one, and a run of leading slashes is one, so that no result names another host. Leading
// languages are removed until none is left, so that Canonical of a result is that result.
func Canonical(urlPath string, languages []string) Address {
	path, rest := splitPath(urlPath)
	path = rooted(path)
	language := ""
	for {
		segment, after := firstSegment(path)
		if !isLanguage(segment, languages) {
			break
		}
		if language == "" {
			language = segment
		}
		path = rooted(after)
	}
	if language == "" {
		language = DefaultLanguage
	}
	query, _, _ := strings.Cut(rest, "#")
	return Address{Language: language, As: path + rest, Server: path + query, Route: route(path)}
}

// InLanguage is the path under which a page is published in a language: prefixed, except in English and for the
// pages that exist once for all languages (specification §2). External addresses and hashes
// stay as they are.
func InLanguage(path, language string) string {
	if language == "" || language == DefaultLanguage || !strings.HasPrefix(path, "/") || strings.HasPrefix(path, "//") {
		return path
	}
	if first, _ := firstSegment(pathOnly(path)); first == "blog" || first == "size-snapshot" {
		return path
	}
	return "/" + language + path
}

// PathRule says to which product the pages below a path belong (specification §2). One segment of the path may hold
// {name}, which stands for any text and may stand in the product as well: /x/react-{name}/ leads to x-{name}.
type PathRule struct {
	Path     string
	Category string
	Product  string // "" for none
}

// namePlaceholder stands for any text in a path rule.
const namePlaceholder = "{name}"

// ProductOf names the category and the product of a path, "" for none: those of the longest rule that fits, whole
// segments compared. An English or Chinese prefix, a query, a hash and a trailing slash take no part.
func ProductOf(urlPath string, rules []PathRule) (category, product string) {
	path := segmentsOf(pathOnly(Canonical(urlPath, nil).As))
	longest := 0
	for _, rule := range rules {
		pattern := segmentsOf(rule.Path)
		if name, ok := fits(path, pattern); ok && len(pattern) > longest {
			longest, category = len(pattern), rule.Category
			product = strings.ReplaceAll(rule.Product, namePlaceholder, name)
		}
	}
	return category, product
}

// fits compares the first segments of a path with those of a rule.
func fits(path, pattern []string) (name string, ok bool) {
	if len(path) < len(pattern) {
		return "", false
	}
	for i, segment := range pattern {
		before, after, holds := strings.Cut(segment, namePlaceholder)
		if !holds && path[i] != segment {
			return "", false
		}
		if holds {
			rest, begins := strings.CutPrefix(path[i], before)
			middle, ends := strings.CutSuffix(rest, after)
			if !begins || !ends || middle == "" {
				return "", false
			}
			name = middle
		}
	}
	return name, true
}

func segmentsOf(path string) []string { return strings.Split(strings.Trim(path, "/"), "/") }

// CleanPath is the path of a page as addresses are compared and written: no query, no hash, one leading and one
// trailing slash.
func CleanPath(urlPath string) string {
	path := strings.Trim(pathOnly(urlPath), "/")
	if path == "" {
		return "/"
	}
	return "/" + path + "/"
}

func route(path string) string {
	path = strings.TrimRight(path, "/")
	if path == "" {
		return "/"
	}
	if first, rest := firstSegment(path); first == "api" {
		return "/api-docs" + rest
	}
	return path
}

func isLanguage(segment string, languages []string) bool {
	if len(segment) != 2 {
		return false
	}
	return segment == DefaultLanguage || segment == chineseLanguage || slices.Contains(languages, segment)
}

// splitPath separates a path from its query and hash, which stay together.
func splitPath(urlPath string) (path, rest string) {
	if i := strings.IndexAny(urlPath, "?#"); i >= 0 {
		return urlPath[:i], urlPath[i:]
	}
	return urlPath, ""
}

func pathOnly(urlPath string) string {
	path, _ := splitPath(urlPath)
	return path
}

// rooted makes a path begin with exactly one slash. Browsers read a backslash there as a slash.
func rooted(path string) string { return "/" + strings.TrimLeft(path, `/\`) }

// firstSegment cuts "/a/b/" into "a" and "/b/".
func firstSegment(path string) (segment, rest string) {
	path = strings.TrimPrefix(path, "/")
	if i := strings.IndexByte(path, '/'); i >= 0 {
		return path[:i], path[i:]
	}
	return path, ""
}

// ParentPath is the page whose tab a path is.
func ParentPath(path string) string {
	trimmed := strings.TrimSuffix(path, "/")
	return trimmed[:strings.LastIndexByte(trimmed, '/')+1]
}

// ShortestEnding is the shortest end of a file's path, in whole segments, that no other one of the files ends with. It
// is the whole path where another one ends with that. Paths have forward slashes.
func ShortestEnding(file string, files []string) string {
	for at := strings.LastIndexByte(file, '/'); at >= 0; at = strings.LastIndexByte(file[:at], '/') {
		ending := file[at:]
		if !slices.ContainsFunc(files, func(other string) bool {
			return other != file && strings.HasSuffix("/"+other, ending)
		}) {
			return ending[1:]
		}
	}
	return file
}
