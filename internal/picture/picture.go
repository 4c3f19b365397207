// Package picture reads how large pictures are, without drawing them.
//
// In: the bytes of a picture and its name. Out: its size in pixels of the page. Never here: files, pixels.
package picture

import (
	"bytes"
	"encoding/binary"
	"encoding/xml"
	"image"
	_ "image/gif"
	_ "image/jpeg"
	_ "image/png"
	"path"
	"strconv"
	"strings"

	_ "golang.org/x/image/webp"
)

// Size is how large a picture is shown.
type Size struct{ Width, Height int }

// SizeOf is the size of a picture. One whose name ends with @2x has two pixels for each of the page.
func SizeOf(name string, content []byte) (Size, bool) {
	var size Size
	var ok bool
	switch path.Ext(name) {
	case ".svg":
		size, ok = vector(content)
	case ".avif":
		size, ok = avif(content)
	default:
		config, _, err := image.DecodeConfig(bytes.NewReader(content))
		size, ok = Size{config.Width, config.Height}, err == nil
	}
	if strings.HasSuffix(strings.TrimSuffix(name, path.Ext(name)), "@2x") {
		size = Size{(size.Width + 1) / 2, (size.Height + 1) / 2}
	}
	return size, ok && size.Width > 0 && size.Height > 0
}

// vector is the size of an SVG: that of its attributes, else that of its view box.
func vector(content []byte) (Size, bool) {
	decoder := xml.NewDecoder(bytes.NewReader(content))
	decoder.Strict = false
	for {
		token, err := decoder.RawToken()
		if err != nil {
			return Size{}, false
		}
		element, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		values := map[string]string{}
		for _, a := range element.Attr {
			values[a.Name.Local] = a.Value
		}
		size := Size{pixels(values["width"]), pixels(values["height"])}
		box := strings.FieldsFunc(values["viewBox"], func(r rune) bool { return r == ' ' || r == ',' })
		if len(box) == 4 {
			width, height := pixels(box[2]), pixels(box[3])
			switch {
			case size.Width == 0 && size.Height == 0:
				size = Size{width, height}
			case size.Width == 0 && height > 0:
				size.Width = size.Height * width / height
			case size.Height == 0 && width > 0:
				size.Height = size.Width * height / width
			}
		}
		return size, element.Name.Local == "svg"
	}
}

// pixels is a length in pixels; 0 for one in other units.
func pixels(length string) int {
	number, err := strconv.ParseFloat(strings.TrimSuffix(strings.TrimSpace(length), "px"), 64)
	if err != nil || number < 0 || number > 1e5 {
		return 0
	}
	return int(number + 0.5)
}

// avif finds the property of an AVIF that has its size: the box ispe, of 20 bytes.
func avif(content []byte) (Size, bool) {
	at := bytes.Index(content[:min(len(content), 4096)], []byte("ispe"))
	if at < 0 || len(content) < at+16 {
		return Size{}, false
	}
	return Size{int(binary.BigEndian.Uint32(content[at+8:])), int(binary.BigEndian.Uint32(content[at+12:]))}, true
}
