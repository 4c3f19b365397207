package formula

import "strings"

// alphabet is where the letters of one begin in Unicode; 0 where it has none such.
type alphabet struct{ upper, lower, digit, greekUpper, greekLower rune }

// alphabets by the names that MathML has for them. Browsers read no such names any more, but the letters.
var alphabets = map[string]alphabet{
	"bold":                   {0x1D400, 0x1D41A, 0x1D7CE, 0x1D6A8, 0x1D6C2},
	"italic":                 {0x1D434, 0x1D44E, 0, 0x1D6E2, 0x1D6FC},
	"bold-italic":            {0x1D468, 0x1D482, 0, 0x1D71C, 0x1D736},
	"script":                 {0x1D49C, 0x1D4B6, 0, 0, 0},
	"bold-script":            {0x1D4D0, 0x1D4EA, 0, 0, 0},
	"fraktur":                {0x1D504, 0x1D51E, 0, 0, 0},
	"bold-fraktur":           {0x1D56C, 0x1D586, 0, 0, 0},
	"double-struck":          {0x1D538, 0x1D552, 0x1D7D8, 0, 0},
	"sans-serif":             {0x1D5A0, 0x1D5BA, 0x1D7E2, 0, 0},
	"bold-sans-serif":        {0x1D5D4, 0x1D5EE, 0x1D7EC, 0x1D756, 0x1D770},
	"sans-serif-italic":      {0x1D608, 0x1D622, 0, 0, 0},
	"sans-serif-bold-italic": {0x1D63C, 0x1D656, 0, 0x1D790, 0x1D7AA},
	"monospace":              {0x1D670, 0x1D68A, 0x1D7F6, 0, 0},
}

// older are letters that had a place before their alphabet got one.
var older = map[string]map[rune]rune{
	"italic": {'h': 'ℎ'},
	"script": {'B': 'ℬ', 'E': 'ℰ', 'F': 'ℱ', 'H': 'ℋ', 'I': 'ℐ', 'L': 'ℒ', 'M': 'ℳ', 'R': 'ℛ', 'e': 'ℯ', 'g': 'ℊ',
		'o': 'ℴ'},
	"fraktur":       {'C': 'ℭ', 'H': 'ℌ', 'I': 'ℑ', 'R': 'ℜ', 'Z': 'ℨ'},
	"double-struck": {'C': 'ℂ', 'H': 'ℍ', 'N': 'ℕ', 'P': 'ℙ', 'Q': 'ℚ', 'R': 'ℝ', 'Z': 'ℤ'},
}

// inAlphabet is a text in the letters of an alphabet. What has none such stays.
func inAlphabet(text, name string) string {
	a, known := alphabets[name]
	if !known {
		return text
	}
	return strings.Map(func(r rune) rune {
		if letter, ok := older[name][r]; ok {
			return letter
		}
		for _, part := range []struct{ from, first, last rune }{{a.upper, 'A', 'Z'}, {a.lower, 'a', 'z'},
			{a.digit, '0', '9'}, {a.greekUpper, 'Α', 'Ω'}, {a.greekLower, 'α', 'ω'}} {
			if part.from != 0 && r >= part.first && r <= part.last {
				return part.from + r - part.first
			}
		}
		return r
	}, text)
}
