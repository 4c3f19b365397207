package site

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"vitrine/internal/block"
	"vitrine/internal/diag"
	"vitrine/internal/search"
	"vitrine/internal/vitrine"
)

// Found answers what a generator says that can be found in what it made, as JSON: records by their kind.
type Found func(generator string) (json.RawMessage, error)

// SearchIndex is what readers find in a language, in the order of the navigation. Without found it lacks what
// generators tell.
func (s *Site) SearchIndex(language string, found Found) (*search.Index, error) {
	index := &search.Index{Products: []search.Product{}, Pages: []search.Page{}}
	for _, synonym := range s.Tree.Synonyms {
		index.Synonyms = append(index.Synonyms, search.Synonym{Words: synonym.Words, Means: synonym.Means})
	}
	byPath := map[string]int{}
	for i, p := range s.Tree.Pages {
		if p.Language == language && !p.Matter.NoIndex && !p.Broken {
			byPath[p.Path] = i
		}
	}
	former := s.formerNames()
	var failed error
	add := func(path string) {
		if i, ok := byPath[path]; ok && failed == nil {
			delete(byPath, path)
			var page search.Page
			page, failed = s.searchPage(i, found)
			page.Former = former[path]
			index.Pages = append(index.Pages, page)
		}
	}
	for _, product := range s.Config.Products {
		index.Products = append(index.Products, search.Product{ID: product.ID, Label: product.Label,
			Home: product.Home, Family: product.Family, Words: product.SearchWords})
		for _, leaf := range leaves(s.Nav.Listing(product.ID)) {
			add(vitrine.CleanPath(leaf.Pathname))
		}
	}
	for _, p := range s.Tree.Pages {
		add(p.Path)
	}
	return index, failed
}

// searched are the files of the search, made when somebody first asks for one.
type searched struct {
	once  sync.Once
	files map[string][]byte
	err   error
}

func (s *Site) searchPage(i int, found Found) (search.Page, error) {
	p, doc := s.Tree.Pages[i], s.Doc(i)
	_, product := ProductOf(s.Config, p.Path)
	page := search.Page{Path: Address(p), Title: s.Title(i), Product: product, Kind: search.GuideKind,
		About: p.Matter.Description, Group: s.searchGroup(p.Path)}
	if page.Group == ProductNamed(s.Config, product).Label {
		page.Group = "" // hits show the label of the product
	}
	page.Behind = slices.ContainsFunc(s.Config.Search.Behind, func(above string) bool {
		return strings.HasPrefix(p.Path, above)
	})
	records := s.Blocks.Search(s.BlockPage(p), doc)
	if p.Generated {
		page.Kind, page.Title = search.APIKind, p.Matter.Title
		page.Names = s.reference.NamesAt(p.Path)
		page.Text = doc.Passages[0].Text
		page.Records = slices.DeleteFunc(records.Places, func(r search.Record) bool {
			// every page of the reference has the same, but for the names of its entries
			return r.Kind == search.SectionKind && !slices.Contains(page.Names, strings.TrimSuffix(r.Name, " API"))
		})
		return page, nil
	}
	page.Names = append(append(page.Names, p.Matter.Components...), p.Matter.Hooks...)
	if len(page.Names) > 0 {
		page.Kind = search.PageKind
	}
	page.Text = doc.Passages[0].Text + " " + records.Code
	asked := askedAt(p)
	page.Asked = asked[""]
	former := s.aliases(p) // what links call its sections, and so do readers
	texts := map[string]string{}
	for _, passage := range doc.Passages[1:] {
		texts[passage.ID] = passage.Text
	}
	for _, r := range records.Places {
		if r.Kind == search.SectionKind && r.Name == appendedTitle && len(page.Names) > 0 {
			continue // it names what the page is found by already
		}
		if r.Kind == search.SectionKind && r.Text == "" {
			r.Text = texts[r.ID]
		}
		if r.Kind == search.SectionKind {
			r.Also, r.Asked = strings.Join(former[r.ID], ", "), asked[r.ID]
		}
		page.Records = append(page.Records, r)
	}
	for _, passage := range doc.Passages {
		for _, message := range passage.Messages {
			page.Records = append(page.Records, search.Record{Kind: search.ErrorKind, ID: passage.ID,
				Name: message.Text, Text: message.About})
		}
	}
	return s.withGenerated(page, records, found)
}

// searchGroup is the title of the part of the navigation that a page stands in.
func (s *Site) searchGroup(path string) string {
	crumbs := s.Nav.Crumbs(path)
	if len(crumbs) == 0 {
		return ""
	}
	return crumbs[len(crumbs)-1].Title
}

// withGenerated adds what generators tell of a page.
func (s *Site) withGenerated(page search.Page, records block.Records, found Found) (search.Page, error) {
	if found == nil {
		return page, nil
	}
	for _, generator := range records.Generated {
		told, err := found(generator)
		if err != nil || len(told) == 0 {
			return page, err
		}
		var byKind map[search.Kind][]search.Record
		if err := json.Unmarshal(told, &byKind); err != nil {
			return page, fmt.Errorf("what the generator %s says can be found is no lists of records by kind: %w",
				generator, err)
		}
		for _, kind := range search.Kinds {
			for _, r := range byKind[kind] {
				r.Kind = kind
				page.Records = append(page.Records, r)
			}
		}
	}
	return page, nil
}

// formerNames are what pages were called in addresses that lead to them now.
func (s *Site) formerNames() map[string][]string {
	former := map[string][]string{}
	for _, r := range s.Tree.Redirects {
		path, _, _ := strings.Cut(r.Targets[0], "#")
		i, ok := s.PageAt(path)
		if !ok || s.Tree.Pages[i].Generated || strings.HasSuffix(r.From, "*") || strings.Contains(path, "*") {
			continue
		}
		from := strings.Trim(r.From, "/")
		name := strings.TrimPrefix(from[strings.LastIndexByte(from, '/')+1:], "react-")
		if name = strings.ReplaceAll(name, "-", " "); name != "" && !slices.Contains(former[path], name) {
			former[path] = append(former[path], name)
		}
	}
	return former
}

// checkQueries holds the index to the queries that the site promises to answer.
func (s *Site) checkQueries() []diag.Problem {
	if len(s.Tree.Queries) == 0 {
		return nil
	}
	index, _ := s.SearchIndex(vitrine.DefaultLanguage, nil)
	searcher, err := index.Searcher()
	if err != nil {
		return []diag.Problem{{File: s.Tree.Queries[0].File, What: "The index can't be read: " + err.Error() + "."}}
	}
	var problems []diag.Problem
	for _, e := range s.Tree.Queries {
		result, _ := searcher.Find(search.Query{Text: e.Query, Product: e.Product, Limit: 1})
		found := "nothing is found"
		if len(result.Hits) > 0 {
			if result.Hits[0].Address == e.Page {
				continue
			}
			found = result.Hits[0].Address + " comes first"
		}
		problems = append(problems, diag.Problem{File: e.File, Line: e.Line, Column: e.Column, Excerpt: e.Excerpt,
			What: fmt.Sprintf("The query %s misses the page %s: %s.", diag.Quote(e.Query), e.Page, found),
			Why:  "Readers who type it would not find what they look for.",
			Fix: "Name it in the page's title, in a heading, or among its components; say in synonyms.yaml what " +
				"readers call it; or correct the list."})
	}
	return problems
}

// SearchFile is the content of a file of the search index.
func (s *Site) SearchFile(address string, found Found) ([]byte, error) {
	files, err := s.SearchFiles(found)
	if err != nil {
		return nil, err
	}
	if content, ok := files[address]; ok {
		return content, nil
	}
	return nil, fs.ErrNotExist
}

// SearchFiles are those of all languages by address, made once.
func (s *Site) SearchFiles(found Found) (map[string][]byte, error) {
	s.searched.once.Do(func() {
		s.searched.files = map[string][]byte{}
		all := map[string][]byte{}
		for _, language := range s.Config.Languages {
			index, err := s.SearchIndex(language, found)
			if err != nil {
				s.searched.err = err
				return
			}
			for name, content := range index.Files(vitrine.OutputFile(vitrine.SearchPath(language)), all) {
				all[name], s.searched.files[vitrine.OutputAddress(name)] = content, content
			}
		}
	})
	return s.searched.files, s.searched.err
}
