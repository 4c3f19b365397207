// Package output holds every kind of file that a site publishes: which addresses it has, and what stands there.
//
// In: the site, its finished pages, what all pages share. Out: files by address. A build asks for all of them, dev mode
// for the one that somebody wants; both ask the same kinds, so that neither knows an address that the other does not.
// Never here: how pages are rendered or modules bundled; folders and compression.
package output

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"

	"vitrine/internal/demo"
	"vitrine/internal/publish"
	"vitrine/internal/site"
	"vitrine/internal/vitrine"
)

// Output is one kind of published file.
type Output interface {
	// Match says by the form of an address whether it may be one of this kind.
	Match(address string) bool
	// List are all addresses of this kind.
	List(s *Source) ([]string, error)
	// Content is what stands at an address. The error is fs.ErrNotExist for one that List does not have.
	Content(ctx context.Context, s *Source, address string) (publish.File, error)
}

// Source is what files are made of.
type Source struct {
	Site   *site.Site
	Pages  Pages
	Assets Assets
	Own    []Output // outputs beyond those of the engine

	published map[string]publish.File // what the release consists of, for the service worker
}

// Pages are the finished pages of a site. A build has all of them; dev mode makes them when they are asked for.
type Pages interface {
	All() ([]Page, error)
	At(address string) (Page, error) // the error is fs.ErrNotExist where no page stands
	// Files are what pages load for themselves, by address: scripts and styles of demos and components, and what
	// generators made.
	Files() (map[string]publish.File, error)
	File(address string) (publish.File, error)
}

// Page is one finished page.
type Page interface {
	About() vitrine.Page
	HTML(ctx context.Context) (publish.File, error)
	Markdown(ctx context.Context) ([]byte, error)
	FactsKind() string                                    // of the values that it shows, "" for none
	Facts(ctx context.Context) (vitrine.PageFacts, error) // these values
	Demos() []demo.Resolution                             // in the order of their figures
	Stylesheet(d demo.Resolution) ([]byte, error)
	Pictures() map[string][]byte   // that demos may import, by their names
	Hints() (vitrine.Hints, error) // by the paths of modules
}

// Assets make what stands beside the pages.
type Assets interface {
	Shared() map[string]publish.File           // layers, scripts and styles of all pages, by address
	Sandbox() (map[string]publish.File, error) // what edited demos run in, by address
	Packages() ([]byte, error)                 // what demos need elsewhere
	Licenses() ([]byte, error)                 // notices of what is bundled
	Worker() (worker, remover string)          // scripts: the service worker, and what removes it
	Card(card site.Card) (publish.File, error)
	// Committed are the days on which files of the site last changed, of those whose history is known.
	Committed() (map[string]string, error)
	// Installed are the days since which packages have their versions, of those of which it is known.
	Installed(packages []site.Package) (map[site.Package]string, error)
	Navigation(n vitrine.Navigation) ([]byte, error) // as HTML
	Found(generator string) (json.RawMessage, error) // what readers can find in what a generator made
	Public(name string) (publish.File, error)        // a file of the site folder as it is
}

// kinds are all outputs, each before those that may have an address of its form as well. The service worker is last,
// since it is made of all others.
var kinds = []Output{
	searchIndexes{}, openSearch{}, sharedAssets{}, pages{}, markdownPages{}, demoFiles{}, editing{}, navigationTrees{},
	sandbox{}, feeds{}, facts{}, packages, llms{}, llmsFull{}, licenses, cards{}, redirects, headers, vercel, noJekyll,
	robots, sitemap, pageList, news{}, basePath{}, pageAssets{}, sign{}, publicFiles{}, redirectPages{}, worker,
}

// own is an output of the caller. It takes no address from the engine.
type own struct{ Output }

// kinds are those of the engine with those of the caller.
func (s *Source) kinds() []Output {
	last := len(kinds) - 1
	list := slices.Clone(kinds[:last])
	for _, o := range s.Own {
		list = append(list, own{o})
	}
	return append(list, kinds[last])
}

// claim refuses an address that somebody else publishes: readers would get either file by chance.
func (o own) claim(published map[string]publish.File, listed []string) error {
	for _, address := range listed {
		if _, taken := published[address]; taken || worker.Match(address) {
			return fmt.Errorf("two outputs publish %s: give one of them another address", address)
		}
	}
	return nil
}

// Find answers one address. The error is fs.ErrNotExist for an address that a build does not publish.
func Find(ctx context.Context, s *Source, address string) (file publish.File, page bool, err error) {
	for _, kind := range s.kinds() {
		if !kind.Match(address) {
			continue
		}
		file, err := kind.Content(ctx, s, address)
		if !errors.Is(err, fs.ErrNotExist) {
			_, page = kind.(pages)
			return file, page, err
		}
	}
	return publish.File{}, false, fs.ErrNotExist
}

// OfPages are the files of the pages that there are, by their paths in the output folder, and a share of the pictures
// of all pages. The others need every page.
func OfPages(ctx context.Context, s *Source, share func(addresses []string) []string,
	parallel func(n int, do func(i int))) (publish.Files, error) {

	byAddress, err := all(ctx, s, []Output{pages{}, demoFiles{}, pageAssets{}, sharedCards{share: share}}, parallel)
	return inFolder(byAddress), err
}

// All makes every file of a site, by address.
func All(ctx context.Context, s *Source, parallel func(n int, do func(i int))) (map[string]publish.File, error) {
	return all(ctx, s, s.kinds(), parallel)
}

func all(ctx context.Context, s *Source, kinds []Output, parallel func(n int, do func(i int))) (
	map[string]publish.File, error) {
	s.published = map[string]publish.File{}
	for _, kind := range kinds {
		listed, err := kind.List(s)
		if err != nil {
			return nil, err
		}
		if o, ok := kind.(own); ok {
			if err := o.claim(s.published, listed); err != nil {
				return nil, err
			}
		}
		addresses := unpublished(s.published, listed)
		files, failed := make([]publish.File, len(addresses)), make([]error, len(addresses))
		parallel(len(addresses), func(i int) { files[i], failed[i] = kind.Content(ctx, s, addresses[i]) })
		if err := errors.Join(failed...); err != nil {
			return nil, err
		}
		for i, address := range addresses {
			s.published[address] = files[i]
		}
	}
	return s.published, nil
}

// Folder is every file of a site by its path in the output folder.
func Folder(ctx context.Context, s *Source, parallel func(n int, do func(i int))) (publish.Files, error) {
	byAddress, err := All(ctx, s, parallel)
	return inFolder(byAddress), err
}

// inFolder are files by their paths in the output folder.
func inFolder(byAddress map[string]publish.File) publish.Files {
	files := publish.Files{}
	for address, file := range byAddress {
		files[vitrine.OutputFile(address)] = file
	}
	return files
}

// unpublished are the addresses that no kind before has, each once.
func unpublished(published map[string]publish.File, listed []string) []string {
	seen := map[string]bool{}
	var addresses []string
	for _, address := range listed {
		if _, taken := published[address]; !taken && !seen[address] {
			seen[address] = true
			addresses = append(addresses, address)
		}
	}
	return addresses
}

// single is an output with one address.
type single struct {
	address string
	content func(s *Source) ([]byte, error)
}

func (o single) Match(address string) bool { return address == o.address }

func (o single) List(*Source) ([]string, error) { return []string{o.address}, nil }

func (o single) Content(_ context.Context, s *Source, _ string) (publish.File, error) {
	content, err := o.content(s)
	return publish.InMemory(content), err
}

// lookup finds an address among files.
func lookup(files map[string]publish.File, address string) (publish.File, error) {
	if file, ok := files[address]; ok {
		return file, nil
	}
	return publish.File{}, fs.ErrNotExist
}

// addressesOf are the addresses of files.
func addressesOf(files map[string]publish.File) []string {
	list := make([]string, 0, len(files))
	for address := range files {
		list = append(list, address)
	}
	return list
}
