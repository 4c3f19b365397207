package card

import (
	"bytes"
	"image"
	"image/png"
	"strings"
	"testing"
)

func draw(t *testing.T, title, label string) (image.Image, []byte) {
	t.Helper()
	content, err := Draw(title, label, Cinnabar)
	if err != nil {
		t.Fatal(err)
	}
	picture, err := png.Decode(bytes.NewReader(content))
	if err != nil {
		t.Fatal(err)
	}
	return picture, content
}

// dark counts the pixels that are more ink than paper.
func dark(picture image.Image) (count int, area image.Rectangle) {
	for y := range Height {
		for x := range Width {
			if r, _, _, _ := picture.At(x, y).RGBA(); r < 0x8000 {
				count++
				area = area.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return count, area
}

func TestCards(t *testing.T) {
	tests := map[string]struct{ title, label string }{
		"short":           {"Button", "Material UI"},
		"three lines":     {"How to customize every component of a theme", "Material UI"},
		"too long":        {strings.Repeat("customization ", 30), strings.Repeat("label ", 40)},
		"one long word":   {strings.Repeat("w", 200), ""},
		"nothing to say":  {"", ""},
		"unknown letters": {"按钮 🚀", "Joy UI"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			picture, content := draw(t, test.title, test.label)
			if picture.Bounds().Dx() != Width || picture.Bounds().Dy() != Height || len(content) > 16<<10 {
				t.Errorf("%v with %d bytes", picture.Bounds(), len(content))
			}
			count, area := dark(picture)
			if test.title != "" && count < 200 {
				t.Error("nothing is written on it")
			}
			if area.Max.X > Width-margin+2 || area.Max.Y > Height || area.Min.Y < margin-4 && count > 0 &&
				test.title != "" {
				t.Errorf("the text leaves its room: %v", area)
			}
		})
	}
}

func TestSameWordsSameBytes(t *testing.T) {
	_, one := draw(t, "Button", "Material UI")
	_, same := draw(t, "Button", "Material UI")
	_, other := draw(t, "Buttons", "Material UI")
	if !bytes.Equal(one, same) || bytes.Equal(one, other) {
		t.Error("a card does not follow its words alone")
	}
}

func BenchmarkDraw(b *testing.B) {
	for b.Loop() {
		if _, err := Draw("How to customize every component of a theme", "Material UI", Cinnabar); err != nil {
			b.Fatal(err)
		}
	}
}
