package markdown

import (
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Info is what the opening line of a fence says, in our words or in those of other tools:
//
//	```tsx Label error="TS2322"
//	```ts [vite.config.ts] {1,4-6} showLineNumbers
//	```js:line-numbers=5 title="a.js" ins={2}
type Info struct {
	Language string            // tsx, bash
	Label    string            // of a tab
	Title    string            // the file that the code stands in, mostly
	Numbered bool              // with numbers of lines
	First    int               // the number of the first line
	Marks    map[Mark][]int    // of lines, from 1
	Values   map[string]string // all others by their names, in small letters
	Words    []string          // that nothing reads
}

// spellings are languages that compilers and formatters know by one name.
var spellings = map[string]string{"javascript": "js", "mjs": "js", "cjs": "js", "typescript": "ts", "mts": "ts",
	"cts": "ts", "javascriptreact": "jsx", "typescriptreact": "tsx"}

// ParseInfo reads the opening line of a fence, without its backticks.
func ParseInfo(line string) Info {
	info := Info{Values: map[string]string{}, Marks: map[Mark][]int{}, First: 1}
	words := infoWords(attributeList(line))
	if len(words) > 0 && beginsWithLanguage(words[0]) {
		language := words[0]
		if at := strings.IndexAny(language, ":{["); at > 0 {
			words = append(infoWords(beforeMarks.ReplaceAllString(language[at:], " $0")), words[1:]...)
			language = language[:at]
		} else {
			words = words[1:]
		}
		info.Language = strings.ToLower(language)
		if known, ok := spellings[info.Language]; ok {
			info.Language = known
		}
	}
	for _, word := range words {
		info.read(word)
	}
	if language := info.Values["lang"]; info.Language == "diff" && language != "" {
		info.Language = language
	}
	return info
}

var (
	infoValue   = regexp.MustCompile(`^([A-Za-z][\w-]*)=?(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|=(\S*))$`)
	infoLines   = regexp.MustCompile(`^[\d\s,-]+$`)
	beforeMarks = regexp.MustCompile(`[\[{]`)
	// markedLanguage is a language with marked lines directly behind it.
	markedLanguage = regexp.MustCompile(`^([A-Za-z][\w-]*)\{[\d\s,-]*\}$`)
	// className is the language of a list of attributes: { .py title="a.py" }.
	className = regexp.MustCompile(`^\{\s*\.([\w+-]+)((?:\s.*)?)\}$`)
)

// beginsWithLanguage says whether the first word is a language, with marked lines behind it or without: js{4}. Names of
// other values stand before braces as well: mark{4}.
func beginsWithLanguage(word string) bool {
	if found := markedLanguage.FindStringSubmatch(word); found != nil {
		name := strings.ToLower(found[1])
		_, lines := lineValues[name]
		return !lines && name != "showlinenumbers"
	}
	return !infoValue.MatchString(word) && !strings.ContainsAny(word[:1], `[{"'/:`)
}

// attributeList writes a list of attributes as other fences are written.
func attributeList(line string) string {
	line = strings.TrimSpace(line)
	if found := className.FindStringSubmatch(line); found != nil {
		return found[1] + found[2]
	}
	return line
}

// infoWords divides an opening line at its blanks. Those in quotes and brackets are none.
func infoWords(line string) (words []string) {
	closing := map[byte]byte{'"': '"', '\'': '\'', '{': '}', '[': ']', '/': '/'}
	endless := map[byte]bool{}
	for at := 0; at < len(line); {
		if line[at] == ' ' || line[at] == '\t' {
			at++
			continue
		}
		start := at
		for at < len(line) && line[at] != ' ' && line[at] != '\t' {
			end, opens := closing[line[at]]
			opens = opens && (at == start || line[at-1] == '=' || line[at] == '{')
			to := -1
			if opens && !endless[end] {
				to = strings.IndexByte(line[at+1:], end)
				endless[end] = to < 0 // nor is there one further on
			}
			if to >= 0 {
				at += to + 1
				if line[start] == '{' || line[start] == '[' {
					at++
					break
				}
			}
			at++
		}
		words = append(words, line[start:at])
	}
	return words
}

// read takes in one word behind the language.
func (i *Info) read(word string) {
	lower := strings.ToLower(word)
	switch {
	case strings.HasPrefix(word, "{") && infoLines.MatchString(strings.Trim(word, "{}")):
		i.mark(Highlighted, strings.Trim(word, "{}"))
	case strings.HasPrefix(word, "[") && strings.HasSuffix(word, "]") && len(word) > 2:
		name := word[1 : len(word)-1]
		i.Title, i.Label = name, strings.TrimSpace(i.Label+" "+name)
	case lower == "showlinenumbers", lower == "numberlines", lower == ":line-numbers":
		i.Numbered = true
	case strings.HasPrefix(lower, ":line-numbers="):
		i.number(lower[len(":line-numbers="):])
	case slices.Contains(silentWords, lower):
	case !infoValue.MatchString(word) || strings.HasPrefix(word, ":"):
		i.Words = append(i.Words, word)
		i.Label = strings.TrimSpace(i.Label + " " + word)
	default:
		found := infoValue.FindStringSubmatch(word)
		i.value(strings.ToLower(found[1]), found[2]+found[3]+found[4]+found[5])
	}
}

// silentWords ask for what is so in any case.
var silentWords = []string{":no-line-numbers", "nolinenumbers", "copy", "|", "pure",
	".annotate"}

// lineValues are the names of lists of lines, here and in other tools.
var lineValues = map[string]Mark{"mark": Highlighted, "hl_lines": Highlighted, "highlight": Highlighted,
	"ins": Added, "add": Added, "del": Removed, "rm": Removed, "focus": Focused}

func (i *Info) value(name, value string) {
	mark, lines := lineValues[name]
	switch {
	case name == "title", name == "filename":
		i.Title = value
	case name == "showlinenumbers" && value == "false", name == "copy":
	case name == "showlinenumbers", name == "startlinenumber", name == "linenums":
		i.number(value)
	case lines && infoLines.MatchString(value):
		i.mark(mark, value)
	default:
		i.Values[name] = value
	}
}

// number says with which number the lines begin.
func (i *Info) number(text string) {
	i.Numbered = true
	if n, err := strconv.Atoi(strings.TrimSpace(text)); err == nil && n >= 0 && n < 1e6 {
		i.First = n
	}
}

// mark takes in a list of lines: 1,4-6 or 1 4-6. A fence marks at most maxLines of them.
func (i *Info) mark(mark Mark, list string) {
	left := maxLines
	for _, lines := range i.Marks {
		left -= len(lines)
	}
	for _, part := range strings.FieldsFunc(list, func(r rune) bool { return r == ',' || r == ' ' || r == '\t' }) {
		from, to, span := strings.Cut(part, "-")
		first, wrong := strconv.Atoi(from)
		last, also := strconv.Atoi(to)
		if !span {
			last, also = first, nil
		}
		if wrong != nil || also != nil {
			continue
		}
		for n := first; n <= last && left > 0; n++ {
			left--
			i.Marks[mark] = append(i.Marks[mark], n)
		}
	}
}

// isPlain says whether nothing stands there but a language and the label of a tab.
func (i Info) isPlain() bool {
	return len(i.Values) == 0 && len(i.Marks) == 0 && !i.Numbered && (i.Title == "" || i.Title == i.Label)
}

// shown is the opening line as readers of markdown get it.
func (i Info) shown(language string) string {
	words := []string{language, i.Label}
	if i.Title != "" && i.Title != i.Label {
		words = append(words, `title="`+i.Title+`"`)
	}
	return strings.Join(slices.DeleteFunc(words, func(word string) bool { return word == "" }), " ")
}

// InfoNames are the words and names of an opening line that are read, those of code that compiles among them.
func InfoNames() []string {
	names := slices.Collect(maps.Keys(lineValues))
	names = append(names, "title", "filename", "showLineNumbers", "startLineNumber", "linenums", "error", "no-check",
		"lang", "npm2yarn", "file")
	slices.Sort(names)
	return names
}
