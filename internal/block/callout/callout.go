// Package callout is the block kind of boxes around text: :::severity to :::, and quotes that begin with [!NOTE].
//
// In: a severity, a title and markdown. Out: the same, rendered. Never here: colors and icons of severities.
package callout

import (
	"bytes"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/block"
	"vitrine/internal/diag"
	"vitrine/internal/markdown"
	"vitrine/internal/vitrine"
)

// severities are the words of our dialect and of others for them: Docusaurus, VitePress, Starlight, GitHub. Any other
// word gives a neutral box.
var severities = map[string]string{"info": "info", "success": "success", "warning": "warning", "error": "error",
	"note": "info", "important": "info", "tip": "success", "caution": "warning", "danger": "error"}

// alerts are those of GitHub. Its caution is stronger than its warning.
var alerts = map[string]string{"note": "info", "tip": "success", "important": "info", "warning": "warning",
	"caution": "error"}

// words are all that may stand behind the colons.
func words() []string { return append(slices.Sorted(maps.Keys(severities)), folded, "code-group") }

// folded is the word of a box that a reader opens.
const folded = "details"

// box is what the opening line says.
type box struct {
	severity, title  string
	folded, unfolded bool   // a reader opens it, or closes it
	unknown          string // a word that stands in the place of the severity
	attributes       string // that other tools read
	endless          bool   // nobody closed it
	around, opening  string // the opening lines of the box that ended before, and of this one
}

// Kind is the block kind.
type Kind struct{ block.Defaults[box] }

// Name implements block.Kind.
func (Kind) Name() string { return "callout" }

// Claim implements block.Kind. A callout inside another is closed first, by as many colons as opened it.
func (Kind) Claim() block.Claim {
	return block.Containers(markdown.Container{Form: "callout", Trigger: ':', Words: words(),
		Open: func(line string) (string, bool) {
			colons, rest := colons(line)
			word, title, _ := titled(rest)
			return rest, colons >= 3 && (title == "" || isKnown(word) || kindName.MatchString(word))
		},
		Follows: func(line string, rest []byte) bool {
			colons, words := colons(line)
			word, title, _ := titled(words)
			if words == "" {
				return pairs(colons, rest)
			}
			return title == "" || isKnown(word) || closes(colons, rest)
		},
		Close: func(opening, line string) bool {
			opened, _ := colons(opening)
			closed, rest := colons(line)
			return rest == "" && closed == opened
		},
		Quoted: func(line string) (string, bool) {
			found := alert.FindStringSubmatch(line)
			if found == nil {
				return "", false
			}
			severity, known := alerts[strings.ToLower(found[1])]
			return severity + " " + found[2], known
		}})
}

var (
	kindName   = regexp.MustCompile(`^[A-Za-z][\w-]*$`)
	alert      = regexp.MustCompile(`^\[!(\w+)\][-+]?[ \t]*(.*?)\s*$`)
	bracketed  = regexp.MustCompile(`^([\w-]+)\s*(?:\[(.*)\]|\{\s*title="([^"]*)"\s*\})$`)
	opened     = regexp.MustCompile(`^\{\s*open(?:="?(?:open|true)?"?)?\s*\}$`)
	between    = regexp.MustCompile(`^([\w-]+)(\{[^{}]*\})\s+([^\s{].*?)\s*$`)
	attributed = regexp.MustCompile(`^(\S.*?)\s*(\{\s*[.#:\w][^{}]*\})$`)
)

func isKnown(word string) bool { return severities[word] != "" || word == folded }

// closes says whether a line of a text closes what so many colons opened: words behind colons that nobody closes are no
// box of a kind that nobody knows.
func closes(opened int, text []byte) bool {
	for line := range bytes.Lines(text) {
		if closed, rest := colons(strings.TrimRight(string(line), "\r\n")); rest == "" && closed == opened {
			return true
		}
	}
	return false
}

// pairs says whether the next line that begins with so many colons has nothing else: then they are the end of a box
// that has no word, else they are left over.
func pairs(opened int, text []byte) bool {
	for line := range bytes.Lines(text) {
		if count, rest := colons(strings.TrimRight(string(line), "\r\n")); count == opened {
			return rest == ""
		}
	}
	return false
}

// titled splits the words of an opening line: tip Title, tip[Title], tip{title="Title"}, and attributes behind them or
// behind the word.
func titled(words string) (word, title, attributes string) {
	if found := bracketed.FindStringSubmatch(words); found != nil {
		return found[1], strings.TrimSpace(found[2] + found[3]), ""
	}
	if found := between.FindStringSubmatch(words); found != nil && isKnown(found[1]) {
		return found[1], strings.ReplaceAll(found[3], "`", ""), found[2]
	}
	if found := attributed.FindStringSubmatch(words); found != nil {
		word, title, _ = titled(found[1])
		return word, title, found[2]
	}
	word, title, _ = strings.Cut(words, " ")
	return word, strings.TrimSpace(strings.ReplaceAll(title, "`", "")), ""
}

// colons counts those that a line begins with and returns what follows them.
func colons(line string) (count int, rest string) {
	trimmed := strings.TrimLeft(line, " ")
	if len(line)-len(trimmed) > 3 {
		return 0, ""
	}
	rest = strings.TrimLeft(trimmed, ":")
	return len(trimmed) - len(rest), strings.TrimSpace(rest)
}

// plain is a title without the signs of markdown: it is shown as words.
func plain(title string) string {
	if !strings.ContainsAny(title, "*_`[~") {
		return title
	}
	return block.WordsIn(title)
}

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, report markdown.Report) (box, bool) {
	word, title, attributes := titled(c.Argument)
	b := box{severity: severities[word], title: plain(title), folded: word == folded, attributes: attributes,
		endless: !c.Closed, around: c.Around, opening: strings.TrimSpace(c.Excerpt)}
	if b.folded && opened.MatchString(attributes) {
		b.unfolded, b.attributes = true, ""
	}
	if _, quoted := alerts[word]; b.severity == "" && !b.folded && !quoted && c.Argument != " " {
		b.unknown = strings.TrimSpace(word)
	}
	if b.folded && b.title == "" {
		report("This box is folded and has no title.", "Readers would not know what they can open.",
			"Write one behind the word: :::details What changed")
		return b, false
	}
	return b, true
}

// unclosed says what a box does that nobody closed, and what to do.
func (b box) unclosed() (what, why, fix string) {
	what, why, fix = "This box is never closed.", "All that follows stands in it.",
		"Write ::: with as many colons on a line of its own. A box within another has fewer colons."
	if b.around == "" {
		return what, why, fix
	}
	why = fmt.Sprintf("It ends with the box %s around it.", diag.Quote(b.around))
	outer, _ := colons(b.around)
	inner, _ := colons(b.opening)
	if outer >= 3 && outer <= inner {
		fix = fmt.Sprintf("Close that one before, or begin and end it with %d colons: a box within another has fewer.",
			inner+1)
	}
	return what, why, fix
}

// Resolve implements block.Kind.
func (Kind) Resolve(c *block.Context, b box, content markdown.Content) (vitrine.BlockData, bool) {
	if b.unknown != "" {
		fix := diag.DidYouMean(b.unknown, words())
		if fix == "" {
			fix = "Write one of those that are read: " + strings.Join(words(), ", ") + "."
		}
		c.Warn("Nothing reads the kind "+diag.Quote(b.unknown)+" of this box.", "It is a neutral one.", fix)
	}
	if b.attributes != "" {
		c.Warn("Nothing reads the attributes "+diag.Quote(b.attributes)+" of this box.", "A link to it would lead nowhere.",
			"Remove them. Links lead to headings: ## Words {#id}")
	}
	if b.endless {
		c.Warn(b.unclosed())
	}
	return vitrine.Callout{Severity: b.severity, Title: b.title, Folded: b.folded, Open: b.unfolded,
		Text: content.Text}, true
}
