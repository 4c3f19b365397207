package tsgo

import (
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/scanner"

	"github.com/microsoft/typescript-go/vitrine/facts"
)

// docOf is the JSDoc comment that stands before a declaration.
func docOf(declaration *ast.Node) facts.Doc {
	if declaration == nil {
		return facts.Doc{}
	}
	at := declaration
	if at.Kind == ast.KindVariableDeclaration && at.Parent != nil && at.Parent.Parent != nil {
		at = at.Parent.Parent // the statement
	}
	file := ast.GetSourceFileOfNode(at)
	if file == nil {
		return facts.Doc{}
	}
	return docBefore(file.Text()[at.Pos():max(at.Pos(), scanner.GetTokenPosOfNode(at, file, false))])
}

// docBefore reads the last JSDoc comment of what stands before a declaration.
func docBefore(trivia string) facts.Doc {
	start := strings.LastIndex(trivia, "/**")
	if start < 0 {
		return facts.Doc{}
	}
	comment, _, found := strings.Cut(trivia[start+3:], "*/")
	if !found {
		return facts.Doc{}
	}
	var doc facts.Doc
	var text []string
	fenced := false
	flush := func() {
		joined := strings.TrimSpace(strings.Join(text, "\n"))
		if n := len(doc.Tags); n > 0 {
			doc.Tags[n-1].Text = joined
		} else {
			doc.Text = joined
		}
		text = nil
	}
	for line := range strings.SplitSeq(comment, "\n") {
		line = withoutStar(line)
		if strings.HasPrefix(strings.TrimSpace(line), "```") {
			fenced = !fenced
		}
		if rest, ok := strings.CutPrefix(strings.TrimSpace(line), "@"); ok && !fenced && isBlockTag(rest) {
			flush()
			name, after := cutWord(rest)
			doc.Tags = append(doc.Tags, facts.Tag{Name: name})
			text = append(text, after)
			continue
		}
		text = append(text, line)
	}
	flush()
	return withDefault(doc)
}

// withDefault names the default of a comment as others write it too: behind the sentence, on the same line, by the
// name that TSDoc has for it, or as code.
func withDefault(doc facts.Doc) facts.Doc {
	for i, tag := range doc.Tags {
		if tag.Name == "defaultValue" {
			doc.Tags[i].Name = "default"
		}
	}
	if !doc.Has("default") {
		for _, tag := range []string{" @default ", " @defaultValue "} {
			at := strings.LastIndex(doc.Text, tag)
			if at < 0 || strings.Contains(doc.Text[at:], "\n") || strings.Count(doc.Text[:at], "`")%2 == 1 {
				continue
			}
			standard := facts.Tag{Name: "default", Text: strings.TrimSpace(doc.Text[at+len(tag):])}
			doc.Text, doc.Tags = strings.TrimRight(doc.Text[:at], " ,"), append(doc.Tags, standard)
		}
	}
	for i, tag := range doc.Tags {
		inner, opens := strings.CutPrefix(tag.Text, "`")
		inner, closes := strings.CutSuffix(inner, "`")
		if tag.Name == "default" && opens && closes && inner != "" && !strings.Contains(inner, "`") {
			doc.Tags[i].Text = inner
		}
	}
	return doc
}

// withoutStar cuts the indentation and the star of a comment's line; what is indented further stays so.
func withoutStar(line string) string {
	trimmed := strings.TrimLeft(line, " \t")
	if rest, ok := strings.CutPrefix(trimmed, "*"); ok {
		return strings.TrimRight(strings.TrimPrefix(rest, " "), " \t\r")
	}
	return strings.TrimRight(trimmed, " \t\r")
}

// isTag tells a tag from a package's name at the beginning of a line.
func isBlockTag(rest string) bool {
	name, _ := cutWord(rest)
	if name == "" || strings.Contains(name, "/") {
		return false
	}
	for _, r := range name {
		if (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') {
			return false
		}
	}
	return true
}

func cutWord(text string) (word, rest string) {
	if i := strings.IndexAny(text, " \t{"); i >= 0 {
		return text[:i], strings.TrimSpace(text[i:])
	}
	return text, ""
}
