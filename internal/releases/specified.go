package releases

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/microsoft/typescript-go/vitrine/facts"
	"golang.org/x/mod/semver"
)

// everything is what a comparison of two packages reads.
var everything = Wanted{Values: []string{"*"}}

// Specified reads what a person names: a file of facts, a folder with a package.json, a tarball, or a release such as
// @acme/ui@1.2.3.
func (s *Store) Specified(ctx context.Context, spec string) (facts.Package, error) {
	if err := s.begin(); err != nil {
		return facts.Package{}, err
	}
	info, err := os.Stat(spec)
	switch {
	case err != nil:
		return s.published(ctx, spec)
	case info.IsDir():
		return s.folder(spec)
	case strings.HasSuffix(spec, ".json"):
		return factsFile(spec)
	}
	return s.tarball(ctx, spec)
}

func factsFile(file string) (facts.Package, error) {
	var found facts.Package
	text, err := os.ReadFile(file)
	if err != nil {
		return found, err
	}
	if err := json.Unmarshal(text, &found); err != nil {
		return found, fmt.Errorf("%s holds no facts of a package: %w", file, err)
	}
	if found.Name == "" {
		return found, fmt.Errorf("%s holds no facts of a package; vitrine diff --facts PACKAGE prints some", file)
	}
	return found, nil
}

// published reads a release of the registry; a range or a tag stands for the newest one that it allows.
func (s *Store) published(ctx context.Context, spec string) (facts.Package, error) {
	at := strings.LastIndex(spec, "@")
	if at <= 0 {
		return facts.Package{}, fmt.Errorf("%s is neither a file nor a folder; a release is named as in @acme/ui@1.2.3", spec)
	}
	name, version := spec[:at], spec[at+1:]
	if !semver.IsValid("v"+version) || strings.Count(version, ".") < 2 {
		text, err := npm(ctx, s.installer.folder, "view", spec, "version", "--json")
		if err != nil {
			return facts.Package{}, err
		}
		var list []string
		if json.Unmarshal(text, &list) != nil {
			list = make([]string, 1)
			if json.Unmarshal(text, &list[0]) != nil {
				return facts.Package{}, fmt.Errorf("the registry has no %s", spec)
			}
		}
		version = list[len(list)-1]
	}
	all, err := versions(ctx, s.installer.folder, name)
	if err != nil {
		return facts.Package{}, err
	}
	i := slices.IndexFunc(all, func(one Published) bool { return one.Version == version })
	if i < 0 {
		return facts.Package{}, fmt.Errorf("the registry has no %s", spec)
	}
	before := time.Time{}
	if isDated(all) {
		before = all[i].Time.Add(grace)
	}
	return s.Facts(ctx, Release{name, version, before}, everything)
}

// folder reads a package where it stands. One outside of node_modules is linked into a folder, as Node finds it.
func (s *Store) folder(folder string) (facts.Package, error) {
	folder, err := filepath.Abs(folder)
	if err != nil {
		return facts.Package{}, err
	}
	text, err := os.ReadFile(filepath.Join(folder, "package.json"))
	if err != nil {
		return facts.Package{}, fmt.Errorf("%s is no package: %w", folder, err)
	}
	var m manifest
	if err := json.Unmarshal(text, &m); err != nil || m.Name == "" {
		return facts.Package{}, fmt.Errorf("%s/package.json names no package", folder)
	}
	if above, ok := strings.CutSuffix(filepath.ToSlash(folder), "/node_modules/"+m.Name); ok {
		return factsIn(filepath.FromSlash(above), m.Name, everything)
	}
	around, err := os.MkdirTemp(s.installer.folder, "install-")
	if err != nil {
		return facts.Package{}, err
	}
	link := filepath.Join(around, "node_modules", filepath.FromSlash(m.Name))
	if err := errors.Join(os.MkdirAll(filepath.Dir(link), 0o755), os.Symlink(folder, link)); err != nil {
		return facts.Package{}, err
	}
	found, err := factsIn(around, m.Name, everything)
	return found, errors.Join(err, os.RemoveAll(around))
}

// tarball reads what npm pack made.
func (s *Store) tarball(ctx context.Context, file string) (found facts.Package, err error) {
	file, err = filepath.Abs(file)
	if err != nil {
		return found, err
	}
	m, err := packedManifest(file)
	if err != nil {
		return found, fmt.Errorf("%s is no package as npm packs one: %w", file, err)
	}
	folder, err := os.MkdirTemp(s.installer.folder, "install-")
	if err != nil {
		return found, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(folder)) }()
	s.Progress("Installing " + filepath.Base(file))
	if err := s.installer.install(ctx, folder, m, "file:"+filepath.ToSlash(file), time.Time{}); err != nil {
		return found, err
	}
	return factsIn(folder, m.Name, everything)
}

// packedManifest is the package.json of a tarball.
func packedManifest(file string) (manifest, error) {
	var m manifest
	text, err := os.ReadFile(file)
	if err != nil {
		return m, err
	}
	unzipped, err := gzip.NewReader(bytes.NewReader(text))
	if err != nil {
		return m, err
	}
	for files := tar.NewReader(unzipped); ; {
		header, err := files.Next()
		if errors.Is(err, io.EOF) {
			return m, errors.New("it has no package.json")
		}
		if err != nil {
			return m, err
		}
		if _, name := path.Split(header.Name); name == "package.json" && strings.Count(header.Name, "/") == 1 {
			return m, json.NewDecoder(files).Decode(&m)
		}
	}
}
