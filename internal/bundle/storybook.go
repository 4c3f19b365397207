package bundle

import "strings"

// storybookModule stands for all packages of Storybook in stories: their tests and panels are not on a page, and would
// be half a megabyte of it.
const storybookModule = enginePath + "engine/story/storybook"

func ofStorybook(name string) bool {
	return name == "storybook" || strings.HasPrefix(name, "storybook/") || strings.HasPrefix(name, "@storybook/")
}
