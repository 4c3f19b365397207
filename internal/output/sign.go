package output

import (
	"cmp"
	"context"
	"fmt"
	"io/fs"

	"vitrine/internal/publish"
	"vitrine/internal/vitrine"
)

// sign is what tabs show of a site that has none of its own: browsers ask for it on every page.
type sign struct{}

func (sign) Match(address string) bool { return address == vitrine.SignPath }

func (sign) List(s *Source) ([]string, error) {
	if hasSign(s) {
		return nil, nil
	}
	return []string{vitrine.SignPath}, nil
}

func (sign) Content(_ context.Context, s *Source, _ string) (publish.File, error) {
	if hasSign(s) {
		return publish.File{}, fs.ErrNotExist
	}
	accent := "#5b626e"
	if own, ok := s.Site.Config.Brand.Accent(); ok {
		accent = own.Hex()
	}
	return publish.InMemory(fmt.Appendf(nil, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">`+
		`<rect width="20" height="20" rx="4" fill="%s"/><path d="M5 6h10M5 10h10M5 14h6" stroke="#fff" stroke-width="2" `+
		`stroke-linecap="round"/></svg>`+"\n", accent)), nil
}

// hasSign says whether the site has a sign of its own.
func hasSign(s *Source) bool {
	if s.Site.Config.Brand.Favicon != "" {
		return true
	}
	for _, file := range s.Site.Tree.Files {
		if file.URL == vitrine.SignPath {
			return true
		}
	}
	return false
}

// signAddress is where browsers find it.
func signAddress(s *Source) string {
	return s.Site.Config.URL + cmp.Or(s.Site.Config.Brand.Favicon, vitrine.SignPath)
}
