package compile

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"vitrine/internal/diag"
)

const picture = "export default function One() {\n  return <b>A picture of one</b>;\n}\n"

// TestGallery: pictures are in the page and in no script; a card leads to the page about its component.
func TestGallery(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write("content/lib/all/index.md",
		"---\ndescription: All of them.\n---\n\n# All\n\n<p class=\"description\">All.</p>\n\n{{\"gallery\": "+
			"[\"One\"]}}\n")
	w.write("content/lib/all/demos/One.tsx", picture)
	w.change("nav/lib.yaml", "- ", "- /lib/all\n- ")
	w.build()
	page := w.output("lib/all/index.html")
	for _, part := range []string{`inert=""`, "<b>A picture of one</b>", `href="/lib/react-one/"`} {
		if !strings.Contains(page, part) {
			t.Errorf("the gallery lacks %s", part)
		}
	}
	for _, part := range []string{`data-island="demo"`, "/lib-all-"} {
		if strings.Contains(page, part) {
			t.Errorf("the gallery has %s: a picture runs", part)
		}
	}
	if text := w.output("lib/all/index.md"); !strings.Contains(text, "- [One](https://vitrine.example/lib/react-one/index.md)") {
		t.Errorf("the gallery as text: %s", text)
	}
	if again := w.build(); again.Steps != 0 {
		t.Errorf("the second build ran %d steps", again.Steps)
	}
	w.write("content/lib/all/demos/One.tsx", strings.Replace(picture, "of one", "of uno", 1))
	w.build()
	if !strings.Contains(w.output("lib/all/index.html"), "A picture of uno") {
		t.Error("the edited picture is the old one")
	}
}

// TestPicturesThatWouldLie: nobody knows the component, the file is missing, the drawing depends on the reader.
func TestPicturesThatWouldLie(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.write("content/lib/all/index.md",
		"---\ndescription: All of them.\n---\n\n# All\n\n<p class=\"description\">All.</p>\n\n{{\"gallery\": "+
			"[\"One\", \"Two\", \"Three\"]}}\n\n{{\"gallery\": [\"One\"], \"of\": \"lib\"}}\n")
	w.write("content/lib/all/demos/One.tsx", picture)
	w.write("content/lib/all/demos/Two.tsx", strings.ReplaceAll(picture, "One", "Two"))
	w.change("nav/lib.yaml", "- ", "- /lib/all\n- ")
	w.refuses(`The gallery shows “Two”`, "/lib/react-two/", `There is no demo "Three.tsx"`,
		"This gallery is no list of names.")
	w.write("content/lib/all/index.md", "---\ndescription: All of them.\n---\n\n# All\n\n{{\"gallery\": [\"One\"]}}\n")
	w.change("families/plain.tsx",
		"({ children }: { children: React.ReactNode }) => <React.Fragment>{children}</React.Fragment>",
		"({ children, state }: { children: React.ReactNode; state: { paletteMode: string } }) => <div "+
			"className={state.paletteMode}>{children}</div>")
	w.refuses("The picture One depends on the mode")
}

// refuses builds, and wants to hear all of that.
func (w *workshop) refuses(parts ...string) {
	w.t.Helper()
	_, err := w.builder.Build(context.Background())
	var failure diag.Failure
	if !errors.As(err, &failure) {
		w.t.Fatalf("it was published, or failed otherwise: %v", err)
	}
	said := fmt.Sprint(failure.Problems)
	for _, part := range parts {
		if !strings.Contains(said, part) {
			w.t.Errorf("no word of %s in: %s", part, said)
		}
	}
}
