package build

import (
	"context"
	"path/filepath"
	"strings"

	"vitrine/internal/diag"
	"vitrine/internal/format"
	"vitrine/internal/typescript"
)

// TypeScript is a source file.
type TypeScript struct {
	File string // its name; the place of problems
	Text []byte
}

// JavaScript is the twin of a source file: the same code without its types.
type JavaScript struct {
	File     string // of the source
	JS       string // "" where there are problems
	Problems []diag.Problem
}

// EraseTypes makes the JavaScript of TypeScript files (catalogue DM-4). Types are cut out of the text, then the project's
// formatter closes the gaps that they leave. A file without types comes back byte for byte.
func EraseTypes(ctx context.Context, project string, sources []TypeScript) ([]JavaScript, error) {
	twins := make([]JavaScript, len(sources))
	var changed []format.File
	var places []int
	for i, source := range sources {
		js, problems := erased(source)
		twins[i] = JavaScript{File: source.File, JS: js, Problems: problems}
		if len(problems) > 0 {
			twins[i].JS = ""
		} else if js != string(source.Text) {
			changed = append(changed, format.File{Name: twinName(source.File), Text: js})
			places = append(places, i)
		}
	}
	formatted, err := format.Files(ctx, project, changed)
	if err != nil {
		return nil, err
	}
	for n, i := range places {
		twins[i].JS = formatted[n].Text
	}
	return twins, nil
}

func erased(source TypeScript) (string, []diag.Problem) {
	file, problems := typescript.Parse(source.File, source.Text)
	if len(problems) > 0 {
		return "", problems
	}
	return file.EraseTypes()
}

// twinName is the name of the JavaScript of a file: A.tsx is A.js, as readers of demos expect.
func twinName(name string) string { return strings.TrimSuffix(name, filepath.Ext(name)) + ".js" }
