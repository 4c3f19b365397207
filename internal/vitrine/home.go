package vitrine

import (
	"slices"
	"strconv"
	"strings"
)

// Hero is what a home begins with below its title.
type Hero struct {
	Tagline Prose        `json:"tagline"` // empty where the page has it as its lead
	Picture *HeroPicture `json:"picture"` // null for none
	Actions []Action     `json:"actions"` // the first matters most
}

// HeroPicture is a picture beside the title.
type HeroPicture struct {
	Alt   string `json:"alt"` // "" for mere decoration
	Light Image  `json:"light"`
	Dark  *Image `json:"dark"` // null for the same in both color modes
}

// Image is a picture with its size in pixels of the page.
type Image struct {
	Src    string `json:"src"`
	Width  int    `json:"width"`
	Height int    `json:"height"`
}

// Action is a link to where readers go from here.
type Action struct {
	Text string `json:"text"`
	Href string `json:"href"`
}

// Features are what speaks for a library, in cards.
type Features struct {
	Features []Feature `json:"features"`
}

// Feature is one card.
type Feature struct {
	Title string `json:"title"`
	Text  Prose  `json:"text"`
	Href  string `json:"href"` // "" for none
}

// Numbers are figures in a row.
type Numbers struct {
	Numbers []Number `json:"numbers"`
}

// Number is one figure.
type Number struct {
	Label string `json:"label"`
	Value string `json:"value"`
	Count string `json:"count"` // what the build counted, "" for a text of the author
}

func (*Hero) BlockKind() BlockKind     { return BlockHero }
func (*Features) BlockKind() BlockKind { return BlockFeatures }
func (*Numbers) BlockKind() BlockKind  { return BlockNumbers }

func (h *Hero) texts() []Prose { return []Prose{h.Tagline} }

func (f *Features) texts() (list []Prose) {
	for _, one := range f.Features {
		list = append(list, one.Text)
	}
	return list
}

// What the build counts: pages that readers come to, components and their own props in the reference, demos, pages of
// the reference, and the bytes of script that a page of prose brings.
const (
	CountPages      = "pages"
	CountComponents = "components"
	CountProps      = "props"
	CountDemos      = "demos"
	CountReference  = "reference"
	CountScript     = "script"
)

// Counts are all of them.
var Counts = []string{CountPages, CountComponents, CountProps, CountDemos, CountReference, CountScript}

// Languages that write another mark than a comma between thousands; the narrow space is the one that does not break.
var (
	dotted = []string{"da", "de", "el", "es", "id", "it", "nl", "pt", "ro", "sl", "tr", "vi"}
	spaced = []string{"bg", "cs", "fi", "fr", "hu", "nb", "no", "pl", "ru", "sk", "sv", "uk"}
)

// Grouped is a number as readers of a language write it.
func Grouped(n int, language string) string {
	mark := ","
	switch {
	case slices.Contains(dotted, language):
		mark = "."
	case slices.Contains(spaced, language):
		mark = "\u202f"
	}
	digits := strconv.Itoa(n)
	var out strings.Builder
	for i, digit := range digits {
		if i > 0 && (len(digits)-i)%3 == 0 {
			out.WriteString(mark)
		}
		out.WriteRune(digit)
	}
	return out.String()
}
