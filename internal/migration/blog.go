package migration

import (
	"fmt"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/diag"
)

// blogRoute is below which posts stand here.
const blogRoute = "/blog/"

// post is what a page says of itself as an entry of a blog.
type post struct {
	date          string
	authors, tags []string
}

// author is one who writes posts.
type author struct{ key, name, url string }

var dated = regexp.MustCompile(`^(\d{4})-(\d{2})-(\d{2})-(.+)$`)

// posts are the pages of a folder of posts, named after their days: 2026-05-28-name.md, or a folder of such a name.
func (p *project) posts(folder string) (pages []*page) {
	known := p.authors(folder)
	for _, file := range p.list(folder, ".md", ".mdx") {
		below := strings.TrimPrefix(strings.TrimSuffix(file, path.Ext(file)), folder+"/")
		if strings.HasPrefix(path.Base(file), "_") {
			continue
		}
		if path.Base(below) == "index" {
			below = path.Dir(below)
		}
		one := p.read(file)
		one.apart, one.post = true, &post{tags: labels(one.matter["tags"], "label")}
		name := strings.ReplaceAll(below, "/", "-")
		if found := dated.FindStringSubmatch(name); found != nil {
			one.post.date = strings.Join(found[1:4], "-")
			below = strings.Join(found[1:], "/")
		}
		if date := one.matter.text("date"); len(date) >= len("2026-01-31") {
			one.post.date = date[:len("2026-01-31")]
		}
		if slug := strings.Trim(one.matter.text("slug"), "/"); slug != "" {
			below = slug
		}
		one.address = accepted(clean(blogRoute + below))
		p.writers(one, known)
		if one.post.date == "" {
			p.decide(file, 1, "The post has no date.", "Write date: 2026-01-31 into its front matter.")
		}
		pages = append(pages, one)
	}
	if len(pages) > 0 {
		p.posted(pages)
	}
	return pages
}

// authors are those that the file beside the posts knows, by their keys.
func (p *project) authors(folder string) map[string]author {
	known := map[string]author{}
	for _, name := range []string{"authors.yml", "authors.yaml"} {
		values, err := yamlOf(p.text(path.Join(folder, name)))
		if err != nil {
			p.decide(path.Join(folder, name), 1, "The file is no YAML.", "Write “blog.authors” into vitrine.yaml.")
		}
		for key := range values {
			about := matter(values).group(key)
			known[key] = author{hyphenated(key), about.text("name"), about.text("url")}
		}
	}
	return known
}

// writers notes who wrote a post: names of authors, or what the post itself says of them.
func (p *project) writers(one *page, known map[string]author) {
	list, _ := one.matter["authors"].([]any)
	if list == nil && one.matter["authors"] != nil {
		list = []any{one.matter["authors"]}
	}
	if name := one.matter.text("author"); name != "" {
		list = append(list, map[string]any{"name": name, "url": one.matter.text("author_url")})
	}
	for _, item := range list {
		values, isInline := item.(map[string]any)
		who, ok := known[fmt.Sprint(item)]
		if about := matter(values); isInline {
			who, ok = author{hyphenated(about.text("name")), about.text("name"), about.text("url")}, about.text("name") != ""
		}
		if !ok {
			one.decide(one.line("authors"), "Nothing says who the author "+diag.Quote(fmt.Sprint(item))+" is.",
				"Write key and name into “blog.authors” of vitrine.yaml.")
			continue
		}
		one.post.authors = append(one.post.authors, who.key)
		p.bylines[who.key] = who
	}
	if len(one.post.authors) == 0 {
		one.decide(1, "The post has no author.", "Write authors: into its front matter, and “blog.authors” into vitrine.yaml.")
	}
}

// labels are texts, or what groups of keys call themselves.
func labels(value any, key string) (texts []string) {
	list, _ := value.([]any)
	for _, item := range list {
		values, isGroup := item.(map[string]any)
		text := fmt.Sprint(item)
		if isGroup {
			text = matter(values).text(key)
		}
		if text != "" && !slices.Contains(texts, text) {
			texts = append(texts, text)
		}
	}
	return texts
}

// posted writes the page that lists posts, newest first.
func (p *project) posted(posts []*page) {
	posts = slices.Clone(posts)
	slices.SortStableFunc(posts, func(a, b *page) int { return strings.Compare(b.post.date, a.post.date) })
	text := "---\ntitle: \"Blog\"\ndescription: " + quote("All posts of "+p.title+", the newest first.") +
		"\n---\n\n# Blog\n\n"
	for _, one := range posts {
		text += "- [" + one.title + "](" + one.address + ")\n"
	}
	p.files["content"+blogRoute+"index.md"], p.overviews[blogRoute] = []byte(text), true
}

// front is what a post adds to the front matter of a page.
func (one *post) front() (out string) {
	if one == nil {
		return ""
	}
	if one.date != "" {
		out = "date: " + one.date + "\n"
	}
	for _, list := range []struct {
		key    string
		values []string
	}{{"authors", one.authors}, {"tags", one.tags}} {
		if len(list.values) > 0 {
			out += list.key + ": " + flow(list.values) + "\n"
		}
	}
	return out
}

// flow is a list of texts on one line of YAML.
func flow(texts []string) string {
	var quoted []string
	for _, text := range texts {
		quoted = append(quoted, quote(text))
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}

// blog is the part of the configuration that posts are held against, "" for a site without any.
func (p *project) blog() string {
	var tags []string
	has := false
	for _, one := range p.pages {
		if one.post == nil {
			continue
		}
		has = true
		for _, tag := range one.post.tags {
			if !slices.Contains(tags, tag) {
				tags = append(tags, tag)
			}
		}
	}
	if !has {
		return ""
	}
	slices.Sort(tags)
	text := "blog:\n  tags: " + flow(tags) + "\n  authors:\n"
	for _, key := range slices.Sorted(maps.Keys(p.bylines)) {
		text += "    - {key: " + key + ", name: " + quote(p.bylines[key].name)
		if url := p.bylines[key].url; origin.MatchString(url) {
			text += ", url: " + quote(url)
		}
		text += "}\n"
	}
	return text
}
