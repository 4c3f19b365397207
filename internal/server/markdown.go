package server

import (
	"bytes"
	"io/fs"
	"net/http"
	"strings"

	"vitrine/internal/vitrine"
)

const (
	markdownFile   = "index.md"
	markdownEnding = ".md"
)

// varyMarkdown is for pages that stand there as markdown as well: caches must keep both.
var varyMarkdown = []string{"Accept-Encoding, Accept"}

// hasMarkdown says whether a file is a page with markdown beside it, or that markdown.
func (s *snapshot) hasMarkdown(name string) bool {
	if name == markdownFile || strings.HasSuffix(name, "/"+markdownFile) {
		return true
	}
	folder, ok := strings.CutSuffix(name, indexFile)
	if !ok || folder != "" && !strings.HasSuffix(folder, "/") {
		return false
	}
	info, err := fs.Stat(s.fsys, folder+markdownFile)
	return err == nil && info.Mode().IsRegular()
}

// twin is the file that a guessed address of markdown means, "" for another address: /lib/button.md is the markdown of
// /lib/button/.
func twin(name string) string {
	stem, ok := strings.CutSuffix(name, markdownEnding)
	if !ok || stem == "" || strings.HasSuffix(stem, "/") {
		return ""
	}
	return stem + "/" + markdownFile
}

// fileOrTwin is the file of an address, or the markdown that it means.
func (s *snapshot) fileOrTwin(address, name string) *entry {
	if e := s.file(address, name); e != nil {
		return e
	}
	return s.file(address, twin(name))
}

// asMarkdown answers the address of a page with its markdown, for who prefers that.
func (s *site) asMarkdown(w http.ResponseWriter, r *http.Request, snap *snapshot, page *entry) bool {
	if page.kind[0] != vitrine.HTMLType || page.vary[0] != varyMarkdown[0] || !vitrine.PrefersMarkdown(r.Header["Accept"]) {
		return false
	}
	address := r.URL.Path + markdownFile
	snap, e, name := s.find(snap, address)
	if e == nil {
		return false
	}
	w.Header().Set("Content-Location", snap.base.Below(address))
	snap.send(w, r, name, e, http.StatusOK)
	return true
}

// mayPreferMarkdown is a cheap answer to whether vitrine.PrefersMarkdown need be asked: the header names it somewhere.
func mayPreferMarkdown(accept []byte) bool {
	const word = "markdown"
	for i := 0; i+len(word) <= len(accept); i++ {
		if accept[i]|0x20 == word[0] && bytes.EqualFold(accept[i:i+len(word)], []byte(word)) {
			return true
		}
	}
	return false
}
