package scaffold

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"vitrine/internal/tool"
)

// member is a key of an object and its value, in the order of the text.
type member struct {
	key   string
	value json.RawMessage
}

// object is a JSON object whose keys stay where somebody has put them.
type object []member

func (o *object) UnmarshalJSON(text []byte) error {
	decoder := json.NewDecoder(bytes.NewReader(text))
	if token, err := decoder.Token(); err != nil || token != json.Delim('{') {
		return fmt.Errorf("it is no object: %v", err)
	}
	for decoder.More() {
		key, err := decoder.Token()
		if err != nil {
			return err
		}
		one := member{key: key.(string)}
		if err := decoder.Decode(&one.value); err != nil {
			return err
		}
		*o = append(*o, one)
	}
	return nil
}

func (o object) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, one := range o {
		if i > 0 {
			b.WriteByte(',')
		}
		key, err := quote(one.key)
		if err != nil {
			return nil, err
		}
		b.WriteString(key + ":")
		b.Write(one.value)
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// get is the value of a key, nil for none.
func (o object) get(key string) json.RawMessage {
	for _, one := range o {
		if one.key == key {
			return one.value
		}
	}
	return nil
}

// with has a key and its value at the place of before, or at the end.
func (o object) with(key string, value json.RawMessage) object {
	for i, one := range o {
		if one.key == key {
			o[i].value = value
			return o
		}
	}
	return append(o, member{key, value})
}

// addTo adds texts to an object in an object, but for keys that are there; those come back.
func (o *object) addTo(key string, texts [][2]string) (kept []string, err error) {
	var inner object
	if value := o.get(key); value != nil {
		if err := json.Unmarshal(value, &inner); err != nil {
			return nil, fmt.Errorf("package.json, %s: %w", key, err)
		}
	}
	for _, text := range texts {
		value, err := quote(text[1])
		switch before := inner.get(text[0]); {
		case err != nil:
			return nil, err
		case before == nil:
			inner = append(inner, member{text[0], json.RawMessage(value)})
		case string(before) != value:
			kept = append(kept, text[0])
		}
	}
	value, err := inner.MarshalJSON()
	*o = o.with(key, value)
	return kept, err
}

// addScripts completes package.json: scripts, and the packages of React where the project has none.
func (p *project) addScripts(o Options) (kept []string, err error) {
	text := p.text
	if text == nil {
		text = []byte("{}")
	}
	var m object
	if err := json.Unmarshal(text, &m); err != nil {
		return nil, err
	}
	if p.isEmpty {
		m = named(m, p.name)
	}
	if kept, err = m.addTo("scripts", scripts(o.Site)); err != nil {
		return kept, err
	}
	if missing := p.missing(o.Folder); len(missing) > 0 {
		p.addedPackages = true
		if _, err := m.addTo("devDependencies", missing); err != nil {
			return kept, err
		}
	}
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", indentOf(text))
	if err := encoder.Encode(m); err != nil {
		return kept, err
	}
	return kept, os.WriteFile(filepath.Join(o.Folder, "package.json"), b.Bytes(), 0o644)
}

// scripts are what npm run starts.
func scripts(site string) [][2]string {
	flag := ""
	if site != DefaultSite {
		flag = " --site " + site
	}
	return [][2]string{{"docs", "vitrine dev" + flag}, {"docs:build", "vitrine build --out " + Output + flag},
		{"docs:check", "vitrine check" + flag}}
}

// DefaultSite is the site folder that every command takes without a flag.
const DefaultSite = "site"

// named puts what names a new library before everything else in its manifest.
func named(m object, name string) object {
	var whole object
	for _, one := range [][2]string{{"name", name}, {"version", "0.1.0"}, {"type", "module"},
		{"exports", "./src/index.ts"}} {
		value := m.get(one[0])
		if value == nil {
			text, _ := quote(one[1]) // a text of ours
			value = json.RawMessage(text)
		}
		whole = append(whole, member{one[0], value})
	}
	for _, one := range m {
		whole = whole.with(one.key, one.value)
	}
	return whole
}

var major = regexp.MustCompile(`(?:^|[^\d.])(1[5-9])(?:\.|$|[^\d])`)

// missing are the packages of React that the project lacks, in the release that it has or allows.
func (p *project) missing(folder string) (list [][2]string) {
	version := "^19.1.0"
	peer := p.manifest.PeerDependencies["react"]
	if installed := versionOf(folder, "react"); installed != "" {
		version = "^" + installed
	} else if wanted := cmp.Or(p.manifest.DevDependencies["react"], p.manifest.Dependencies["react"]); wanted != "" {
		version = wanted
	} else if peer != "" && !strings.ContainsAny(peer, ">*") && !strings.Contains(peer, "19") {
		version = "^18.3.1"
	}
	types := "^19.1.0"
	if found := major.FindStringSubmatch(version); found != nil && found[1] != "19" {
		types = "^18.3.0"
	}
	for _, one := range [][2]string{{"react", version}, {"react-dom", version}, {"@types/react", types}} {
		isPeer := p.manifest.PeerDependencies[one[0]] != "" && tool.Found(folder, one[0]) != ""
		if !p.has(one[0]) && !isPeer && above(folder, one[0]) == "" {
			list = append(list, one)
		}
	}
	return list
}

// above is the folder of a package that a workspace around the project has, "" for none. What lies in the project's own
// folder is listed in its manifest, or came with something else and may go with it.
func above(folder, name string) string {
	folder, err := filepath.Abs(folder)
	if err != nil || folder == filepath.Dir(folder) {
		return ""
	}
	return tool.Found(filepath.Dir(folder), name)
}

func (p *project) has(name string) bool {
	m := p.manifest
	for _, names := range []map[string]string{m.Dependencies, m.DevDependencies, m.OptionalDependencies} {
		if names[name] != "" {
			return true
		}
	}
	return false
}

// versionOf is the release of a package that is installed, "" for none.
func versionOf(folder, name string) string {
	found := tool.Found(folder, name)
	if found == "" {
		return ""
	}
	var m struct {
		Version string `json:"version"`
	}
	text, err := os.ReadFile(filepath.Join(found, "package.json"))
	if err != nil || json.Unmarshal(text, &m) != nil {
		return ""
	}
	return m.Version
}

var indent = regexp.MustCompile(`(?m)^([ \t]+)"`)

// indentOf is how a text of JSON is indented.
func indentOf(text []byte) string {
	if found := indent.FindSubmatch(text); found != nil {
		return string(found[1])
	}
	return "  "
}
