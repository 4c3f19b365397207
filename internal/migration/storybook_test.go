package migration_test

import (
	"strings"
	"testing"
)

// TestImport_NamesOneModuleOfStories: modules whose names and folders are equal are told apart.
func TestImport_NamesOneModuleOfStories(t *testing.T) {
	archive := "-- in/package.json --\n{\"name\": \"sprocket\"}\n"
	for _, folder := range []string{"core/src/Wheel", "labs/src/Wheel"} {
		title, _, _ := strings.Cut(folder, "/")
		archive += "-- in/" + folder + "/Wheel.stories.tsx --\nexport default { title: '" + title + "/Wheel' };\n" +
			"export const Small = {};\n"
	}
	files, _ := imported(t, "storybook", archive+"-- in/labs/src/Tooth.stories.tsx --\nexport default { title: 'Tooth' };\n")
	for name, want := range map[string]string{
		"content/docs/core/wheel/index.md": `{{"story": "core/src/Wheel/Wheel.stories.tsx"}}`,
		"content/docs/labs/wheel/index.md": `{{"story": "labs/src/Wheel/Wheel.stories.tsx"}}`,
		"content/docs/tooth/index.md":      `{{"story": "Tooth.stories.tsx"}}`,
	} {
		if !strings.Contains(files[name], want) {
			t.Errorf("%s is\n%s\nwithout %s", name, files[name], want)
		}
	}
}
