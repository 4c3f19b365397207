package compile

import (
	"encoding/json"

	"vitrine/internal/assets"
	"vitrine/internal/vitrine"
)

// table is the script that scripts of a page ask for their messages, with the messages; none in English.
func (s *scanned) table(language string, a *assets.Set) []vitrine.Extra {
	if language == vitrine.DefaultLanguage {
		return nil
	}
	messages := map[string]string{}
	for _, english := range vitrine.ScriptWords {
		if text := s.Messages(language)[english]; text != "" {
			messages[english] = text
		}
	}
	text, err := json.Marshal(messages)
	if err != nil {
		return nil // texts always are JSON
	}
	return []vitrine.Extra{{ID: assets.MessagesScript, Src: a.Scripts[assets.MessagesScript], Data: map[string]string{"words": string(text)},
		When: vitrine.ExtraFirst}}
}
