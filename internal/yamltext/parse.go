// Package yamltext reads YAML that strangers may have written.
//
// In: a text. Out: its tree, or the values that JSON has. Never here: files and their places, what keys mean.
package yamltext

import (
	"bytes"
	"errors"
	"strings"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// MaxNesting is the depth of brackets or of dashes on one line above which YAML is refused: a deeper document would
// take the parser minutes.
const MaxNesting = 32

// Parse returns the tree of a text. A fault of the parser is an error, and does not end the run.
func Parse(text []byte) (file *ast.File, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = errors.New("the parser gave up on it")
		}
	}()
	return parser.ParseBytes(text, 0)
}

// Fix turns the parser's commonest complaints into advice.
func Fix(message string) string {
	switch {
	case strings.Contains(message, "already defined"):
		return "Keep one of the two."
	case strings.Contains(message, "mapping value is not allowed"):
		return "Quote a text that holds a colon: title: 'Grid: basics'."
	case strings.Contains(message, "reserved character"):
		return "Quote a text that begins with @ or a backtick: '@acme/ui'."
	case strings.Contains(message, "cannot start any token"):
		return "Indent with spaces, not tabs."
	case strings.Contains(message, "end character of"):
		return "Close the quote; within single quotes write '' for an apostrophe."
	}
	return "Write one “key: value” a line; quote texts with signs in them."
}

// Depth returns the deepest nesting of brackets and of dashes or question marks at the beginning of a line.
func Depth(text []byte) int {
	deepest, open := 0, 0
	for line := range bytes.Lines(text) {
		dashes := 0
		for rest := bytes.TrimLeft(line, " "); len(rest) > 1 && (rest[0] == '-' || rest[0] == '?') && rest[1] == ' '; {
			dashes++
			rest = bytes.TrimLeft(rest[1:], " ")
		}
		deepest = max(deepest, dashes)
		for _, b := range line {
			switch b {
			case '[', '{':
				open++
				deepest = max(deepest, open)
			case ']', '}':
				open = max(0, open-1)
			}
		}
	}
	return deepest
}
