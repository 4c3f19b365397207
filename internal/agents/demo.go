package agents

import (
	"fmt"
	"regexp"
	"strings"
)

// demoInput is a question for an example.
type demoInput struct {
	Name    string `json:"name" jsonschema:"component, or address or title of a page"`
	About   string `json:"about,omitempty" jsonschema:"what the example shows, or its file; without it the examples are listed"`
	Product string `json:"product,omitempty" jsonschema:"product id, where several have the name"`
}

// example is a demo in a page's markdown.
type example struct{ title, file, section, code string }

// demoBlock is a demo as the markdown of pages has it: its caption, its file, its code.
var demoBlock = regexp.MustCompile("(?ms)^([^\n]*) \\(([\\w./-]+\\.[jt]sx?)\\):\n\n(`{3,})\\w*\n(.*?)\n(`{3,})$")

func examplesOf(text string) []example {
	var list []example
	for _, section := range sectionsOf(text) {
		for _, match := range demoBlock.FindAllStringSubmatch(section.text, -1) {
			list = append(list, example{title: match[1], file: match[2], section: section.title, code: match[4]})
		}
	}
	return list
}

func (a *answers) demo(in demoInput) (string, error) {
	paths, err := a.taught(in.Name, in.Product)
	if err != nil {
		return "", err
	}
	var list []example
	page := ""
	for _, path := range paths {
		found, err := a.page(path, "")
		if err != nil {
			return "", err
		}
		text, err := a.Library.Text(found)
		if err != nil {
			return "", err
		}
		if list, page = examplesOf(text), found.Path; len(list) > 0 {
			break
		}
	}
	if len(list) == 0 {
		return "", fmt.Errorf("no example of %s is documented; search for one", quoted(in.Name))
	}
	if in.About == "" {
		return listed(page, list), nil
	}
	best := bestExample(list, in.About)
	if best == nil {
		return "", fmt.Errorf("no example on %s is about %s\n%s", page, quoted(in.About), listed(page, list))
	}
	return fmt.Sprintf("%s (%s) of %s\n```tsx\n%s\n```\n", best.title, best.file, page, best.code), nil
}

func listed(page string, list []example) string {
	var out strings.Builder
	fmt.Fprintf(&out, "Examples on %s (hand one in about):\n", page)
	for _, e := range list {
		fmt.Fprintf(&out, "- %s: %s\n", e.file, e.title)
	}
	return cut(out.String(), longAnswer)
}

// taught are the pages that show a component, or the page that is named.
func (a *answers) taught(name, product string) ([]string, error) {
	entry, _, err := a.entry(name, product)
	if err != nil {
		page, pageErr := a.page(name, product)
		if pageErr != nil {
			return nil, err
		}
		return []string{page.Path}, nil
	}
	facts, err := a.Library.Facts(entry)
	if err != nil {
		return nil, err
	}
	if len(facts.Shown) == 0 {
		if err := a.documented(); err != nil {
			return nil, fmt.Errorf("no example of %s is at hand; %w", facts.Name, err)
		}
		return nil, fmt.Errorf("no page shows %s with an example; its facts are in the component tool", facts.Name)
	}
	return facts.Shown, nil
}

// bestExample is the one that most words of a question meet, in its file, its caption, its section or its code.
func bestExample(list []example, about string) *example {
	var best *example
	most := 0
	words := strings.Fields(plain(cut(about, maxWord)))
	for i, e := range list {
		score := 0
		for _, word := range words {
			switch {
			case strings.EqualFold(strings.TrimSuffix(e.file, ".tsx"), strings.TrimSuffix(about, ".tsx")):
				score += 100
			case strings.Contains(strings.ToLower(e.file+" "+e.title), word):
				score += 4
			case strings.Contains(strings.ToLower(e.section), word):
				score += 2
			case strings.Contains(strings.ToLower(e.code), word):
				score++
			}
		}
		if score > most {
			best, most = &list[i], score
		}
	}
	return best
}
