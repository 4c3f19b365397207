package assets

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"vitrine/internal/bundle"
	"vitrine/internal/cache"
)

// addStyle puts the stylesheet of all pages among the files: that of the theme, then what the brand makes of it, in the
// same layer as the theme's tokens.
func (s *Set) addStyle(theme []byte) error {
	own := s.maker.Config.Brand
	both, faces := map[string]string{}, ""
	if radius, err := strconv.ParseFloat(own.Radius, 64); err == nil {
		both["r-control"], both["r-frame"] = pixels(radius), pixels(radius*1.5)
		both["r-chip"] = pixels(radius * 0.75)
	}
	for _, font := range []struct {
		token, key string
		sheets     []string
	}{{"sans", "brand.fonts.text", own.Text}, {"mono", "brand.fonts.code", own.Code}} {
		if len(font.sheets) == 0 {
			continue
		}
		css, family, err := s.fontFaces(font.key, font.sheets)
		if err != nil {
			return err
		}
		faces += css
		both[font.token] = family + "," + tokenOf(theme, font.token)
	}
	css := []byte(faces + string(theme) + own.Modes().CSS(both))
	s.Style = s.add("engine", bundle.Hashed("site", ".css", css), css)
	return nil
}

func pixels(length float64) string { return strconv.FormatFloat(length, 'g', 4, 64) + "px" }

// tokenOf is what a theme says of a token.
func tokenOf(css []byte, name string) string {
	found := regexp.MustCompile(`--vt-` + name + `:([^;}]*)`).FindSubmatch(css)
	if found == nil {
		return "system-ui"
	}
	return strings.TrimSpace(string(found[1]))
}

var (
	fontFamily  = regexp.MustCompile(`font-family:\s*([^;}]+)`)
	fontDisplay = regexp.MustCompile(`font-display:\s*\w+`)
)

// fontFaces are the rules of fonts in installed packages, whose files are published with the site. A font that is late
// is not used on that page: nothing moves when it arrives.
func (s *Set) fontFaces(key string, sheets []string) (css, family string, err error) {
	for _, name := range sheets {
		font, _, err := cache.Traced(s.maker.Steps, "font", cache.Key("font 1", s.maker.Lock, key, name),
			func() (iconFont, []string, error) { return s.maker.readFont(key, name) })
		if err != nil {
			return "", "", err
		}
		css += fontDisplay.ReplaceAllString(s.addFont(font), "font-display:optional") + "\n"
		if found := fontFamily.FindStringSubmatch(font.CSS); family == "" && found != nil {
			family = strings.TrimSpace(found[1])
		}
	}
	if family == "" {
		return "", "", fmt.Errorf("vitrine.yaml: %s names %s, which declares no font: name a stylesheet with "+
			"@font-face rules", key, strings.Join(sheets, ", "))
	}
	return css, family, nil
}
