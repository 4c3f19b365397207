package output

import (
	"context"
	"io/fs"
	"strings"

	"vitrine/internal/publish"
	"vitrine/internal/site"
	"vitrine/internal/vitrine"
)

// pages are the pages as HTML, those of framed demos and overviews among them.
type pages struct{}

func (pages) Match(address string) bool {
	return strings.HasSuffix(address, "/") || address == vitrine.NotFoundPath || vitrine.IsSearchAnswer(address)
}

func (pages) List(s *Source) ([]string, error) {
	var list []string
	all, err := s.Pages.All()
	for _, p := range all {
		about := p.About()
		list = append(list, vitrine.PagePath(about.Path, about.Language))
	}
	return list, err
}

func (pages) Content(ctx context.Context, s *Source, address string) (publish.File, error) {
	p, err := s.Pages.At(address)
	if err != nil {
		return publish.File{}, err
	}
	return p.HTML(ctx)
}

// markdownPages are the same pages for programs that read.
type markdownPages struct{}

func (markdownPages) Match(address string) bool {
	_, ok := vitrine.MarkdownPage(address)
	return ok
}

func (markdownPages) List(s *Source) ([]string, error) {
	var list []string
	for _, p := range s.Site.Tree.Pages {
		if s.Site.HasMarkdown(p) {
			list = append(list, vitrine.MarkdownPath(p.Path))
		}
	}
	for _, p := range s.Site.Overviews() {
		list = append(list, p.Markdown)
	}
	return list, nil
}

func (markdownPages) Content(ctx context.Context, s *Source, address string) (publish.File, error) {
	path, _ := vitrine.MarkdownPage(address)
	p, err := s.Pages.At(vitrine.PagePath(path, vitrine.DefaultLanguage))
	if err != nil {
		return publish.File{}, err
	}
	if p.About().Markdown != address {
		return publish.File{}, fs.ErrNotExist
	}
	text, err := p.Markdown(ctx)
	if err != nil {
		return publish.File{}, err
	}
	return publish.InMemory([]byte(withIndex(s.Site.WithMarkdownLinks(string(text)), s.indexOf(p)))), nil
}

// indexOf is the whole address of the llms.txt that lists a page: that of its product, else that of the site.
func (s *Source) indexOf(p Page) string {
	product := site.ProductNamed(s.Site.Config, p.About().ProductID)
	return s.Site.Config.URL + vitrine.LLMsOf(product.Home)
}

// withIndex adds a link to the index of all pages below the title of a page.
func withIndex(text, index string) string {
	title, rest, _ := strings.Cut(text, "\n")
	return title + "\n\n> Index of all pages: [llms.txt](" + index + ")\n" + rest
}

// pageAssets are what single pages load, named by their content.
type pageAssets struct{}

func (pageAssets) Match(address string) bool {
	_, ok := vitrine.AssetName(address)
	return ok
}

func (pageAssets) List(s *Source) ([]string, error) {
	files, err := s.Pages.Files()
	return addressesOf(files), err
}

func (pageAssets) Content(_ context.Context, s *Source, address string) (publish.File, error) {
	file, err := s.Pages.File(address)
	if err != nil {
		return file, err
	}
	return s.below(address, file)
}
