package bundle

import (
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// storybookModule takes the place of all packages of Storybook in stories, whose tests and panels are not on a page and
// would be half a megabyte of it, and of their pages in MDX.
const storybookModule = enginePath + "engine/story/storybook"

// fromStory reports whether an import of the site or of the library's sources is one that only Storybook can read.
func fromStory(args api.OnResolveArgs) bool {
	page := strings.HasSuffix(args.Path, ".mdx") && strings.Contains(filepath.Base(args.Importer), ".stories.")
	return (page || ofStorybook(args.Path)) && !isInPackage(args.ResolveDir)
}

func ofStorybook(name string) bool {
	return name == "storybook" || strings.HasPrefix(name, "storybook/") || strings.HasPrefix(name, "@storybook/")
}
