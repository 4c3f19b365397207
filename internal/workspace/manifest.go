package workspace

import (
	"bytes"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// manifest is what a package.json says of where imports lead.
type manifest struct {
	Name       string          `json:"name"`
	Version    string          `json:"version"`
	Source     json.RawMessage `json:"source"`
	Types      string          `json:"types"`
	Typings    string          `json:"typings"`
	Module     string          `json:"module"`
	Main       string          `json:"main"`
	Exports    json.RawMessage `json:"exports"`
	Workspaces json.RawMessage `json:"workspaces"`

	workspaces []string
	subpaths   map[string][]string // the files that each key of exports names, in their order
}

func manifestIn(folder string) (m manifest, ok bool) {
	text, err := os.ReadFile(filepath.Join(folder, manifestFile))
	if err != nil || json.Unmarshal(text, &m) != nil {
		return manifest{}, false
	}
	var named struct {
		Packages []string `json:"packages"`
	}
	if json.Unmarshal(m.Workspaces, &m.workspaces) != nil && json.Unmarshal(m.Workspaces, &named) == nil {
		m.workspaces = named.Packages
	}
	m.subpaths = subpaths(m.Exports)
	return m, true
}

// pnpmMembers are the patterns of a workspace as pnpm writes them.
func pnpmMembers(folder string) []string {
	text, err := os.ReadFile(filepath.Join(folder, "pnpm-workspace.yaml"))
	if err != nil {
		return nil
	}
	var patterns []string
	isInside := false
	for line := range strings.Lines(string(text)) {
		item, isItem := strings.CutPrefix(strings.TrimSpace(line), "- ")
		switch {
		case strings.HasPrefix(line, "packages:"):
			isInside = true
		case isInside && isItem:
			patterns = append(patterns, strings.Trim(item, `'" `))
		case !isItem && strings.TrimSpace(line) != "" && !strings.HasPrefix(strings.TrimSpace(line), "#"):
			isInside = false
		}
	}
	return patterns
}

// subpaths are the keys of exports, each with all files that it names under any condition.
func subpaths(exports json.RawMessage) map[string][]string {
	if len(exports) == 0 {
		return nil
	}
	var keys map[string]json.RawMessage
	if json.Unmarshal(exports, &keys) == nil {
		paths := map[string][]string{}
		for key, value := range keys {
			if strings.HasPrefix(key, ".") {
				paths[key] = leaves(value)
			}
		}
		if len(paths) > 0 {
			return paths
		}
	}
	return map[string][]string{".": leaves(exports)}
}

// leaves are the texts in a value, in their order.
func leaves(value json.RawMessage) (files []string) {
	decoder := json.NewDecoder(bytes.NewReader(value))
	var open []json.Delim // and whether the next text of an object is a key
	isKey := false
	for {
		token, err := decoder.Token()
		if err != nil {
			return files
		}
		switch token := token.(type) {
		case json.Delim:
			if token == '{' || token == '[' {
				open = append(open, token)
			} else {
				open = open[:len(open)-1]
			}
			isKey = len(open) > 0 && open[len(open)-1] == '{'
			continue
		case string:
			if isKey {
				isKey = false
				continue
			}
			files = append(files, token)
		}
		isKey = len(open) > 0 && open[len(open)-1] == '{'
	}
}

// list finds the public modules of a package that have a source.
func (w *Workspace) list(p *Package) {
	keys := slices.Sorted(maps.Keys(p.manifest.subpaths))
	if keys == nil {
		keys = []string{"."}
	}
	for _, key := range keys {
		below := strings.TrimPrefix(strings.TrimPrefix(key, "."), "/")
		for _, name := range p.named(below) {
			if file := w.sourceOf(&trial{}, p, name); file != "" {
				p.Modules[strings.TrimSuffix(p.Name+"/"+name, "/")] = file
			}
		}
	}
}

// named are the modules that a key of exports stands for: a star stands for what lies in the package's folder of
// sources.
func (p *Package) named(below string) []string {
	before, behind, star := strings.Cut(below, "*")
	if !star {
		return []string{below}
	}
	entries, _ := os.ReadDir(filepath.Join(p.Folder, "src")) // none where it has another name: nothing is listed
	var names []string
	for _, entry := range entries {
		name := entry.Name()
		if !entry.IsDir() {
			if !slices.Contains(endings, filepath.Ext(name)) || strings.Contains(strings.TrimSuffix(name,
				filepath.Ext(name)), ".") {
				continue
			}
			name = strings.TrimSuffix(name, filepath.Ext(name))
		}
		if name != "index" {
			names = append(names, before+name+behind)
		}
	}
	return names
}

// sourceOf is the source of a module of a package, "" where it has none.
func (w *Workspace) sourceOf(t *trial, p *Package, below string) string {
	t.add(filepath.Join(p.Folder, manifestFile))
	for _, named := range p.manifest.files(below) {
		if file := w.written(t, p.Folder, named); file != "" {
			return file
		}
	}
	if below != "" {
		return ""
	}
	for _, root := range []string{"src/index", "src/main", "lib/main", "index"} {
		isBuilt := p.manifest.subpaths != nil || p.manifest.Main+p.manifest.Module+p.manifest.Types != ""
		if root != "src/index" && !isBuilt {
			break // an application, which nobody imports
		}
		if file := t.script(filepath.Join(p.Folder, filepath.FromSlash(root)), root == "index"); file != "" {
			return file
		}
	}
	return p.unbuilt(t)
}

// unbuilt is the JavaScript that a manifest names, where nothing declares what is in it: no build has made it.
func (p *Package) unbuilt(t *trial) string {
	files := p.manifest.files("")
	if slices.ContainsFunc(files, isDeclaration) {
		return ""
	}
	for _, named := range files {
		file := filepath.Join(p.Folder, filepath.FromSlash(named))
		ending := filepath.Ext(file)
		if !slices.Contains([]string{".js", ".jsx", ".mjs", ".cjs"}, ending) || !t.isRegular(file) {
			continue
		}
		stem := strings.TrimSuffix(file, ending)
		if !t.isRegular(stem+".d.ts") && !t.isRegular(stem+".d.mts") && !t.isRegular(stem+".d.cts") {
			return file
		}
	}
	return ""
}

// files are what a manifest names for a module.
func (m manifest) files(below string) []string {
	if m.subpaths == nil {
		if below != "" {
			return []string{"dist/" + below, below}
		}
		var source string
		_ = json.Unmarshal(m.Source, &source) // some tools give it another meaning
		return slices.DeleteFunc([]string{source, m.Types, m.Typings, m.Module, m.Main},
			func(file string) bool { return file == "" })
	}
	key := strings.TrimSuffix("./"+below, "/")
	if files, ok := m.subpaths[key]; ok {
		return files
	}
	for _, pattern := range slices.Backward(slices.Sorted(maps.Keys(m.subpaths))) { // the longest of a kind first
		before, behind, star := strings.Cut(pattern, "*")
		if !star || len(key) <= len(before)+len(behind) || !strings.HasPrefix(key, before) ||
			!strings.HasSuffix(key, behind) {
			continue
		}
		part := key[len(before) : len(key)-len(behind)]
		var files []string
		for _, file := range m.subpaths[pattern] {
			files = append(files, strings.ReplaceAll(file, "*", part))
		}
		return files
	}
	return nil
}
