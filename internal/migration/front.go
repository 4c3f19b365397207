package migration

import (
	"encoding/json"
	"html"
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// maxTitle is how long a title may be here.
const maxTitle = 70

// understood are keys that pages, navigation and addresses are made of.
var understood = []string{"title", "description", "slug", "id", "sidebar_position", "sidebar_label", "sidebar", "order",
	"group", "nav", "sidebarTitle", "asIndexPage", "draft", "unlisted", "toc", "hide_table_of_contents", "features"}

// ofPosts are those that posts are made of.
var ofPosts = []string{"date", "authors", "author", "author_url", "tags"}

// front is the front matter of a page here.
func (one *page) front(text string) string {
	title, long := shortened(one.title, maxTitle)
	if long {
		one.decide(one.line("title"), "The title is longer than readers of a search engine see; it was cut.",
			"Write one of at most 70 characters.")
	}
	description, long := shortened(plain(one.matter.text("description")), vitrine.MaxDescription)
	switch {
	case description == "":
		description, _ = shortened(opening(text), vitrine.MaxDescription)
		if description == "" {
			description = one.title + "."
		}
		one.decide(1, "The page has no description; its first sentences stand there.",
			"Write one or two sentences of 70 to 160 characters that search engines show.")
	case long:
		one.decide(one.line("description"), "The description is longer than 160 characters; it was cut.",
			"Write it shorter.")
	}
	out := "---\ntitle: " + quote(title) + "\ndescription: " + quote(description) + "\n"
	if one.matter.text("draft") == "true" || one.matter.text("unlisted") == "true" {
		out += "noIndex: true\n"
		one.decide(one.line("draft"), "The page is a draft, and is published here, hidden from search engines.",
			"Remove its folder if nobody should see it yet.")
	}
	out += one.post.front()
	if one.matter.text("toc") == "false" || one.matter.text("hide_table_of_contents") == "true" {
		out += "disableToc: true\n"
	}
	for _, key := range slices.Sorted(maps.Keys(one.matter)) {
		isHome := one.matter.group("hero") != nil && (key == "hero" || key == "template")
		isPost := one.post != nil && slices.Contains(ofPosts, key)
		if !isHome && !isPost && !slices.Contains(understood, key) {
			one.decide(one.line(key), "Nothing here reads the key "+diag.Quote(key)+"; it was left out.",
				"Look at “Every key” of the documentation for one that does the same.")
		}
	}
	return out + "---\n\n"
}

// quote is a text as YAML reads it.
func quote(text string) string {
	var out strings.Builder
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	if err := e.Encode(text); err != nil {
		return `""` // a string always has a form
	}
	return strings.TrimSpace(out.String())
}

// shortened is a text that ends with a word within a bound.
func shortened(text string, most int) (string, bool) {
	if utf8.RuneCountInString(text) <= most {
		return text, false
	}
	cut := string([]rune(text)[:most-1])
	if i := strings.LastIndexByte(cut, ' '); i > 0 {
		cut = cut[:i]
	}
	return strings.TrimRight(cut, " ,;:-") + "…", true
}

var (
	linkText   = regexp.MustCompile(`!?\[([^\]]*)\]\([^)]*\)`)
	anyTag     = regexp.MustCompile(`<[A-Za-z/!][^>]*>`)
	attributes = regexp.MustCompile(`[ \t]*\{[#.][^{}\n]*\}`)
	// codeElement holds nothing that is said in words.
	codeElement = regexp.MustCompile(`(?is)<!--.*?-->|<pre\b.*?</pre>|<style\b.*?</style>|<script\b.*?</script>`)
)

// plain is a text without signs of markdown.
func plain(text string) string {
	text = linkText.ReplaceAllString(text, "$1")
	var out strings.Builder
	last := 0
	for _, at := range append(codeSpan.FindAllStringIndex(text, -1), []int{len(text), len(text)}) {
		said := anyTag.ReplaceAllString(text[last:at[0]], "")
		said = strings.NewReplacer("**", "", "`", "", "__", "", "*", "", `\`, "").Replace(said)
		out.WriteString(html.UnescapeString(said) + strings.Trim(text[at[0]:at[1]], "`"))
		last = at[1]
	}
	return strings.Join(strings.Fields(out.String()), " ")
}

// opening are the first sentences of a text, of as many paragraphs as a description needs.
func opening(text string) string {
	said, fence := "", ""
	var lines []string
	for line := range strings.SplitSeq(worded(text)+"\n\n", "\n") {
		fence = inFence(fence, line)
		isCode := len(lines) == 0 && (strings.HasPrefix(line, "    ") || strings.HasPrefix(line, "\t"))
		line = strings.TrimSpace(line)
		isText := fence == "" && !isCode && line != "" && !strings.ContainsAny(line[:1], "#<:|-*>`~!{=+[") &&
			!strings.HasPrefix(line, "1.")
		switch {
		case isText:
			lines = append(lines, line)
		case len(lines) > 0:
			said = strings.TrimSpace(said + " " + plain(strings.Join(lines, " ")))
			isSentence := said == "" || strings.ContainsAny(said[len(said)-1:], ".!?")
			if utf8.RuneCountInString(said) >= vitrine.MinDescription || !isSentence {
				return said
			}
			lines = nil
		}
	}
	return said
}

// worded is a text without what is no words outside of its code: tags, comments and attributes. Lines stay.
func worded(text string) string {
	for _, form := range []*regexp.Regexp{codeElement, anyElement, attributes} {
		hidden := masked(text)
		var out strings.Builder
		last := 0
		for _, at := range form.FindAllStringIndex(hidden, -1) {
			out.WriteString(text[last:at[0]] + strings.Repeat("\n", strings.Count(text[at[0]:at[1]], "\n")))
			last = at[1]
		}
		text = out.String() + text[last:]
	}
	return text
}
