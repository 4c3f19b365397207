package torture

import (
	"bytes"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
)

// mostEdits is how many pages are tried until one can be edited.
const mostEdits = 6

// words are a paragraph that no page has.
const words = "\n\nThis paragraph stands here while the site is attacked.\n"

// statement is code that every bundler keeps: it may have an effect.
const statement = "\nSymbol.for('attacked');\n"

// edits are changes of one page each, those first that change a script as well.
func (w *workspace) edits() []map[string][]byte {
	var texts []string
	fs.WalkDir(os.DirFS(w.site), "content", func(name string, d fs.DirEntry, err error) error {
		if err == nil && d.Type().IsRegular() && path.Ext(name) == ".md" {
			texts = append(texts, name)
		}
		return nil
	})
	w.source("edit", 0).Shuffle(len(texts), func(i, j int) { texts[i], texts[j] = texts[j], texts[i] })
	var both, prose []map[string][]byte
	for _, name := range texts {
		content, err := os.ReadFile(filepath.Join(w.site, name))
		if err != nil || !endsInProse(content) {
			continue
		}
		edit := map[string][]byte{name: append(bytes.TrimRight(content, "\n"), words...)}
		prose = append(prose, edit)
		if demo, changed := w.demoOf(name, content); demo != "" {
			with := maps.Clone(edit)
			with[demo] = changed
			both = append(both, with)
		}
	}
	return append(both[:min(len(both), mostEdits)], prose[:min(len(prose), mostEdits)]...)
}

// endsInProse says whether words at the end of a text are a paragraph of it.
func endsInProse(content []byte) bool {
	text := strings.TrimRight(string(content), "\n")
	last := text[strings.LastIndex(text, "\n")+1:]
	return strings.Count(text, "\n```")%2 == 0 && last != "" && !strings.HasPrefix(last, "---") &&
		!strings.HasPrefix(last, " ") && !strings.HasPrefix(last, ":::")
}

var demoName = regexp.MustCompile(`"demo":\s*"([\w/-]+\.tsx)"`)

// demoOf is the first demo that a page shows, with one statement more; "" where it shows none.
func (w *workspace) demoOf(page string, content []byte) (name string, changed []byte) {
	found := demoName.FindSubmatch(content)
	if found == nil {
		return "", nil
	}
	for _, folder := range []string{"demos", "."} {
		name := path.Join(path.Dir(page), folder, string(found[1]))
		if code, err := os.ReadFile(filepath.Join(w.site, name)); err == nil {
			return name, append(bytes.TrimRight(code, "\n"), statement...)
		}
	}
	return "", nil
}
