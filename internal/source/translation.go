package source

import (
	"cmp"
	"io/fs"
	"path"
	"slices"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// Translation is what translations/zh.yaml says: texts of the site in one language (specification §2, "pages.{path}").
type Translation struct {
	Language string
	File     string
	Pages    map[string]string // titles by pathname or subheader
	Messages map[string]string // texts of the engine, by their English
}

const translationsDir = "translations"

// translations reads the files in translations/, by language.
func (r reader) translations(languages []string) []Translation {
	files, err := fs.ReadDir(r.fsys, translationsDir)
	if err != nil {
		return nil // a site in one language
	}
	var list []Translation
	for _, entry := range files {
		file := path.Join(translationsDir, entry.Name())
		language, isYAML := strings.CutSuffix(entry.Name(), ".yaml")
		switch {
		case ignored(entry.Name()):
		case !isYAML || !entry.Type().IsRegular():
			r.problems.Add(diag.Problem{File: file,
				What: "The folder translations/ holds something that is no translation.",
				Why:  "Only its .yaml files are read.", Fix: "Name it by its language: de.yaml."})
		case !slices.Contains(languages, language) && language != vitrine.DefaultLanguage:
			r.problems.Add(diag.Problem{File: file, What: "The site does not list the language " +
				diag.Quote(language) + ".",
				Why: "Nobody could read the translation.",
				Fix: "Add it to “languages” in vitrine.yaml, or remove the file."})
		default:
			list = append(list, r.translation(file, language))
		}
	}
	return list
}

func (r reader) translation(file, language string) Translation {
	t := Translation{Language: language, File: file}
	if src, ok := r.file(file, maxConfig); ok {
		d := &document{name: "translation", file: file, src: src, problems: r.problems}
		if node, ok := d.parse(src); ok {
			d.mapping(d.name, []field{
				{key: "pages", into: pairs{&t.Pages},
					doc: "Titles of pages and labels in the navigation, by pathname or subheader."},
				{key: "messages", former: "words", into: pairs{&t.Messages}, rule: isMessage,
					doc: "What the site itself says, by its English text; “vitrine inspect messages” lists them."},
			}, node)
			d.finish()
		}
	}
	return t
}

// isMessage holds a key against what the engine says.
func isMessage(message string) (wrong, fix string) {
	known := vitrine.Messages()
	if slices.Contains(known, message) {
		return "", ""
	}
	return "translates " + diag.Quote(message) + ", which the site does not say.", cmp.Or(diag.DidYouMean(message, known),
		"Run “vitrine inspect messages” for all of them.")
}
