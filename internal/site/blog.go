package build

import (
	"cmp"
	"encoding/xml"
	"slices"
	"strings"
	"time"

	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// Addresses of the feeds.
const (
	rssPath  = "blog/rss.xml"
	atomPath = "blog/atom.xml"
)

// wordsPerMinute is how fast a developer reads prose with code in it.
const wordsPerMinute = 200

// posts are the posts of the blog, the newest first; those of a day by title.
func (s *scanned) posts() []vitrine.Post {
	list := []vitrine.Post{}
	for i, p := range s.tree.Pages {
		if p.IsPost() && p.Language == vitrine.DefaultLanguage && !p.Broken {
			list = append(list, s.post(i))
		}
	}
	slices.SortFunc(list, func(a, b vitrine.Post) int {
		return cmp.Or(cmp.Compare(b.Date, a.Date), cmp.Compare(a.Title, b.Title))
	})
	return list
}

func (s *scanned) post(i int) vitrine.Post {
	p := s.tree.Pages[i]
	post := vitrine.Post{Path: p.Path, Title: titleOf(s.doc(i), p.Matter.Title), Description: p.Matter.Description,
		Date:    p.Matter.Date,
		Authors: []vitrine.PostAuthor{}, Tags: append([]string{}, p.Matter.Tags...), Minutes: max(1,
			(len(strings.Fields(string(p.Body)))+wordsPerMinute-1)/wordsPerMinute)}
	if day, err := time.Parse(time.DateOnly, p.Matter.Date); err == nil {
		post.Day = day.Format("2 January 2006")
	}
	for _, key := range p.Matter.Authors {
		if a, ok := s.tree.Config.Blog.Author(key); ok {
			post.Authors = append(post.Authors, vitrine.PostAuthor{Name: a.Name, URL: a.URL})
		}
	}
	if p.Matter.Card {
		post.Card = s.tree.Config.URL + p.Path + source.CardFile
	}
	return post
}

// rss and atom are the feeds as their formats want them.
type rss struct {
	XMLName xml.Name   `xml:"rss"`
	Version string     `xml:"version,attr"`
	Channel rssChannel `xml:"channel"`
}

type rssChannel struct {
	Title       string    `xml:"title"`
	Link        string    `xml:"link"`
	Description string    `xml:"description"`
	Language    string    `xml:"language"`
	Items       []rssItem `xml:"item"`
}

type rssItem struct {
	Title       string   `xml:"title"`
	Link        string   `xml:"link"`
	GUID        string   `xml:"guid"`
	Description string   `xml:"description"`
	Date        string   `xml:"pubDate"`
	Creators    []string `xml:"http://purl.org/dc/elements/1.1/ creator"`
	Categories  []string `xml:"category"`
}

type atom struct {
	XMLName xml.Name    `xml:"http://www.w3.org/2005/Atom feed"`
	Title   string      `xml:"title"`
	ID      string      `xml:"id"`
	Updated string      `xml:"updated"`
	Links   []atomLink  `xml:"link"`
	Entries []atomEntry `xml:"entry"`
}

type atomLink struct {
	Rel  string `xml:"rel,attr"`
	Href string `xml:"href,attr"`
}

type atomEntry struct {
	Title      string         `xml:"title"`
	ID         string         `xml:"id"`
	Updated    string         `xml:"updated"`
	Link       atomLink       `xml:"link"`
	Summary    string         `xml:"summary"`
	Authors    []atomAuthor   `xml:"author"`
	Categories []atomCategory `xml:"category"`
}

type atomAuthor struct {
	Name string `xml:"name"`
	URI  string `xml:"uri,omitempty"`
}

type atomCategory struct {
	Term string `xml:"term,attr"`
}

// feeds are the posts for readers' programs; none without posts.
func (s *scanned) feeds() (Files, error) {
	posts := s.posts()
	if len(posts) == 0 {
		return nil, nil
	}
	config := s.tree.Config
	title, home := cmp.Or(config.Blog.Title, config.Name), config.URL+"/blog/"
	r := rss{Version: "2.0", Channel: rssChannel{Title: title, Link: home, Description: config.Description,
		Language: vitrine.DefaultLanguage}}
	a := atom{Title: title, ID: home, Updated: posts[0].Date + "T00:00:00Z", Links: []atomLink{{"alternate", home},
		{"self", config.URL + "/" + atomPath}}}
	for _, p := range posts {
		link := config.URL + p.Path
		day, _ := time.Parse(time.DateOnly, p.Date) // checked when it was read
		item := rssItem{Title: p.Title, Link: link, GUID: link, Description: p.Description,
			Date: day.Format(time.RFC1123Z), Categories: p.Tags}
		entry := atomEntry{Title: p.Title, ID: link, Updated: p.Date + "T00:00:00Z", Link: atomLink{"alternate", link},
			Summary: p.Description}
		for _, author := range p.Authors {
			item.Creators = append(item.Creators, author.Name)
			entry.Authors = append(entry.Authors, atomAuthor{author.Name, author.URL})
		}
		for _, tag := range p.Tags {
			entry.Categories = append(entry.Categories, atomCategory{tag})
		}
		r.Channel.Items, a.Entries = append(r.Channel.Items, item), append(a.Entries, entry)
	}
	files := Files{}
	for name, feed := range map[string]any{rssPath: r, atomPath: a} {
		text, err := xml.MarshalIndent(feed, "", "  ")
		if err != nil {
			return nil, err
		}
		files[name] = inMemory([]byte(xml.Header + string(text) + "\n"))
	}
	return files, nil
}
