package source

import (
	"bytes"
	"fmt"
	"net/url"
	"strings"
	"time"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// Matter is a page's front matter, checked and with its defaults.
type Matter struct {
	Title          string // "" where the H1 is the title
	Headline       string // what the H1 says instead, "" for the title
	Description    string
	ProductID      string
	Components     []string // sorted
	Hooks          []string // sorted
	PackageName    string
	GithubLabel    string
	WaiAria        string
	MaterialDesign string
	Unstyled       string // path of the headless counterpart
	Filename       string
	Product        string
	Date           string // 2023-05-22
	Authors        []string
	Tags           []string
	Card           bool
	Plan           string // "", pro, premium
	Planned        bool
	Unstable       bool
	NewFeature     bool
	Legacy         bool
	NoIndex        bool
	DisableToc     bool
	DisableAd      bool
	Ordered        bool // true unless switched off
	Icons          bool
	Aliases        []Alias // anchors of before

	HiddenCharacters []string // code points that the page and its demos may hold although nobody sees them
}

// MaxTitle is how long a title may be, in characters.
const MaxTitle = 70

func (m *Matter) fields() []field {
	return []field{
		{key: "title", into: text{&m.Title}, max: MaxTitle,
			doc: "The document title, which search engines and tabs show; without it the H1 is the title."},
		{key: "headline", into: text{&m.Headline}, max: MaxTitle,
			doc: "What the page says first, in place of its H1, which then stands above it in small letters; on the " +
				"first page of a product, facts about its package stand beside it."},
		{key: "description", into: text{&m.Description}, required: true, kind: diag.DescriptionsKind,
			max: vitrine.MaxDescription, doc: "One or two plain sentences of 70 to 160 characters that search engines show below the title."},
		{key: "productId", into: text{&m.ProductID}, rule: isWord,
			doc: "The product whose package and API pages the page belongs to; without it the path decides."},
		{key: "components", into: names{&m.Components}, rule: isComponent,
			doc: "The components that the page documents; their API pages link back to it."},
		{key: "hooks", into: names{&m.Hooks}, rule: isComponent, doc: "The hooks that the page documents."},
		{key: "packageName", into: text{&m.PackageName},
			doc: "The npm package that the bundle size link shows, where it is not the product's."},
		{key: "githubLabel", into: text{&m.GithubLabel}, doc: "The label of the page's issues in the repository."},
		{key: "waiAria", into: text{&m.WaiAria}, rule: isURL, doc: "The WAI-ARIA pattern that the component follows."},
		{key: "materialDesign", into: text{&m.MaterialDesign}, rule: isURL,
			doc: "The design guideline that the component follows."},
		{key: "unstyled", into: text{&m.Unstyled}, rule: isPagePath,
			doc: "The page of the headless counterpart; a section with a link to it is appended."},
		{key: "filename", into: text{&m.Filename}, rule: isFilePath,
			doc: "The file that the edit link opens, below the repository, where it is not the page's own."},
		{key: "product", into: text{&m.Product}, doc: "A former name of productId; it is read and has no effect."},
		{key: "date", into: text{&m.Date}, rule: isDate, doc: "The day of publication of a post."},
		{key: "authors", into: names{&m.Authors}, doc: "The authors of a post, by their keys."},
		{key: "tags", into: words{&m.Tags}, doc: "The tags of a post."},
		{key: "card", into: toggle{&m.Card}, doc: "Whether the post has a large preview picture."},
		{key: "plan", into: text{&m.Plan}, choices: []string{"pro", "premium"},
			doc: "The paid plan that the feature needs."},
		{key: "planned", into: toggle{&m.Planned}, doc: "Marks a feature that does not exist yet."},
		{key: "unstable", into: toggle{&m.Unstable}, doc: "Marks a feature that may still change."},
		{key: "newFeature", into: toggle{&m.NewFeature}, doc: "Marks a feature of a recent release."},
		{key: "legacy", into: toggle{&m.Legacy}, doc: "Marks a feature that should no longer be chosen."},
		{key: "noIndex", into: toggle{&m.NoIndex},
			doc: "Keeps the page out of search engines; it may then be missing in the navigation."},
		{key: "disableToc", into: toggle{&m.DisableToc}, doc: "Leaves out the list of contents."},
		{key: "disableAd", into: toggle{&m.DisableAd}, doc: "Leaves out advertising."},
		{key: "ordered", into: toggle{&m.Ordered}, standard: "true",
			doc: "False leaves out the links to the previous and next page."},
		{key: "icons", into: toggle{&m.Icons}, doc: "Loads the icon font, for pages whose demos use it."},
		{key: "aliases", into: aliases{&m.Aliases},
			doc: "Anchors of before, each with the id of the heading that has its place now: links to them still arrive."},
		{key: "hiddenCharacters", into: words{&m.HiddenCharacters}, rule: isHiddenCharacter,
			doc: "Characters that nobody sees and that the page and its demos hold on purpose, such as U+202E."},
	}
}

// matter reads the front matter of a page and sets its body. It reports false when the body can't be told from it.
func (r reader) matter(page *Page) bool {
	d := &document{name: "front matter", file: page.File, src: page.Raw, above: 1, problems: r.problems,
		lines: map[string]int{}, foreign: foreignKeys}
	yaml, body, closed := splitMatter(page.Raw)
	page.Body, page.BodyLine = body, 1+bytes.Count(page.Raw[:len(page.Raw)-len(body)], []byte{'\n'})
	first := place{line: 1, excerpt: diag.Excerpt(page.Raw, 1)}
	switch {
	case yaml == nil:
		d.problemOf(diag.DescriptionsKind, first, "The page has no front matter.",
			"Without a description search engines cut one out of the text.",
			"Begin the file with a line “---”, the keys (at least “description: …”) and another line “---”.")
	case !closed:
		d.problem(first, "The front matter is never closed.", "All of the page would be read as keys.",
			"Put a line “---” between the last key and the text.")
		return false
	case len(yaml) > maxMatter:
		d.problem(first, fmt.Sprintf("The front matter is %d kB long; at most %d kB are read.", len(yaml)>>10,
			maxMatter>>10),
			"So much of it is text in the wrong place.", "Move the text below the second “---”.")
	default:
		if node, ok := d.parse(yaml); ok {
			d.mapping(d.name, page.Matter.fields(), node)
			d.finish()
		}
		page.Lines = d.lines
	}
	return true
}

// splitMatter cuts a page into the YAML between its “---” lines and the body. yaml is nil where the page doesn't
// begin with such a line; closed is false where the second one is missing. A byte order mark is passed over.
func splitMatter(src []byte) (yaml, body []byte, closed bool) {
	rest := bytes.TrimPrefix(src, []byte("\xef\xbb\xbf"))
	first, rest, _ := bytes.Cut(rest, []byte{'\n'})
	if !isFence(first) {
		return nil, bytes.TrimPrefix(src, []byte("\xef\xbb\xbf")), false
	}
	begin := rest
	for at := 0; at < len(begin); {
		line, _, _ := bytes.Cut(begin[at:], []byte{'\n'})
		if isFence(line) {
			return begin[:at:at], begin[min(len(begin), at+len(line)+1):], true
		}
		at += len(line) + 1
	}
	return begin, nil, false
}

func isFence(line []byte) bool {
	return bytes.HasPrefix(line, []byte("---")) && len(bytes.TrimRight(line[3:], " \t\r")) == 0
}

func isURL(value string) (wrong, fix string) {
	u, err := url.Parse(value)
	if err != nil || u.Host == "" || u.Scheme != "https" && u.Scheme != "http" {
		return "is not a web address.", "Write it in full: https://…"
	}
	return "", ""
}

func isPagePath(value string) (wrong, fix string) {
	path, _, _ := strings.Cut(value, "#")
	if !strings.HasPrefix(path, "/") || !strings.HasSuffix(path, "/") || strings.Contains(path, "//") {
		return "is not the path of a page.", "Begin and end it with a slash: /acme-ui/button/"
	}
	return "", ""
}

func isFilePath(value string) (wrong, fix string) {
	if strings.Contains(value, "..") || strings.ContainsAny(value, "\\?#") || strings.Contains(value, "://") {
		return "is not a path below the repository.", "Write folders and file with forward slashes, without “..”."
	}
	return "", ""
}

func isDate(value string) (wrong, fix string) {
	if _, err := time.Parse(time.DateOnly, value); err != nil {
		return "is not a day of the calendar.", "Write year, month and day: 2024-01-31."
	}
	return "", ""
}

func isComponent(value string) (wrong, fix string) {
	for i, r := range value {
		letter := r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r == '_'
		if !letter && (i == 0 || (r < '0' || r > '9') && r != '.') {
			return "holds " + diag.Quote(value) + ", which is no name of a component or hook.",
				"Write the names as they are exported, with commas between them: Button, IconButton."
		}
	}
	return "", ""
}

func isWord(value string) (wrong, fix string) {
	for _, r := range value {
		if (r < 'a' || r > 'z') && (r < '0' || r > '9') && r != '-' {
			return "is " + diag.Quote(value) + "; only small letters, digits and hyphens are allowed.",
				"Write a word such as acme-ui."
		}
	}
	return "", ""
}
