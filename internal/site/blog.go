package site

import (
	"cmp"
	"slices"
	"strings"

	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

// wordsPerMinute is how fast a developer reads prose with code in it.
const wordsPerMinute = 200

// Posts are the posts of the blog, the newest first; those of a day by title.
func (s *Site) Posts() []vitrine.Post {
	list := []vitrine.Post{}
	for i, p := range s.Tree.Pages {
		if isPublishedPost(p) {
			list = append(list, s.post(i))
		}
	}
	slices.SortFunc(list, func(a, b vitrine.Post) int {
		return cmp.Or(cmp.Compare(b.Date, a.Date), cmp.Compare(a.Title, b.Title))
	})
	return list
}

func isPublishedPost(p source.Page) bool {
	return p.IsPost() && p.Language == vitrine.DefaultLanguage && !p.Broken
}

func (s *Site) post(i int) vitrine.Post {
	p := s.Tree.Pages[i]
	post := vitrine.Post{Path: p.Path, Title: s.Title(i), Description: p.Matter.Description,
		Date: p.Matter.Date, Day: vitrine.WrittenDay(p.Matter.Date), Authors: []vitrine.PostAuthor{},
		Tags:    append([]string{}, p.Matter.Tags...),
		Minutes: max(1, (len(strings.Fields(string(p.Body)))+wordsPerMinute-1)/wordsPerMinute)}
	for _, key := range p.Matter.Authors {
		if a, ok := s.Config.Blog.Author(key); ok {
			post.Authors = append(post.Authors, vitrine.PostAuthor{Name: a.Name, URL: a.URL})
		}
	}
	if p.Matter.Card {
		post.Card = s.Config.URL + p.Path + source.CardFile
	}
	return post
}
