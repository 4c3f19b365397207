package brand

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Tokens are colors of a theme by name, without the prefix of the custom properties: accent, surface-raised.
type Tokens map[string]string

// Modes are the tokens of light and of dark.
type Modes struct{ Light, Dark Tokens }

// Default are the colors of the default theme that a site may replace, as its tokens.css has them.
var Default = Modes{
	Light: Tokens{
		"surface": "oklch(0.992 0.002 255)", "surface-raised": "oklch(1 0 0)",
		"surface-sunk": "oklch(0.972 0.004 255)", "surface-hover": "oklch(0.952 0.006 255)",
		"line": "oklch(0.908 0.007 255)", "line-control": "oklch(0.625 0.013 255)",
		"text": "oklch(0.245 0.014 258)", "text-quiet": "oklch(0.475 0.016 256)",
		"accent": "oklch(0.528 0.168 33)", "accent-soft": "oklch(0.958 0.02 38)",
		"note": "oklch(0.46 0.098 245)", "note-soft": "oklch(0.966 0.014 245)",
		"good": "oklch(0.45 0.09 155)", "good-soft": "oklch(0.966 0.02 155)",
		"warn": "oklch(0.47 0.092 75)", "warn-soft": "oklch(0.968 0.026 85)",
		"fail": "oklch(0.475 0.168 8)", "fail-soft": "oklch(0.962 0.017 5)",
		"code-text": "oklch(0.3 0.014 258)", "code-key": "oklch(0.46 0.15 310)",
		"code-name": "oklch(0.44 0.115 250)", "code-attr": "oklch(0.5 0.095 70)",
		"code-str": "oklch(0.475 0.085 170)", "code-num": "oklch(0.5 0.16 20)",
		"code-quiet": "oklch(0.515 0.014 256)",
	},
	Dark: Tokens{
		"surface": "oklch(0.212 0.012 258)", "surface-raised": "oklch(0.245 0.013 258)",
		"surface-sunk": "oklch(0.187 0.011 258)", "surface-hover": "oklch(0.272 0.014 258)",
		"line": "oklch(0.308 0.014 258)", "line-control": "oklch(0.575 0.016 258)",
		"text": "oklch(0.922 0.006 255)", "text-quiet": "oklch(0.735 0.012 255)",
		"accent": "oklch(0.748 0.128 41)", "accent-soft": "oklch(0.292 0.042 38)",
		"note": "oklch(0.79 0.085 240)", "note-soft": "oklch(0.262 0.03 245)",
		"good": "oklch(0.8 0.095 158)", "good-soft": "oklch(0.262 0.028 160)",
		"warn": "oklch(0.83 0.098 82)", "warn-soft": "oklch(0.268 0.028 80)",
		"fail": "oklch(0.775 0.115 8)", "fail-soft": "oklch(0.27 0.042 5)",
		"code-text": "oklch(0.885 0.008 255)", "code-key": "oklch(0.78 0.105 312)",
		"code-name": "oklch(0.79 0.085 245)", "code-attr": "oklch(0.84 0.085 82)",
		"code-str": "oklch(0.81 0.085 168)", "code-num": "oklch(0.77 0.11 22)",
		"code-quiet": "oklch(0.675 0.012 255)",
	},
}

// Names are the tokens that a site may replace.
func Names() []string { return slices.Sorted(maps.Keys(Default.Light)) }

// pair is an ink on a ground, with the contrast that WCAG AA asks for: of text, or of the edge of a control.
type pair struct {
	ink, ground string
	least       float64
}

const (
	ofText    = 4.5
	ofControl = 3
)

// pairs are those that the theme uses.
var pairs = append(codePairs(), []pair{
	{"text", "surface", ofText}, {"text", "surface-raised", ofText}, {"text", "surface-sunk", ofText},
	{"text", "surface-hover", ofText}, {"text", "accent-soft", ofText},
	{"text-quiet", "surface", ofText}, {"text-quiet", "surface-raised", ofText}, {"text-quiet", "surface-sunk", ofText},
	{"accent", "surface", ofText}, {"accent", "surface-raised", ofText}, {"accent", "surface-sunk", ofText},
	{"accent", "accent-soft", ofText}, {"line-control", "surface", ofControl},
	{"text", "note-soft", ofText}, {"text", "good-soft", ofText}, {"text", "warn-soft", ofText},
	{"text", "fail-soft", ofText}, {"note", "note-soft", ofText}, {"good", "good-soft", ofText},
	{"warn", "warn-soft", ofText}, {"fail", "fail-soft", ofText}, {"good", "surface", ofText},
	{"warn", "surface", ofText}, {"fail", "surface", ofText},
}...)

// codePairs are the colors of code on what it stands on: its frame, and lines that are added, removed or warned of.
func codePairs() (pairs []pair) {
	for _, ink := range []string{"code-text", "code-key", "code-name", "code-attr", "code-str", "code-num", "code-quiet"} {
		for _, ground := range []string{"surface-raised", "good-soft", "fail-soft", "warn-soft"} {
			pairs = append(pairs, pair{ink, ground, ofText})
		}
	}
	return pairs
}

// Fault is a contrast that is too low.
type Fault struct {
	Ink, Ground  string // tokens
	Ratio, Least float64
	Nearest      string // the ink that would do, "" where the ground leaves none
}

// Faults are the pairs of a mode that can't be read well.
func (t Tokens) Faults() []Fault {
	var faults []Fault
	for _, p := range pairs {
		ink, _ := Parse(t[p.ink])
		ground, _ := Parse(t[p.ground])
		if ratio := Contrast(ink, ground); ratio < p.least {
			fault := Fault{Ink: p.ink, Ground: p.ground, Ratio: ratio, Least: p.least}
			if near, ok := t.nearest(p.ink, ink); ok {
				fault.Nearest = near.Hex()
			}
			faults = append(faults, fault)
		}
	}
	return faults
}

// nearest is an ink of the same hue whose lightness differs least and which can be read on all of its grounds.
func (t Tokens) nearest(name string, ink Color) (Color, bool) {
	reads := func(c Color) bool {
		for _, p := range pairs {
			if ground, _ := Parse(t[p.ground]); p.ink == name && Contrast(c, ground) < p.least {
				return false
			}
		}
		return true
	}
	for step := 0.0; step <= 1; step += 0.004 {
		for _, lightness := range []float64{ink.Lightness - step, ink.Lightness + step} {
			c := Color{lightness, ink.Chroma, ink.Hue}.onScreen()
			if lightness >= 0 && lightness <= 1 && reads(c) {
				return c, true
			}
		}
	}
	return Color{}, false
}

// FromHue are the accents of a hue, as readable as those of the default theme.
func FromHue(hue float64) Modes {
	made := Modes{Tokens{}, Tokens{}}
	for _, m := range []struct{ of, from Tokens }{{made.Light, Default.Light}, {made.Dark, Default.Dark}} {
		soft, _ := Parse(m.from["accent-soft"])
		soft.Hue = hue
		m.of["accent-soft"] = soft.onScreen().String()
		all := m.from.With(m.of)
		accent, _ := Parse(m.from["accent"])
		accent.Hue = hue
		readable, _ := all.nearest("accent", accent.onScreen()) // the grounds are those of the default theme
		m.of["accent"] = readable.String()
	}
	return made
}

// With are tokens with others in their place.
func (t Tokens) With(others Tokens) Tokens {
	all := maps.Clone(t)
	maps.Copy(all, others)
	return all
}

// CSS are the rules that put colors, and whatever does not depend on the mode, in the place of the theme's.
func (m Modes) CSS(both map[string]string) string {
	if len(m.Light)+len(m.Dark)+len(both) == 0 {
		return ""
	}
	rules := func(list map[string]string) string {
		var out strings.Builder
		for _, name := range slices.Sorted(maps.Keys(list)) {
			fmt.Fprintf(&out, "--vt-%s:%s;", name, list[name])
		}
		return out.String()
	}
	return "@layer vt.tokens{:root{" + rules(m.Light) + rules(both) + "}@media not print{:root[data-mode=dark]{" +
		rules(m.Dark) + "}}}"
}
