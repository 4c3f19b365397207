package bundle

import (
	"os"
	"regexp"
	"slices"
	"strings"
)

// Imports of a CommonJS module need the bundler's interop, 400 bytes in every file. The lowest layer therefore names
// the exports of its CommonJS modules too, and what stands above imports these as from any ES module.

var (
	assignedExport = regexp.MustCompile(`\bexports\.([A-Za-z_$][\w$]*)\s*=[^=]`)
	handedOn       = regexp.MustCompile(`\bmodule\.exports\s*=\s*require\(`)
)

// assigned are the names that a CommonJS module gives its exports, by itself or in modules whose exports it hands on.
// There are none where the module says that it was an ES module: its default export is not the whole of it then.
func (b *Bundler) assigned(m *metafile, input string) []string {
	file, ok := b.file(input)
	if !ok {
		return nil
	}
	text, err := os.ReadFile(file)
	if err != nil || strings.Contains(string(text), "__esModule") {
		return nil
	}
	var names []string
	for _, found := range assignedExport.FindAllSubmatch(text, -1) {
		names = append(names, string(found[1]))
	}
	if handedOn.Match(text) {
		for _, required := range m.Inputs[input].Imports {
			if required.Kind == "require-call" && !required.External {
				names = append(names, b.assigned(m, required.Path)...)
			}
		}
	}
	slices.Sort(names)
	return slices.DeleteFunc(slices.Compact(names), func(name string) bool { return name == "default" })
}
