package output

import (
	"context"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"vitrine/internal/cache"
	"vitrine/internal/publish"
	"vitrine/internal/vitrine"
)

// sharedAssets are what all pages load, named by their content.
type sharedAssets struct{}

func (sharedAssets) Match(address string) bool {
	_, ok := vitrine.AssetName(address)
	return ok
}

func (sharedAssets) List(s *Source) ([]string, error) { return addressesOf(s.Assets.Shared()), nil }

func (sharedAssets) Content(_ context.Context, s *Source, address string) (publish.File, error) {
	file, err := lookup(s.Assets.Shared(), address)
	if err != nil {
		return file, err
	}
	return s.below(address, file)
}

// sandbox is the page that edited demos run in, with the modules that they may import.
type sandbox struct{}

func (sandbox) Match(address string) bool {
	return strings.HasPrefix(address, vitrine.SandboxPath) || strings.HasPrefix(address, vitrine.SandboxPart(""))
}

func (sandbox) List(s *Source) ([]string, error) {
	files, err := s.Assets.Sandbox()
	return addressesOf(files), err
}

func (sandbox) Content(_ context.Context, s *Source, address string) (publish.File, error) {
	files, err := s.Assets.Sandbox()
	if err != nil {
		return publish.File{}, err
	}
	return lookup(files, address)
}

var (
	packages = single{vitrine.PackagesPath, func(s *Source) ([]byte, error) { return s.Assets.Packages() }}
	licenses = single{vitrine.LicensesPath, func(s *Source) ([]byte, error) { return s.Assets.Licenses() }}
	worker   = single{vitrine.WorkerPath, serviceWorker}
)

// serviceWorker begins with a name of the release by all that is in it: browsers look for another text of the file, and
// find one when anything was published anew, and only then. In dev mode, and where the site has no production host, an
// earlier worker is removed.
func serviceWorker(s *Source) ([]byte, error) {
	text, remover := s.Assets.Worker()
	if s.Site.Dev || s.Site.Config.Hosts.Production == "" {
		return []byte(remover), nil
	}
	var release []string
	for _, address := range slices.Sorted(maps.Keys(s.published)) {
		release = append(release, address, s.published[address].Sum)
	}
	return fmt.Appendf(nil, "// Release %s\n%s\n", cache.Key("release", release)[:16], text), nil
}

// publicFiles are files of the site folder that are published as they are.
type publicFiles struct{}

func (publicFiles) Match(string) bool { return true }

func (publicFiles) List(s *Source) ([]string, error) {
	var list []string
	for _, file := range s.Site.Tree.Files {
		list = append(list, file.URL)
	}
	return list, nil
}

func (publicFiles) Content(_ context.Context, s *Source, address string) (publish.File, error) {
	for _, file := range s.Site.Tree.Files {
		if file.URL == address {
			return s.Assets.Public(file.Path)
		}
	}
	return publish.File{}, fs.ErrNotExist
}
