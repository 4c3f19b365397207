package output

import (
	"context"
	"encoding/json"
	"io/fs"

	"vitrine/internal/publish"
	"vitrine/internal/vitrine"
)

// latestNews is how many are published: readers who come back after longer need not be told of everything.
const latestNews = 10

// news is the list behind the bell in the header. Pages fetch it, so that no news makes a page anew.
type news struct{}

func (news) Match(address string) bool { return address == vitrine.NewsPath }

func (news) List(s *Source) ([]string, error) {
	if len(s.Site.Tree.News) == 0 {
		return nil, nil
	}
	return []string{vitrine.NewsPath}, nil
}

func (news) Content(_ context.Context, s *Source, _ string) (publish.File, error) {
	list := s.Site.Tree.News
	if len(list) == 0 {
		return publish.File{}, fs.ErrNotExist
	}
	content, err := json.Marshal(list[:min(len(list), latestNews)])
	return publish.InMemory(content), err
}
