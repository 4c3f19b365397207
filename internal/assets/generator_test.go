package assets

import (
	"strings"
	"testing"
)

func TestWrongName(t *testing.T) {
	long := strings.Repeat("a", maxPart)
	for _, name := range []string{"a", "icons/list.json", ".well-known/x", "_headers", "a b/ä.txt", long + "/" + long} {
		if wrong := wrongName(name); wrong != "" {
			t.Errorf("%q %s", name, wrong)
		}
	}
	for name, want := range map[string]string{"": "not a path", ".": "not a path", "..": "not a path", "/a": "not a path",
		"../../../WRITTEN": "not a path", "a/../../../X": "not a path", "a//b": "not a path", "a/": "not a path",
		`..\X`: "not a path", "\xff": "not a path", "a\nb": "control", "a\x00": "control", "a\x7f": "control",
		"a\u0085": "control", long + "a": "too long", "a/" + long + "ä.json": "too long",
		strings.Repeat("a/", maxName/2) + "a": "too long"} {
		if wrong := wrongName(name); !strings.Contains(wrong, want) {
			t.Errorf("%q %s", name, wrong)
		}
	}
}
