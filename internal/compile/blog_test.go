package compile

import (
	"encoding/xml"
	"errors"
	"strings"
	"testing"

	"vitrine/internal/diag"
)

const post = "---\ndescription: About a <thing>.\ndate: 2026-02-03\nauthors: [ann]\ntags: [News]\n---\n\n# Post & " +
	"more\n\nWords.\n"

func withBlog(t *testing.T) *workshop {
	w := newWorkshop(t)
	w.change("vitrine.yaml", "products:",
		"blog: {tags: [News, Code], authors: [{key: ann, name: Ann Other, url: 'https://ann.example/'}]}\nproducts:")
	return w
}

func TestBlog(t *testing.T) {
	t.Parallel()
	w := withBlog(t)
	w.write("content/blog/one/index.md", post)
	w.write("content/blog/two/index.md", strings.NewReplacer("2026-02-03", "2026-03-01", "Post & more", "Later",
		"[News]", "[News, Code]").Replace(post))
	w.build()
	page := w.output("blog/one/index.html")
	for _, part := range []string{
		`<time dateTime="2026-02-03">February 3, 2026</time>`, `<a href="https://ann.example/">Ann Other</a>`,
		`href="/blog/?tags=News"`, "1 min to read",
		`property="og:type" content="article"`, `property="article:published_time" content="2026-02-03"`,
		`application/rss+xml`,
		`{"@type":"Article","headline":"Post & more","description":"About a \u003cthing>."`,
	} {
		if !strings.Contains(page, part) {
			t.Errorf("the post lacks %s", part)
		}
	}
	var feed struct {
		Items []struct {
			Title    string   `xml:"title"`
			Link     string   `xml:"link"`
			Category []string `xml:"category"`
		} `xml:"channel>item"`
	}
	if err := xml.Unmarshal([]byte(w.output("blog/rss.xml")), &feed); err != nil || len(feed.Items) != 2 ||
		feed.Items[0].Title != "Later" || feed.Items[1].Link != "https://vitrine.example/blog/one/" ||
		len(feed.Items[0].Category) != 2 {
		t.Errorf("%v %+v", err, feed)
	}
	var entries struct {
		Updated string `xml:"updated"`
		Entries []struct {
			Title  string `xml:"title"`
			Author string `xml:"author>name"`
		} `xml:"entry"`
	}
	if err := xml.Unmarshal([]byte(w.output("blog/atom.xml")), &entries); err != nil ||
		entries.Updated != "2026-03-01T00:00:00Z" || entries.Entries[1].Author != "Ann Other" {
		t.Errorf("%v %+v", err, entries)
	}
}

func TestPostsThatNobodyCouldFind(t *testing.T) {
	t.Parallel()
	w := withBlog(t)
	w.write("content/blog/one/index.md",
		"---\ndescription: A post.\nauthors: [anne]\ntags: [Newz]\ncard: true\n---\n\n# Post\n\nWords.\n")
	_, err := w.builder.Build(t.Context())
	var failure diag.Failure
	if !errors.As(err, &failure) {
		t.Fatal(err)
	}
	var said []string
	for _, p := range failure.Problems {
		said = append(said, p.What+" "+p.Fix)
	}
	all := strings.Join(said, "\n")
	for _, part := range []string{"The post has no date.",
		"the author “anne”, which does not exist. Did you mean “ann”?",
		"the tag “Newz”, which does not exist. Did you mean “News”?", "announces a large picture"} {
		if !strings.Contains(all, part) {
			t.Errorf("nothing says %q:\n%s", part, all)
		}
	}
}
