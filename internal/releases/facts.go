package releases

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/microsoft/typescript-go/vitrine/facts"

	"vitrine/internal/cache"
	"vitrine/internal/typescript"
)

// Wanted is what is read of a package beside its components and hooks.
type Wanted struct{ Interfaces, Values []string }

// Store reads facts of releases, each once: installs are removed when all were read.
type Store struct {
	Folder   string // of the cache, absolute
	Progress func(what string)

	installer installer
	installs  int
	over      map[string]string // folders to install in, by package
}

// Installs counts the releases that were installed.
func (s *Store) Installs() int { return s.installs }

// file is where the facts of a release are kept.
func (s *Store) file(name, version string, wanted Wanted) string {
	flat := strings.ReplaceAll(name, "/", "+")
	return filepath.Join(s.Folder, "releases", typescript.FactsVersion(),
		fmt.Sprintf("%s@%s.%s.json.gz", flat, version, cache.Key(wanted)[:8]))
}

// Known reads the facts of a release that were kept; false where nobody has read it.
func (s *Store) Known(name, version string, wanted Wanted) (facts.Package, bool) {
	var found facts.Package
	text, err := os.ReadFile(s.file(name, version, wanted))
	if err != nil {
		return found, false
	}
	unzipped, err := gzip.NewReader(bytes.NewReader(text))
	if err != nil || json.NewDecoder(unzipped).Decode(&found) != nil {
		return found, false // damaged: it is read again
	}
	return found, true
}

func (s *Store) keep(file string, found facts.Package) error {
	var zipped bytes.Buffer
	w := gzip.NewWriter(&zipped)
	if err := errors.Join(json.NewEncoder(w).Encode(found), w.Close(),
		os.MkdirAll(filepath.Dir(file), 0o755)); err != nil {
		return err
	}
	return replace(file, zipped.Bytes())
}

// Facts are the facts of a release, which is installed where nobody has read it yet.
func (s *Store) Facts(ctx context.Context, r Release, wanted Wanted) (facts.Package, error) {
	if known, ok := s.Known(r.Name, r.Version, wanted); ok {
		return known, nil
	}
	if err := s.begin(); err != nil {
		return facts.Package{}, err
	}
	folder, err := os.MkdirTemp(s.installer.folder, "install-")
	if err != nil {
		return facts.Package{}, err
	}
	found, err := s.read(ctx, folder, r, wanted)
	if err = errors.Join(err, os.RemoveAll(folder)); err != nil {
		return found, err
	}
	return found, s.keep(s.file(r.Name, r.Version, wanted), found)
}

// Release is one to install. Packages published after the date are not taken, unless it is zero.
type Release struct {
	Name, Version string
	Before        time.Time
}

// begin makes the folder that the client runs in.
func (s *Store) begin() error {
	s.installer.folder = filepath.Join(s.Folder, "releases")
	return os.MkdirAll(s.kept().folder, 0o755)
}

func (s *Store) kept() declarations {
	return declarations{filepath.Join(s.Folder, "releases", declarationsFolder)}
}

const declarationsFolder = "declarations"

// IsKept says whether a release can be read without being installed.
func (s *Store) IsKept(name, version string) bool {
	_, err := os.Stat(s.kept().list(name, version))
	return err == nil
}

// read reads a release in an empty folder, and installs it first where nobody has yet.
func (s *Store) read(ctx context.Context, folder string, r Release, wanted Wanted) (facts.Package, error) {
	laid, err := s.kept().lay(folder, r.Name, r.Version)
	if err != nil {
		return facts.Package{}, err
	}
	if !laid {
		s.Progress("Installing " + r.Name + " " + r.Version)
		if err := s.install(ctx, folder, r); err != nil {
			return facts.Package{}, err
		}
	}
	return factsIn(folder, r.Name, wanted)
}

// install installs a release, and leaves in a folder what is read of it. Releases of one package are installed over
// each other: what they share need not be unpacked again.
func (s *Store) install(ctx context.Context, folder string, r Release) error {
	m, err := s.installer.manifest(ctx, r.Name, r.Version)
	if err != nil {
		return err
	}
	s.installs++
	over := s.over[r.Name]
	if over == "" {
		if over, err = os.MkdirTemp(s.installer.folder, "install-"); err != nil {
			return err
		}
		if s.over == nil {
			s.over = map[string]string{}
		}
		s.over[r.Name] = over
	}
	if err := s.installer.install(ctx, over, m, r.Version, r.Before); err != nil {
		delete(s.over, r.Name) // what a failed install leaves is no ground for others
		return errors.Join(err, os.RemoveAll(over))
	}
	if err := s.kept().keep(over, r.Name, r.Version); err != nil {
		return err
	}
	_, err = s.kept().lay(folder, r.Name, r.Version)
	return err
}

// Close removes what was installed.
func (s *Store) Close() error {
	var err error
	for _, folder := range s.over {
		err = errors.Join(err, os.RemoveAll(folder))
	}
	s.over = nil
	return err
}

// factsIn are the facts of a package that is installed in a folder or above.
func factsIn(folder, name string, wanted Wanted) (facts.Package, error) {
	read, err := typescript.Facts(typescript.FactsRequest{Folder: folder, Packages: []string{name},
		Interfaces: wanted.Interfaces, Values: wanted.Values})
	if err != nil {
		return facts.Package{}, err
	}
	if found := read[0]; len(found.Components)+len(found.Hooks)+len(found.Interfaces)+len(found.Values) > 0 {
		return found, nil
	}
	return facts.Package{}, fmt.Errorf("%s %s: no component, hook or other export was found in its declarations",
		name, read[0].Version)
}

// isOld says whether a folder is no work of another run.
func isOld(entry fs.DirEntry) bool {
	info, err := entry.Info()
	return err == nil && time.Since(info.ModTime()) > time.Hour
}

// Sweep removes installs that an interrupted run left, and facts that another version of the reader made.
func (s *Store) Sweep() error {
	entries, err := os.ReadDir(filepath.Join(s.Folder, "releases"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	for _, entry := range entries {
		known := entry.Name() == typescript.FactsVersion() || entry.Name() == declarationsFolder
		if entry.IsDir() && !known && isOld(entry) {
			err = errors.Join(err, os.RemoveAll(filepath.Join(s.Folder, "releases", entry.Name())))
		}
	}
	return err
}
