package compile

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"vitrine/internal/vitrine"
)

// furnish adds to the small site whatever makes another kind of published file.
func (w *workshop) furnish() {
	w.change("vitrine.yaml", "products:", `languages: [en, de]
hosts: {production: docs.example}
analytics: {id: A1, script: 'https://tags.example/tag.js?id={id}'}
feedback: {endpoint: /-/feedback}
blog: {tags: [News], authors: [{key: ann, name: Ann Other}]}
products:`)
	w.write("translations/de.yaml", "pages:\n  /lib/guide: Anleitung\nmessages:\n  Copied: Kopiert\n")
	w.write("content/lib/guide/index-de.md", "---\ndescription: Eine Seite.\n---\n\n# Anleitung\n\n## Erste Schritte\n")
	w.write("content/blog/one/index.md", post)
	w.write("content/404/index.md", frontMatter+"# Not found\n\nWords.\n")
	w.write("content/lib/all/index.md", "---\ndescription: All of them.\n---\n\n# All\n\n{{\"gallery\": [\"One\"]}}\n\n"+
		"{{\"numbers\": [{\"label\": \"Demos\", \"count\": \"demos\"}, {\"label\": \"Script\", \"count\": \"script\"}]}}\n")
	w.write("content/lib/all/demos/One.tsx", picture)
	w.write("content/lib/framed/index.md", "---\ndescription: Framed.\n---\n\n# Framed\n\n"+
		"{{\"demo\": \"Wide.tsx\", \"iframe\": true, \"height\": 200}}\n\n{{\"demo\": \"Bare.tsx\", \"hideToolbar\": true}}\n\n"+
		"{{\"component\": \"Greeting\", \"generated\": \"numbers\", \"facts\": \"icons\"}}\n")
	w.write("content/lib/framed/demos/Wide.tsx", "export default function Wide() {\n  return <b>Wide</b>;\n}\n")
	w.write("content/lib/framed/demos/Bare.tsx", "export default function Bare() {\n  return <b>Bare</b>;\n}\n")
	w.write("content/lib/framed/photo.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n")
	w.write("components/Greeting.tsx",
		"export default function Greeting({ generated }: any) { return <p id=\"hello\">{generated.data}</p>; }\n")
	w.write("components/Greeting.script.ts", "import './greeting.css';\nconsole.debug('hello');\n")
	w.write("components/greeting.css", "#hello { color: red; }\n")
	w.write("generators/numbers.ts",
		"export default async () => ({ files: { 'numbers.json': '[1, 2]' }, data: 'numbers' });\n")
	w.write("public/robots-of-old.txt", "none\n")
	w.write("news.yaml", "- {id: 1, title: A bell}\n")
	w.write("redirects.yaml", "/old/: [/lib/guide/]\n")
	w.write("nav/lib.yaml",
		"- /lib/guide\n- /lib/react-one\n- pathname: /lib/more\n  children: [/lib/all, /lib/framed]\n")
}

// extras are what dev mode leaves out on purpose, since an author is no reader: some scripts, and asking for feedback.
var extras = []*regexp.Regexp{
	regexp.MustCompile(`<script[^>]* id="(?:language|analytics|offline|vitrine-feedback|icon-font)"[^>]*></script>`),
	regexp.MustCompile(`<div class="ask"><div class="rate.*?</div></div>`),
}

// TestDevModeAnswersWhatABuildPublishes: for every file of a build dev mode answers the same bytes, and for no other
// address.
func TestDevModeAnswersWhatABuildPublishes(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.furnish()
	files, _, err := w.builder.Files(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	live, err := w.builder.Live()
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[string]bool{}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		address := vitrine.OutputAddress(name)
		want, err := files[name].Content()
		if err != nil {
			t.Fatal(err)
		}
		answer, err := live.Get(t.Context(), address)
		if err != nil {
			t.Errorf("%s: %v", address, err)
			continue
		}
		kinds[filepath.Ext(name)] = true
		if answer.Page {
			for _, extra := range extras {
				want = extra.ReplaceAll(want, nil)
			}
		}
		if address == vitrine.WorkerPath {
			if !bytes.Contains(answer.Content, []byte("unregister")) {
				t.Errorf("the service worker of dev mode removes none: %.200s", answer.Content)
			}
			continue
		}
		if !bytes.Equal(answer.Content, want) {
			t.Errorf("%s differs%s", address, firstDifference(answer.Content, want))
		}
	}
	for _, name := range []string{"blog/rss.xml", "de/lib/guide/index.html", "lib/framed/demos/Wide/index.html",
		"lib/more/index.html", "lib/more/index.md", "facts.json", "llms-full.txt", "lib/guide/llms.txt", "404.html", "nav/lib.html", "de/search/core.json", "_redirects", "sw.js",
		"lib/framed/demos/Wide.tsx.html", "lib/framed/photo.svg", "sandbox/index.html", "robots-of-old.txt"} {
		if _, ok := files[name]; !ok {
			t.Errorf("the test site publishes no %s", name)
		}
	}
	for _, kind := range []string{".png", ".css", ".js", ".json", ".md", ".txt", ".xml", ".svg"} {
		if !kinds[kind] {
			t.Errorf("dev mode was asked for no %s", kind)
		}
	}
	for _, address := range []string{"/404/", "/old/", "/de/404/", "/lib/guide", "/lib/framed/demos/",
		"/lib/framed/demos/Bare.tsx.txt", "/lib/react-one/demos/Counter/", "/404/index.md", "/de/lib/guide/index.md",
		"/de/blog/rss.xml", "/assets/nothing.js", "/assets/card-000000000000.png", "/sandbox/nothing.js",
		"/fr/search/core.json", "/assets/search/aaaaaaaa.json", "/nav/none.html", "/vitrine.yaml", "/.vitrine"} {
		if answer, err := live.Get(t.Context(), address); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s, which no build publishes: %v %.80s", address, err, answer.Content)
		}
	}
}

// firstDifference shows where two texts part.
func firstDifference(got, want []byte) string {
	for i := range min(len(got), len(want)) {
		if got[i] != want[i] {
			from := max(0, i-40)
			return ":\ngot  " + string(got[from:min(i+80, len(got))]) + "\nwant " +
				string(want[from:min(i+80, len(want))])
		}
	}
	return " in length"
}

// TestEditsWhilePagesAreRead: pages are answered while files are edited, whatever is edited. The race detector looks
// on.
func TestEditsWhilePagesAreRead(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	live, err := w.builder.Live()
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	live.Types().Notify(func() {})
	var readers sync.WaitGroup
	for _, address := range []string{"/lib/guide/", "/lib/react-one/", "/nav/lib.html", "/search/core.json"} {
		readers.Go(func() {
			for ctx.Err() == nil {
				if answer, err := live.Get(ctx, address); ctx.Err() == nil && (err != nil || len(answer.Content) == 0) {
					t.Errorf("%s: %v %v", address, err, answer.Problems)
					return
				}
			}
		})
	}
	const guide = "content/lib/guide/index.md"
	for i, file := range []string{guide, "vitrine.yaml", one + "demos/Counter.tsx", guide, "vitrine.yaml"} {
		switch file {
		case "vitrine.yaml":
			w.change(file, "name: Small site", "name: Small site\ndescription: Number "+strings.Repeat("I", i)+".")
		case guide:
			w.change(file, "Words", "More Words")
		default:
			w.change(file, "Pressed", "Counted")
		}
		if err := live.Edited([]string{filepath.Join(w.folder, "site", file)}); err != nil {
			t.Error(err)
		}
		if file == "vitrine.yaml" {
			w.change(file, "description: Number "+strings.Repeat("I", i)+".\n", "")
		}
	}
	stop()
	readers.Wait()
}
