package diag

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// Excerpt returns one line of a text as it stands, without its line end. Lines count from 1; a line outside the
// text gives "". Bytes that are not UTF-8 become U+FFFD.
func Excerpt(src []byte, line int) string {
	if line < 1 {
		return ""
	}
	for ; line > 1; line-- {
		end := bytes.IndexByte(src, '\n')
		if end < 0 {
			return ""
		}
		src = src[end+1:]
	}
	if end := bytes.IndexByte(src, '\n'); end >= 0 {
		src = src[:end]
	}
	return strings.ToValidUTF8(strings.TrimSuffix(string(src), "\r"), string(utf8.RuneError))
}

// Position turns a byte offset into a line and a column, both from 1, the column in characters.
// An offset beyond the text is its end.
func Position(src []byte, offset int) (line, column int) {
	before := src[:max(0, min(offset, len(src)))]
	line = bytes.Count(before, []byte{'\n'}) + 1
	column = utf8.RuneCount(before[bytes.LastIndexByte(before, '\n')+1:]) + 1
	return line, column
}
