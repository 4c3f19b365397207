package compile

import (
	"os"
	"path/filepath"
	"testing"
)

// TestKeepGoing_LeavesOutPagesWhoseStoriesCannotBeBundled: what stories import is in no page's folder.
func TestKeepGoing_LeavesOutPagesWhoseStoriesCannotBeBundled(t *testing.T) {
	t.Parallel()
	w := newWorkshop(t)
	w.writeStories()
	w.file("src/Card/query.graphql", "type Card { title: String }\n")
	w.file("src/Card/broken.js", "export default {\n")
	faults := map[string]string{"missing": "./never.css", "unknown": "./query.graphql", "broken": "./broken.js"}
	for name, imported := range faults {
		w.file("src/Card/"+name+".stories.tsx", "import { Button } from '../Button/Button';\n"+
			"// @ts-ignore\nimport data from '"+imported+"';\n"+
			"export default { component: Button, parameters: { data } };\nexport const One = {};\n")
		w.write("content/lib/"+name+"-card/index.md", "---\ndescription: Stories with a fault.\nnoIndex: true\n---\n\n"+
			"# Card\n\n{{\"story\": \""+name+".stories.tsx\"}}\n")
	}
	w.begin()
	w.builder.options.KeepGoing = true
	report := w.build()
	found := map[string]bool{}
	for _, p := range report.Problems {
		found[p.File] = true
	}
	for _, file := range []string{"../src/Card/missing.stories.tsx", "../src/Card/unknown.stories.tsx",
		"../src/Card/broken.js"} {
		if !found[file] {
			t.Errorf("%s is not reported: %+v", file, report.Problems)
		}
	}
	expectParts(t, "the sound page", w.output(storyPage), `<button title="primary">Save</button>`)
	for name := range faults {
		if _, err := os.Stat(filepath.Join(w.folder, "out/lib", name+"-card")); !os.IsNotExist(err) {
			t.Errorf("the page of %s is published: %v", name, err)
		}
	}
}
