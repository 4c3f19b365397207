package workspace

import (
	"encoding/json"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// project is what a tsconfig.json says of where imports lead. A nil one says nothing.
type project struct {
	folder         string
	paths          []pathRule
	baseURL        string
	outDir         string
	declarationDir string
	rootDir        string
	references     []*project
	files          []string // that it was read from
}

// pathRule leads imports of a pattern to files.
type pathRule struct {
	pattern string
	targets []string // absolute
}

// configNames are the files that a folder's project is configured by.
var configNames = []string{"tsconfig.json", "jsconfig.json"}

// maxDepth bounds how many files one may extend.
const maxDepth = 8

// each are a project and those that it refers to, each once.
func (p *project) each() iter.Seq[*project] {
	return func(yield func(*project) bool) {
		if p == nil {
			return
		}
		seen := map[*project]bool{p: true}
		for open := []*project{p}; len(open) > 0; {
			last := open[len(open)-1]
			if open = open[:len(open)-1]; !yield(last) {
				return
			}
			for _, reference := range slices.Backward(last.references) {
				if !seen[reference] {
					seen[reference] = true
					open = append(open, reference)
				}
			}
		}
	}
}

// projectOf is the project of the files in a folder: the nearest one above them.
func (w *Workspace) projectOf(folder string) *project {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.nearest(folder)
}

func (w *Workspace) nearest(folder string) *project {
	if known, ok := w.projects[folder]; ok {
		return known
	}
	var found *project
	for _, name := range configNames {
		if file := filepath.Join(folder, name); isRegular(file) {
			found = w.readProject(file)
			break
		}
	}
	if above := filepath.Dir(folder); found == nil && above != folder {
		found = w.nearest(above)
	}
	w.projects[folder] = found
	return found
}

// readProject reads a configuration with what it extends and refers to, each file once: projects may refer to each
// other.
func (w *Workspace) readProject(file string) *project {
	if known, ok := w.configured[file]; ok {
		return known
	}
	p := &project{folder: filepath.Dir(file)}
	w.configured[file] = p
	for _, path := range p.configure(file, 0) {
		if isFolder(path) {
			path = filepath.Join(path, configNames[0])
		}
		if isRegular(path) {
			p.references = append(p.references, w.readProject(path))
		}
	}
	return p
}

// config is the part of a tsconfig.json that counts here.
type config struct {
	Extends         json.RawMessage `json:"extends"`
	CompilerOptions struct {
		BaseURL        *string             `json:"baseUrl"`
		Paths          map[string][]string `json:"paths"`
		OutDir         *string             `json:"outDir"`
		DeclarationDir *string             `json:"declarationDir"`
		RootDir        *string             `json:"rootDir"`
	} `json:"compilerOptions"`
	References []struct {
		Path string `json:"path"`
	} `json:"references"`
}

// configure lays a file over what it extends, and returns the paths of what it refers to.
func (p *project) configure(file string, depth int) (references []string) {
	text, err := os.ReadFile(file)
	p.files = append(p.files, file)
	if err != nil || depth > maxDepth {
		return nil
	}
	var c config
	if json.Unmarshal(plainJSON(text), &c) != nil {
		return nil
	}
	dir := filepath.Dir(file)
	for _, extended := range extended(dir, c.Extends) {
		p.configure(extended, depth+1)
	}
	absolute := func(path string) string {
		path = strings.ReplaceAll(path, "${configDir}", p.folder)
		if filepath.IsAbs(path) {
			return filepath.Clean(path)
		}
		return filepath.Join(dir, filepath.FromSlash(path))
	}
	o := c.CompilerOptions
	for _, set := range []struct {
		from *string
		into *string
	}{{o.BaseURL, &p.baseURL}, {o.OutDir, &p.outDir}, {o.DeclarationDir, &p.declarationDir}, {o.RootDir, &p.rootDir}} {
		if set.from != nil {
			*set.into = absolute(*set.from)
		}
	}
	if o.Paths != nil {
		p.paths = pathRules(o.Paths, func(target string) string {
			if p.baseURL != "" {
				return filepath.Join(p.baseURL, filepath.FromSlash(target))
			}
			return absolute(target)
		})
	}
	for _, reference := range c.References {
		references = append(references, absolute(reference.Path))
	}
	return references
}

// pathRules are in the order in which they are tried: names first, then the patterns that say most.
func pathRules(paths map[string][]string, absolute func(string) string) (rules []pathRule) {
	for pattern, targets := range paths {
		rule := pathRule{pattern: pattern}
		for _, target := range targets {
			rule.targets = append(rule.targets, absolute(target))
		}
		rules = append(rules, rule)
	}
	slices.SortFunc(rules, func(a, b pathRule) int {
		beforeA, _, starA := strings.Cut(a.pattern, "*")
		beforeB, _, starB := strings.Cut(b.pattern, "*")
		switch {
		case starA != starB && starB:
			return -1
		case starA != starB:
			return 1
		case len(beforeA) != len(beforeB):
			return len(beforeB) - len(beforeA)
		}
		return strings.Compare(a.pattern, b.pattern)
	})
	return rules
}

// extended are the files that a configuration extends, as far as they are there.
func extended(dir string, raw json.RawMessage) (files []string) {
	var names []string
	var one string
	if json.Unmarshal(raw, &one) == nil {
		names = []string{one}
	} else if json.Unmarshal(raw, &names) != nil {
		return nil
	}
	for _, name := range names {
		for from := dir; ; from = filepath.Dir(from) {
			path := filepath.Join(from, filepath.FromSlash(name))
			if isPath := strings.HasPrefix(name, ".") || filepath.IsAbs(name); !isPath {
				path = filepath.Join(from, modulesFolder, filepath.FromSlash(name))
			} else if filepath.IsAbs(name) {
				path = name
			}
			if file := configAt(path); file != "" {
				files = append(files, file)
				break
			}
			if strings.HasPrefix(name, ".") || from == filepath.Dir(from) {
				break
			}
		}
	}
	return files
}

func configAt(path string) string {
	for _, file := range []string{path, path + ".json", filepath.Join(path, configNames[0])} {
		if isRegular(file) {
			return file
		}
	}
	return ""
}

// engineNames begin the imports of the engine, which no project leads elsewhere.
const engineNames = "vitrine/"

// mapped is the source file that the paths of a folder's project lead an import to, "" where they lead to none.
// Declarations and what is installed are no sources: nobody can run the ones, and the others are found anyway.
func (w *Workspace) mapped(t *trial, folder, name string) string {
	if strings.HasPrefix(name, engineNames) {
		return ""
	}
	for p := range w.projectFor(t, folder).each() {
		for _, rule := range p.paths {
			before, behind, star := strings.Cut(rule.pattern, "*")
			if star && (len(name) < len(before)+len(behind) || !strings.HasPrefix(name, before) ||
				!strings.HasSuffix(name, behind)) || !star && name != rule.pattern {
				continue
			}
			part := ""
			if star {
				part = name[len(before) : len(name)-len(behind)]
			}
			for _, target := range rule.targets {
				if file := t.sourceAt(strings.Replace(target, "*", filepath.FromSlash(part), 1)); file != "" {
					return file
				}
			}
			break // as TypeScript does: the best pattern alone counts
		}
		if p.baseURL != "" {
			if file := t.sourceAt(filepath.Join(p.baseURL, filepath.FromSlash(name))); file != "" {
				return file
			}
		}
	}
	return ""
}

// sourceAt is the source at a path that may lack its ending.
func (t *trial) sourceAt(path string) string {
	if isInstalled(path) || isDeclaration(path) {
		return ""
	}
	if t.isRegular(path) {
		return path
	}
	if stem := withoutBuilt(path); stem != path { // ./Button.js, as a module of ECMAScript names Button.tsx
		if file := t.script(stem, false); file != "" {
			return file
		}
	}
	return t.script(path, false)
}
