// Package formula sets formulas, ahead of time and without scripts, styles and fonts of their own.
//
// In: a formula as TeX writes it. Out: the same as MathML, by the KaTeX that is installed for the site, written as
// browsers read it; or what is wrong with it. Never here: running Node, finding formulas in a page.
package formula

import (
	"encoding/json"
	"fmt"
	"path/filepath"

	"vitrine/internal/cache"
)

// written says how MathML is written: results of before don't hold.
const written = 2

// Setter sets the formulas of a site. It is safe for concurrent use.
type Setter struct {
	Site  string // folder of the site, absolute
	Lock  string // of the packages
	Steps *cache.Cache
	// Ask has the KaTeX of a project set a formula, and answers with JSON.
	Ask func(project, text string, display bool) ([]byte, error)
}

// Setting is a formula as readers get it, or why they don't.
type Setting struct {
	HTML    string `json:"html"`
	Wrong   string `json:"wrong"`   // what KaTeX says of it
	At      int    `json:"at"`      // the place in the formula, in units of UTF-16; -1 for none
	Missing string `json:"missing"` // why there is no KaTeX
}

// Set sets a formula, in a line of text or on lines of its own.
func (s Setter) Set(text string, display bool) (Setting, error) {
	key := cache.Key("formula", written, s.Lock, text, display)
	return cache.Value(s.Steps, "formula", key, func() (set Setting, err error) {
		said, err := s.Ask(filepath.Dir(s.Site), text, display)
		if err != nil {
			return set, err
		}
		if err = json.Unmarshal(said, &set); err != nil {
			return set, fmt.Errorf("reading what KaTeX made: %w", err)
		}
		set.HTML = ForBrowsers(set.HTML)
		return set, nil
	})
}
