package build

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"path"

	"github.com/andybalholm/brotli"

	"vitrine/internal/cache"
)

// Brotli levels: every build is compressed well, a release as hard as it goes (13 % smaller, 20 times slower).
const (
	brotliBuild   = 5
	brotliRelease = 11
)

// minCompressed is the size in bytes from which compression saves a reader anything.
const minCompressed = 256

// compressed says for the endings of files that shrink whether every build has their brotli twin. Programs, not
// browsers, read the others: their twins are for releases, as gzip is, which browsers only want from unsafe origins.
var compressed = map[string]bool{
	".html": true, ".css": true, ".js": true, ".json": true, ".svg": true, ".webmanifest": true,
	".md": false, ".txt": false, ".xml": false,
}

// output is one file as it stands in the folder: the content itself, or a compressed twin of it.
type folderEntry struct {
	name string
	key  string // identifies its bytes: the content's sum, and how it was compressed
	make func() ([]byte, error)
}

// outputs are a file and its twins.
func (b *Builder) outputs(name string, f File) []folderEntry {
	list := []folderEntry{{name: name, key: f.Sum, make: f.Content}}
	always, shrinks := compressed[path.Ext(name)]
	if !shrinks || f.Size < minCompressed {
		return list
	}
	if b.options.Release {
		return append(list, b.twin(name+".br", f, "brotli", brotliRelease), b.twin(name+".gz", f, "gzip",
			gzip.BestCompression))
	}
	if always {
		list = append(list, b.twin(name+".br", f, "brotli", brotliBuild))
	}
	return list
}

var compressors = map[string]func(content []byte, level int) ([]byte, error){"brotli": brotliBytes, "gzip": gzipBytes}

func (b *Builder) twin(name string, f File, kind string, level int) folderEntry {
	key := fmt.Sprintf("%s %s %d", f.Sum, kind, level)
	return folderEntry{name: name, key: key, make: func() ([]byte, error) {
		return b.cache.Step(kind, cache.Key(key), func() ([]byte, error) {
			content, err := f.Content()
			if err != nil {
				return nil, err
			}
			return compressors[kind](content, level)
		})
	}}
}

func brotliBytes(content []byte, level int) ([]byte, error) {
	var out bytes.Buffer
	w := brotli.NewWriterLevel(&out, level)
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
