package site

import (
	"net/url"
	"path"
	"regexp"
	"strings"

	"vitrine/internal/source"
	"vitrine/internal/vitrine"
)

var (
	markdownFile = regexp.MustCompile(`^([^:?#]+)\.mdx?([?#].*)?$`)
	indexFile    = regexp.MustCompile(`(^|/)(?i:index|readme)(?:-[a-z]{2}(?:-[A-Za-z]+)?)?$`)
)

// barePath is an address from the folder of a page, as other tools and browsers read it: ./other, other#usage.
var barePath = regexp.MustCompile(`^((?:\.{0,2}/)*[^/:?#][^:?#]*)([?#].*)?$`)

// pageOfFile is the address of the page whose file a link names, ../button/index.md#usage, as other tools and editors
// know it. Files are looked for from the folder of the page, and from that above it: a page that was button.md there is
// button/index.md here. An address without the ending, ./button, is one of a file or of a page, whichever exists. Other
// links stay as they are. It is empty for a file that readers can't follow.
func (s *Site) pageOfFile(p source.Page, href string) string {
	found := markdownFile.FindStringSubmatch(href)
	bare := found == nil
	if bare && !strings.HasPrefix(href, "/") {
		found = barePath.FindStringSubmatch(href)
	}
	if found == nil {
		return href
	}
	folder := strings.TrimPrefix(p.Dir, "content")
	first := ""
	for _, from := range []string{folder, path.Dir(folder)} {
		file := found[1]
		if !strings.HasPrefix(file, "/") {
			file = path.Join("/", from, file)
		}
		address := vitrine.CleanPath(indexFile.ReplaceAllString(file, "$1"))
		if _, exists := s.PageAt(address); exists {
			return address + found[2]
		}
		if first == "" {
			first = address + found[2]
		}
	}
	if bare {
		if file, ok := s.fileBeside(p, found[1]); ok {
			return file + found[2]
		}
	}
	switch file, ok := s.fileOutside(p, found[0][:len(found[0])-len(found[2])]); {
	case ok && file == "":
		return ""
	case ok:
		return file + found[2]
	}
	if bare {
		return href
	}
	return first
}

// fileBeside is the address of a published file, such as a picture, that is named from the folder of a page. Addresses
// write a blank as %20.
func (s *Site) fileBeside(p source.Page, named string) (address string, ok bool) {
	plain, err := url.PathUnescape(named)
	if err != nil {
		plain = named
	}
	address, ok = s.files[path.Join(p.Dir, plain)]
	return (&url.URL{Path: address}).EscapedPath(), ok
}

// fileOutside is the address, in the repository, of a file that stands beside the site: ../src/button.ts. It is named
// from the file that the page is written in, or from one that the page takes in, where editors and hosts of code find
// it as well. The address is empty where the site names no repository: readers see the words of the link.
func (s *Site) fileOutside(p source.Page, named string) (address string, ok bool) {
	repository := s.Config.Repository
	if strings.HasPrefix(named, "/") {
		return "", false
	}
	for _, origin := range append([]string{p.File}, p.Included...) {
		beside := path.Join(path.Dir(origin), named)
		if !strings.HasPrefix(beside, "../") {
			continue
		}
		if repository.URL == "" {
			if s.outside != nil && s.outside(beside) {
				return "", true
			}
			continue
		}
		if file := path.Join(repository.Folder, path.Dir(origin), named); !strings.HasPrefix(file, "../") {
			return repository.URL + "/blob/-/" + file, true
		}
	}
	return "", false
}
