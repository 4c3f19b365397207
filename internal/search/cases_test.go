package search

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"vitrine/internal/testkit"
)

// cases are what the browser's half must answer as well: web/engine/search/find.test.ts reads the same file.
type cases struct {
	Indexes []caseIndex         `json:"indexes"`
	Stems   map[string]string   `json:"stems"`
	Words   map[string][]string `json:"words"` // of a text, a plus before those that are tied
}

type caseIndex struct {
	Name    string                     `json:"name"`
	Files   map[string]json.RawMessage `json:"files"` // as they are published
	Answers []caseAnswer               `json:"answers"`
}

type caseAnswer struct {
	Query  Query    `json:"query"`
	Read   []string `json:"read"` // files that the answer needs beside the core and the vocabulary
	Result Result   `json:"result"`
}

const casesFile = "testdata/cases.json"

// TestCases writes what Go answers, and holds it to what it answered before.
func TestCases(t *testing.T) {
	c := cases{Stems: map[string]string{}, Words: map[string][]string{},
		Indexes: []caseIndex{answered(t, "by hand", handmade(), handQueries()),
			answered(t, "by chance", chance(), chanceQueries())}}
	for _, w := range strings.Fields(`customizing customization customize theming theme themes styled styling disabled
		loading loader validation validate categories buttons classes access agreed hopping falling filing relational
		conditional rational formalize electrical hopeful goodness adjustment replacement adoption size controlled
		probate cease roll größe h1 sky syzygy`) {
		c.Stems[w] = stem(w)
	}
	for _, text := range []string{"TextField", "z-index", "z - index", "how to use a DataGrid?", "MuiButton-root",
		"palette.primary.main", "HTMLElement2D", "größeÄndern", "a--b", "-a", "InputProps vs inputProps", "日本 語x"} {
		for _, w := range words(text) {
			mark := ""
			if w.tied {
				mark = "+"
			}
			c.Words[text] = append(c.Words[text], mark+w.text)
		}
	}
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", " ")
	if err := encoder.Encode(c); err != nil {
		t.Fatal(err)
	}
	if testkit.Updating() {
		if err := os.WriteFile(casesFile, text.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	before, err := os.ReadFile(casesFile)
	if err != nil || !bytes.Equal(before, text.Bytes()) {
		t.Errorf("%s differs from what is answered now (%v): where the change is meant, run go test ./internal/search "+
			"-run Cases -update, and have the browser's half answer the same", casesFile, err)
	}
}

func answered(t *testing.T, name string, x Index, queries []Query) caseIndex {
	t.Helper()
	c := caseIndex{Name: name, Files: map[string]json.RawMessage{}}
	files := x.Files(entryOf("en"), nil)
	for name, content := range files {
		c.Files[name] = content
	}
	for _, q := range queries {
		read := map[string]bool{}
		s, err := Open(func(name string) ([]byte, error) {
			content, ok := files[name]
			if !ok {
				return nil, fmt.Errorf("%s is not published", name)
			}
			read[name] = true
			return content, nil
		})
		if err != nil {
			t.Fatal(err)
		}
		clear(read)
		result, err := s.Find(q)
		if err != nil {
			t.Fatal(err)
		}
		names := slices.AppendSeq([]string{}, maps.Keys(read))
		slices.Sort(names)
		c.Answers = append(c.Answers, caseAnswer{q, names, result})
	}
	return c
}

func handmade() Index {
	prop := func(component, name, typ, standard, text string) Record {
		return Record{Kind: PropKind, ID: component + "-prop-" + name, Name: name, Type: typ, Default: standard, Text: text}
	}
	x := Index{
		Products: []Product{{ID: "acme", Label: "Acme UI", Home: "/acme/", Family: "acme"},
			{ID: "acme-x", Label: "Acme X", Home: "/acme-x/", Family: "acme", Words: []string{"extra", "grid kit"}},
			{ID: "rival", Label: "Rival UI", Home: "/rival/", Words: []string{"rival"}}},
		Synonyms: []Synonym{{[]string{"clicker", "press thing"}, []string{"button"}},
			{[]string{"box to type"}, []string{"text field", "data grid"}},
			{[]string{"unread count", "score board"}, []string{"tally"}},
			{[]string{"one two"}, []string{"moving"}}, {[]string{"dial needle"}, []string{"colors"}}},
		Pages: []Page{
			{Path: "/acme/react-button/", Kind: PageKind, Title: "Button", Product: "acme", Group: "Inputs",
				About: "Buttons let people act.", Names: []string{"Button", "IconButton"}, Former: []string{"flat button"},
				Records: []Record{{Kind: SectionKind, ID: "sizes", Name: "Sizes", Text: "A button is small or large.",
					Code: "<Button size=\"small\" />"},
					{Kind: SectionKind, ID: "root", Name: "Root element", Text: "The root of a button is a button."}, {Kind: SectionKind, ID: "loading", Name: "Loading state",
						Text: strings.Repeat("Nothing to see here. ", 12) + "The spinner tells that something is under way. " +
							strings.Repeat("More words follow. ", 12)}}},
			{Path: "/acme/react-text-field/", Kind: PageKind, Title: "Text Field", Product: "acme", Group: "Inputs",
				Names: []string{"TextField"}, Records: []Record{{Kind: SectionKind, ID: "validation", Name: "Validation",
					Text: "Say what is wrong with what somebody typed."}}},
			{Path: "/acme/version-2/", Kind: GuideKind, Title: "Version 2", Product: "acme", Behind: true,
				Records: []Record{{Kind: SectionKind, ID: "flash", Name: "Without a flash", Text: "The first paint is dark."}}},
			{Path: "/acme/dark-mode/", Kind: GuideKind, Title: "Dark mode", Product: "acme", About: "Light and dark.",
				Records: []Record{{Kind: SectionKind, ID: "flash", Name: "Without a flash", Text: "The first paint is dark."},
					{Kind: ThemeKind, ID: "?path=palette.mode", Name: "palette.mode", Default: `"light"`}}},
			{Path: "/acme/api/button/", Kind: APIKind, Title: "Button API", Product: "acme", Names: []string{"Button"},
				About: "Every prop of Button.", Records: []Record{
					prop("button", "disableElevation", "boolean", "false", "If true, no elevation is used."),
					prop("button", "size", "'small' | 'large'", "'small'", "The size of the component."),
					prop("button", "limitShownTags", "number", "", "How many tags are shown."),
					prop("button", "limitRows", "number", "", "How many rows are shown."),
					{Kind: ClassKind, ID: "button-classes-root", Name: "AcmeButton-root", Also: "root"},
					{Kind: SlotKind, ID: "button-slots-icon", Name: "startIcon", Text: "Before the label."}}},
			{Path: "/acme/api/use-button/", Kind: APIKind, Title: "useButton API", Product: "acme",
				Names: []string{"useButton"}, Records: []Record{prop("use-button", "size", "number", "", "")}},
			{Path: "/acme-x/react-data-grid/", Kind: PageKind, Title: "Data Grid", Product: "acme-x",
				Names: []string{"DataGrid"}, Records: []Record{{Kind: SectionKind, ID: "height", Name: "Height",
					Text: "The parent of the grid needs a height.", Code: "quadrature(1)"}, {Kind: EventKind, ID: "row-click", Name: "rowClick"}}},
			{Path: "/rival/react-button/", Kind: PageKind, Title: "Button", Product: "rival", Names: []string{"Button"},
				Records: []Record{{Kind: SectionKind, ID: "sizes", Name: "Sizes", Text: "Small."}}},
			{Path: "/errors/", Kind: GuideKind, Title: "Errors", Records: []Record{{Kind: ErrorKind, ID: "error-9",
				Name: "Error 9", Text: "Unsupported color. Use #nnn, rgb() or hsl()."}, {Kind: ErrorKind, ID: "pitfalls",
				Name: "A value of color is not supported", Text: "The grid of colors can't use it."}}},
			{Path: "/acme/api/use-long-hover-name/", Kind: APIKind, Title: "useLongHoverName API", Product: "acme",
				Names: []string{"useLongHoverName"}, Records: []Record{
					prop("use-long-hover-name", "size", "number", "", "")}},
			{Path: "/acme/api/tally/", Kind: APIKind, Title: "Tally API", Product: "acme", Names: []string{"Tally"}},
			{Path: "/acme/lists/", Kind: GuideKind, Title: "Lists", Product: "acme", Records: []Record{{Kind: SectionKind,
				ID: "rows", Name: "Rows with a tally", Text: "A tally counts. A tally says how many there are of a thing."}}},
			{Path: "/acme/api/dials/", Kind: APIKind, Title: "Dial hooks API", Product: "acme",
				Names: []string{"useDial", "useDialFace"}, Records: []Record{
					{Kind: SectionKind, ID: "use-dial", Name: "useDial"},
					{Kind: SectionKind, ID: "use-dial-face", Name: "useDialFace"}}},
			{Path: "/acme/one-to-two/", Kind: GuideKind, Title: "Moving from one to two", Product: "acme",
				Records: []Record{{Kind: SectionKind, ID: "order", Name: "In this order", Text: "Begin with one, then two."}}},
			{Path: "/acme/moving/", Kind: GuideKind, Title: "Moving house", Product: "acme", Records: []Record{
				{Kind: SectionKind, ID: "crates", Name: "Crates", Text: "Pack them."}}},
			{Path: "/acme/colors/", Kind: GuideKind, Title: "Colors", Product: "acme", Records: []Record{
				{Kind: SectionKind, ID: "hues", Name: "Hues", Text: "Each color has fourteen shades."}}},
			{Path: "/acme/react-dial/", Kind: PageKind, Title: "Dial", Product: "acme",
				Names: []string{"Dial", "DialPages"}, Records: []Record{
					{Kind: SectionKind, ID: "colors", Name: "Colors", Text: "The needle of a dial has a color."},
					{Kind: SectionKind, ID: "pages", Name: "Pages", Text: "The pages of a dial are turned."},
					{Kind: SectionKind, ID: "quartz", Name: "Quartz", Text: "A quartz keeps the time of dials."},
					{Kind: SectionKind, ID: "more", Name: "More quartz", Text: "A quartz keeps the time."},
					{Kind: SectionKind, ID: "most", Name: "Most quartz", Text: "A quartz keeps the time."}}},
			{Path: "/acme/quartz/", Kind: GuideKind, Title: "Time", Product: "acme", Records: []Record{
				{Kind: SectionKind, ID: "clear", Name: "Clear quartz", Text: "A quartz keeps the time."}}},
			{Path: "/icons/", Kind: GuideKind, Title: "Icons", Records: []Record{
				{Kind: IconKind, ID: "?selected=DeleteForever", Name: "DeleteForever", Also: "trash bin"},
				{Kind: IconKind, ID: "?selected=Zoom", Name: "Zoom"}}},
		},
	}
	return x
}

func handQueries() []Query {
	list := []Query{{Text: "button", Only: "rival"}, {Text: "size", Kinds: []Kind{PropKind}},
		{Text: "zoom", Kinds: []Kind{IconKind}}, {Text: "button", Limit: 2},
		{Text: "button", Product: "acme", Only: "rival"}, {Text: "size", Product: "rival", Only: "acme"},
		{Text: "rowClick", Product: "acme", Only: "acme-x"}, {Text: "size", Product: "acme", Only: "acme"},
		{Text: "TextField", Product: "acme", Only: "rival"}, {Text: "rival button sizes", Product: "acme", Only: "acme"},
		{Text: "rival button sizes", Product: "acme", Only: "rival"}, {Text: "button", Product: "unknown"}}
	for _, product := range []string{"", "acme", "acme-x", "rival"} {
		for _, text := range []string{"button", "Button", "buttons", "buton", "vutton", "bttn", "text field", "textfield",
			"TextField", "textf", "text-field validation", "rival button", "Button API", "useButton", "use button",
			"how to make a button small?", "how", "disableElevation", "disable elevation", "disableelevation", "clicker",
			"press thing", "modal", "datagrid height", "dta grid", "dark mode flash", "palette.mode", "AcmeButton-root",
			"flat buttons", "minified error #9", "quadratu", "quadrxture", "unsupported color", "delete icon", "trash icon", "DeleteForever", "spinner", "rowClick event",
			"startIcon slot", "validating", "loadingstates", "qwertz", "text feild", "butttonn",
			"uselonghovrename", "useLongHovrName", "TxtField", "IconButon", "useBtton", "sizes button", "changing sizes",
			"dta grd height", "cutton sizes spinner", "the type text of oading",
			"how to alidate what somebody typed", "sizes and rdak modes", "make xspinner of buttons", "type box", "value of `x` color is not supported",
			"limit rows", "limit shown tags", "how to limit the shown tags", "limits shown tags", "score board", "scoreboard", "unread count",
			"talyl", "long hover size", "useLongHoverName size", "elevationdi", "disableelevationx", "press thing size",
			"why is the size of a button always wrong", "how do I get the size", "useDialFace", "useDials",
			"moving one two", "color of the dial needle", "dial page", "keep quartz",
			"rival ui button sizes", "sizes of a rival button", "rival or acme ui button sizes", "IconButton sizes",
			"icon button sizes", "extra grid kit height", "DataGrid button", "use dial face of the grid", "color value",
			"the value of color not supported", "error 9",
			"buttonClasses root", "div.AcmeButton-root", "one two", "where do I put the user inside a dial", "", "size={false}", "größe"} {
			list = append(list, Query{Text: text, Product: product})
		}
	}
	return list
}

var syllables = strings.Fields("ba co di fe gu ha lo me ni po ra se ti vu ing ed er s tion al button text")

func chanceWord(r *rand.Rand) string {
	w := ""
	for range 1 + r.IntN(3) {
		w += syllables[r.IntN(len(syllables))]
	}
	return w
}

func chanceText(r *rand.Rand, most int) string {
	var list []string
	for range 1 + r.IntN(most) {
		w := chanceWord(r)
		if r.IntN(5) == 0 {
			w += strings.ToUpper(w[:1]) + w[1:]
		}
		list = append(list, w)
	}
	return strings.Join(list, []string{" ", " ", "-"}[r.IntN(3)])
}

// chance is an index of words that nobody chose.
func chance() Index {
	r := rand.New(rand.NewPCG(7, 9))
	x := Index{Products: []Product{{ID: "one", Label: "One", Home: "/one/", Family: "a"},
		{ID: "two", Label: "Two UI", Home: "/two/", Family: "a"}, {ID: "three", Label: "Three", Home: "/"}}}
	for i := range 40 {
		p := Page{Path: fmt.Sprintf("/p/%s-%d/", chanceWord(r), i), Kind: Kinds[r.IntN(3)], Title: chanceText(r, 3),
			About: chanceText(r, 8), Text: chanceText(r, 9), Group: chanceText(r, 1)}
		if n := r.IntN(4); n < 3 {
			p.Product = x.Products[n].ID
		}
		for range r.IntN(3) {
			p.Names = append(p.Names, chanceWord(r))
		}
		for n := range r.IntN(7) {
			p.Records = append(p.Records, Record{Kind: Kinds[3+r.IntN(8)], ID: fmt.Sprint("r", n), Name: chanceText(r, 3),
				Type: chanceText(r, 2), Text: chanceText(r, 60), Code: chanceText(r, 9), Also: chanceText(r, 1)})
		}
		x.Pages = append(x.Pages, p)
	}
	return x
}

func chanceQueries() []Query {
	r := rand.New(rand.NewPCG(3, 4))
	var list []Query
	for range 120 {
		q := Query{Text: chanceText(r, 4), Limit: 4, Product: []string{"", "one", "three"}[r.IntN(3)]}
		if r.IntN(6) == 0 {
			q.Kinds = []Kind{Kinds[r.IntN(len(Kinds))]}
		}
		list = append(list, q)
	}
	return list
}
