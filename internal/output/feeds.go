package output

import (
	"cmp"
	"context"
	"encoding/xml"
	"io/fs"
	"time"

	"vitrine/internal/publish"
	"vitrine/internal/vitrine"
)

// feeds are the posts of the blog for readers' programs; there are none without posts.
type feeds struct{}

func (feeds) Match(address string) bool {
	return address == vitrine.RSSPath || address == vitrine.AtomPath
}

func (feeds) List(s *Source) ([]string, error) {
	if len(s.Site.Posts()) == 0 {
		return nil, nil
	}
	return []string{vitrine.RSSPath, vitrine.AtomPath}, nil
}

func (feeds) Content(_ context.Context, s *Source, address string) (publish.File, error) {
	posts := s.Site.Posts()
	if len(posts) == 0 {
		return publish.File{}, fs.ErrNotExist
	}
	var feed any = rss(s, posts)
	if address == vitrine.AtomPath {
		feed = atom(s, posts)
	}
	text, err := xml.MarshalIndent(feed, "", "  ")
	return publish.InMemory([]byte(xml.Header + string(text) + "\n")), err
}

func rss(s *Source, posts []vitrine.Post) rssFeed {
	config := s.Site.Config
	feed := rssFeed{Version: "2.0", Channel: rssChannel{Title: cmp.Or(config.Blog.Title, config.Name),
		Link: config.URL + vitrine.BlogPath, Description: config.Description, Language: vitrine.DefaultLanguage}}
	for _, p := range posts {
		link := config.URL + p.Path
		day, _ := time.Parse(time.DateOnly, p.Date) // checked when it was read
		item := rssItem{Title: p.Title, Link: link, GUID: link, Description: p.Description,
			Date: day.Format(time.RFC1123Z), Categories: p.Tags}
		for _, author := range p.Authors {
			item.Creators = append(item.Creators, author.Name)
		}
		feed.Channel.Items = append(feed.Channel.Items, item)
	}
	return feed
}

func atom(s *Source, posts []vitrine.Post) atomFeed {
	config := s.Site.Config
	home := config.URL + vitrine.BlogPath
	feed := atomFeed{Title: cmp.Or(config.Blog.Title, config.Name), ID: home, Updated: atomDate(posts[0]),
		Links: []atomLink{{"alternate", home}, {"self", config.URL + vitrine.AtomPath}}}
	for _, p := range posts {
		link := config.URL + p.Path
		entry := atomEntry{Title: p.Title, ID: link, Updated: atomDate(p), Link: atomLink{"alternate", link},
			Summary: p.Description}
		for _, author := range p.Authors {
			entry.Authors = append(entry.Authors, atomAuthor{author.Name, author.URL})
		}
		for _, tag := range p.Tags {
			entry.Categories = append(entry.Categories, atomCategory{tag})
		}
		feed.Entries = append(feed.Entries, entry)
	}
	return feed
}

func atomDate(p vitrine.Post) string { return p.Date + "T00:00:00Z" }

// rssFeed and atomFeed are the feeds as their formats want them.
type rssFeed struct {
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

type atomFeed struct {
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
