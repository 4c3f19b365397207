// Package callout is the block kind of boxes around text: :::severity to :::, and quotes that begin with [!NOTE].
//
// In: a severity, a title and markdown. Out: the same, rendered. Never here: colors and icons of severities.
package callout

import (
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
	severity, title string
	folded          bool
	unknown         string // a word that stands in the place of the severity
	attributes      string // that other tools read
	open            bool   // nobody closed it
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
			return rest, colons >= 3 && (title == "" || severities[word] != "" || word == folded)
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
	alert      = regexp.MustCompile(`^\[!(\w+)\][-+]?[ \t]*(.*?)\s*$`)
	bracketed  = regexp.MustCompile(`^([\w-]+)\s*(?:\[(.*)\]|\{\s*title="([^"]*)"\s*\})$`)
	attributed = regexp.MustCompile(`^(\S.*?)\s*(\{\s*[.#:\w][^{}]*\})$`)
)

// titled splits the words of an opening line: tip Title, tip[Title], tip{title="Title"}, and attributes behind them.
func titled(words string) (word, title, attributes string) {
	if found := bracketed.FindStringSubmatch(words); found != nil {
		return found[1], strings.TrimSpace(found[2] + found[3]), ""
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

// Parse implements block.Kind.
func (Kind) Parse(c markdown.Construct, report markdown.Report) (box, bool) {
	word, title, attributes := titled(c.Argument)
	b := box{severity: severities[word], title: title, folded: word == folded, attributes: attributes, open: !c.Closed}
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
	if b.open {
		c.Warn("This box is never closed.", "All that follows stands in it.",
			"Write ::: with as many colons on a line of its own. A box within another has fewer colons.")
	}
	return vitrine.Callout{Severity: b.severity, Title: b.title, Folded: b.folded, Text: content.Text}, true
}
