package tsgo

import (
	"strings"
	"unicode/utf8"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/scanner"
)

// Letters colors a text that no grammar fits, by its letters alone: comments, strings, numbers, keywords.
// A string ends with its line, so that an apostrophe in prose colors one line at most.
func Letters(text string) []Token {
	var tokens []Token
	scanLetters(text, 0, len(text), func(start, end int, kind Kind) {
		if kind != Quiet {
			tokens = append(tokens, Token{start, end, kind})
		}
	})
	return tokens
}

// scanLetters reports what stands in text[at:end]. Angle brackets are reported as Quiet, with the slash beside them.
func scanLetters(text string, at, end int, found func(start, end int, kind Kind)) {
	for at < end {
		rest := text[at:end]
		size, kind := 1, Kind(0)
		switch c := rest[0]; {
		case strings.HasPrefix(rest, "//"), at == 0 && strings.HasPrefix(rest, "#!"):
			size, kind = lineLength(rest), Comment
		case strings.HasPrefix(rest, "/*"):
			size, kind = through(rest, 2, "*/"), Comment
		case c == '"' || c == '\'':
			size, kind = stringLength(rest, c, false), String
		case c == '`':
			size, kind = stringLength(rest, c, true), String
		case '0' <= c && c <= '9':
			size, kind = wordLength(rest), Constant
		case strings.HasPrefix(rest, "</") || strings.HasPrefix(rest, "/>"):
			size, kind = 2, Quiet
		case c == '<' || c == '>':
			kind = Quiet
		default:
			if size = wordLength(rest); size > 0 {
				kind = wordKind(rest[:size])
			} else {
				_, size = utf8.DecodeRuneInString(rest)
			}
		}
		if kind != 0 {
			found(at, at+size, kind)
		}
		at += size
	}
}

func wordKind(word string) Kind {
	switch kind := scanner.StringToToken(word); {
	case kind == ast.KindTrueKeyword || kind == ast.KindFalseKeyword || kind == ast.KindNullKeyword ||
		kind == ast.KindUndefinedKeyword:
		return Constant
	case ast.KindFirstKeyword <= kind && kind <= ast.KindLastKeyword:
		return Keyword
	}
	return 0
}

func wordLength(text string) int {
	for i, r := range text {
		if !scanner.IsIdentifierPart(r) {
			return i
		}
	}
	return len(text)
}

func lineLength(text string) int {
	if i := strings.IndexAny(text, "\r\n"); i >= 0 {
		return i
	}
	return len(text)
}

// through is the length up to and with mark, searched from offset; the whole text where it is missing.
func through(text string, from int, mark string) int {
	if i := strings.Index(text[from:], mark); i >= 0 {
		return from + i + len(mark)
	}
	return len(text)
}

func stringLength(text string, quote byte, lines bool) int {
	for i := 1; i < len(text); i++ {
		switch c := text[i]; {
		case c == '\\' && i+1 < len(text):
			i++
		case c == quote:
			return i + 1
		case !lines && (c == '\n' || c == '\r'):
			return i
		}
	}
	return len(text)
}
