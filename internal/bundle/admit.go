package bundle

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// Refusal is the detail of a message about a file that may not be read.
type Refusal struct{ text string }

func (r Refusal) Error() string { return r.text }

// Refused is an error that says why a file is not read.
func Refused(text string) error { return Refusal{text} }

// admitted keeps an import from leading to a file that may not be read.
func (r *resolver) admitted(args api.OnResolveArgs, found api.OnResolveResult) api.OnResolveResult {
	if r.options.Readable == nil || found.External || found.Path == "" {
		return found
	}
	file := found.Path
	switch found.Namespace {
	case "", "file":
	case scopeSpace, moduleSpace, vectorSpace:
		file = r.options.Names.Path(file)
	default: // a layer was admitted as it was built
		return found
	}
	if r.options.Readable(file) != nil {
		text := fmt.Sprintf("The import %q leads out of the site and its packages.", args.Path)
		return api.OnResolveResult{Errors: []api.Message{{Text: text, Detail: Refusal{text}}}}
	}
	return found
}

// sourceMap is a comment by which the bundler would read another file.
var sourceMap = regexp.MustCompile(`[#@][ \t]*sourceMappingURL=([^\s'"*]+)`)

const separator = string(filepath.Separator)

// admit looks at every file before it is read: patterns of imports lead past the resolver. Packages name source maps
// of their own; those of a site are made of nothing that anybody reads.
func (r *resolver) admit(args api.OnLoadArgs) (api.OnLoadResult, error) {
	if err := r.options.Readable(args.Path); err != nil {
		return api.OnLoadResult{}, Refusal{"An import leads out of the site and its packages: " + err.Error() + "."}
	}
	if !strings.HasPrefix(args.Path, strings.TrimSuffix(r.options.Site, separator)+separator) {
		return api.OnLoadResult{}, nil
	}
	text, err := os.ReadFile(args.Path)
	if err != nil {
		return api.OnLoadResult{}, err
	}
	for _, found := range sourceMap.FindAllSubmatchIndex(text, -1) {
		if name := string(text[found[2]:found[3]]); !strings.HasPrefix(name, "data:") {
			said := "The file names a source map, which would be read: " + name + "."
			return api.OnLoadResult{Errors: []api.Message{{Text: said, Detail: Refusal{said}, Location: &api.Location{
				File: args.Path, Line: bytes.Count(text[:found[0]], []byte{'\n'}) + 1}}}}, nil
		}
	}
	return api.OnLoadResult{}, nil
}
