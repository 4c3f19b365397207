package search

import (
	"strings"
	"sync"
)

// stem is what the forms of an English word have in common, by Porter's algorithm: "customizing" and "customization"
// are "custom". Words with other signs than small Latin letters stay as they are.
func stem(w string) string {
	if known, ok := stems.Load(w); ok {
		return known.(string)
	}
	made := stemmed(w)
	stems.Store(w, made)
	return made
}

// stems are those that somebody asked for: texts have few words, each many times.
var stems sync.Map

func stemmed(w string) string {
	if len(w) < 3 || strings.ContainsFunc(w, func(r rune) bool { return r < 'a' || r > 'z' }) {
		return w
	}
	w = ending(american.Replace(plural(w)))
	if s, ok := strings.CutSuffix(w, "y"); ok && vowels(s) {
		w = s + "i"
	}
	w = replaced(w, derived, 0)
	w = replaced(w, adjectives, 0)
	w = dropped(w)
	if s, ok := strings.CutSuffix(w, "e"); ok {
		if m := measure(s); m > 1 || m == 1 && !short(s) {
			w = s
		}
	}
	if strings.HasSuffix(w, "ll") && measure(w[:len(w)-1]) > 1 {
		w = w[:len(w)-1]
	}
	return w
}

// american is the spelling of the index, whoever writes.
var american = strings.NewReplacer("colour", "color", "behaviour", "behavior", "favour", "favor", "grey", "gray",
	"centre", "center", "licence", "license", "isation", "ization", "customis", "customiz", "initialis", "initializ",
	"optimis", "optimiz", "localis", "localiz", "virtualis", "virtualiz", "organis", "organiz")

func plural(w string) string {
	switch {
	case strings.HasSuffix(w, "sses"), strings.HasSuffix(w, "ies"):
		return w[:len(w)-2]
	case strings.HasSuffix(w, "s") && !strings.HasSuffix(w, "ss"):
		return w[:len(w)-1]
	}
	return w
}

// ending takes away -ed and -ing.
func ending(w string) string {
	if s, ok := strings.CutSuffix(w, "eed"); ok {
		if measure(s) > 0 {
			return w[:len(w)-1]
		}
		return w
	}
	s, ok := strings.CutSuffix(w, "ed")
	if !ok {
		s, ok = strings.CutSuffix(w, "ing")
	}
	if !ok || !vowels(s) {
		return w
	}
	last := s[len(s)-1]
	switch {
	case strings.HasSuffix(s, "at"), strings.HasSuffix(s, "bl"), strings.HasSuffix(s, "iz"):
		return s + "e"
	case len(s) > 1 && last == s[len(s)-2] && consonant(s, len(s)-1) && !strings.ContainsRune("lsz", rune(last)):
		return s[:len(s)-1]
	case measure(s) == 1 && short(s):
		return s + "e"
	}
	return s
}

// derived and adjectives are endings with what stands for them.
var (
	derived = pairs(`ational ate tional tion enci ence anci ance izer ize abli able alli al entli ent eli e ousli ous
		ization ize ation ate ator ate alism al iveness ive fulness ful ousness ous aliti al iviti ive biliti ble`)
	adjectives = pairs("icate ic ative - alize al iciti ic ical ic ful - ness -")
	suffixes   = strings.Fields("ement ment al ance ence er ic able ible ant ent ion ou ism ate iti ous ive ize")
)

func pairs(text string) [][2]string {
	var list [][2]string
	fields := strings.Fields(text)
	for i := 0; i < len(fields); i += 2 {
		list = append(list, [2]string{fields[i], strings.Trim(fields[i+1], "-")})
	}
	return list
}

func replaced(w string, list [][2]string, above int) string {
	for _, pair := range list {
		if s, ok := strings.CutSuffix(w, pair[0]); ok {
			if measure(s) > above {
				return s + pair[1]
			}
			return w
		}
	}
	return w
}

func dropped(w string) string {
	for _, suffix := range suffixes {
		s, ok := strings.CutSuffix(w, suffix)
		if !ok {
			continue
		}
		if measure(s) > 1 && (suffix != "ion" || strings.HasSuffix(s, "s") || strings.HasSuffix(s, "t")) {
			return s
		}
		return w
	}
	return w
}

func consonant(w string, i int) bool {
	switch w[i] {
	case 'a', 'e', 'i', 'o', 'u':
		return false
	case 'y':
		return i == 0 || !consonant(w, i-1)
	}
	return true
}

func vowels(w string) bool {
	for i := range len(w) {
		if !consonant(w, i) {
			return true
		}
	}
	return false
}

// measure counts how often vowels are followed by consonants.
func measure(w string) int {
	count, vowel := 0, false
	for i := range len(w) {
		if c := consonant(w, i); !c {
			vowel = true
		} else if vowel {
			count, vowel = count+1, false
		}
	}
	return count
}

// short words end with consonant, vowel, consonant.
func short(w string) bool {
	n := len(w)
	return n >= 3 && consonant(w, n-3) && !consonant(w, n-2) && consonant(w, n-1) &&
		!strings.ContainsRune("wxy", rune(w[n-1]))
}
