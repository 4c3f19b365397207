package server

import (
	"cmp"
	"encoding/json"
	"io/fs"
	"slices"
	"strings"
)

// pagesFile lists all pages that readers may be led to, as rows: address, title, product, description. Scripts read the
// same file where no server answers, and order pages in the same way: web/engine/lost/nearest.ts.
const pagesFile = "pages.json"

// listedPage is a row of it.
type listedPage struct {
	address, title, product, about string
	words                          []int // of the address, by their places in the directory
}

// UnmarshalJSON implements json.Unmarshaler.
func (p *listedPage) UnmarshalJSON(text []byte) error {
	var row [4]string
	err := json.Unmarshal(text, &row)
	p.address, p.title, p.product, p.about = row[0], row[1], row[2], row[3]
	return err
}

// directory are all pages, and the words of their addresses.
type directory struct {
	pages []listedPage
	words []string
	known map[string]int
}

// readDirectory reads the list of pages; it is nil for a site without one.
func readDirectory(fsys fs.FS) *directory {
	text, err := fs.ReadFile(fsys, pagesFile)
	d := &directory{known: map[string]int{}}
	if err != nil || json.Unmarshal(text, &d.pages) != nil {
		return nil
	}
	for i := range d.pages {
		for _, word := range wordsOf(d.pages[i].address) {
			n, known := d.known[word]
			if !known {
				n = len(d.words)
				d.known[word] = n
				d.words = append(d.words, word)
			}
			d.pages[i].words = append(d.pages[i].words, n)
		}
	}
	return d
}

const (
	offered    = 3
	mostWords  = 8
	longest    = 24
	otherWords = 220 // thousandths of a word, for each word that one address has more than the other
)

// nearest are the pages whose addresses are most like one.
func (d *directory) nearest(address string) []listedPage {
	words := wordsOf(address)
	if len(words) == 0 {
		return nil
	}
	costs := make([][]int, len(words))
	for i, word := range words {
		costs[i] = make([]int, len(d.words))
		for n, other := range d.words {
			costs[i][n] = distance(word, other) * 1000 / max(len(word), len(other))
		}
	}
	scores := make([]int, len(d.pages))
	order := make([]int, len(d.pages))
	for i, p := range d.pages {
		order[i] = i
		scores[i] = otherWords * max(len(p.words)-len(words), len(words)-len(p.words))
		for _, cost := range costs {
			least := 1000
			for _, n := range p.words {
				least = min(least, cost[n])
			}
			scores[i] += least
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(scores[a], scores[b]) })
	var found []listedPage
	for _, i := range order[:min(offered, len(order))] {
		found = append(found, d.pages[i])
	}
	return found
}

func isLetter(b byte) bool { return lower(b) >= 'a' && lower(b) <= 'z' }

func isWordByte(b byte) bool { return b >= 'a' && b <= 'z' || b >= '0' && b <= '9' }

func lower(b byte) byte {
	if b >= 'A' && b <= 'Z' {
		return b + 'a' - 'A'
	}
	return b
}

// parts are the words of an address and what stands between them, in turn; the first one may be empty.
func parts(address string) (list []string) {
	begin, inWord := 0, false
	for i := range len(address) {
		if isWordByte(lower(address[i])) != inWord {
			list = append(list, address[begin:i])
			begin, inWord = i, !inWord
		}
	}
	return append(list, address[begin:])
}

// wordsOf are the words of an address in small letters, without the kind of a file at its end: the first few, and of
// each the beginning.
func wordsOf(address string) (words []string) {
	stem, kind := address, ""
	if at := strings.LastIndexByte(address, '.'); at >= 0 {
		stem, kind = address[:at], address[at+1:]
	}
	if kind == "" || strings.ContainsFunc(kind, func(r rune) bool { return r > 'z' || !isLetter(byte(r)) }) {
		stem = address
	}
	for i, part := range parts(stem) {
		if i%2 == 1 && len(words) < mostWords {
			words = append(words, plainWord(part))
		}
	}
	return words
}

func plainWord(part string) string { return strings.ToLower(part[:min(len(part), longest)]) }

// distance is how many letters must be added, removed, changed or exchanged with their neighbor.
func distance(a, b string) int {
	var rows [3][longest + 1]int
	before, last, row := &rows[0], &rows[1], &rows[2]
	for j := range len(b) + 1 {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		for j := 1; j <= len(b); j++ {
			changed := last[j-1]
			if a[i-1] != b[j-1] {
				changed++
			}
			row[j] = min(row[j-1]+1, last[j]+1, changed)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last, row = last, row, before
	}
	return last[len(b)]
}
