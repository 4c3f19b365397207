package scaffold

import (
	"os"
	"path/filepath"
	"strings"

	"vitrine/internal/story"
)

// mostStories is how many stories of a component its first page shows.
const mostStories = 3

// stories are the first stories of each component that has a module of them, as directives name them. Those that stand
// elsewhere than in the library's sources no directive finds by the end of their path.
func stories(folder string) map[string][]string {
	src := filepath.Join(folder, "src")
	found := map[string][]string{}
	for _, file := range story.Files(src) {
		text, err := os.ReadFile(file)
		below, outside := filepath.Rel(src, file)
		if err != nil || outside != nil {
			continue
		}
		component, names := story.Names(filepath.ToSlash(below), text)
		if found[component] != nil {
			continue
		}
		for _, name := range names[:min(mostStories, len(names))] {
			found[component] = append(found[component], strings.TrimPrefix(filepath.ToSlash(below), "./")+"#"+name)
		}
	}
	return found
}
