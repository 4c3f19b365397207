package markdown

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/yuin/goldmark-emoji/definition"
	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"

	"vitrine/internal/diag"
)

var (
	emojiName = regexp.MustCompile(`:[a-z][a-z0-9_+-]+:`)
	noteName  = regexp.MustCompile(`\[\^([^\]\s^]+)\]`)
)

// shortestEmoji is how long a name is of which one letter may be wrong: among shorter ones any word is near another.
const shortestEmoji = 5

// misspelled tells of names in a line of text that stand there as they were written: notes that have no text, and emoji
// of whose name one letter is wrong. Any other word between colons may be what it seems.
func (p *collector) misspelled(line string, start int) {
	for _, at := range emojiName.FindAllStringIndex(line, -1) {
		before, behind := line[:at[0]], line[at[1]:]
		if strings.Trim(before[max(len(before)-1, 0):], " \t(") != "" ||
			strings.Trim(behind[:min(len(behind), 1)], " \t).,;!?") != "" {
			continue
		}
		name := line[at[0]+1 : at[1]-1]
		if near := nearestEmoji(name); near != "" {
			p.warn(start+at[0], fmt.Sprintf("No emoji is called %s.", diag.Quote(":"+name+":")),
				fmt.Sprintf("Did you mean %s?", diag.Quote(":"+near+":")))
		}
	}
	for _, at := range noteName.FindAllStringSubmatchIndex(line, -1) {
		name := line[at[2]:at[3]]
		if at[0] > 0 && line[at[0]-1] == '\\' || strings.HasPrefix(line[at[1]:], "(") || p.noted()[name] {
			continue
		}
		p.warn(start+at[0], fmt.Sprintf("The note %s has no text.", diag.Quote("[^"+name+"]")),
			fmt.Sprintf("Write it on a line of its own: [^%s]: Words.", name))
	}
}

// noted are the names of the notes that have a text.
func (p *collector) noted() map[string]bool {
	if p.notes == nil {
		p.notes = map[string]bool{}
		ast.Walk(p.doc.tree.root, func(node ast.Node, entering bool) (ast.WalkStatus, error) {
			if note, ok := node.(*extast.Footnote); ok && entering {
				p.notes[string(note.Ref)] = true
			}
			return ast.WalkContinue, nil
		})
	}
	return p.notes
}

// nearestEmoji is a name that differs in one letter, or in two that changed places; "" for none, and for a name that is
// known itself.
func nearestEmoji(name string) string {
	known := func(name string) bool {
		_, known := definition.Github().Get(name)
		return known
	}
	if len(name) < shortestEmoji || known(name) {
		return ""
	}
	const letters = "abcdefghijklmnopqrstuvwxyz_"
	for i := 0; i <= len(name); i++ {
		before, rest := name[:i], name[i:]
		var tried []string
		if len(rest) > 1 {
			tried = append(tried, before+rest[1:2]+rest[:1]+rest[2:])
		}
		if rest != "" {
			tried = append(tried, before+rest[1:])
		}
		for _, letter := range letters {
			tried = append(tried, before+string(letter)+rest)
			if rest != "" {
				tried = append(tried, before+string(letter)+rest[1:])
			}
		}
		for _, one := range tried {
			if known(one) {
				return one
			}
		}
	}
	return ""
}
