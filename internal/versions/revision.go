// Package versions keeps former versions of a site beside the newest.
//
// In: versions by the revisions of git that they are made of, whoever builds a site, the files of the newest. Out: a
// finished folder for each version, made once; the files of all versions together. Never here: how a site is built.
package versions

import (
	"archive/tar"
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"

	"vitrine/internal/commits"
)

// checkOut writes the files of a commit into a folder.
func checkOut(ctx context.Context, site, commit, folder string) error {
	archive, err := commits.Archive(ctx, site, commit)
	if err != nil {
		return err
	}
	for files := tar.NewReader(bytes.NewReader(archive)); ; {
		header, err := files.Next()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		if err := put(folder, header, files); err != nil {
			return err
		}
	}
}

// put writes one entry of an archive. Git keeps names within the folder; a link that leads out is left out.
func put(folder string, header *tar.Header, content io.Reader) error {
	if !filepath.IsLocal(filepath.FromSlash(header.Name)) {
		return nil
	}
	name := filepath.Join(folder, filepath.FromSlash(header.Name))
	switch header.Typeflag {
	case tar.TypeDir:
		return os.MkdirAll(name, 0o755)
	case tar.TypeSymlink:
		if !filepath.IsLocal(filepath.Join(filepath.Dir(header.Name), header.Linkname)) {
			return nil
		}
		return os.Symlink(header.Linkname, name)
	case tar.TypeReg:
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			return err
		}
		text, err := io.ReadAll(content)
		if err != nil {
			return err
		}
		return os.WriteFile(name, text, header.FileInfo().Mode().Perm())
	}
	return nil
}
