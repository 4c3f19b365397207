package assets

import (
	"fmt"
	"maps"
	"slices"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/publish"
)

// editedStyles are the addresses of the stylesheets for the frames of edited demos, by family: those that providers
// import, and those that the modules import which readers may. Where a site has several families these are the modules
// of packages whose components want the family's provider.
func (s *Set) editedStyles(imported []packageStyles, files publish.Files) (map[string]string, error) {
	styles := maps.Clone(s.styled)
	providers := providersByPackage(s.maker.Config)
	for _, family := range s.maker.Config.Families {
		var own []string
		for _, one := range imported {
			if len(s.maker.Config.Families) == 1 || one.Package != "" && providers[one.Package] == family.ID {
				own = append(own, one.Files...)
			}
		}
		address, err := s.editedStyle(family.ID, own, files)
		if err != nil {
			return nil, err
		}
		if address != "" {
			if styles == nil {
				styles = map[string]string{}
			}
			styles[family.ID] = address
		}
	}
	return styles, nil
}

// editedStyle is the address of a family's stylesheet with what modules import in it; "" where that is nothing more.
func (s *Set) editedStyle(family string, imported []string, files publish.Files) (string, error) {
	var wanted []string
	for _, name := range imported {
		isThere := slices.Contains(wanted, name) || slices.ContainsFunc(s.browser.of([]string{family}),
			func(layer *bundle.Layer) bool { return slices.Contains(layer.Styles, name) })
		if !isThere {
			wanted = append(wanted, name)
		}
	}
	if len(wanted) == 0 {
		return "", nil
	}
	made, err := s.moduleStyles(family, wanted)
	if err != nil || len(made.CSS) == 0 {
		return "", err
	}
	css := made.CSS // the pictures that it names are published with the pages that show the components
	if name, ok := s.styled[family]; ok {
		before, err := s.Files[name[1:]].Content()
		if err != nil {
			return "", err
		}
		css = append(append(slices.Clone(before), '\n'), css...)
	}
	name := bundle.Hashed(family+"-edited", ".css", css)
	files[SandboxParts+name] = publish.InMemory(css).By("sandbox")
	return "/" + SandboxParts + name, nil
}

// moduleStyles is the step that bundles stylesheets for a document that is a demo alone.
func (s *Set) moduleStyles(family string, imported []string) (made importedStyles, err error) {
	m := s.maker
	ground := *m.ground(false, family)
	ground.Whole, ground.Boxed = true, true
	key := cache.Key("edited styles", family, imported, ground, m.Lock, m.Config.Bundle, m.Development, m.styled())
	made, _, err = cache.Traced(m.Steps, "edited styles", key, func() (made importedStyles, inputs []string, err error) {
		made.Output, err = m.bundler.Stylesheets(family+"-edited", imported, ground)
		return made, made.Inputs, err
	})
	if err != nil {
		return made, fmt.Errorf("the stylesheets for edited demos: %w", err)
	}
	return made, nil
}
