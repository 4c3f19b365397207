package search

import (
	"slices"
	"strings"
)

// digits are the signs that numbers are written with: the first half ends one, the second goes on.
const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

const half = 32

func writeNumber(b *strings.Builder, n int) {
	if n >= half {
		writeHigh(b, n/half)
	}
	b.WriteByte(digits[n%half])
}

func writeHigh(b *strings.Builder, n int) {
	if n >= half {
		writeHigh(b, n/half)
	}
	b.WriteByte(digits[half+n%half])
}

var values = func() (table [256]int) {
	for i := range digits {
		table[digits[i]] = i
	}
	return table
}()

// numbers reads what writeNumber wrote.
func numbers(text string) []int {
	list := make([]int, 0, len(text))
	n := 0
	for i := range len(text) {
		v := values[text[i]]
		if n = n*half + v%half; v < half {
			list = append(list, n)
			n = 0
		}
	}
	return list
}

// posting is one place where a term stands, and how much it says there.
type posting struct{ page, key, level int }

// A key is a place in a page: the page itself is 0.
const kindsInKeys = 8

func keyOf(kind, index int) int { return index*kindsInKeys + kind }

const (
	exactLevel = 15 // the term is the whole name
	levels     = 16
)

// writePostings writes the places of a term, in the order of pages. A place is as many behind the last one of its kind
// in the page: rows say the same one after the other.
func writePostings(list []posting) string {
	var b strings.Builder
	last := -1
	var next [kindsInKeys]int
	for i, p := range list {
		if i == 0 || p.page != list[i-1].page {
			writeNumber(&b, p.page-last-1)
			last = p.page
			clear(next[:])
		}
		kind, index := p.key%kindsInKeys, p.key/kindsInKeys
		writeNumber(&b, keyOf(kind, index-next[kind]))
		next[kind] = index + 1
		more := 0
		if i+1 < len(list) && list[i+1].page == p.page {
			more = levels
		}
		writeNumber(&b, more+p.level)
	}
	return b.String()
}

func readPostings(text string) []posting {
	list := numbers(text)
	out := make([]posting, 0, len(list)/3)
	page := -1
	for i := 0; i+1 < len(list); {
		page += list[i] + 1
		i++
		var next [kindsInKeys]int
		for more := true; more && i+1 < len(list); i += 2 {
			kind := list[i] % kindsInKeys
			index := next[kind] + list[i]/kindsInKeys
			next[kind] = index + 1
			out = append(out, posting{page, keyOf(kind, index), list[i+1] % levels})
			more = list[i+1] >= levels
		}
	}
	return out
}

// bucket says in which of so many shards a text belongs: the same in both languages, and whatever else there is.
func bucket(text string, count int) int {
	h := uint32(2166136261)
	for _, r := range text {
		h = (h ^ uint32(r)) * 16777619
	}
	return int(h % uint32(count))
}

// firstLetters is how many letters of a term say in which shard it is; crowded beginnings are told apart by as many
// more.
const firstLetters = 3

// termBucket keeps terms together that begin alike: one shard has all that the beginning of a word may become, and
// what is said with it.
func termBucket(term string, count int, crowded map[string]bool) int {
	return bucket(beginningOf(term, crowded), count)
}

func beginningOf(term string, crowded map[string]bool) string {
	first, _, _ := strings.Cut(strings.TrimLeft(term, wholeMark+saidMark+apartMark+restMark), pairMark)
	letters := []rune(first)
	n := firstLetters
	for n < len(letters) && crowded[string(letters[:n])] {
		n += firstLetters
	}
	return string(letters[:min(n, len(letters))])
}

// topicBucket keeps pages of the same subject together, the guide and the reference in all products: they are met
// together. Crowded subjects are told apart by page.
func topicBucket(path string, count int, crowded map[string]bool) int {
	topic := topicOf(path)
	if crowded[topic] {
		return bucket(path, count)
	}
	return bucket(topic, count)
}

func topicOf(path string) string { return strings.TrimPrefix(lastPart(path), "react-") }

func lastPart(path string) string {
	path = strings.TrimSuffix(path, "/")
	return path[strings.LastIndexByte(path, '/')+1:]
}

// spelled is the name that the last part of a path stands for, as pages of the reference have it: "use-button" is
// "useButton", "text-field" is "TextField".
func spelled(path string) string {
	var b strings.Builder
	for i, part := range strings.Split(lastPart(path), "-") {
		if part != "" && (i > 0 || part != "use") {
			part = strings.ToUpper(part[:1]) + part[1:]
		}
		b.WriteString(part)
	}
	return b.String()
}

// titled is the title that the last part of a path stands for: "react-text-field" is "Text field".
func titled(path string) string {
	text := strings.ReplaceAll(topicOf(path), "-", " ")
	if text == "" {
		return ""
	}
	return strings.ToUpper(text[:1]) + text[1:]
}

// kindMark is the character by which the core tells the kind of a page: pages that are found behind others have
// characters of their own, behind those of all kinds.
func kindMark(page Page) string {
	mark := '0' + slices.Index(Kinds, page.Kind)
	if page.Behind {
		mark += len(Kinds)
	}
	return string(rune(mark))
}

// kindMarked is the kind of a page by its mark, and whether it is found behind others.
func kindMarked(mark byte) (kind Kind, behind bool) {
	at := int(mark - '0')
	return Kinds[at%len(Kinds)], at >= len(Kinds)
}
