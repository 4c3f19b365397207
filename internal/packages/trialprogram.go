package packages

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/reference"
	"vitrine/internal/source"
)

// bundledTrial bundles the program that tries subjects, without the modules that can't be bundled.
func (r *Reader) bundledTrial(config source.Config, from source.Reference, subjects []reference.Subject,
	broken []string) ([]bundle.Output, error) {
	code, err := r.program(config, from, subjects, broken)
	if err != nil {
		return nil, err
	}
	return bundle.New(r.Bundling(config)).Bundle(bundle.Browser, []bundle.Entry{{Name: "trial", Code: code}}, nil)
}

// unbundled are the modules of subjects that can't be bundled, such as those that import an optional peer which is not
// installed; none where none can be bundled.
func (r *Reader) unbundled(config source.Config, subjects []reference.Subject) (broken []string) {
	var modules []string
	for _, s := range subjects {
		for _, statement := range s.Imports {
			module, _ := reference.Imported(s.Name, statement)
			modules = append(modules, module)
		}
	}
	slices.Sort(modules)
	modules = slices.Compact(modules)
	bundler := bundle.New(r.Bundling(config))
	failed := make([]bool, len(modules))
	r.Parallel(len(modules), func(i int) {
		_, err := bundler.Bundle(bundle.Browser, []bundle.Entry{{Name: "trial",
			Code: fmt.Sprintf("import * as M from %q;\nglobalThis.vitrineTrial = M;\n", modules[i])}}, nil)
		failed[i] = err != nil
	})
	for i, module := range modules {
		if failed[i] {
			broken = append(broken, module)
		}
	}
	if len(broken) == len(modules) {
		return nil
	}
	return broken
}

// program is the code that a browser runs: all subjects, the provider that they want around them, and specimens. A
// subject all of whose modules are broken is left out; of other ones a broken module is taken to give what the first
// of the others does.
func (r *Reader) program(config source.Config, from source.Reference, subjects []reference.Subject,
	broken []string) (string, error) {
	var imports, list strings.Builder
	imports.WriteString("import { tryAll } from 'vitrine/engine/trial/trial';\n")
	family, specimens := "undefined", "{}"
	around := config.FamilyOf(from.Product)
	if around.Provider != "" {
		fmt.Fprintf(&imports, "import family from %q;\n", r.path(around.Provider))
		family = "family"
	}
	if from.Specimens != "" {
		fmt.Fprintf(&imports, "import * as specimens from %q;\n", r.path(from.Specimens))
		specimens = "specimens"
	}
	for i, s := range subjects {
		text, err := json.Marshal(s)
		if err != nil {
			return "", err
		}
		if values := imported(&imports, i, s, broken); len(values) > 0 {
			fmt.Fprintf(&list, "  { ...%s, imports: [%s] },\n", text, strings.Join(values, ", "))
		}
	}
	return fmt.Sprintf("%sglobalThis.vitrineTrial = tryAll({ family: %s, familyID: %q, specimens: %s, "+
		"subjects: [\n%s] });\n", &imports, family, around.ID, specimens, &list), nil
}

// imported writes the imports of a subject and returns what they give, in their order; nothing where all are broken.
func imported(imports *strings.Builder, i int, s reference.Subject, broken []string) []string {
	values, whole := make([]string, len(s.Imports)), ""
	for n, statement := range s.Imports {
		module, path := reference.Imported(s.Name, statement)
		if slices.Contains(broken, module) {
			continue
		}
		name := fmt.Sprintf("M%d_%d", i, n)
		fmt.Fprintf(imports, "import * as %s from %q;\n", name, module)
		for at, part := range path {
			name += fmt.Sprintf("%s[%q]", map[bool]string{true: "?."}[at > 0], part)
		}
		if values[n] = name; whole == "" {
			whole = name
		}
	}
	if whole == "" {
		return nil
	}
	for n := range values {
		if values[n] == "" {
			values[n] = whole
		}
	}
	return values
}
