package source

import (
	"bytes"
	"cmp"
	"fmt"
	"image/png"
	"io/fs"
	"maps"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"vitrine/internal/brand"
	"vitrine/internal/diag"
	"vitrine/internal/vitrine"
)

// Brand is what makes the pages of a site its own, without a theme of its own. The zero value is our look.
type Brand struct {
	Logo         vitrine.Logo
	Favicon      string // address of a file in public/
	TouchIcon    string
	Hue          string
	Light, Dark  map[string]string // colors by the names of tokens
	Radius       string            // in pixels
	Text, Code   []string          // stylesheets of fonts in installed packages
	Links        []vitrine.Link    // in the header
	Footer       []vitrine.Link
	Announcement vitrine.Announcement
}

// IsZero says that the site has none.
func (b Brand) IsZero() bool {
	return b.Logo.Light == "" && b.Favicon == "" && b.TouchIcon == "" && b.Hue == "" && b.Radius == "" &&
		len(b.Light)+len(b.Dark)+len(b.Text)+len(b.Code)+len(b.Links)+len(b.Footer) == 0 && b.Announcement.Text == ""
}

// Modes are the colors that stand in the place of the theme's: those of the hue, then those that are named.
func (b Brand) Modes() brand.Modes {
	made := brand.Modes{Light: brand.Tokens{}, Dark: brand.Tokens{}}
	if hue, err := strconv.ParseFloat(b.Hue, 64); err == nil {
		made = brand.FromHue(hue)
	}
	return brand.Modes{Light: made.Light.With(b.Light), Dark: made.Dark.With(b.Dark)}
}

// Accent is the accent of light pages where the brand has one.
func (b Brand) Accent() (brand.Color, bool) { return brand.Parse(b.Modes().Light["accent"]) }

func (s configSchema) brand() []field {
	b := &s.Config.Brand
	return []field{
		{key: "logo", into: section{"logo", []field{
			{key: "light", into: text{&b.Logo.Light}, required: true, rule: s.isPublic,
				doc: "The address of the picture in public/: “/logo.svg”. It is as high as the text beside it."},
			{key: "dark", into: text{&b.Logo.Dark}, rule: s.isPublic,
				doc: "The picture on a dark background; without it the other one stands there as well."},
			{key: "alt", into: text{&b.Logo.Alt}, required: true, doc: "What the picture says, as a text."},
		}}, doc: "The sign in the header, in the place of ours."},
		{key: "favicon", into: text{&b.Favicon}, rule: s.isPublic,
			doc: "The address of the sign of tabs in public/, an SVG or a PNG. Without it browsers ask for /favicon.svg."},
		{key: "touchIcon", into: text{&b.TouchIcon}, rule: s.isPublic,
			doc: "The address of a PNG of 180 by 180 pixels in public/, for home screens."},
		{key: "hue", into: text{&b.Hue}, rule: isHue,
			doc: "The hue of the accent in degrees, 0 to 360: 30 is red, 145 green, 260 blue. Lightness and strength " +
				"follow, so that it can be read in both modes."},
		{key: "colors", into: section{"colors", []field{
			{key: "light", into: pairs{&b.Light}, doc: "Colors by the names of tokens, #rrggbb or oklch(L C H): " +
				strings.Join(brand.Names(), ", ") + "."},
			{key: "dark", into: pairs{&b.Dark}, doc: "The same in the dark."},
		}}, doc: "Colors in the place of the theme's. The build measures every pair that the theme uses."},
		{key: "radius", into: text{&b.Radius}, rule: isRadius,
			doc: "How round controls are, in pixels, 8 without it; frames are half as much more, chips a quarter less."},
		{key: "fonts", into: section{"fonts", []field{
			{key: "text", into: words{&b.Text}, rule: isPackageStyle,
				doc: "Stylesheets of installed packages, such as “@fontsource-variable/inter/index.css”, whose font text has."},
			{key: "code", into: words{&b.Code}, rule: isPackageStyle, doc: "The same for code."},
		}}, doc: "Fonts, published with the site. A reader who has to wait for one reads in a font of the system."},
		{key: "links", into: entries{name: "link", add: linkTo(&b.Links)}, doc: "Links in the header."},
		{key: "footer", into: entries{name: "link", add: linkTo(&b.Footer)}, doc: "Links at the end of every page."},
		{key: "announcement", into: section{"announcement", []field{
			{key: "id", into: text{&b.Announcement.ID}, required: true, rule: isMark,
				doc: "A name: readers who closed an announcement see the next one, which has another."},
			{key: "text", into: text{&b.Announcement.Text}, required: true, max: 160, doc: "One sentence."},
			{key: "href", into: text{&b.Announcement.Href}, rule: isAddress, doc: "Where it leads."},
		}}, doc: "A line above the header."},
	}
}

func linkTo(list *[]vitrine.Link) func(place) []field {
	return func(place) []field {
		*list = append(*list, vitrine.Link{})
		last := &(*list)[len(*list)-1]
		return []field{
			{key: "title", into: text{&last.Title}, required: true, doc: "What readers see."},
			{key: "href", into: text{&last.Href}, required: true, rule: isAddress,
				doc: "A path of the site, or a whole address."},
		}
	}
}

// logoHeight is how high a logo is in the header, in pixels.
const logoHeight = 24

var (
	viewBox  = regexp.MustCompile(`<svg[^>]*\sviewBox="[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)"`)
	svgSizes = regexp.MustCompile(`<svg[^>]*?\swidth="([\d.]+)(?:px)?"[^>]*?\sheight="([\d.]+)(?:px)?"`)
)

func sizes(svg []byte) [][]byte {
	if found := viewBox.FindSubmatch(svg); found != nil {
		return found
	}
	return svgSizes.FindSubmatch(svg)
}

// measureLogo finds how wide the logo is in the header, so that nothing moves when it arrives.
func (r reader) measureLogo(c *Config) {
	logo := &c.Brand.Logo
	if logo.Light == "" {
		return
	}
	content, err := fs.ReadFile(r.fsys, path.Join(publicDir, strings.TrimPrefix(logo.Light, "/")))
	if err != nil {
		return // a rule has said so
	}
	var wide, high float64
	if found := sizes(content); found != nil {
		wide, _ = strconv.ParseFloat(string(found[1]), 64)
		high, _ = strconv.ParseFloat(string(found[2]), 64)
	} else if picture, err := png.DecodeConfig(bytes.NewReader(content)); err == nil {
		wide, high = float64(picture.Width), float64(picture.Height)
	}
	if wide <= 0 || high <= 0 || wide > 12*high {
		r.problems.Add(diag.Problem{File: publicDir + logo.Light, What: "The logo has no size that can be used.",
			Why: "The header would jump when it arrives.",
			Fix: "Use an SVG with a viewBox or a PNG, at most twelve times as wide as high."})
		return
	}
	logo.Width = int(wide/high*logoHeight + 0.5)
}

// isPublic allows the address of a file in public/.
func (s configSchema) isPublic(value string) (wrong, fix string) {
	file := path.Join(publicDir, strings.TrimPrefix(value, "/"))
	name, rooted := strings.CutPrefix(value, "/")
	if info, err := fs.Stat(s.fsys, file); rooted && fs.ValidPath(name) && err == nil && info.Mode().IsRegular() {
		return "", ""
	}
	return "names " + diag.Quote(value) + ", which is no file of public/.",
		"Put the file into public/ and write its address: /" + cmp.Or(path.Base(value), "logo.svg")
}

func isHue(value string) (wrong, fix string) {
	if hue, err := strconv.ParseFloat(value, 64); err != nil || !(hue >= 0 && hue <= 360) {
		return "is no hue.", "Write degrees from 0 to 360."
	}
	return "", ""
}

func isRadius(value string) (wrong, fix string) {
	if radius, err := strconv.Atoi(value); err != nil || radius < 0 || radius > 24 {
		return "is no radius.", "Write whole pixels from 0 to 24."
	}
	return "", ""
}

var word = regexp.MustCompile(`^[\w.-]{1,40}$`)

func isMark(value string) (wrong, fix string) {
	if !word.MatchString(value) {
		return "is no name.", "Write letters, digits, dots and hyphens alone: version-5"
	}
	return "", ""
}

func isAddress(value string) (wrong, fix string) {
	if wrong, _ = isEndpoint(value); wrong != "" {
		return "leads nowhere.", "Write a path of the site, /lib/guide/, or a whole address, https://…"
	}
	return "", ""
}

func isPackageStyle(value string) (wrong, fix string) {
	if _, file, ok := strings.Cut(value, "/"); !ok || !strings.HasSuffix(file, ".css") || !fs.ValidPath(value) ||
		strings.Contains(value, ":") {
		return "names " + diag.Quote(value) + ", which is no stylesheet of a package.",
			"Install the package and name its file: @fontsource-variable/inter/index.css"
	}
	return "", ""
}

// judgeColors measures what the brand makes of the theme. A theme of the site's own uses its colors as it likes, under
// names of its own.
func (r reader) judgeColors(c Config, src []byte) {
	modes := c.Brand.Modes()
	for _, m := range []struct {
		name      string
		own, made brand.Tokens
		from      brand.Tokens
	}{{"light", c.Brand.Light, modes.Light, brand.Default.Light}, {"dark", c.Brand.Dark, modes.Dark, brand.Default.Dark}} {
		good := true
		for _, token := range slices.Sorted(maps.Keys(m.own)) {
			if _, known := m.from[token]; !known && (c.Theme.Styles == "" || !word.MatchString(token)) {
				good = false
				r.color(src, m.name, token, diag.Problem{Why: "It would color nothing.",
					What: "The brand names the color " + diag.Quote(token) + ", which the theme does not have.",
					Fix: cmp.Or(diag.DidYouMean(token, brand.Names()),
						"Choose one of "+strings.Join(brand.Names(), ", ")+".")})
			} else if _, ok := brand.Parse(m.own[token]); !ok {
				good = false
				r.color(src, m.name, token, diag.Problem{
					What: diag.Quote(m.own[token]) + " is no color that can be measured.",
					Why:  "Nobody could say whether readers can read it.",
					Fix:  "Write #rrggbb or oklch(0.53 0.17 33)."})
			}
		}
		if good && c.Theme.Styles == "" {
			r.contrasts(src, m.name, m.own, m.from.With(m.made))
		}
	}
}

func (r reader) contrasts(src []byte, mode string, own, all brand.Tokens) {
	told := map[string]bool{}
	for _, fault := range all.Faults() {
		token := fault.Ink
		_, isOwn := own[fault.Ground]
		if fault.Nearest == "" && isOwn {
			token = fault.Ground // which is at fault for all inks on it
		}
		if told[token] {
			continue
		}
		told[token] = true
		fix := "Choose a lighter or darker " + fault.Ground + ": no color can be read on all grounds of " + fault.Ink + "."
		if fault.Nearest != "" {
			fix = fmt.Sprintf("The nearest one that passes on all of its grounds is %s.", diag.Quote(fault.Nearest))
		}
		r.color(src, mode, token, diag.Problem{Fix: fix,
			What: fmt.Sprintf("In %s mode %s on %s has a contrast of %.2f; it needs %.1f.", mode,
				diag.Quote(fault.Ink), diag.Quote(fault.Ground), fault.Ratio, fault.Least),
			Why: "Readers with weak eyes, or in the sun, could not read it (WCAG 2, AA)."})
	}
}

// color reports a color at its line, or at that of the brand where it follows from others.
func (r reader) color(src []byte, mode, token string, p diag.Problem) {
	at, inMode := 0, false
	key := func(name string) *regexp.Regexp {
		return regexp.MustCompile(`(^|[\s{,])` + regexp.QuoteMeta(name) + `\s*:`)
	}
	for i, line := range strings.Split(string(src), "\n") {
		if strings.HasPrefix(line, "brand:") {
			at = i + 1
		}
		inMode = inMode || at > 0 && key(mode).MatchString(line)
		if inMode && key(token).MatchString(line) {
			at = i + 1
			break
		}
	}
	p.File, p.Line, p.Excerpt = configFile, at, diag.Excerpt(src, at)
	r.problems.Add(p)
}
