package cache

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// knownFile is where the files whose content is known are kept, beside the segments: that is knowledge which changes,
// and no result of a step. Whatever process wrote it last is right.
const knownFile = "files"

func (c *Cache) knownFile() string { return filepath.Join(c.store.folder, knownFile) }

// load reads what earlier runs knew. The lock is held. A damaged file says nothing, and all files are read.
func (f *files) load(c *Cache) {
	if f.known != nil {
		return
	}
	f.known = map[string]fileState{}
	content, _ := os.ReadFile(c.knownFile())
	sum, text, _ := strings.Cut(string(content), "\n")
	if sum != Sum([]byte(text)) {
		return
	}
	f.changes, text, _ = strings.Cut(text, "\n")
	f.known = make(map[string]fileState, strings.Count(text, "\n"))
	for line := range strings.Lines(text) {
		if name, s, ok := parseState(strings.TrimSuffix(line, "\n")); ok {
			f.known[name] = s
		}
	}
}

// save keeps what is known for later runs.
func (f *files) save(c *Cache) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if !f.altered {
		return nil
	}
	text := fmt.Appendln(nil, f.changes)
	for name, s := range f.known {
		text = appendState(text, name, s)
	}
	f.altered = false
	return replaceFile(c.knownFile(), bytes.Join([][]byte{[]byte(Sum(text)), text}, []byte("\n")))
}

// appendState writes a line about a file. What has none is looked at anew.
func appendState(text []byte, name string, s fileState) []byte {
	if strings.Contains(name, "\n") || s.sum == absent {
		return text
	}
	text = append(text, s.sum...)
	for _, number := range []int64{s.traits.size, s.traits.modified, s.traits.changed, s.at} {
		text = strconv.AppendInt(append(text, ' '), number, 36)
	}
	return append(append(append(text, ' '), name...), '\n')
}

func parseState(line string) (name string, s fileState, ok bool) {
	s.sum, name, ok = strings.Cut(line, " ")
	for _, number := range []*int64{&s.traits.size, &s.traits.modified, &s.traits.changed, &s.at} {
		var field string
		field, name, ok = strings.Cut(name, " ")
		*number, _ = strconv.ParseInt(field, 36, 64) // a number that can't be read is no file's
	}
	return name, s, ok
}
