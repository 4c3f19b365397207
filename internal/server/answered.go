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
	Query, Only, Kind, Meant string // Kind is the name of the one group that is shown whole
	Total, All, Everything   int    // hits; those of all products; those of all kinds
	Previous, Next           int    // pages of a group, 0 where there are none
	Elsewhere                int    // hits in other products than the one that is asked for
	ByProduct                map[string]int
	Kinds                    map[string]int // hits of each group
	Groups                   []*answerGroup // the group of the best hit first
}

// answerGroup are hits that stand together.
type answerGroup struct {
	Name  string
	Count int
	More  bool // than are shown beside other groups
	Hits  []answerHit
}

// answerHit is a hit as it is shown.
type answerHit struct {
	Address, Page, Product, Group, Type, Default string
	Members                                      string // how many of a union are left out
	Title, Excerpt                               []part
	Child                                        bool // it is below the page that it is in
	Section                                      bool
	Placed                                       bool // the hit before it is on the same page of the same product
}

// part is a piece of a text, and whether a query met it.
type part struct {
	Text string
	Met  bool
}

// groupOf says which hits stand together; web/engine/search/groups.ts says the same.
var groupOf = map[string]string{"page": "pages", "section": "pages", "guide": "guides", "api": "api", "prop": "props",
	"slot": "props", "event": "props", "class": "classes", "error": "errors", "theme": "theme", "icon": "icons"}

// So much of a group stands beside others, and so many sections below one of its pages.
const firstHits, firstSections = 4, 3

// answerOf arranges what was found.
func answerOf(asked searchRequest, found SearchResult) answer {
	a := answer{Query: asked.text, Only: asked.only, Kind: asked.kind, Meant: found.Meant, Total: found.Total,
		ByProduct: found.ByProduct, Kinds: map[string]int{}}
	for _, count := range found.ByProduct {
		a.All += count
	}
	if asked.only != "" {
		a.Elsewhere = a.All - found.ByProduct[asked.only]
	}
	for kind, count := range found.Counts {
		if groupOf[kind] != "" {
			a.Kinds[groupOf[kind]] += count
			a.Everything += count
		}
	}
	a.Groups = answerGroups(pageOf(found.Hits, asked), found.Met)
	for _, group := range a.Groups {
		group.Count = max(a.Kinds[group.Name], len(group.Hits))
		if asked.kind == "" {
			group.cut()
		}
		group.place()
	}
	if asked.kind != "" && asked.page > 1 {
		a.Previous = asked.page - 1
	}
	if asked.kind != "" && asked.page < mostPages && found.Total > asked.page*pageHits {
		a.Next = asked.page + 1
	}
	return a
}

// pageOf are the hits of the page that is asked for.
func pageOf(hits []SearchHit, asked searchRequest) []SearchHit {
	if asked.kind == "" {
		return hits
	}
	return hits[min((asked.page-1)*pageHits, len(hits)):]
}

// answerGroups are hits by what they are, sections below their pages.
func answerGroups(hits []SearchHit, met []string) []*answerGroup {
	var groups []*answerGroup
	sections, pages := map[string][]SearchHit{}, map[string]bool{}
	for _, hit := range hits {
		if hit.Kind == "page" || hit.Kind == "guide" {
			pages[hit.Address] = true
		}
	}
	for _, hit := range hits {
		if page, _, _ := strings.Cut(hit.Address, "#"); hit.Kind == "section" && pages[page] {
			sections[page] = append(sections[page], hit)
		}
	}
	for _, hit := range hits {
		name := groupOf[hit.Kind]
		page, _, _ := strings.Cut(hit.Address, "#")
		if name == "" || !isPath(hit.Address) || hit.Kind == "section" && pages[page] {
			continue
		}
		at := slices.IndexFunc(groups, func(g *answerGroup) bool { return g.Name == name })
		if at < 0 {
			at = len(groups)
			groups = append(groups, &answerGroup{Name: name})
		}
		groups[at].Hits = append(groups[at].Hits, shownHit(hit, met, false))
		if pages[hit.Address] {
			for _, section := range sections[hit.Address] {
				groups[at].Hits = append(groups[at].Hits, shownHit(section, met, true))
			}
		}
	}
	return groups
}

// cut leaves the first hits of a group, which stands beside others.
func (g *answerGroup) cut() {
	var hits []answerHit
	rows, below := 0, 0
	for _, hit := range g.Hits {
		if hit.Child {
			below++
		} else {
			rows, below = rows+1, 0
		}
		if rows <= firstHits && below <= firstSections {
			hits = append(hits, hit)
		}
	}
	g.Hits, g.More = hits, g.Count > len(hits)
}

// place marks the hits that need not repeat the product and the group of the hit before them.
func (g *answerGroup) place() {
	for i := 1; i < len(g.Hits); i++ {
		page, _, _ := strings.Cut(g.Hits[i].Address, "#")
		before, _, _ := strings.Cut(g.Hits[i-1].Address, "#")
		g.Hits[i].Placed = page == before && g.Hits[i].Product == g.Hits[i-1].Product
	}
}

// leftOut is what the type of a row ends with when the index has the first members of a union alone.
var leftOut = regexp.MustCompile(`^(.*) (\+\d+)$`)

func shownHit(hit SearchHit, met []string, child bool) answerHit {
	shown := answerHit{Address: hit.Address, Page: hit.Page, Product: hit.Product, Group: hit.Group, Type: hit.Type,
		Default: hit.Default, Title: marked(hit.Title, met), Excerpt: marked(hit.Excerpt, met), Child: child,
		Section: hit.Kind == "section"}
	if cut := leftOut.FindStringSubmatch(hit.Type); cut != nil {
		shown.Type, shown.Members = cut[1], cut[2]
	}
	if child {
		shown.Page, shown.Excerpt = "", nil
	}
	return shown
}

// pieces are the words of a text, also those of names in one, and what is between them.
var pieces = regexp.MustCompile(`[\p{Lu}\p{Lt}]*[\p{Ll}\p{Lo}\p{Lm}\p{Nd}]+|[\p{Lu}\p{Lt}]+|[^\p{L}\p{Nd}]+`)

// longestEnding is how many letters behind a term still belong to a form of it: disabl, disabled; size, sizing.
const longestEnding = 3

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
				if len(letters)-length <= longestEnding {
					length = len(letters)
				}
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
