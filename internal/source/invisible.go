package source

import (
	"bytes"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/invisible"
	"vitrine/internal/vitrine"
)

// maxInvisible is how many characters of one file are problems of their own.
const maxInvisible = 10

// allowance says which characters a file may hold although nobody sees them.
type allowance struct {
	list  []string          // code points
	key   string            // where the list stands, for whoever wants to add one
	marks func(at int) bool // whether a direction mark may stand at an offset; nil for nowhere
}

// allowanceOf is that of a page and its demos.
func allowanceOf(page Page) allowance {
	return allowance{list: page.Matter.HiddenCharacters, key: "the page's front matter"}
}

// invisibleInPage looks into the file of a page.
func (r reader) invisibleInPage(page Page) {
	r.invisible(page.File, page.Raw, allowanceOf(page).in(page.Language, proseOf(page.Raw)))
}

// invisibleInPart looks into a file that a page takes in. Only markdown has prose.
func (r reader) invisibleInPart(file string, src []byte, page *Page) {
	allowed := allowanceOf(*page)
	if strings.HasSuffix(file, ".md") {
		allowed = allowed.in(page.Language, proseOf(src))
	}
	r.invisible(file, src, allowed)
}

// invisibleInDemos looks into the demos of a page; its translations have the same.
func (r reader) invisibleInDemos(page Page) {
	if page.Language != vitrine.DefaultLanguage {
		return
	}
	for _, demo := range slices.Concat(page.Demos, page.Modules, []Demo{page.Preamble}) {
		if vitrine.IsPicture(demo.Name) {
			continue
		}
		r.invisible(demo.Path, demo.Text, allowanceOf(page))
	}
}

// in is the same allowance for prose in a language.
func (a allowance) in(language string, prose func(at int) bool) allowance {
	if vitrine.IsRightToLeft(language) {
		a.marks = prose
	}
	return a
}

// invisible reports the characters of a file that nobody sees, for what they hide.
func (r reader) invisible(file string, src []byte, allowed allowance) {
	shown := 0
	found := invisible.Find(string(src))
	found = slices.DeleteFunc(found, func(c invisible.Character) bool {
		return slices.Contains(allowed.list, invisible.CodePoint(c.Rune)) ||
			invisible.IsDirectionMark(c.Rune) && allowed.marks != nil && allowed.marks(c.Offset)
	})
	for _, c := range found {
		if shown++; shown > maxInvisible {
			r.problems.Add(diag.Problem{File: file,
				What: fmt.Sprintf("The file holds %d more characters that nobody sees.", len(found)-maxInvisible),
				Fix:  "Remove those above first."})
			return
		}
		line, column := diag.Position(src, c.Offset)
		r.problems.Add(diag.Problem{File: file, Line: line, Column: column,
			Excerpt: invisible.Shown(diag.Excerpt(src, line)),
			What: fmt.Sprintf("Here stands %s (%s), which nobody sees.", invisible.CodePoint(c.Rune),
				invisible.Name(c.Rune)),
			Why: whyVisible(c.Rune),
			Fix: fmt.Sprintf("Remove it%s. Where it belongs, list it in %s: “hiddenCharacters: [%s]”; code then shows "+
				"a mark in its place.", escaped(file, c.Rune), allowed.key, invisible.CodePoint(c.Rune))})
	}
}

// invisibleName reports a file or folder whose name holds such a character; no list allows that.
func (r reader) invisibleName(file, name string) bool {
	found := invisible.Find(name)
	if len(found) == 0 {
		return false
	}
	r.problems.Add(diag.Problem{File: invisible.Shown(file),
		What: fmt.Sprintf("The name holds %s (%s), which nobody sees.", invisible.CodePoint(found[0].Rune),
			invisible.Name(found[0].Rune)),
		Why: "Two names that differ by it look like one.", Fix: "Rename it."})
	return true
}

func whyVisible(r rune) string {
	switch {
	case invisible.Reorders(r):
		return "It changes the order in which the line is shown: what is read is then not what is run."
	case r == '\r' || r == 0x85 || r == 0x2028 || r == 0x2029:
		return "It ends a line that most editors show as one: what looks like a comment may be run."
	}
	return "Two names that differ by it look like one, and it can carry what no reviewer reads."
}

// escaped says how the character is written visibly in a kind of file.
func escaped(file string, r rune) string {
	switch path.Ext(file) {
	case ".ts", ".tsx", ".js", ".jsx", ".mjs", ".cjs":
		return fmt.Sprintf(", or write \\u{%X} within a string", r)
	case ".css":
		return fmt.Sprintf(", or write \\%X within a string", r)
	case ".md":
		return fmt.Sprintf(", or write &#x%X; in prose", r)
	case ".yaml", ".json":
		if r <= 0xFFFF {
			return fmt.Sprintf(", or write \\u%04X within double quotes", r)
		}
	}
	return ""
}

var (
	codeFence  = regexp.MustCompile("^[ >\\t]*(?:[-*+] +)?(`{3,}|~{3,})")
	inlineCode = regexp.MustCompile("`+")
)

// proseOf tells the prose of a page from its code: fences, and what stands between backticks on a line.
func proseOf(src []byte) func(at int) bool {
	var code [][2]int
	fence, start := "", 0
	for line := range bytes.Lines(src) {
		mark := codeFence.FindSubmatch(line)
		switch {
		case fence != "":
			code = append(code, [2]int{start, start + len(line)})
			if mark != nil && strings.HasPrefix(string(mark[1]), fence) {
				fence = ""
			}
		case mark != nil:
			fence = string(mark[1])
		default:
			code = append(code, spans(line, start)...)
		}
		start += len(line)
	}
	return func(at int) bool {
		i, begins := slices.BinarySearchFunc(code, at, func(span [2]int, at int) int { return span[0] - at })
		return !begins && (i == 0 || at >= code[i-1][1])
	}
}

// spans are the parts of a line between backticks.
func spans(line []byte, start int) [][2]int {
	var list [][2]int
	ticks := inlineCode.FindAllIndex(line, -1)
	for i := 0; i+1 < len(ticks); i++ {
		for j := i + 1; j < len(ticks); j++ {
			if ticks[j][1]-ticks[j][0] == ticks[i][1]-ticks[i][0] {
				list = append(list, [2]int{start + ticks[i][1], start + ticks[j][0]})
				i = j
				break
			}
		}
	}
	return list
}

// ownFiles looks into the files that belong to no page: configuration, navigation, translations, and the site's code.
func (r reader) ownFiles(config Config) {
	folders := []string{navDir, translationsDir, "components", "generators", config.Theme.Folder}
	for _, family := range config.Families {
		for _, file := range append([]string{family.Provider}, family.CSS...) {
			folders = append(folders, path.Dir(file))
		}
	}
	slices.Sort(folders)
	for _, file := range []string{configFile, redirectList.file, addressList.file, searchFile, synonymsFile} {
		r.ownFile(file, config)
	}
	for _, folder := range slices.Compact(folders) {
		if folder == "." || !fs.ValidPath(folder) {
			continue
		}
		fs.WalkDir(r.fsys, folder, func(file string, entry fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return nil // whoever needs it reports that
			case entry.IsDir() && entry.Name() == "node_modules":
				return fs.SkipDir
			case entry.Type().IsRegular() && escaped(file, 0) != "":
				r.ownFile(file, config)
			}
			return nil
		})
	}
}

func (r reader) ownFile(file string, config Config) {
	info, err := fs.Stat(r.fsys, file)
	if err != nil || !info.Mode().IsRegular() {
		return // whoever needs it reports that; a pipe would keep its reader waiting
	}
	src, err := fs.ReadFile(r.fsys, file)
	if err != nil {
		return
	}
	allowed := allowance{list: config.HiddenCharacters, key: configFile}
	if path.Dir(file) == translationsDir {
		allowed = allowed.in(strings.TrimSuffix(path.Base(file), ".yaml"), func(int) bool { return true })
	}
	r.invisible(file, src, allowed)
}

// isHiddenCharacter holds an allowed character against what nobody sees.
func isHiddenCharacter(value string) (wrong, fix string) {
	r, ok := invisible.Parse(value)
	switch {
	case !ok:
		return "holds " + diag.Quote(value) + ", which is no code point.",
			"Write four to six hexadecimal digits, with capital letters: U+202E."
	case !invisible.IsInvisible(r):
		return "holds " + value + ", which readers see.", "Remove it from the list."
	}
	return "", ""
}
