package picture

import (
	"bytes"
	"image"
	"image/jpeg"
	"image/png"
	"testing"
)

func TestSizeOf(t *testing.T) {
	drawn := image.NewGray(image.Rect(0, 0, 41, 30))
	var asPNG, asJPEG bytes.Buffer
	if png.Encode(&asPNG, drawn) != nil || jpeg.Encode(&asJPEG, drawn, nil) != nil {
		t.Fatal("it can't be drawn")
	}
	avif := append([]byte("\x00\x00\x00\x14ispe\x00\x00\x00\x00"), 0, 0, 1, 0, 0, 0, 0, 9)
	for _, c := range []struct {
		name, content string
		want          Size
		ok            bool
	}{
		{"a.png", asPNG.String(), Size{41, 30}, true},
		{"a@2x.png", asPNG.String(), Size{21, 15}, true},
		{"a.jpg", asJPEG.String(), Size{41, 30}, true},
		{"a.avif", string(avif), Size{256, 9}, true},
		{"a.svg", `<?xml version="1.0"?><!-- x --><svg width="10.4px" height="20"/>`, Size{10, 20}, true},
		{"a.svg", `<svg viewBox="0 0 30,60"/>`, Size{30, 60}, true},
		{"a.svg", `<svg width="10" viewBox="0 0 30 60"/>`, Size{10, 20}, true},
		{"a.svg", `<svg width="100%"/>`, Size{}, false},
		{"a.svg", `<html/>`, Size{}, false},
		{"a.svg", `<svg width="1`, Size{}, false},
		{"a.png", "no picture", Size{}, false},
		{"a.avif", "ispe", Size{}, false},
	} {
		if got, ok := SizeOf(c.name, []byte(c.content)); ok != c.ok || ok && got != c.want {
			t.Errorf("%s %q: %v, %v", c.name, c.content, got, ok)
		}
	}
}
