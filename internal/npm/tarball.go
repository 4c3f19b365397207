package main

import (
	"archive/tar"
	"compress/gzip"
	"errors"
	"os"
	"time"
)

// content is one file of a package.
type content struct {
	name    string
	text    []byte
	program bool
}

// Times of files are those that npm writes, so that the same contents are the same bytes.
var packed = time.Date(1985, time.October, 26, 8, 15, 0, 0, time.UTC)

// write writes a package as npm pack does.
func write(name string, contents []content) (err error) {
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	zipped := gzip.NewWriter(file)
	archive := tar.NewWriter(zipped)
	for _, one := range contents {
		mode := int64(0o644)
		if one.program {
			mode = 0o755
		}
		header := &tar.Header{Name: "package/" + one.name, Mode: mode, Size: int64(len(one.text)), ModTime: packed,
			Typeflag: tar.TypeReg}
		if err := archive.WriteHeader(header); err != nil {
			return err
		}
		if _, err := archive.Write(one.text); err != nil {
			return err
		}
	}
	return errors.Join(archive.Close(), zipped.Close())
}
