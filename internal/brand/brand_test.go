package brand

import (
	"math"
	"regexp"
	"strings"
	"testing"

	"vitrine/web"
)

func TestColors(t *testing.T) {
	for text, hex := range map[string]string{"#fff": "#ffffff", "#b23e24": "#b23e24", "oklch(0 0 0)": "#000000",
		"oklch(62.8% 0.2577 29.23)": "#ff0000"} {
		if c, ok := Parse(text); !ok || c.Hex() != hex {
			t.Errorf("%s is %s, want %s", text, c.Hex(), hex)
		}
	}
	for _, text := range []string{"", "red", "#12", "#ggg", "oklch(2 0 0)", "rgb(1 2 3)", "#fff;}"} {
		if c, ok := Parse(text); ok {
			t.Errorf("%q was read as %s", text, c)
		}
	}
	black, _ := Parse("#000")
	white, _ := Parse("#fff")
	grey, _ := Parse("#767676")
	if math.Abs(Contrast(black, white)-21) > 0.01 || math.Abs(Contrast(grey, white)-4.54) > 0.01 {
		t.Errorf("contrasts %.2f and %.2f", Contrast(black, white), Contrast(grey, white))
	}
}

// The colors here are those of the default theme.
func TestDefaultColorsAreTheThemes(t *testing.T) {
	css, err := web.FS.ReadFile("theme-default/styles/tokens.css")
	if err != nil {
		t.Fatal(err)
	}
	light, dark, _ := strings.Cut(string(css), "@media not print")
	for _, m := range []struct {
		css    string
		tokens Tokens
	}{{light, Default.Light}, {dark, Default.Dark}} {
		for name, value := range m.tokens {
			found := regexp.MustCompile(`--vt-` + name + `: ([^;]*);`).FindStringSubmatch(m.css)
			if found == nil || found[1] != value {
				t.Errorf("%s is %q in tokens.css, here %q", name, found, value)
			}
		}
		if faults := m.tokens.Faults(); len(faults) > 0 {
			t.Errorf("the default theme: %+v", faults)
		}
	}
}

func TestEveryHueCanBeRead(t *testing.T) {
	for hue := 0.0; hue < 360; hue += 5 {
		made := FromHue(hue)
		for name, tokens := range map[string]Tokens{"light": Default.Light.With(made.Light),
			"dark": Default.Dark.With(made.Dark)} {
			if faults := tokens.Faults(); len(faults) > 0 {
				t.Errorf("hue %v, %s: %+v", hue, name, faults)
			}
		}
	}
}

func TestNearestColorPasses(t *testing.T) {
	for _, accent := range []string{"#ffd400", "#9be7ff", "#ffffff"} {
		tokens := Default.Light.With(Tokens{"accent": accent})
		faults := tokens.Faults()
		if len(faults) == 0 || faults[0].Nearest == "" || faults[0].Ratio >= ofText {
			t.Fatalf("%s: %+v", accent, faults)
		}
		if left := tokens.With(Tokens{"accent": faults[0].Nearest}).Faults(); len(left) > 0 {
			t.Errorf("%s: the nearest color %s fails: %+v", accent, faults[0].Nearest, left)
		}
	}
	contrary := Default.Light.With(Tokens{"surface": "#fff", "surface-raised": "#000"})
	if faults := contrary.Faults(); len(faults) == 0 || faults[0].Nearest != "" {
		t.Errorf("a text for white and black: %+v", faults)
	}
}

func TestCSS(t *testing.T) {
	if css := (Modes{}).CSS(nil); css != "" {
		t.Error(css)
	}
	css := Modes{Light: Tokens{"accent": "#123456"}, Dark: Tokens{"accent": "#abcdef"}}.CSS(map[string]string{
		"r-control": "2px"})
	want := "@layer vt.tokens{:root{--vt-accent:#123456;--vt-r-control:2px;}@media not print{:root[data-mode=dark]" +
		"{--vt-accent:#abcdef;}}}"
	if css != want {
		t.Error(css)
	}
}

func TestColorsThatNobodySees(t *testing.T) {
	for _, text := range []string{"oklch(0.5 99999999999999999999 30)", "oklch(0.5 0.1 400)", "oklch(2 0.1 30)"} {
		if color, ok := Parse(text); ok {
			t.Errorf("%s is %v", text, color)
		}
	}
}
