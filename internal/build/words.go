package build

import (
	"encoding/json"
	"fmt"
	"strings"

	"vitrine/internal/assets"
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
func (s *scanned) table(language string, a *assets.Set) []vitrine.Extra {
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
	return []vitrine.Extra{{ID: assets.MessagesScript, Src: a.Scripts[assets.MessagesScript],
		Data: map[string]string{"words": string(text)},
		When: vitrine.ExtraFirst}}
}
