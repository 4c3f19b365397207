// Package diagram draws the diagrams that pages describe as text, ahead of time.
//
// In: the text of one, and a browser. Out: two pictures of it, for light and for dark pages, drawn by the mermaid that
// is installed for the site; or what is wrong with it. Never here: finding diagrams in a page, where pictures stand.
package diagram

import (
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"vitrine/internal/browser"
	"vitrine/internal/cache"
)

//go:embed draw.js
var program []byte

// Drawer draws the diagrams of a site. It is safe for concurrent use.
type Drawer struct {
	Site  string // folder of the site, absolute
	Lock  string // of the packages
	Steps *cache.Cache
	// Browser draws; Find looks for one where it is nil, and is nil where none is wanted.
	Browser *browser.Browser
	Find    func() *browser.Browser
}

// Drawing is a diagram as readers get it, or why they don't.
type Drawing struct {
	Light  string `json:"light"` // as SVG
	Dark   string `json:"dark"`
	Width  int    `json:"width"`
	Height int    `json:"height"`
	Label  string `json:"label"` // what the author says that it shows, "" for nothing
	Wrong  string `json:"wrong"` // what mermaid says of the text
	Line   int    `json:"line"`  // of the text, from 1; 0 where that is not known
}

// ErrNoBrowser and ErrNoPackage say that nothing draws.
var (
	ErrNoBrowser = errors.New("no browser was found")
	ErrNoPackage = errors.New("the package mermaid is not installed")
)

// Draw draws a diagram. Without a browser, what an earlier one drew of the same text holds.
func (d Drawer) Draw(text string) (drawing Drawing, err error) {
	whichever := cache.Key("diagram", program, d.Lock, text)
	tried, version := browser.Pick(d.Browser, d.Find)
	drawing, known, err := cache.Latest(d.Steps, "diagram", whichever, version,
		func() (Drawing, []string, error) {
			drawing, err := d.draw(tried, text)
			return drawing, nil, err
		})
	if err == nil && !known {
		err = ErrNoBrowser
	}
	return drawing, err
}

// draw has the browser draw.
func (d Drawer) draw(b *browser.Browser, text string) (drawing Drawing, err error) {
	library, err := d.library()
	if err != nil {
		return drawing, err
	}
	quoted, err := json.Marshal(string(library))
	if err != nil {
		return drawing, err
	}
	argument, err := json.Marshal(text)
	if err != nil {
		return drawing, err
	}
	script := slices.Concat([]byte("const library = "), quoted, []byte(";\n"), program)
	said, err := b.Run(context.Background(), browser.Page{Script: script}, fmt.Sprintf("draw(%s)", argument))
	if err != nil {
		return drawing, err
	}
	return drawing, json.Unmarshal(said, &drawing)
}

// library is the file of mermaid that browsers run, from the nearest folder that has it.
func (d Drawer) library() ([]byte, error) {
	for folder := filepath.Dir(d.Site); ; folder = filepath.Dir(folder) {
		content, err := os.ReadFile(filepath.Join(folder, "node_modules", "mermaid", "dist", "mermaid.min.js"))
		if err == nil || !errors.Is(err, fs.ErrNotExist) {
			return content, err
		}
		if folder == filepath.Dir(folder) {
			return nil, ErrNoPackage
		}
	}
}
