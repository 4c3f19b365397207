package output

import (
	"bytes"
	"context"
	"io/fs"
	"path"

	"vitrine/internal/base"
	"vitrine/internal/publish"
	"vitrine/internal/vitrine"
)

// below is a script or a stylesheet of a site with a base: the assets that it names stand below it.
func (s *Source) below(address string, file publish.File) (publish.File, error) {
	if ending := path.Ext(address); s.Site.Config.Base == "" || ending != ".js" && ending != ".css" {
		return file, nil
	}
	before, err := file.Content()
	if err != nil {
		return file, err
	}
	if after := base.Asset(s.Site.Config.Base, before); !bytes.Equal(before, after) {
		return file.With(after), nil
	}
	return file, nil
}

// basePath tells our server below which path the site stands: its folder has the files of the site alone.
type basePath struct{}

func (basePath) Match(address string) bool { return address == vitrine.BasePath }

func (basePath) List(s *Source) ([]string, error) {
	if s.Site.Config.Base == "" {
		return nil, nil
	}
	return []string{vitrine.BasePath}, nil
}

func (basePath) Content(_ context.Context, s *Source, _ string) (publish.File, error) {
	if s.Site.Config.Base == "" {
		return publish.File{}, fs.ErrNotExist
	}
	return publish.InMemory([]byte(s.Site.Config.Base.Root() + "\n")), nil
}
