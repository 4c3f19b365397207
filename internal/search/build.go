package search

import (
	"bytes"
	"crypto/sha256"
	"encoding/base32"
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"vitrine/internal/vitrine"
)

// builder gathers what the files of an index say.
type builder struct {
	index    *Index
	postings map[string][]posting
	df       map[string]int        // in how many records a term stands, those of the core among them
	words    map[string]int        // as they are written, by the best place in which they stand
	stored   map[string]storedPage // by path
	aside    []asidePage
}

// storedPage is what hits show of a page and of the places in it.
type storedPage struct {
	About  string                `json:"about,omitempty"`
	Places map[Kind]storedPlaces `json:"places,omitempty"`
}

// storedPlaces are the places of one kind, in their order.
type storedPlaces struct {
	Prefix string   `json:"prefix,omitempty"` // of the ids that are a prefix and the name
	Rows   []stored `json:"rows"`
}

// stored is name, text, type, default, id, without the empty ones at the end.
type stored []string

// asidePage has so many names that they are searched apart.
type asidePage struct {
	Page   int      `json:"page"`
	Kind   Kind     `json:"kind"`
	Prefix string   `json:"prefix"`
	Rows   []stored `json:"rows"` // name, other words
}

// inKeys are the kinds of places whose terms are in shards, by their number in keys.
var inKeys = []Kind{"", SectionKind, PropKind, SlotKind, ClassKind, EventKind, ErrorKind, ThemeKind}

// Files are the published files of an index by their names in the output folder. Entry is the one that names the
// others. Beside are files that are published as well, those of other languages: no name is given twice.
func (x *Index) Files(entry string, beside map[string][]byte) map[string][]byte {
	b := &builder{index: x, postings: map[string][]posting{}, df: map[string]int{}, words: map[string]int{},
		stored: map[string]storedPage{}}
	for i, page := range x.Pages {
		b.page(i, page)
	}
	return b.files(entry, beside)
}

func (b *builder) page(i int, page Page) {
	for _, name := range append([]string{page.Title}, page.Names...) {
		b.see(name, inNames)
	}
	for _, l := range pageNames(page.Title, page.Names) {
		b.df[l.term]++
	}
	about := Record{Text: page.About + " " + page.Text, Also: strings.Join(page.Former, " "), Asked: page.Asked}
	if page.Kind == APIKind {
		about.Text = page.Text
	}
	b.record(posting{page: i}, about, page.Former)
	stores := storedPage{About: page.About, Places: map[Kind]storedPlaces{}}
	byKind := map[Kind][]Record{}
	for _, r := range page.Records {
		if slices.Contains(inKeys, r.Kind) {
			b.record(posting{page: i, key: keyOf(slices.Index(inKeys, r.Kind), len(byKind[r.Kind]))}, r, nil)
		}
		byKind[r.Kind] = append(byKind[r.Kind], r)
	}
	for _, kind := range Kinds {
		if list := byKind[kind]; kind == IconKind && len(list) > 0 {
			b.aside = append(b.aside, asideOf(i, list))
		} else if len(list) > 0 {
			stores.Places[kind] = storedOf(list)
		}
	}
	b.stored[page.Path] = stores
}

// record notes the terms of a record; whole names are as good as its own.
func (b *builder) record(at posting, r Record, whole []string) {
	levels := levelsOf(r)
	for _, name := range whole {
		for _, l := range append(nameLevels(name), nameLevels(strings.TrimSuffix(name, "s"))...) {
			levels[l.term] = max(levels[l.term], l.level)
		}
	}
	for _, term := range slices.Sorted(maps.Keys(levels)) {
		at.level = levels[term]
		b.postings[term] = append(b.postings[term], at)
		b.df[term]++
	}
	if r.Kind == ClassKind { // begins with what all have
		b.see(r.Also, inNames)
		r.Name = ""
	}
	for _, text := range []string{r.Name, r.Also, strings.Join(whole, " ")} {
		b.see(text, inNames)
	}
	b.see(r.Text, inProse)
	b.see(strings.Join(r.Asked, " "), inCode)
	for _, text := range []string{r.Type, r.Default, r.Code} {
		b.see(text, inCode)
	}
}

// see notes the words of a text.
func (b *builder) see(text string, where int) {
	list := words(text)
	for i := 0; i < len(list); {
		end := i + 1
		for end < len(list) && list[end].tied {
			end++
		}
		for _, w := range list[i:end] {
			b.words[w.text] = max(b.words[w.text], where)
		}
		b.seeJoined(list[i:end], where)
		i = end
	}
	b.seeJoined(list, where)
}

// seeJoined notes a name as one word. Long ones are searched as they are written, and not worth the room.
func (b *builder) seeJoined(list []word, where int) {
	if n := len(list); n > 1 && n <= mostSeen {
		if text := joined(list); len(text) <= longestSeen {
			b.words[text] = max(b.words[text], where)
		}
	}
}

const (
	mostSeen    = 2
	longestSeen = 18
)

// pageNames are the terms of a page's title and names, each once: what the core alone answers with.
func pageNames(title string, names []string) []leveled {
	var out []leveled
	at := map[string]int{}
	for i, name := range append([]string{title}, names...) {
		for _, l := range nameLevels(name) {
			if i > 0 && l.level < exactLevel {
				l.level = max(2, l.level-2) // a part of an inherited name
			}
			if n, ok := at[l.term]; ok {
				out[n].level = max(out[n].level, l.level)
				continue
			}
			at[l.term] = len(out)
			out = append(out, l)
		}
	}
	return out
}

func storedOf(list []Record) storedPlaces {
	p := storedPlaces{Prefix: commonPrefix(list), Rows: []stored{}}
	for _, r := range list {
		id := r.ID
		if id == p.Prefix+r.Name {
			id = ""
		}
		row := stored{r.Name, r.Text, r.Type, r.Default, id}
		for len(row) > 1 && row[len(row)-1] == "" {
			row = row[:len(row)-1]
		}
		p.Rows = append(p.Rows, row)
	}
	return p
}

func asideOf(page int, list []Record) asidePage {
	a := asidePage{Page: page, Kind: list[0].Kind, Prefix: commonPrefix(list)}
	for _, r := range list {
		row := stored{r.Name}
		if r.Also != "" {
			row = append(row, r.Also)
		}
		a.Rows = append(a.Rows, row)
	}
	return a
}

// commonPrefix is what stands before the names in the ids of a list, "" where that differs.
func commonPrefix(list []Record) string {
	prefix, ok := strings.CutSuffix(list[0].ID, list[0].Name)
	if !ok {
		return ""
	}
	return prefix
}

// hashed is the name of a file whose name changes with its content. The core has a thousand of them, and they can't be
// compressed: six letters, and those of the hash's hash where another file has the same.
func hashed(content []byte, taken func(hash string) bool) string {
	for sum := sha256.Sum256(content); ; sum = sha256.Sum256(sum[:]) {
		hash := strings.ToLower(base32.StdEncoding.EncodeToString(sum[:])[:hashLength])
		if !taken(hash) {
			return hash
		}
	}
}

const hashLength = 6

// FileOf is the name of a file of the index below the output folder, by its hash.
func FileOf(hash string) string {
	return strings.TrimPrefix(vitrine.SearchPart(hash), "/")
}

// Bytes of a shard as they are before compression, on average.
const (
	termBytes   = 1_500
	recordBytes = 8_000
)

// From so many bytes on, what belongs in one shard is divided.
const (
	crowdedTerms   = 4_000
	crowdedRecords = 12_000
)

func (b *builder) files(entry string, beside map[string][]byte) map[string][]byte {
	files := map[string][]byte{}
	add := func(value any) string {
		content := encode(value)
		hash := hashed(content, func(hash string) bool {
			name := FileOf(hash)
			other, ok := files[name]
			if !ok {
				other, ok = beside[name]
			}
			return ok && !bytes.Equal(other, content)
		})
		files[FileOf(hash)] = content
		return hash
	}
	c := b.core()
	vocabulary := b.vocabulary()
	for _, part := range vocabulary {
		c.Words = append(c.Words, add(writeVocabulary(part)))
	}
	terms, beginnings := b.termShards(vocabulary)
	for _, shard := range terms {
		c.Terms = append(c.Terms, add(shard))
	}
	records, topics := b.recordShards()
	for _, shard := range records {
		c.Records = append(c.Records, add(shard))
	}
	c.Crowded = [2][]string{sortedKeys(beginnings), sortedKeys(topics)}
	if len(b.aside) > 0 {
		c.Aside = add(b.aside)
	}
	files[entry] = encode(c)
	return files
}

func encode(value any) []byte {
	var out strings.Builder
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		panic("search: " + err.Error()) // a programming error: the values are plain data
	}
	return []byte(strings.TrimSuffix(out.String(), "\n"))
}

func sortedKeys(set map[string]bool) []string {
	return append([]string{}, slices.Sorted(maps.Keys(set))...)
}
