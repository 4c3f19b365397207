package bundle

import (
	"fmt"
	"path"

	"github.com/evanw/esbuild/pkg/api"
)

// Picture is a file that an output shows by its address.
type Picture struct {
	File    string // hashed file name
	Content []byte
}

// pictures makes the import of a picture its address, as the common bundlers do.
func (b *Bundler) pictures(o *api.BuildOptions) {
	loader := api.LoaderDataURL
	if b.options.Pictures != "" {
		loader = api.LoaderFile
		o.PublicPath, o.AssetNames = b.options.Pictures, "[name]-[hash]"
	}
	o.Loader = map[string]api.Loader{".js": api.LoaderJSX} // many libraries in JavaScript write elements in it
	for _, ending := range b.options.PictureEndings {
		o.Loader[ending] = loader
	}
	for _, ending := range b.options.Styles.Fonts {
		o.Loader[ending] = loader
	}
}

// pictures are the files that the script of an entry, or the stylesheet beside it, shows.
func (m *metafile) pictures(entry int, files map[string][]byte) []Picture {
	var list []Picture
	for name, output := range m.Outputs {
		own := path.Base(name)
		if own != scriptName(entry) && own != fmt.Sprintf("e%d.css", entry) {
			continue
		}
		for _, imported := range output.Imports {
			if file := path.Base(imported.Path); imported.Kind == "file-loader" || imported.Kind == "url-token" {
				if content, ok := files[file]; ok {
					list = append(list, Picture{file, content})
				}
			}
		}
	}
	return list
}
