package source

import (
	"fmt"
	"strconv"

	"vitrine/internal/diag"
)

// News is one entry of news.yaml: what readers are told behind the bell in the header.
type News struct {
	ID       int    `json:"id"` // readers' browsers remember the largest that they showed
	Title    string `json:"title"`
	Text     string `json:"text,omitempty"`
	Href     string `json:"href,omitempty"`
	Date     string `json:"date,omitempty"`
	Language string `json:"language,omitempty"` // "" for readers of every language
}

const newsFile = "news.yaml"

// news read news.yaml, if the site has one.
func (r reader) news() []News {
	d, ok := r.optional("list of news", newsFile)
	if !ok {
		return nil
	}
	var list []News
	var numbers []string
	d.wholeList("{id: 1, title: Docs for version 5}", entries{name: "news",
		add: func(place) []field {
			list, numbers = append(list, News{}), append(numbers, "")
			return list[len(list)-1].fields(&numbers[len(numbers)-1])
		},
		whole: func(at place) {
			last := len(list) - 1
			list[last].ID, _ = strconv.Atoi(numbers[last]) // a rule says what is no number
			if last > 0 && list[last].ID >= list[last-1].ID && list[last].ID > 0 {
				d.problem(at, fmt.Sprintf("The news %d stands below %d.", list[last].ID, list[last-1].ID),
					"Readers would not be told of what is new: their browsers remember the largest number.",
					"Write the newest first, each with a larger number than those below it.")
			}
		}})
	return list
}

func (n *News) fields(number *string) []field {
	return []field{
		{key: "id", into: text{number}, required: true, rule: isNumber,
			doc: "A whole number, larger than those of older news."},
		{key: "title", into: text{&n.Title}, required: true, max: 80, doc: "What is new, in a few words."},
		{key: "text", into: text{&n.Text}, max: 300, doc: "A sentence or two about it."},
		{key: "href", into: text{&n.Href}, rule: isEndpoint, doc: "Where readers learn more: a path of this site, or a whole address."},
		{key: "date", into: text{&n.Date}, rule: isDate, doc: "The day of the news."},
		{key: "language", into: text{&n.Language}, rule: isLanguage,
			doc: "Readers of this language alone are told, by the page or by the browser; without it all are."},
	}
}

func isNumber(value string) (wrong, fix string) {
	if n, err := strconv.Atoi(value); err != nil || n < 1 {
		return "is " + diag.Quote(value) + ", which is no whole number above 0.", "Count the news: the first is 1."
	}
	return "", ""
}
