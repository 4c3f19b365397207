// Package versions keeps former versions of a site beside the newest.
//
// In: versions by the revisions of git that they are made of, whoever builds a site, the files of the newest. Out: a
// finished folder for each version, made once; the files of all versions together. Never here: how a site is built.
package versions

import (
	"archive/tar"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"vitrine/internal/source"
)

// git asks about a folder, whatever repository the environment names.
func git(ctx context.Context, folder string, arguments ...string) ([]byte, error) {
	command := exec.CommandContext(ctx, "git", arguments...)
	command.Dir = folder
	for _, setting := range os.Environ() {
		if !strings.HasPrefix(setting, "GIT_") {
			command.Env = append(command.Env, setting)
		}
	}
	var said bytes.Buffer
	command.Stderr = &said
	out, err := command.Output()
	if err != nil && said.Len() > 0 {
		err = errors.New(strings.TrimSpace(said.String()))
	}
	return out, err
}

// revision is what a version is made of: a commit, and the folder of the site in its repository.
type revision struct{ commit, top, prefix string }

func revisionOf(ctx context.Context, site, tag string) (revision, error) {
	out, err := git(ctx, site, "rev-parse", "--show-toplevel", "--show-prefix", "--verify", tag+"^{commit}")
	lines := strings.Split(string(out), "\n")
	if err == nil && len(lines) < 3 {
		err = fmt.Errorf("git says %q", out)
	}
	if err != nil {
		return revision{}, err
	}
	return revision{top: lines[0], prefix: strings.TrimSuffix(lines[1], "/"), commit: lines[2]}, nil
}

// checkOut writes the files of a revision into a folder.
func (r revision) checkOut(ctx context.Context, folder string) error {
	archive, err := git(ctx, r.top, "archive", "--format=tar", r.commit)
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

// Signs are files that change when the tags of versions do.
func Signs(ctx context.Context, site string, versions []source.Version) (files []string) {
	if len(versions) == 0 {
		return nil
	}
	asked := []string{"rev-parse", "--git-path", "packed-refs"}
	for _, v := range versions {
		asked = append(asked, "--git-path", "refs/tags/"+v.Tag)
	}
	out, err := git(ctx, site, asked...)
	if err != nil {
		return nil
	}
	for name := range strings.Lines(string(out)) {
		name = strings.TrimSuffix(name, "\n")
		if !filepath.IsAbs(name) {
			name = filepath.Join(site, name)
		}
		if _, err := os.Stat(name); err == nil {
			files = append(files, name)
		}
	}
	return files
}
