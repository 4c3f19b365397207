package bundle

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// Some code writes rules in the browser, and nobody knows them ahead of time. It is known by what it calls.
var (
	ruleCalls = [][]byte{[]byte("insertRule"), []byte("adoptedStyleSheets")}
	element   = []byte("createElement(")
	ofStyle   = regexp.MustCompile("^createElement\\(\\s*[\"'`]style[\"'`]")
)

// mayWrite says whether code calls what writes rules. Each call is looked for by itself: all code of a site is asked.
func mayWrite(code []byte) bool {
	if slices.ContainsFunc(ruleCalls, func(call []byte) bool { return bytes.Contains(code, call) }) {
		return true
	}
	for at := bytes.Index(code, element); at >= 0; {
		if ofStyle.Match(code[at:min(at+len(element)+16, len(code))]) {
			return true
		}
		next := bytes.Index(code[at+1:], element)
		if next < 0 {
			return false
		}
		at += 1 + next
	}
	return false
}

// writers remember which files and packages write rules of which nobody knows.
type writers struct{ files, packages sync.Map }

// writes says whether an output has code of files that write rules which are not collected while demos are rendered.
func (b *Bundler) writes(meta *metafile, name string, code []byte) bool {
	if len(b.options.Styles.Collected) == 0 || !mayWrite(code) {
		return false
	}
	for path, output := range meta.Outputs {
		if filepath.Base(path) != name {
			continue
		}
		for input, part := range output.Inputs {
			if file, ok := b.file(input); ok && part.Bytes > 0 && !isStyle(input) && b.isWriter(file) {
				return true
			}
		}
	}
	return false
}

func (b *Bundler) isWriter(file string) bool {
	if known, ok := b.writers.files.Load(file); ok && isInPackage(file) {
		return known.(bool)
	}
	text, err := os.ReadFile(file)
	is := err == nil && mayWrite(text) && !b.isCollected(packageOf(file), 2)
	b.writers.files.Store(file, is)
	return is
}

// packageOf is the folder of the package that a file belongs to, with slashes; "" for one of the project.
func packageOf(file string) string {
	below := belowModules(file)
	if below == "" {
		return ""
	}
	name, _ := PackageOf(below)
	return strings.TrimSuffix(slashed(file), below) + name
}

// isCollected says whether a package is a runtime whose rules are collected, or builds upon one, a few packages deep.
func (b *Bundler) isCollected(folder string, deep int) bool {
	if folder == "" {
		return false
	}
	own := belowModules(folder)
	beside := strings.TrimSuffix(folder, own)
	if b.isRuntime(own) || own == "react-dom" { // which writes what demos render
		return true
	}
	if known, ok := b.writers.packages.Load(folder); ok {
		return known.(bool)
	}
	var manifest struct {
		Dependencies     map[string]string `json:"dependencies"`
		PeerDependencies map[string]string `json:"peerDependencies"`
	}
	text, err := os.ReadFile(filepath.Join(filepath.FromSlash(folder), "package.json"))
	if err != nil || json.Unmarshal(text, &manifest) != nil || deep == 0 {
		return false
	}
	is := false
	for name := range manifest.Dependencies {
		is = is || b.isRuntime(name)
	}
	for name := range manifest.PeerDependencies {
		is = is || b.isRuntime(name) || name != "react-dom" && b.isCollected(beside+name, deep-1)
	}
	b.writers.packages.Store(folder, is)
	return is
}

// isRuntime says whether the rules of a package are collected. Names that end in a slash are those of a scope.
func (b *Bundler) isRuntime(name string) bool {
	return slices.ContainsFunc(b.options.Styles.Collected, func(collected string) bool {
		return name == collected || strings.HasSuffix(collected, "/") && strings.HasPrefix(name, collected)
	})
}
