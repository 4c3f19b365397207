package mdx

import "testing"

// TestEmptyLineBehind: text on the next line would be read as HTML without one.
func TestEmptyLineBehind(t *testing.T) {
	for rest, want := range map[string]bool{"": true, "\n": true, "\n\na": true, "\n  \na": true, " \r\n\r\na": true,
		"\na": false, "a": false, "\n> a": false} {
		if got := emptyLine.MatchString(rest); got != want {
			t.Errorf("%q: %v", rest, got)
		}
	}
}
