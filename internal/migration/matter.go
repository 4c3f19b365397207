package migration

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml"
)

// matter is the front matter of another tool: any keys at all.
type matter map[string]any

// readMatter takes the front matter off a page.
func (one *page) readMatter() {
	one.body, one.first = string(one.raw), 1
	head, rest, found := bytes.Cut(one.raw, []byte("\n"))
	if !found || strings.TrimRight(string(head), " ") != "---" {
		return
	}
	inside, body, found := strings.Cut("\n"+string(rest), "\n---")
	if !found {
		return
	}
	_, body, _ = strings.Cut(body, "\n")
	one.body = body
	one.first = 1 + strings.Count(string(one.raw[:len(one.raw)-len(body)]), "\n")
	values, err := yamlOf([]byte(inside))
	if err != nil {
		one.project.decide(one.file, 1, "The front matter is no YAML.", "Write title and description by hand.")
		return
	}
	one.matter = values
}

// yamlOf reads YAML or JSON with keys. A fault of the parser costs the text, not the run.
func yamlOf(text []byte) (values map[string]any, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("it can't be read: %v", fault)
		}
	}()
	err = yaml.Unmarshal(text, &values)
	return values, err
}

// text is the value of a key as text, "" for none.
func (m matter) text(key string) string {
	switch value := m[key].(type) {
	case string:
		return strings.TrimSpace(value)
	case bool, uint64, int64, float64, int:
		return fmt.Sprint(value)
	}
	return ""
}

// group is the value of a key that has keys.
func (m matter) group(key string) matter {
	values, _ := m[key].(map[string]any)
	return values
}

// number is the value of a key as a number.
func (m matter) number(key string) (float64, bool) {
	value, err := strconv.ParseFloat(m.text(key), 64)
	return value, err == nil
}

// line is where a key stands in the file.
func (one *page) line(key string) int {
	for i, line := range strings.Split(string(one.raw), "\n") {
		if i+1 >= one.first {
			break
		}
		if strings.HasPrefix(line, key+":") {
			return i + 1
		}
	}
	return 1
}
