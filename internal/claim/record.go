package claim

import (
	"bytes"
	"encoding/json"
	"os"
)

// WriteRecord writes a record that is committed with the site, where it is another one than the file has.
func WriteRecord(file string, record any) error {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(record); err != nil {
		return err
	}
	if before, err := os.ReadFile(file); err == nil && bytes.Equal(before, text.Bytes()) {
		return nil
	}
	return os.WriteFile(file, text.Bytes(), 0o644)
}
