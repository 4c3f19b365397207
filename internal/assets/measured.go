package assets

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"strings"
	"sync"

	"vitrine/web"
)

// measurement is what a component gets that shows measures of the shell: the key of the shell as it is, and the record
// in the file that it named, where that was taken of the same shell.
type measurement struct {
	Key    string          `json:"key"`
	Record json.RawMessage `json:"record,omitempty"`
}

// measured reads a record of measures. One of another shell says nothing about this one: it is left out, and so is one
// that is not there yet.
func (m *Maker) measured(name string) (found measurement, err error) {
	found.Key = shellKey()
	root, err := os.OpenRoot(m.Site)
	if err != nil {
		return found, err
	}
	defer root.Close()
	text, err := root.ReadFile(name)
	if os.IsNotExist(err) {
		return found, nil
	}
	if err != nil {
		return found, fmt.Errorf("the record of measures %s can't be read: %w", name, err)
	}
	var record struct{ Key string }
	if err := json.Unmarshal(text, &record); err != nil {
		return found, fmt.Errorf("the record of measures %s is no JSON (%w): let the suite write it anew", name, err)
	}
	if record.Key == found.Key {
		found.Record = text
	}
	return found, nil
}

// shellKey is a sum of all sources that the shell is made of, tests aside.
var shellKey = sync.OnceValue(func() string {
	sum := sha256.New()
	fs.WalkDir(web.FS, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.Contains(path, ".test.") {
			return err
		}
		text, err := fs.ReadFile(web.FS, path)
		fmt.Fprintf(sum, "%s %d\n%s", path, len(text), text)
		return err
	})
	return hex.EncodeToString(sum.Sum(nil))[:16]
})
