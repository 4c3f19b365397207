package output

import (
	"context"
	"encoding/json"
	"io/fs"
	"slices"
	"strings"

	"vitrine/internal/demo"
	"vitrine/internal/highlight"
	"vitrine/internal/publish"
	"vitrine/internal/typescript"
	"vitrine/internal/vitrine"
)

// demoFiles are the sources of demos: the text, for programs and for readers without scripts, and the same highlighted,
// which the page asks for when a reader opens it; the stylesheets of demos in a styling that has them; and pictures
// that demos import, for where a demo runs outside of its page.
type demoFiles struct{}

func (demoFiles) Match(address string) bool {
	_, ok := vitrine.DemoPage(address)
	return ok && !strings.HasSuffix(address, "/")
}

func (demoFiles) List(s *Source) ([]string, error) {
	var list []string
	all, err := s.Pages.All()
	for _, p := range all {
		if hasHints(p) {
			list = append(list, vitrine.HintsPath(p.About().Path))
		}
		demos := publishedDemos(p)
		if len(demos) > 0 {
			for name := range p.Pictures() {
				list = append(list, vitrine.PicturePath(p.About().Path, name))
			}
		}
		for _, d := range demos {
			if isStyled(d) {
				list = append(list, vitrine.DemoStylePath(p.About().Path, d.Demo.Name))
			}
			for _, source := range d.Demo.Sources {
				list = append(list, source.Href, vitrine.HighlightedPath(source.Href))
			}
		}
	}
	return list, err
}

func (demoFiles) Content(_ context.Context, s *Source, address string) (publish.File, error) {
	path, _ := vitrine.DemoPage(address)
	p, err := s.Pages.At(path)
	if err != nil {
		return publish.File{}, err
	}
	if hasHints(p) && address == vitrine.HintsPath(path) {
		text, err := hintsFile(p)
		return publish.InMemory(text), err
	}
	for name, content := range p.Pictures() {
		if address == vitrine.PicturePath(path, name) {
			return publish.InMemory(content), nil
		}
	}
	for _, d := range publishedDemos(p) {
		if isStyled(d) && address == vitrine.DemoStylePath(p.About().Path, d.Demo.Name) {
			css, err := p.Stylesheet(d)
			return publish.InMemory(css), err
		}
		for _, source := range d.Demo.Sources {
			switch address {
			case source.Href:
				return publish.InMemory([]byte(source.Text + "\n")), nil
			case vitrine.HighlightedPath(source.Href):
				return publish.InMemory([]byte(Highlighted(source.Text))), nil
			}
		}
	}
	return publish.File{}, fs.ErrNotExist
}

// publishedDemos are those whose sources stand beside a page: the page in the default language has them for all.
func publishedDemos(p Page) []demo.Resolution {
	if about := p.About(); about.Frame || about.Language != vitrine.DefaultLanguage {
		return nil
	}
	var list []demo.Resolution
	for _, d := range p.Demos() {
		if !d.Demo.Options.HideToolbar { // else nobody asks for them
			list = append(list, d)
		}
	}
	return list
}

// hasHints says whether a page shows code whose names can be asked about.
func hasHints(p Page) bool {
	return slices.ContainsFunc(publishedDemos(p), func(d demo.Resolution) bool { return !d.Generated() })
}

// hintsFile is what the names in a page's demos are, by the names of the files that readers see.
func hintsFile(p Page) ([]byte, error) {
	known, err := p.Hints()
	if err != nil {
		return nil, err
	}
	shown := vitrine.Hints{Texts: known.Texts, Files: map[string][][]int{}}
	for _, d := range publishedDemos(p) {
		if lines, ok := known.Files[d.Module]; ok {
			shown.Files[d.Demo.Sources[0].File] = lines
		}
	}
	return json.Marshal(shown)
}

func isStyled(d demo.Resolution) bool { return d.Demo.Styling == "css" || d.Demo.Styling == "tailwind" }

// Highlighted is the source of a demo as HTML.
func Highlighted(text string) string {
	parsed, _ := typescript.Parse("demo.tsx", []byte(text))
	tokens := parsed.Tokens()
	spans := make([]highlight.Span, len(tokens))
	for i, token := range tokens {
		spans[i] = highlight.Span{Start: token.Start, End: token.End, Class: token.Kind.Class()}
	}
	return highlight.HTML(text, spans)
}
