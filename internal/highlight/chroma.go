package highlight

import (
	"strings"
	"time"

	"github.com/alecthomas/chroma/v2"
	"github.com/alecthomas/chroma/v2/lexers"
)

// lexerNames maps the names of code fences to chroma's lexers.
var lexerNames = map[string]string{
	"css":      "css",
	"go":       "go",
	"html":     "html",
	"http":     "http",
	"json":     "json",
	"markdown": "markdown",
	"markup":   "html",
	"md":       "markdown",
	"mdx":      "markdown",
	"toml":     "toml",
	"xml":      "xml",
	"yaml":     "yaml",
	"yml":      "yaml",
}

// otherNames are further names of languages, as highlighters on the web know them.
var otherNames = map[string]string{
	"javascript": "js", "mjs": "js", "cjs": "js", "typescript": "ts", "mts": "ts", "cts": "ts",
	"sh": "bash", "shell": "bash", "zsh": "bash", "console": "bash", "shellsession": "bash", "shell-session": "bash",
	"shellscript": "bash", "txt": "text", "plain": "text", "plaintext": "text", "output": "text", "log": "text",
	"ansi": "text", "tree": "text", "none": "text", "csv": "text",
	"env": "ini", "dotenv": "ini", "properties": "ini", "editorconfig": "ini", "gitignore": "text",
	"jsonc": "json", "json5": "json", "jsonl": "json", "webmanifest": "json", "importmap": "json",
	"astro": "html", "svg": "xml", "less": "scss", "postcss": "css", "pcss": "css", "vue-html": "html",
	"proto": "protobuf", "dockerfile": "docker", "containerfile": "docker", "makefile": "make", "patch": "diff",
}

// nameOf is a language by the name that is used here.
func nameOf(language string) string {
	language = strings.ToLower(language)
	if name, ok := otherNames[language]; ok {
		return name
	}
	return language
}

// lexerOf is the lexer of a language: by our name, else by chroma's own, by an alias or a file's extension.
func lexerOf(language string) (name string, ok bool) {
	if name, ok = lexerNames[language]; ok {
		return name, true
	}
	lexer := lexers.Get(language)
	if lexer == nil || len(language) > 40 {
		return "", false
	}
	return lexer.Config().Name, true
}

// longest is how long a lexer may take: some go back and forth over text of the wrong kind for hours.
const longest = 2 * time.Second

// chromaSpans colors code by a lexer of chroma. Should a lexer fail, give back other text than it was given or take too
// long, the rest of the code stays plain.
func chromaSpans(lexer, code string) []Span {
	tokens, err := lexers.Get(lexer).Tokenise(&chroma.TokeniseOptions{State: "root"}, code)
	if err != nil {
		return nil
	}
	var spans []Span
	at := 0
	start := time.Now()
	for token := tokens(); token != chroma.EOF; token = tokens() {
		if !strings.HasPrefix(code[at:], token.Value) || time.Since(start) > longest {
			break
		}
		if class := classOf(lexer, token); class != "" && token.Value != "" {
			spans = append(spans, Span{at, at + len(token.Value), class})
		}
		at += len(token.Value)
	}
	return spans
}

// exceptions are the token types that one lexer means otherwise than the others do.
var exceptions = map[string]map[chroma.TokenType]string{
	"css": {chroma.Keyword: "a", chroma.KeywordType: "d", chroma.CommentPreproc: "k"},
}

// classOf is the class of a token of one of chroma's lexers. The brackets of tags are quiet, as in JSX.
func classOf(lexer string, token chroma.Token) string {
	t := token.Type
	if class, ok := exceptions[lexer][t]; ok {
		return class
	}
	switch t {
	case chroma.KeywordConstant, chroma.NameConstant, chroma.NameEntity:
		return "d"
	case chroma.NameAttribute, chroma.NameProperty:
		return "a"
	case chroma.NameTag, chroma.NameClass, chroma.NameFunction, chroma.NameFunctionMagic, chroma.NameBuiltin,
		chroma.GenericHeading, chroma.GenericSubheading:
		return "n"
	case chroma.NameDecorator, chroma.NamePseudo, chroma.OperatorWord:
		return "k"
	case chroma.Punctuation:
		if (lexer == "html" || lexer == "xml") && strings.ContainsAny(token.Value, "<>/") {
			return "q"
		}
		return ""
	}
	switch {
	case t.InCategory(chroma.Keyword):
		return "k"
	case t.InSubCategory(chroma.NameVariable):
		return "a"
	case t == chroma.Literal, t.InSubCategory(chroma.LiteralString):
		return "s"
	case t.InCategory(chroma.Literal):
		return "d"
	case t.InCategory(chroma.Comment):
		return "c"
	}
	return ""
}
