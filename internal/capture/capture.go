// Package capture records what scripts of demos make in a browser, so that pages bring it along: the rules that they
// write, and the elements of demos that nothing else can render.
//
// In: a page as readers get it, with the files that its demos load; a browser. Out: rules by family, stills, and the
// demos that look different once they live. Never here: which pages need it, and where the rules hold.
package capture

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"vitrine/internal/browser"
	"vitrine/internal/cache"
)

// Width is the width in CSS pixels of the window that pages are recorded in. Pages of the default theme don't grow in
// wider windows, so stills of demos that measure their place fit all of these.
const Width = 1440

// Recorder records. It is safe for concurrent use.
type Recorder struct {
	Steps  *cache.Cache
	Script func() ([]byte, error) // what runs in the browser
	// Browser records; Find looks for one where it is nil, and is nil where none is wanted.
	Browser *browser.Browser
	Find    func() *browser.Browser
}

// Page is a page to record.
type Page struct {
	Key string // changes with everything that its demos and their styles are made of
	// the page, with what was recorded in its head
	HTML     func(recorded []Sheet) ([]byte, error)
	File     func(address string) (content []byte, ok bool)
	Layers   []string // addresses of the modules below the demos
	Demos    string   // address of the module that brings them to life
	Subjects []Subject
	// The page has all rules that its demos write: they are compared, and no rules are recorded.
	Collected bool
}

// Subject is a demo of the page.
type Subject struct {
	Name   string `json:"name"`
	Family string `json:"family"`
	Absent bool   `json:"absent,omitempty"` // nothing of it was rendered: it is drawn
}

// Sheet are the rules that the demos of a family wrote.
type Sheet struct {
	Family string `json:"family"`
	CSS    string `json:"css"`
}

// Difference is a demo that looks different before and after scripts.
type Difference struct {
	Demo string `json:"demo"`
	What string `json:"what"`
}

// Still is what a demo looks like once it has come to rest.
type Still struct {
	Demo    string `json:"demo"`
	HTML    string `json:"html"`
	Pending string `json:"pending"` // the readers whom it does not fit, as of a demo that was rendered
}

// Recording is what a browser saw.
type Recording struct {
	Sheets  []Sheet      `json:"sheets"`
	Differs []Difference `json:"differs"`
	Stills  []Still      `json:"stills"`
}

// ErrNoBrowser says that nothing records.
var ErrNoBrowser = errors.New("no browser was found")

// Record records a page. Without a browser, what an earlier one saw of the same demos holds.
func (r Recorder) Record(p Page) (recording Recording, err error) {
	tried, version := browser.Pick(r.Browser, r.Find)
	recording, known, err := cache.Latest(r.Steps, "capture", p.Key, version,
		func() (Recording, []string, error) {
			recording, err := r.record(tried, p)
			return recording, nil, err
		})
	if err == nil && !known {
		err = ErrNoBrowser
	}
	return recording, err
}

// record looks at the page twice where demos that were rendered wrote rules: with them it has to look as it does
// without scripts.
func (r Recorder) record(b *browser.Browser, p Page) (Recording, error) {
	first, err := r.look(b, p, nil)
	rendered := slices.ContainsFunc(p.Subjects, func(s Subject) bool { return !s.Absent })
	if p.Collected {
		first.Sheets = nil
	}
	if err != nil || len(first.Sheets) == 0 || !rendered {
		return first, err
	}
	second, err := r.look(b, p, first.Sheets)
	return Recording{Sheets: first.Sheets, Differs: second.Differs, Stills: first.Stills}, err
}

func (r Recorder) look(b *browser.Browser, p Page, recorded []Sheet) (seen Recording, err error) {
	script, err := r.Script()
	if err != nil {
		return seen, err
	}
	html, err := p.HTML(recorded)
	if err != nil {
		return seen, err
	}
	layers := append([]string{}, p.Layers...)
	request, err := json.Marshal(map[string]any{"layers": layers, "demos": p.Demos, "subjects": p.Subjects})
	if err != nil {
		return seen, err
	}
	said, err := b.Run(context.Background(), browser.Page{Subjects: len(p.Subjects), Script: script, HTML: html,
		File: p.File, Width: Width},
		fmt.Sprintf("vitrineRecord(%s)", request))
	if err != nil {
		return seen, err
	}
	return seen, json.Unmarshal(said, &seen)
}
