package render

import (
	"strings"
	"testing"

	"vitrine/internal/prerender"
	"vitrine/internal/vitrine"
)

// TestForcedStates: what is written for a pointer or the focus also holds in a sheet that shows this state, with the
// weight that it had; what touch screens take back stays as it is.
func TestForcedStates(t *testing.T) {
	sheet := vitrine.Page{Sections: []vitrine.Section{{Blocks: []vitrine.Block{
		vitrine.NewBlock(&vitrine.States{Focus: []string{"Focused", "Focused"}})}}}}
	const css = `.a:hover .b{color:red}.a.Focused,.a:focus-visible{color:blue}.FocusedToo,.a:focus-y{x:y}` +
		`@media (hover: none){.a:hover{color:unset}}.c:hover{}`
	got := forced([]prerender.Style{{CSS: css}}, sheet)[0].CSS
	const hover, focus = `,:where(.sheet:has([value=hover]:checked)) *)`, `,:where(.sheet:has([value=focus]:checked)) *)`
	want := `.a:is(:hover` + hover + ` .b{color:red}.a:is(.Focused` + focus + `,.a:is(:focus-visible` + focus +
		`{color:blue}.FocusedToo,.a:focus-y{x:y}@media (hover: none){.a:hover{color:unset}}.c:is(:hover` + hover + `{}`
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if plain := forced([]prerender.Style{{CSS: css}}, vitrine.Page{})[0].CSS; plain != css {
		t.Errorf("a page without sheets: %s", plain)
	}
}

// TestInertMarkup: a picture stands twice in its page, so nothing in it may be referred to.
func TestInertMarkup(t *testing.T) {
	got := inert(`<label id="a-label" for="a">x</label><input id="a" name="n" aria-describedby="b" type="text">`)
	if got != `<label>x</label><input type="text">` {
		t.Error(got)
	}
	if drawn := `<svg id="a"><use href="#a"></use></svg>`; !strings.Contains(inert(drawn), `id="a"`) {
		t.Error("a drawing lost the part that it refers to")
	}
}
