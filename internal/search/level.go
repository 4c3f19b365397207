package search

// What a term says of a record, by where it stands.
const (
	nameTop    = 13 // a name of one word
	nameStep   = 2  // less for each more
	nameLeast  = 7
	textBase   = 5
	alsoLevel  = 8
	askedTop   = 9 // in a phrase of one word
	askedStep  = 1 // less for each more
	askedLeast = 4
	valueLevel = 5 // in the type or default of a row
	codeLevel  = 1
	stopLevel  = 2
	tiedLevel  = 12 // the joined form of a name, or of a part of it
	mostLevel  = 14
	bothLevel  = 1 // added where it stands in the name and in the text
)

// tellingWords are how many words say something.
func tellingWords(list []word) (count int) {
	for _, w := range list {
		if !stops[w.text] {
			count++
		}
	}
	return count
}

// nameLevels are the terms of a name, in the order of its words: the fewer it has, the more each says. The whole of it
// is a term of its own, which is not stemmed.
func nameLevels(text string) []leveled {
	list := words(text)
	telling := tellingWords(list)
	var out []leveled
	for _, w := range list {
		level := min(mostLevel, max(nameLeast, nameTop-nameStep*(telling-1)))
		if telling > 0 && stops[w.text] {
			level = stopLevel
		}
		out = append(out, leveled{stem(w.text), level})
	}
	if len(list) > 1 && len(list) <= longestJoined {
		out = append(out, leveled{stem(joined(list)), tiedLevel})
	}
	for i := 0; i < len(list); i++ {
		end := i + 1
		for end < len(list) && list[end].tied {
			end++
		}
		if n := end - i; n > 1 && n < len(list) && n <= longestJoined {
			out = append(out, leveled{stem(joined(list[i:end])), tiedLevel})
		}
		i = end - 1
	}
	if len(list) > 0 && len(list) <= longestJoined {
		out = append(out, leveled{wholeMark + joined(list), exactLevel})
	}
	return out
}

// wordPairs are the words of a message that say something, each with the next one: what tells one message from another.
func wordPairs(text string) []string {
	var out []string
	list := telling(words(text))
	for i := 1; i < len(list); i++ {
		out = append(out, pairOf(stem(list[i-1].text), stem(list[i].text)))
	}
	return out
}

func pairOf(one, two string) string { return one + pairMark + two }

const pairMark = " "

// wholeMark begins the terms that are whole names.
const wholeMark = "="

// leveled is a term with what it says.
type leveled struct {
	term  string
	level int
}

// textLevel is what a term says that stands so often in a text of so many words.
func textLevel(times, length int) int {
	level := textBase
	switch {
	case times >= 4:
		level += 2
	case times >= 2:
		level++
	}
	switch {
	case length < 50:
		level++
	case length > 250:
		level--
	}
	return level
}

// levelsOf are all terms of a record. Words of questions are those of names alone: no query asks a text for them.
func levelsOf(r Record) map[string]int {
	levels := map[string]int{}
	for _, l := range nameLevels(r.Name) {
		levels[l.term] = max(levels[l.term], l.level)
	}
	named := len(levels) > 0
	raise := func(term string, level int) {
		switch known := levels[term]; {
		case known == exactLevel:
		case known > 0 && named:
			levels[term] = min(mostLevel, max(known, level)+bothLevel)
		default:
			levels[term] = max(known, level)
		}
	}
	mention := func(list []string, level int) {
		for _, form := range list {
			if term := stem(form); !stops[form] {
				levels[term] = max(levels[term], level)
			}
		}
	}
	for _, form := range forms(r.Also) {
		raise(stem(form), alsoLevel)
	}
	list := forms(r.Text)
	times := map[string]int{}
	for _, form := range list {
		if !stops[form] {
			times[stem(form)]++
		}
	}
	for term, n := range times {
		raise(term, textLevel(n, len(list)))
	}
	for _, phrase := range r.Asked {
		mention(forms(phrase), max(askedLeast, askedTop-askedStep*(tellingWords(words(phrase))-1)))
	}
	mention(append(forms(r.Type), forms(r.Default)...), valueLevel)
	if r.Kind == ErrorKind {
		for _, pair := range append(wordPairs(r.Name), wordPairs(r.Text)...) {
			levels[pair] = tiedLevel
		}
	}
	mention(forms(r.Code), codeLevel)
	return levels
}
