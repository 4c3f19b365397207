package build

import "fmt"

// cost is what an import adds to a bundle.
type cost struct {
	Bytes int // minified and compressed with brotli
}

// words say what an import costs; "" where it is not known.
func (c cost) words() string {
	if c.Bytes == 0 {
		return ""
	}
	return fmt.Sprintf("This import adds %s to a bundle that has React and Emotion already: minified, compressed with Brotli, and without what other imports share with it.", kilobytes(c.Bytes))
}

// kilobytes writes a size as readers know it.
func kilobytes(bytes int) string {
	if bytes < 1000 {
		return fmt.Sprintf("%d bytes", bytes)
	}
	return fmt.Sprintf("%.1f kB", float64(bytes)/1000)
}
