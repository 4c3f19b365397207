package server

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"
)

// answer is what a template may ask for.
type answer struct {
	Query, Only, Meant string
	Total, All         int            // hits; those of all products
	ByProduct          map[string]int // by id
	Groups             map[string]*answerGroup
}

// answerGroup are hits that stand together.
type answerGroup struct {
	Count int
	Hits  []answerHit
}

// answerHit is a hit as it is shown.
type answerHit struct {
	Address, Page, Product, Group, Type, Default string
	Title, Excerpt                               []part
	Child                                        bool // it stands below the page that it is in
}

// part is a piece of a text, and whether a query met it.
type part struct {
	Text string
	Met  bool
}

// groupOf says which hits stand together; web/engine/search/groups.ts says the same.
var groupOf = map[string]string{"page": "pages", "section": "pages", "guide": "guides", "api": "api", "prop": "props",
	"slot": "props", "event": "props", "class": "classes", "error": "errors", "theme": "theme", "icon": "icons"}

// answerOf arranges what was found.
func answerOf(query SearchQuery, found SearchResult) answer {
	a := answer{Query: query.Text, Only: query.Only, Meant: found.Meant, Total: found.Total, ByProduct: found.ByProduct,
		Groups: map[string]*answerGroup{}}
	for _, count := range found.ByProduct {
		a.All += count
	}
	sections, pages := map[string][]SearchHit{}, map[string]bool{}
	for _, hit := range found.Hits {
		if hit.Kind == "page" || hit.Kind == "guide" {
			pages[hit.Address] = true
		}
	}
	for _, hit := range found.Hits {
		if page, _, _ := strings.Cut(hit.Address, "#"); hit.Kind == "section" && pages[page] {
			sections[page] = append(sections[page], hit)
		}
	}
	for _, hit := range found.Hits {
		name := groupOf[hit.Kind]
		page, _, _ := strings.Cut(hit.Address, "#")
		if name == "" || !isPath(hit.Address) || hit.Kind == "section" && pages[page] {
			continue
		}
		if a.Groups[name] == nil {
			a.Groups[name] = &answerGroup{}
		}
		group := a.Groups[name]
		group.Hits = append(group.Hits, shownHit(hit, found.Met, false))
		if pages[hit.Address] {
			for _, section := range sections[hit.Address] {
				group.Hits = append(group.Hits, shownHit(section, found.Met, true))
			}
		}
	}
	for name, group := range a.Groups {
		group.Count = len(group.Hits)
		for kind, count := range found.Counts {
			if groupOf[kind] == name && kind != "section" {
				group.Count = max(group.Count, count)
			}
		}
	}
	return a
}

func shownHit(hit SearchHit, met []string, child bool) answerHit {
	shown := answerHit{Address: hit.Address, Page: hit.Page, Product: hit.Product, Group: hit.Group, Type: hit.Type,
		Default: hit.Default, Title: marked(hit.Title, met), Excerpt: marked(hit.Excerpt, met), Child: child}
	if child {
		shown.Page, shown.Excerpt = "", nil
	}
	return shown
}

// pieces are the words of a text, also those of names in one, and what is between them.
var pieces = regexp.MustCompile(`[\p{Lu}\p{Lt}]*[\p{Ll}\p{Lo}\p{Lm}\p{Nd}]+|[\p{Lu}\p{Lt}]+|[^\p{L}\p{Nd}]+`)

// marked cuts a text into parts that a query met and parts that it did not: terms stand for words that begin with them.
func marked(text string, met []string) []part {
	var parts []part
	add := func(text string, met bool) {
		switch last := len(parts) - 1; {
		case text == "":
		case last >= 0 && parts[last].Met == met:
			parts[last].Text += text
		default:
			parts = append(parts, part{text, met})
		}
	}
	byLength := slices.SortedFunc(slices.Values(met), func(a, b string) int { return cmp.Compare(len(b), len(a)) })
	for _, piece := range pieces.FindAllString(text, -1) {
		word, letters, length := strings.ToLower(piece), []rune(piece), 0
		for _, term := range byLength {
			if strings.HasPrefix(word, term) {
				length = min(utf8.RuneCountInString(term), len(letters))
				break
			}
		}
		add(string(letters[:length]), true)
		add(string(letters[length:]), false)
	}
	return parts
}

// isPath says whether an address stays on the site.
func isPath(address string) bool {
	return strings.HasPrefix(address, "/") && !strings.HasPrefix(address, "//") && !strings.HasPrefix(address, `/\`)
}
