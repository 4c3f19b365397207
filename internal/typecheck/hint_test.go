package typecheck

import (
	"reflect"
	"strings"
	"testing"
)

func TestNamesOf(t *testing.T) {
	text := "const größe = <Press look={größe} />; // größe\n\nreturn 'x' + $a;\n"
	known := map[int]int{strings.Index(text, "größe"): 1, strings.Index(text, "Press"): 2,
		strings.LastIndex(text[:30], "größe"): 1, strings.Index(text, "look"): 3, strings.Index(text, "$a"): 4}
	want := [][]int{{0, 1, 2, 3}, {}, {0, 0, 4}}
	if got := namesOf(text, known); !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}
