package assets

import (
	"fmt"
	"os"
	"path/filepath"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
	"vitrine/internal/source"
)

// familySources are the content hashes of everything beside the families' providers: providers import each other.
func (m *Maker) familySources() (map[string]string, error) {
	sums := map[string]string{}
	for _, family := range m.Config.Families {
		if family.Provider == "" {
			continue
		}
		dir := filepath.Dir(m.path(family.Provider))
		entries, err := os.ReadDir(dir)
		if err != nil {
			return nil, err
		}
		for _, entry := range entries {
			if text, err := readRegular(filepath.Join(dir, entry.Name())); err == nil {
				sums[entry.Name()] = cache.Sum(text)
			}
		}
	}
	return sums, nil
}

// provider is the absolute path of a family's provider.
func (m *Maker) provider(id string) string {
	for _, family := range m.Config.Families {
		if family.ID == id {
			return m.providerOf(family)
		}
	}
	return ""
}

// providerOf is what a family's provider is imported by.
func (m *Maker) providerOf(family source.Family) string {
	if family.Provider == "" {
		return bareModule
	}
	return m.path(family.Provider)
}

// addFamilyStyles makes each family's static stylesheet: its variables for both modes, then the site's own rules for
// it.
func (s *Set) addFamilyStyles(key string) error {
	for _, family := range s.maker.Config.Families {
		css, _, err := cache.Traced(s.maker.Steps, "family", cache.Key(key, family.ID, s.ServerName()),
			func() (string, []string, error) { return s.familyStyle(family) })
		if err != nil {
			return fmt.Errorf("the family %s: %w", family.ID, err)
		}
		imported, err := s.importedBy(family.ID, key, *s.maker.ground(false, family.ID))
		if err != nil {
			return err
		}
		text := css
		for _, file := range family.CSS {
			own, err := readRegular(s.maker.path(file))
			if err != nil {
				return err
			}
			text += "\n" + string(own)
		}
		if err := s.addFrameStyle(family, key, text, len(imported.CSS) > 0); err != nil {
			return err
		}
		if text = string(imported.CSS) + text; text != "" {
			s.Families[family.ID] = s.addFamilyStyle(family.ID, text)
		}
	}
	return nil
}

// addFrameStyle makes the stylesheet of documents that are a demo alone: those of a family that asks for it, and the
// frame of an edited demo. Text is what the site itself says of the family.
func (s *Set) addFrameStyle(family source.Family, key, text string, isStyled bool) error {
	isFramed := family.Isolate == source.IsolateFrame
	if !isFramed && !isStyled {
		return nil
	}
	ground := *s.maker.ground(false, family.ID)
	ground.Whole, ground.Boxed = true, !isFramed
	whole, err := s.importedBy(family.ID, key, ground)
	if err != nil {
		return err
	}
	name := s.addFamilyStyle(family.ID+"-frame", string(whole.CSS)+text)
	if isFramed {
		s.Frames[family.ID] = name
	}
	if isStyled {
		s.styled[family.ID] = name
	}
	return nil
}

func (s *Set) addFamilyStyle(name, text string) string {
	return s.add("family", bundle.Hashed(name, ".css", []byte(text)), []byte(text))
}

// familyStyle is the stylesheet that a family's provider writes. Inputs are the files that its program is made of.
func (s *Set) familyStyle(family source.Family) (css string, inputs []string, err error) {
	entry := bundle.Entry{Name: "family-" + family.ID,
		Code: fmt.Sprintf("export { default } from %q", s.maker.providerOf(family))}
	outputs, err := s.maker.bundler.Bundle(bundle.Node, []bundle.Entry{entry}, s.Node.of([]string{family.ID}))
	if err != nil {
		return "", nil, err
	}
	file, err := s.maker.write(outputs[0].File, outputs[0].Code)
	if err != nil {
		return "", nil, err
	}
	css, err = s.maker.Renderer.FamilyStylesheet(s.Server, file)
	return css, outputs[0].Inputs, err
}
