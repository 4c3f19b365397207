package build

import (
	"errors"
	"fmt"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/diag"
)

// packsOf are the modules in which a family's library says its labels in a language.
func (b *Builder) packsOf(family, language string) []string {
	for _, f := range b.config.Families {
		for _, locale := range f.Locales {
			if f.ID == family && locale.Language == language {
				return locale.Packs
			}
		}
	}
	return nil
}

// unknownPacks are those that the installed packages do not have (specification §8: an unknown translation module).
func (b *Builder) unknownPacks() ([]diag.Problem, error) {
	var problems []diag.Problem
	for _, f := range b.config.Families {
		for _, locale := range f.Locales {
			for _, pack := range locale.Packs {
				found, err := cache.Value(b.cache, "pack", cache.Key("pack", b.lock, pack), func() (bool,
					error) {
					return b.hasPack(pack)
				})
				if err != nil {
					return nil, err
				}
				if !found {
					module, export, _ := strings.Cut(pack, "#")
					problems = append(problems, diag.Problem{File: "vitrine.yaml", Excerpt: pack,
						What: fmt.Sprintf("Module not found: the packages have no %s in %s.", diag.Quote(export),
							diag.Quote(module)),
						Why: fmt.Sprintf("The labels of %s could not be shown in the language %s.", f.Label,
							diag.Quote(locale.Language)),
						Fix: "Look at the spelling in families[].locales, or install the package that has it."})
				}
			}
		}
	}
	return problems, nil
}

func (b *Builder) hasPack(pack string) (bool, error) {
	module, export, _ := strings.Cut(pack, "#")
	entry := bundle.Entry{Name: "pack", Code: fmt.Sprintf("import { %s } from %q;\nconsole.log(%s);\n", export, module,
		export)}
	_, err := b.bundler.Bundle(bundle.Browser, []bundle.Entry{entry}, nil)
	var failed *bundle.Failure
	if errors.As(err, &failed) {
		return false, nil
	}
	return err == nil, err
}
