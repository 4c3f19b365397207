package build

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// wordsIn are what the engine says in a language, by its English; nil in English.
func (s *scanned) wordsIn(language string) map[string]string {
	for _, t := range s.tree.Translations {
		if t.Language == language && language != vitrine.DefaultLanguage {
			return t.Words
		}
	}
	return nil
}

// wordIn is one text of the engine in a language.
func (s *scanned) wordIn(language, word string) string {
	if said := s.wordsIn(language)[word]; said != "" {
		return said
	}
	return word
}

// unspoken are one warning for each language that does not have all words (specification §8): they stay English.
func (s *scanned) unspoken() []diag.Problem {
	var problems []diag.Problem
	for _, language := range s.tree.Config.Languages {
		if language == vitrine.DefaultLanguage {
			continue
		}
		words := s.wordsIn(language)
		var missing []string
		for _, word := range vitrine.Words() {
			if words[word] == "" {
				missing = append(missing, diag.Quote(word))
			}
		}
		if len(missing) == 0 {
			continue
		}
		some := strings.Join(missing[:min(3, len(missing))], ", ")
		if len(missing) > 3 {
			some += ", …"
		}
		problems = append(problems, diag.Problem{Severity: diag.Warning, File: "translations/" + language + ".yaml",
			What: fmt.Sprintf("%d of the site's own words have no translation: %s", len(missing), some),
			Why:  "They are shown in English.", Fix: "Add them below “words”; “vitrine inspect words” lists them all."})
	}
	return problems
}

// table is the script that scripts of a page ask for their words, with the words; none in English.
func (s *scanned) table(language string, a *assets) []vitrine.Extra {
	if language == vitrine.DefaultLanguage {
		return nil
	}
	said := map[string]string{}
	for _, word := range vitrine.ScriptWords {
		if text := s.wordsIn(language)[word]; text != "" {
			said[word] = text
		}
	}
	text, err := json.Marshal(said)
	if err != nil {
		return nil // texts always are JSON
	}
	return []vitrine.Extra{{ID: wordsScript, Src: a.Extras[wordsScript], Data: map[string]string{"words": string(text)},
		When: vitrine.ExtraFirst}}
}

// packsOf are the modules in which a family's library says its labels in a language.
func (b *Builder) packsOf(family, language string) []string {
	for _, f := range b.config.Families {
		for _, locale := range f.Locales {
			if f.ID == family && locale.Language == language {
				return locale.Packs
			}
		}
	}
	return nil
}

// unknownPacks are those that the installed packages do not have (specification §8: an unknown translation module).
func (b *Builder) unknownPacks() ([]diag.Problem, error) {
	var problems []diag.Problem
	for _, f := range b.config.Families {
		for _, locale := range f.Locales {
			for _, pack := range locale.Packs {
				found, err := cache.Value(b.cache, "pack", cache.Key("pack", b.lock, pack), func() (bool,
					error) {
					return b.hasPack(pack)
				})
				if err != nil {
					return nil, err
				}
				if !found {
					module, export, _ := strings.Cut(pack, "#")
					problems = append(problems, diag.Problem{File: "vitrine.yaml", Excerpt: pack,
						What: fmt.Sprintf("Module not found: the packages have no %s in %s.", diag.Quote(export),
							diag.Quote(module)),
						Why: fmt.Sprintf("The labels of %s could not be shown in the language %s.", f.Label,
							diag.Quote(locale.Language)),
						Fix: "Look at the spelling in families[].locales, or install the package that has it."})
				}
			}
		}
	}
	return problems, nil
}

func (b *Builder) hasPack(pack string) (bool, error) {
	module, export, _ := strings.Cut(pack, "#")
	entry := bundle.Entry{Name: "pack", Code: fmt.Sprintf("import { %s } from %q;\nconsole.log(%s);\n", export, module,
		export)}
	_, err := b.bundler.Bundle(bundle.Browser, []bundle.Entry{entry}, nil)
	var failed *bundle.Failure
	if errors.As(err, &failed) {
		return false, nil
	}
	return err == nil, err
}
