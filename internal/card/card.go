// Package card draws the small picture that link previews show of a page.
//
// In: the title of a page and the name of what it belongs to. Out: a PNG, the same bytes for the same words.
// Never here: files, networks, fonts of the machine.
package card

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"strings"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"vitrine/internal/vitrine"
)

// Size of a card in pixels.
const (
	Width  = vitrine.CardWidth
	Height = vitrine.CardHeight
)

// Version changes with the drawing: whoever keeps cards makes them anew then.
const Version = "2"

const (
	margin    = 96
	titleSize = 92
	labelSize = 44
	lineStep  = 108
	maxLines  = 3
	edge      = 12 // of the needle
	shades    = 16 // from the ground to the ink; with 17 colors a pixel is a byte, which is quicker than half of one
)

// palette is the look of the site: ink on paper, and its one accent.
var palette = func() color.Palette {
	ground, ink := [3]int{252, 252, 253}, [3]int{31, 34, 41}
	var p color.Palette
	for i := range shades {
		mix := func(n int) uint8 { return uint8(ground[n] + (ink[n]-ground[n])*i/(shades-1)) }
		p = append(p, color.RGBA{mix(0), mix(1), mix(2), 255})
	}
	return p
}()

// Cinnabar is the accent of a site without one of its own.
var Cinnabar = [3]uint8{178, 62, 36}

const accent = shades

var parsed = sync.OnceValues(func() ([2]*opentype.Font, error) {
	bold, err := opentype.Parse(gobold.TTF)
	if err != nil {
		return [2]*opentype.Font{}, err
	}
	regular, err := opentype.Parse(goregular.TTF)
	return [2]*opentype.Font{bold, regular}, err
})

// Draw makes the card of a page; the needle at its edge has the accent of the site.
func Draw(title, label string, needle [3]uint8) ([]byte, error) {
	fonts, err := parsed()
	if err != nil {
		return nil, err
	}
	bold, err := opentype.NewFace(fonts[0], &opentype.FaceOptions{Size: titleSize, DPI: 72, Hinting: font.HintingFull})
	if err != nil {
		return nil, err
	}
	defer bold.Close()
	regular, err := opentype.NewFace(fonts[1], &opentype.FaceOptions{Size: labelSize, DPI: 72,
		Hinting: font.HintingFull})
	if err != nil {
		return nil, err
	}
	defer regular.Close()

	ink := image.NewAlpha(image.Rect(0, 0, Width, Height))
	write(ink, regular, margin, margin+labelSize, fit(regular, label))
	lines := wrap(bold, title)
	for i, line := range lines {
		write(ink, bold, margin, Height-margin-(len(lines)-1-i)*lineStep, line)
	}
	var out bytes.Buffer
	err = encoder.Encode(&out, colored(ink, color.RGBA{needle[0], needle[1], needle[2], 255}))
	return out.Bytes(), err
}

// encoder compresses with one megabyte of tables, which the next card uses again. Level 1 makes pictures a sixth
// larger in half the time: a site has one a page, and only programs that show a preview fetch them.
var encoder = png.Encoder{CompressionLevel: png.BestSpeed, BufferPool: &buffers{}}

// buffers implements png.EncoderBufferPool.
type buffers struct{ pool sync.Pool }

func (b *buffers) Get() *png.EncoderBuffer {
	buffer, _ := b.pool.Get().(*png.EncoderBuffer)
	return buffer
}

func (b *buffers) Put(buffer *png.EncoderBuffer) { b.pool.Put(buffer) }

// colored turns coverage into shades, and adds the needle at the edge.
func colored(ink *image.Alpha, needle color.RGBA) *image.Paletted {
	made := image.NewPaletted(ink.Rect, append(palette[:shades:shades], needle))
	for i, covered := range ink.Pix {
		made.Pix[i] = covered >> 4
	}
	for y := margin; y < Height-margin; y++ {
		for x := range edge {
			made.Pix[y*made.Stride+x] = accent
		}
	}
	return made
}

func write(on *image.Alpha, face font.Face, x, y int, text string) {
	drawer := font.Drawer{Dst: on, Src: image.Opaque, Face: face, Dot: fixed.P(x, y)}
	drawer.DrawString(text)
}

const room = Width - 2*margin

func wide(face font.Face, text string) bool { return font.MeasureString(face, text).Ceil() > room }

// wrap breaks a title at its blanks; what has no room ends in an ellipsis.
func wrap(face font.Face, title string) []string {
	var lines []string
	for _, word := range strings.Fields(title) {
		last := len(lines) - 1
		switch {
		case last >= 0 && !wide(face, lines[last]+" "+word):
			lines[last] += " " + word
		case len(lines) == maxLines:
			lines[last] = fit(face, lines[last]+" …")
			return lines
		default:
			lines = append(lines, fit(face, word))
		}
	}
	return lines
}

// fit cuts a text that is too wide.
func fit(face font.Face, text string) string {
	letters := []rune(text)
	for cut := len(letters); cut > 0; cut-- {
		shown := string(letters[:cut])
		if cut < len(letters) {
			shown = strings.TrimRight(shown, " ") + "…"
		}
		if !wide(face, shown) {
			return shown
		}
	}
	return ""
}
