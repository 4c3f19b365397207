package bundle

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// Styled components count themselves as they are made, which comes to other numbers in a browser than in Node, where
// modules run in another order: elements would have classes without rules. Those of the site get a name of their own,
// as the compiler plugins of the runtime give them.

var (
	styledImport = regexp.MustCompile(`import\s+(?:([\w$]+)|\{[^}]*?\bstyled(?:\s+as\s+([\w$]+))?[^}]*\}).*?` +
		`from\s*['"]([^'"]+)['"]`)
	styledHead = `\b%s(?:\.[a-zA-Z]\w*|\((?:[^()]|\([^()]*\))*\))`
)

// identify names the styled components in files of the site that import the runtime from a module.
func (b *Bundler) identify(build api.PluginBuild) {
	build.OnLoad(api.OnLoadOptions{Filter: `\.[jt]sx?$`, Namespace: "file"},
		func(args api.OnLoadArgs) (api.OnLoadResult, error) {
			if isInPackage(args.Path) {
				return api.OnLoadResult{}, nil
			}
			text, err := os.ReadFile(args.Path)
			if err != nil || !strings.Contains(string(text), b.options.Styles.Runtime) {
				return api.OnLoadResult{}, err
			}
			if b.options.Readable != nil {
				if refused, err := (&resolver{options: b.options}).admit(args); err != nil || refused.Errors != nil {
					return refused, err
				}
			}
			contents := identified(string(text), b.options.Styles.Runtime, b.options.Names.Name(args.Path))
			return api.OnLoadResult{Contents: &contents, Loader: codeLoaders[filepath.Ext(args.Path)],
				ResolveDir: filepath.Dir(args.Path)}, nil
		})
}

// identified is a text whose styled components have names made of that of their file.
func identified(text, runtime, file string) string {
	name := ""
	for _, found := range styledImport.FindAllStringSubmatch(text, -1) {
		if found[3] == runtime {
			if name = found[1]; name == "" {
				name = "styled"
			}
			if found[2] != "" {
				name = found[2]
			}
		}
	}
	if name == "" {
		return text
	}
	head := regexp.MustCompile(fmt.Sprintf(styledHead, regexp.QuoteMeta(name)))
	ending := Hashed("", "", []byte(file))
	count := 0
	var out strings.Builder
	last := 0
	for _, at := range head.FindAllStringIndex(text, -1) {
		if after := strings.TrimLeft(text[at[1]:], " \t\n"); after == "" || strings.IndexByte("`(<.", after[0]) < 0 {
			continue
		}
		count++
		fmt.Fprintf(&out, "%s.withConfig({ componentId: 'sc%s-%d' })", text[last:at[1]], ending, count)
		last = at[1]
	}
	return out.String() + text[last:]
}
