package markdown

import (
	"fmt"
	"strings"
	"testing"
)

func TestSentences(t *testing.T) {
	body := "# Title\n\nOne sentence. Another with `x.y. Z` and [a link](/a/)!\nThe third, e.g. this one, version " +
		"5.15 too\n\n- A point. “Quoted.” Last?\n\n| a | b |\n| - | - |\n| Cell. | Cell |\n\n```js\nnot. This.\n```\n"
	doc, _ := Parse(Input{File: "a.md", Body: []byte(body), FirstLine: 10})
	var got []string
	for _, s := range doc.Sentences() {
		got = append(got, fmt.Sprint(s.Line, " ", s.Words, " ", s.Text))
	}
	want := []string{"12 2 One sentence.", "12 6 Another with `code` and a link!",
		"12 8 The third, e.g. this one, version 5.15 too", "15 2 A point.", "15 1 “Quoted.”", "15 1 Last?"}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}
