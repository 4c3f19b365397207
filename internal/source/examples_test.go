package source

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// kindOfFile is one of the files that the schema describes, with the keys that examples have shown.
type kindOfFile struct {
	name   string
	fields func(d *document) []field
	list   bool
	more   string // what an example that shows a part leaves out
	shown  map[string]bool
}

// TestEveryKeyHasAnExample: our documentation shows each key, in a file of its own site or in an example, and all
// examples are read as an author's file is. Keys that have no example yet can't be added.
func TestEveryKeyHasAnExample(t *testing.T) {
	matter := &kindOfFile{name: "front matter", shown: map[string]bool{}, more: "description: x\n",
		fields: func(*document) []field { return new(Matter).fields() }}
	tree := &kindOfFile{name: "navigation tree", list: true, shown: map[string]bool{},
		fields: func(d *document) []field { return navFields(d, &vitrine.NavItem{}) }}
	config := &kindOfFile{name: "configuration", shown: map[string]bool{}, more: "name: x\nurl: https://x.example\n",
		fields: func(*document) []field { return configSchema{Config: &Config{}}.fields() }}
	read := 0
	for _, e := range examples(t) {
		for _, kind := range []*kindOfFile{matter, tree, config} {
			if e.kind == kind.name || e.kind == "" && kind.claims(e.text) {
				kind.read(t, e)
				read++
			}
		}
	}
	if read < 60 {
		t.Errorf("%d examples were read", read)
	}
	for _, kind := range []*kindOfFile{matter, tree, config} {
		for _, key := range keysOf("", kind.fields(&document{problems: &diag.List{}})) {
			if !kind.shown[key] {
				t.Errorf("no example of our documentation has the key %q of the %s", key, kind.name)
			}
		}
	}
}

// example is a text of YAML in our documentation.
type example struct{ file, kind, text string }

var (
	yamlFence   = regexp.MustCompile("(?ms)^( *)```yaml[^\n]*\n(.*?)^ *```$")
	frontMatter = regexp.MustCompile(`(?ms)^---\n(.*?)^---$`)
)

func examples(t *testing.T) (all []example) {
	t.Helper()
	root := os.DirFS("../..")
	for _, folder := range []string{"docs-site/content", "docs-site/nav", "docs"} {
		err := fs.WalkDir(root, folder, func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			content, err := fs.ReadFile(root, name)
			text := string(content)
			switch path.Ext(name) {
			case ".yaml":
				if strings.HasPrefix(name, "docs-site/nav/") {
					all = append(all, example{name, "navigation tree", text})
				}
			case ".md", ".mdx":
				for _, found := range yamlFence.FindAllStringSubmatch(text, -1) {
					all = append(all, example{name, "", strings.ReplaceAll("\n"+found[2], "\n"+found[1], "\n")})
				}
				for _, found := range frontMatter.FindAllStringSubmatch(text, -1) {
					all = append(all, example{name, "front matter", found[1]})
				}
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	text, err := fs.ReadFile(root, "docs-site/vitrine.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return append(all, example{"docs-site/vitrine.yaml", "configuration", string(text)})
}

// claims says whether an example is a part of such a file: it begins with one of its keys.
func (k *kindOfFile) claims(text string) bool {
	var value any
	if yaml.Unmarshal([]byte(text), &value) != nil {
		return false
	}
	if list, isList := value.([]any); isList && k.list && len(list) > 0 {
		first, _ := list[0].(map[string]any)
		return first["pathname"] != nil
	}
	keys, isMapping := value.(map[string]any)
	known := keysOf("", k.fields(&document{problems: &diag.List{}}))
	return isMapping && !k.list && !slices.ContainsFunc(slices.Collect(mapKeys(keys)), func(key string) bool {
		return !slices.Contains(known, key)
	})
}

func mapKeys(keys map[string]any) func(func(string) bool) {
	return func(yield func(string) bool) {
		for key := range keys {
			if !yield(key) {
				return
			}
		}
	}
}

// read reads an example as the file that it is part of, and notes its keys.
func (k *kindOfFile) read(t *testing.T, e example) {
	t.Helper()
	text := e.text
	for line := range strings.Lines(k.more) {
		key, _, _ := strings.Cut(line, ":")
		if !regexp.MustCompile(`(?m)^` + key + `:`).MatchString(text) {
			text = line + text
		}
	}
	d := &document{name: k.name, file: e.file, src: []byte(text), problems: &diag.List{}}
	var value any
	if k.list {
		var items []vitrine.NavItem
		d.wholeList("", navItems(d, &items))
	} else if node, ok := d.parse([]byte(text)); ok {
		d.mapping(k.name, k.fields(d), node)
	}
	if err := d.problems.Err(); err != nil {
		t.Errorf("%s: %v\n%s", e.file, err, text)
	}
	if err := yaml.Unmarshal([]byte(e.text), &value); err != nil {
		t.Errorf("%s: %v", e.file, err)
	}
	note("", value, k.shown)
}

// note notes the keys in a value as the table of keys writes them.
func note(prefix string, value any, shown map[string]bool) {
	switch value := value.(type) {
	case map[string]any:
		for key, part := range value {
			shown[prefix+key] = true
			note(prefix+key+".", part, shown)
		}
	case []any:
		prefix = strings.TrimSuffix(strings.TrimSuffix(prefix, "."), "children")
		if prefix != "" {
			prefix += "[]."
		}
		for _, part := range value {
			note(prefix, part, shown)
		}
	}
}

// keysOf are the keys of fields and of those below them.
func keysOf(prefix string, fields []field) (keys []string) {
	for _, f := range fields {
		keys = append(keys, prefix+f.key)
		switch into := f.into.(type) {
		case section:
			keys = append(keys, keysOf(prefix+f.key+".", into.fields)...)
		case entries:
			if f.key != "children" {
				keys = append(keys, keysOf(prefix+f.key+"[].", into.add(place{}))...)
			}
		}
	}
	return keys
}
