package publish

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"path"
	"sync"

	"github.com/andybalholm/brotli"

	"vitrine/internal/effort"
)

// Brotli levels: every build is compressed well, a release as hard as it goes (13 % smaller, 20 times slower). What
// changes rarely is compressed once for many builds (6 % smaller).
const (
	brotliBuild   = 5
	brotliKept    = 10
	brotliRelease = 11
)

// minCompressed is the size in bytes from which compression saves a reader anything.
const minCompressed = 256

// compressible says for the extensions of files that shrink whether every build compresses them with brotli. Programs,
// not browsers, read the others: they are compressed for releases, as gzip is, which browsers only want from unsafe
// origins.
var compressible = map[string]bool{
	".html": true, ".css": true, ".js": true, ".json": true, ".svg": true, ".webmanifest": true,
	".md": false, ".txt": false, ".xml": false,
}

// Steps keep what was compressed for the next publication. The cache of build steps is one.
type Steps interface {
	// Step returns what the step of this kind made for the key, and runs it when nobody has.
	Step(kind, key string, run func() ([]byte, error)) ([]byte, error)
}

// output is one file as it stands in the folder: the content itself, or a compressed form of it.
type output struct {
	name    string
	key     string // identifies its bytes: the content's sum, and how it was compressed
	kind    string // of the compression, "" for the content itself
	content func() ([]byte, error)
}

// outputs are a file and its compressed forms.
func outputs(name string, f File, options Options) []output {
	list := []output{{name: name, key: f.Sum, content: f.Content}}
	always, shrinks := compressible[path.Ext(name)]
	if !shrinks || f.Size < minCompressed {
		return list
	}
	add := func(extension, kind string, level int) {
		list = append(list, compressed(name+extension, f, options.Steps, encoding{kind, level}))
	}
	if options.Release {
		add(".br", "brotli", brotliRelease)
		add(".gz", "gzip", gzip.BestCompression)
	} else if always {
		level := brotliBuild
		if f.kept {
			level = brotliKept
		}
		add(".br", "brotli", level)
	}
	return list
}

// encoding is a way to compress.
type encoding struct {
	kind  string
	level int
}

var encoders = map[string]func(content []byte, level int) ([]byte, error){"brotli": brotliBytes, "gzip": gzipBytes}

func compressed(name string, f File, steps Steps, e encoding) output {
	key := fmt.Sprintf("%s %s %d", f.Sum, e.kind, e.level)
	return output{name: name, key: key, kind: e.kind, content: func() ([]byte, error) {
		return steps.Step(e.kind, key, func() ([]byte, error) {
			content, err := f.Content()
			if err != nil {
				return nil, err
			}
			var made []byte
			effort.Of(effort.Compression, func() { made, err = encoders[e.kind](content, e.level) })
			return made, err
		})
	}}
}

// Brotli compresses content as every build does.
func Brotli(content []byte) ([]byte, error) { return brotliBytes(content, brotliBuild) }

// brotliWriters are those of ordinary builds, used again and again: each has two megabytes, and most pages are smaller
// than that.
var brotliWriters = sync.Pool{New: func() any { return brotli.NewWriterLevel(nil, brotliBuild) }}

// sameTables is the size in bytes from which the first content that a writer compresses decides on its tables. What
// another writer made of it would differ.
const sameTables = 1 << 20

func brotliBytes(content []byte, level int) ([]byte, error) {
	var out bytes.Buffer
	if level != brotliBuild || len(content) >= sameTables {
		return writeBrotli(brotli.NewWriterLevel(&out, level), &out, content)
	}
	w := brotliWriters.Get().(*brotli.Writer)
	defer brotliWriters.Put(w)
	w.Reset(&out)
	return writeBrotli(w, &out, content)
}

func writeBrotli(w *brotli.Writer, out *bytes.Buffer, content []byte) ([]byte, error) {
	if _, err := w.Write(content); err != nil {
		return nil, err
	}
	err := w.Close()
	return out.Bytes(), err
}

func gzipBytes(content []byte, level int) ([]byte, error) {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, level)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(content); err != nil {
		return nil, err
	}
	err = w.Close()
	return out.Bytes(), err
}
