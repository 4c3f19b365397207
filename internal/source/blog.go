package source

import (
	"fmt"
	"path"
	"strings"

	"vitrine/internal/diag"
)

// Blog says who writes posts and what they may be about. Posts are the pages below /blog/ (specification §2).
type Blog struct {
	Title   string // of feeds
	Tags    []string
	Authors []Author
}

// Author is one who writes posts.
type Author struct{ Key, Name, URL string }

func (b *Blog) fields() []field {
	return []field{
		{key: "title", into: text{&b.Title}, doc: "The title of the feeds; the site's name without it."},
		{key: "tags", into: words{&b.Tags}, doc: "The tags that posts may have, in the order of the filter."},
		{key: "authors", into: entries{name: "author", add: func(place) []field {
			b.Authors = append(b.Authors, Author{})
			a := &b.Authors[len(b.Authors)-1]
			return []field{
				{key: "key", into: text{&a.Key}, required: true, rule: isWord,
					doc: "What the front matter of posts calls the author."},
				{key: "name", into: text{&a.Name}, required: true, doc: "The name that readers see."},
				{key: "url", into: text{&a.URL}, rule: isURL, doc: "The author's own page."},
			}
		}}, doc: "Who writes posts."},
	}
}

// Author finds an author by key.
func (b Blog) Author(key string) (Author, bool) {
	for _, a := range b.Authors {
		if a.Key == key {
			return a, true
		}
	}
	return Author{}, false
}

const blogPath = "/blog/"

// IsPost says whether a page is a post of the blog.
func (p Page) IsPost() bool { return strings.HasPrefix(p.Path, blogPath) && p.Path != blogPath }

// posts holds each post against the blog: its day, its authors, its tags, the picture that it announces.
func (r reader) posts(tree *Tree) {
	blog := tree.Config.Blog
	var keys []string
	for _, a := range blog.Authors {
		keys = append(keys, a.Key)
	}
	pictures := map[string]bool{}
	for _, f := range tree.Files {
		pictures[f.Path] = true
	}
	for _, p := range tree.Pages {
		if !p.IsPost() || p.Broken {
			continue
		}
		wrong := func(key, what, why, fix string) {
			line := p.Lines[key]
			r.problems.Add(diag.Problem{File: p.File, Line: line, Excerpt: diag.Excerpt(p.Raw, line), What: what,
				Why: why, Fix: fix})
		}
		if p.Matter.Date == "" {
			wrong("date", "The post has no date.", "Posts are listed by the day of their publication.",
				"Write date: 2026-01-31 in its front matter.")
		}
		if len(p.Matter.Authors) == 0 {
			wrong("authors", "The post has no author.", "Readers want to know who is speaking.",
				"Write authors: and the keys of vitrine.yaml.")
		}
		check := func(key, noun string, values, known []string) {
			for _, value := range values {
				if w, fix := isKnown(value, known, noun, "Add it below “blog” in vitrine.yaml."); w != "" {
					wrong(key, fmt.Sprintf("%s %s", diag.Quote(key), w), "A post could not be found by it.", fix)
				}
			}
		}
		check("authors", "author", p.Matter.Authors, keys)
		check("tags", "tag", p.Matter.Tags, blog.Tags)
		if card := path.Join(p.Dir, CardFile); p.Matter.Card && !pictures[card] {
			wrong("card", "The post announces a large picture, and has none.",
				"Links to it would be shown with a hole.",
				"Put "+CardFile+" beside "+path.Base(p.File)+", or remove the key.")
		}
	}
}

// CardFile is the picture of a post with "card: true", beside its text.
const CardFile = "card.png"
