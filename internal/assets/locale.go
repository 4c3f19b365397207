package assets

import (
	"errors"
	"fmt"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/diag"
	"vitrine/internal/source"
)

// localeModules are the modules in which a family's library says its labels in a language.
func (m *Maker) localeModules(family, language string) []string {
	for _, f := range m.Config.Families {
		for _, locale := range f.Locales {
			if f.ID == family && locale.Language == language {
				return locale.Packs
			}
		}
	}
	return nil
}

// CheckLocales reports the modules of translations that the installed packages do not have (specification §8).
func (s *Set) CheckLocales() ([]diag.Problem, error) {
	var problems []diag.Problem
	for _, f := range s.maker.Config.Families {
		for _, locale := range f.Locales {
			for _, name := range locale.Packs {
				_, _, err := cache.Traced(s.maker.Steps, "pack", cache.Key("pack", s.maker.Lock, name),
					func() (bool, []string, error) { return s.maker.hasExport(name) })
				var failed *bundle.Failure
				if errors.As(err, &failed) {
					problems = append(problems, missingLocale(f, locale.Language, name))
				} else if err != nil {
					return nil, err
				}
			}
		}
	}
	return problems, nil
}

func missingLocale(family source.Family, language, name string) diag.Problem {
	module, export, _ := strings.Cut(name, "#")
	return diag.Problem{File: "vitrine.yaml", Excerpt: name,
		What: fmt.Sprintf("Module not found: the packages have no %s in %s.", diag.Quote(export), diag.Quote(module)),
		Why: fmt.Sprintf("The labels of %s could not be shown in the language %s.", family.Label,
			diag.Quote(language)),
		Fix: "Look at the spelling in families[].locales, or install the package that has it."}
}

// hasExport says whether a module and its export exist, such as @lib/locale#deDE. The error is the bundler's where they
// don't.
func (m *Maker) hasExport(name string) (found bool, inputs []string, err error) {
	module, export, _ := strings.Cut(name, "#")
	entry := bundle.Entry{Name: "pack", Code: fmt.Sprintf("import { %s } from %q;\nconsole.log(%s);\n", export, module,
		export)}
	outputs, err := m.bundler.Bundle(bundle.Browser, []bundle.Entry{entry}, nil)
	if err != nil {
		return false, nil, err
	}
	return true, outputs[0].Inputs, nil
}
