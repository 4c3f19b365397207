package migration

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/diag"
)

// feature is one card of a directive that stands in the place of cards of other tools.
type feature struct {
	Title string `json:"title"`
	Text  string `json:"text"`
	Href  string `json:"href,omitempty"`
}

// features is that directive.
type features struct {
	List []feature `json:"features"`
}

var (
	cardGroups = []string{"CardGrid", "Cards"}
	cardNames  = []string{"Card", "LinkCard", "Cards.Card"}
	// blockStart begins what is more than words in a line.
	blockStart = regexp.MustCompile("(?m)^\\s*(?:[-+*>#|]|\\d+[.)]|```|~~~|:::|!?\\{)")
)

// cards writes groups of cards as features, where each has a title and words. Lines stay.
func (b *body) cards(text string) string {
	var out strings.Builder
	last := 0
	tags := anyElement.FindAllStringSubmatchIndex(masked(text), -1)
	for i, at := range tags {
		name := text[at[4]:at[5]]
		if at[0] < last || at[2] < at[3] || at[8] < at[9] || !slices.Contains(cardGroups, name) {
			continue
		}
		end := closing(text, tags[i+1:], name)
		if end < 0 {
			continue
		}
		group := cardGroup{body: b, text: text, line: b.first + strings.Count(text[:at[0]], "\n")}
		if !group.read(at[1], tags[i+1:i+1+end], tags[i+1+end][0]) {
			continue
		}
		out.WriteString(text[last:at[0]] + "\n" + group.told() + "\n")
		last = tags[i+1+end][1]
		out.WriteString(strings.Repeat("\n", max(strings.Count(text[at[0]:last], "\n")-2, 0)))
	}
	return out.String() + text[last:]
}

// closing is which of the tags ends an element of a name, -1 for none.
func closing(text string, tags [][]int, name string) int {
	return slices.IndexFunc(tags, func(at []int) bool { return at[2] < at[3] && text[at[4]:at[5]] == name })
}

// cardGroup is a group of cards that is being read.
type cardGroup struct {
	*body
	text  string
	line  int
	found features
	icons bool
}

// read reads the cards between two places, and says whether all of them are features.
func (g *cardGroup) read(from int, tags [][]int, to int) bool {
	for len(tags) > 0 {
		at := tags[0]
		t := tag{name: g.text[at[4]:at[5]], attributes: g.text[at[6]:at[7]]}
		if at[2] < at[3] || !slices.Contains(cardNames, t.name) || strings.TrimSpace(g.text[from:at[0]]) != "" {
			return false
		}
		content := ""
		if from = at[1]; at[8] == at[9] {
			if len(tags) < 2 || closing(g.text, tags[1:2], t.name) != 0 {
				return false
			}
			content, from = g.text[at[1]:tags[1][0]], tags[1][1]
			tags = tags[1:]
		}
		tags = tags[1:]
		if !g.card(t, strings.TrimSpace(content)) {
			return false
		}
	}
	return len(g.found.List) > 0 && strings.TrimSpace(g.text[from:to]) == ""
}

// card adds one, whose words may be those that its page says of itself.
func (g *cardGroup) card(t tag, content string) bool {
	if strings.Contains(content, "\n\n") || blockStart.MatchString(content) {
		return false
	}
	one := feature{Title: t.attribute("title"), Text: strings.Join(strings.Fields(content), " ")}
	if href := t.attribute("href"); href != "" {
		to, ok := g.project.target(g.page, href)
		if !ok {
			return false // it is told where its link is
		}
		one.Href = to
		address, _, _ := strings.Cut(to, "#")
		if about := g.project.byAddress[address]; about != nil && one.Text == "" {
			one.Text = cmp.Or(t.attribute("description"), plain(about.matter.text("description")))
		}
	}
	one.Text = cmp.Or(one.Text, t.attribute("description"))
	g.icons = g.icons || strings.Contains(t.attributes, "icon")
	g.found.List = append(g.found.List, one)
	return one.Title != "" && one.Text != ""
}

// told is the directive.
func (g *cardGroup) told() string {
	if g.icons {
		g.decide(g.line, "The icons of these cards were left out.", "Nothing is to do: features are words.")
	}
	return directiveOf(g.found)
}

// features are the cards below the hero that front matter has, as dumi writes them.
func (one *page) features() string {
	list, _ := one.matter["features"].([]any)
	var made features
	for _, item := range list {
		values, _ := item.(map[string]any)
		from := matter(values)
		title, text := from.text("title"), strings.Join(strings.Fields(anyTag.ReplaceAllString(from.text("description"), "")), " ")
		address, ok := one.project.target(one, from.text("link"))
		if !ok {
			one.decide(one.line("features"), "The link "+diag.Quote(from.text("link"))+" of a feature leads nowhere; it was left out.",
				`Write "href" into the features.`)
			address = ""
		}
		if title == "" || text == "" {
			one.decide(one.line("features"), "The feature "+diag.Quote(title+text)+" lacks its title or its text; it was left out.",
				"Write both into the features.")
			continue
		}
		if sign := cmp.Or(from.text("emoji"), from.text("icon"), from.text("image")); sign != "" {
			one.decide(one.line("features"), "The sign "+diag.Quote(sign)+" of the feature "+diag.Quote(title)+" was left out.",
				"Nothing is to do: features are words.")
		}
		made.List = append(made.List, feature{title, text, address})
	}
	if made.List == nil {
		return ""
	}
	return directiveOf(made) + "\n\n"
}
