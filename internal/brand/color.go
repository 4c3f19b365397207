// Package brand makes the colors of a theme out of a site's own, and measures whether they can be read.
//
// In: a hue, or colors by the names of tokens. Out: tokens for light and dark, contrasts that are too low with the
// nearest color that is not. Never here: files, fonts, pages.
package brand

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
)

// Color is a color in OKLCH, in which equal steps of lightness look equal.
type Color struct{ Lightness, Chroma, Hue float64 }

var (
	hexColor   = regexp.MustCompile(`^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$`)
	oklchColor = regexp.MustCompile(`^oklch\(\s*([0-9.]+)(%?)\s+([0-9.]+)\s+([0-9.]+)(?:deg)?\s*\)$`)
)

// mostChroma is more than any color that can be seen has.
const mostChroma = 0.5

// Parse reads a color as #rgb, #rrggbb or oklch(L C H).
func Parse(text string) (Color, bool) {
	text = strings.TrimSpace(text)
	if hexColor.MatchString(text) {
		digits := text[1:]
		if len(digits) == 3 {
			digits = string([]byte{digits[0], digits[0], digits[1], digits[1], digits[2], digits[2]})
		}
		var rgb [3]float64
		for i := range rgb {
			n, _ := strconv.ParseUint(digits[2*i:2*i+2], 16, 8) // the pattern says that it is one
			rgb[i] = linear(float64(n) / 255)
		}
		return fromLinear(rgb), true
	}
	found := oklchColor.FindStringSubmatch(text)
	if found == nil {
		return Color{}, false
	}
	lightness, err := strconv.ParseFloat(found[1], 64)
	if found[2] != "" {
		lightness /= 100
	}
	chroma, failed := strconv.ParseFloat(found[3], 64)
	hue, wrong := strconv.ParseFloat(found[4], 64)
	return Color{lightness, chroma, hue}, err == nil && failed == nil && wrong == nil && lightness <= 1 &&
		chroma <= mostChroma && hue <= 360
}

// String is the color as stylesheets write it.
func (c Color) String() string {
	return fmt.Sprintf("oklch(%.3g %.3g %.4g)", c.Lightness, c.Chroma, c.Hue)
}

// Hex is the nearest color that every screen has, as #rrggbb.
func (c Color) Hex() string {
	var out strings.Builder
	out.WriteByte('#')
	for _, part := range c.RGB() {
		fmt.Fprintf(&out, "%02x", part)
	}
	return out.String()
}

// RGB are the parts of the nearest color that every screen has.
func (c Color) RGB() [3]uint8 {
	var rgb [3]uint8
	for i, part := range c.linear() {
		part = min(max(part, 0), 1)
		if part <= 0.0031308 {
			part *= 12.92
		} else {
			part = 1.055*math.Pow(part, 1/2.4) - 0.055
		}
		rgb[i] = uint8(math.Round(part * 255))
	}
	return rgb
}

// Contrast is the ratio of WCAG 2 between two colors as screens show them.
func Contrast(a, b Color) float64 {
	one, other := a.luminance(), b.luminance()
	return (max(one, other) + 0.05) / (min(one, other) + 0.05)
}

func (c Color) luminance() float64 {
	rgb := c.RGB()
	return 0.2126*linear(float64(rgb[0])/255) + 0.7152*linear(float64(rgb[1])/255) + 0.0722*linear(float64(rgb[2])/255)
}

func linear(part float64) float64 {
	if part <= 0.04045 {
		return part / 12.92
	}
	return math.Pow((part+0.055)/1.055, 2.4)
}

// linear are the parts of red, green and blue light; outside of 0 to 1 where screens have no such color.
func (c Color) linear() [3]float64 {
	angle := c.Hue * math.Pi / 180
	a, b := c.Chroma*math.Cos(angle), c.Chroma*math.Sin(angle)
	l := cube(c.Lightness + 0.3963377774*a + 0.2158037573*b)
	m := cube(c.Lightness - 0.1055613458*a - 0.0638541728*b)
	s := cube(c.Lightness - 0.0894841775*a - 1.2914855480*b)
	return [3]float64{4.0767416621*l - 3.3077115913*m + 0.2309699292*s,
		-1.2684380046*l + 2.6097574011*m - 0.3413193965*s, -0.0041960863*l - 0.7034186147*m + 1.7076147010*s}
}

func cube(x float64) float64 { return x * x * x }

func fromLinear(rgb [3]float64) Color {
	l := math.Cbrt(0.4122214708*rgb[0] + 0.5363325363*rgb[1] + 0.0514459929*rgb[2])
	m := math.Cbrt(0.2119034982*rgb[0] + 0.6806995451*rgb[1] + 0.1073969566*rgb[2])
	s := math.Cbrt(0.0883024619*rgb[0] + 0.2817188376*rgb[1] + 0.6299787005*rgb[2])
	a := 1.9779984951*l - 2.4285922050*m + 0.4505937099*s
	b := 0.0259040371*l + 0.7827717662*m - 0.8086757660*s
	hue := math.Atan2(b, a) * 180 / math.Pi
	if hue < 0 {
		hue += 360
	}
	return Color{0.2104542553*l + 0.7936177850*m - 0.0040720468*s, math.Hypot(a, b), hue}
}

// onScreen is the color with as much of its chroma as every screen has.
func (c Color) onScreen() Color {
	for c.Chroma > 0 {
		inside := true
		for _, part := range c.linear() {
			inside = inside && part > -0.0005 && part < 1.0005
		}
		if inside {
			break
		}
		c.Chroma = max(0, c.Chroma-0.004)
	}
	return c
}
