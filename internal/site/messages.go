package site

import (
	"fmt"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// Messages are what the engine says in a language, by its English; nil in English.
func (s *Site) Messages(language string) map[string]string {
	for _, t := range s.Tree.Translations {
		if t.Language == language && language != vitrine.DefaultLanguage {
			return t.Messages
		}
	}
	return nil
}

// Message is one text of the engine in a language.
func (s *Site) Message(language, english string) string {
	if text := s.Messages(language)[english]; text != "" {
		return text
	}
	return english
}

// MissingMessages are one warning for each language that does not have all messages (specification §8): they stay
// English.
func (s *Site) MissingMessages() []diag.Problem {
	var problems []diag.Problem
	for _, language := range s.Config.Languages {
		if language == vitrine.DefaultLanguage {
			continue
		}
		messages := s.Messages(language)
		var missing []string
		for _, english := range vitrine.Messages() {
			if messages[english] == "" {
				missing = append(missing, diag.Quote(english))
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
			What: fmt.Sprintf("%d of the site's own messages have no translation: %s", len(missing), some),
			Why:  "They are shown in English.", Fix: "Add them below “messages”; “vitrine inspect messages” lists them all."})
	}
	return problems
}
