package render

import (
	"encoding/json"

	"vitrine/internal/assets"
	"vitrine/internal/vitrine"
)

// messages are the script that scripts of a page ask for their messages, with the messages; none in English.
func (r *Renderer) messages(language string) []vitrine.Extra {
	if language == vitrine.DefaultLanguage {
		return nil
	}
	table := map[string]string{}
	for _, english := range vitrine.ScriptMessages {
		if text := r.Site.Messages(language)[english]; text != "" {
			table[english] = text
		}
	}
	text, err := json.Marshal(table)
	if err != nil {
		return nil // texts always are JSON
	}
	return []vitrine.Extra{{ID: assets.MessagesScript, Src: r.Assets.Scripts[assets.MessagesScript],
		Data: map[string]string{"messages": string(text)}, When: vitrine.ExtraFirst}}
}
