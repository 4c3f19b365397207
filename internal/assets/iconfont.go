package assets

import (
	"fmt"
	"path"
	"path/filepath"
	"regexp"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
)

// iconFont is the stylesheet of a font out of an installed package, with the files that it names.
type iconFont struct {
	CSS   string
	Fonts map[string][]byte // by the path in the stylesheet
}

// cssURL is a file that a stylesheet names, with or without quotes.
var cssURL = regexp.MustCompile(`url\(\s*["']?([^"')\s]+)["']?\s*\)`)

// addIconFont publishes the icon font of an installed package with the site, so that no font provider learns who reads
// what. One that has an address is left where it is.
func (s *Set) addIconFont() error {
	name := s.maker.Config.Fonts.Icons
	if name == "" || !s.maker.Config.Fonts.Installed() {
		s.IconFont = name
		return nil
	}
	font, _, err := cache.Traced(s.maker.Steps, "icon font", cache.Key("icon font 1", s.maker.Lock, name),
		func() (iconFont, []string, error) { return s.maker.readFont("fonts.icons", name) })
	if err != nil {
		return err
	}
	css := s.addFont(font)
	s.IconFont = s.add("engine", bundle.Hashed("icons", ".css", []byte(css)), []byte(css))
	return nil
}

// addFont puts the files of a font among the assets. It returns the stylesheet with their addresses.
func (s *Set) addFont(font iconFont) string {
	return cssURL.ReplaceAllStringFunc(font.CSS, func(found string) string {
		file := cssURL.FindStringSubmatch(found)[1]
		content, ok := font.Fonts[file]
		if !ok {
			return found
		}
		base, ending := strings.TrimSuffix(path.Base(file), path.Ext(file)), path.Ext(file)
		return "url(" + s.add("engine", bundle.Hashed(base, ending, content), content) + ")"
	})
}

// readFont is the step that reads a font that a key of the configuration names. Inputs are the files that it read.
func (m *Maker) readFont(key, name string) (font iconFont, inputs []string, err error) {
	file, err := m.packageFile(key, name)
	if err != nil {
		return font, nil, err
	}
	read := func(file string) ([]byte, error) {
		if m.Readable != nil {
			if err := m.Readable(file); err != nil {
				return nil, err
			}
		}
		inputs = append(inputs, file)
		return readRegular(file)
	}
	css, err := read(file)
	if err != nil {
		return font, nil, fmt.Errorf("%s: %w", key, err)
	}
	font = iconFont{CSS: string(css), Fonts: map[string][]byte{}}
	for _, found := range cssURL.FindAllStringSubmatch(font.CSS, -1) {
		if strings.Contains(found[1], ":") || strings.HasPrefix(found[1], "/") {
			continue // a data URL, or somebody else's file
		}
		below := filepath.Join(filepath.Dir(file), filepath.FromSlash(found[1]))
		if font.Fonts[found[1]], err = read(below); err != nil {
			return font, nil, fmt.Errorf("%s: %s names %s: %w", key, name, found[1], err)
		}
	}
	return font, inputs, nil
}

// packageFile is where a file of an installed package lies: “package/file” or “@scope/package/file”.
func (m *Maker) packageFile(key, name string) (string, error) {
	of, below := bundle.PackageOf(name)
	folder := PackageFolder(m.Site, of)
	if folder == "" || below == "" || !filepath.IsLocal(filepath.FromSlash(below)) {
		return "", fmt.Errorf("vitrine.yaml: %s names %q, and no package %q is installed: install it, or name "+
			"another stylesheet", key, name, of)
	}
	return filepath.Join(folder, filepath.FromSlash(below)), nil
}
