package torture

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
)

// manifest is the list that a build leaves in what it publishes. It has times, so it is never compared.
const manifest = ".vitrine"

// tree is what a folder holds: sums of contents by name.
type tree map[string][sha256.Size]byte

// readTree reads a published folder.
func readTree(folder string) (tree, error) {
	t := tree{}
	fsys := os.DirFS(folder)
	return t, fs.WalkDir(fsys, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || name == manifest {
			return err
		}
		content, err := fs.ReadFile(fsys, name)
		t[name] = sha256.Sum256(content)
		return err
	})
}

// state is the site as it is published with certain texts.
type state struct {
	edits  map[string][]byte // files of the site by name
	folder string            // what a build without any trouble published
	files  tree
}

// compare says how a folder differs from what it should be, "" for not at all.
func (s *state) compare(folder string) string {
	got, err := readTree(folder)
	if err != nil {
		return fmt.Sprintf("the published folder can't be read: %v", err)
	}
	if _, err := os.Stat(filepath.Join(folder, manifest)); err != nil {
		return fmt.Sprintf("the published folder has no list of its files: %v", err)
	}
	return s.difference(folder, got)
}

// difference names the first file by which a tree differs.
func (s *state) difference(folder string, got tree) string {
	for _, name := range sorted(s.files) {
		sum, ok := got[name]
		if !ok {
			return fmt.Sprintf("%s is missing (%d files, want %d)", name, len(got), len(s.files))
		}
		if sum != s.files[name] {
			return fmt.Sprintf("%s differs: %s", name, s.firstDifference(folder, name))
		}
	}
	for _, name := range sorted(got) {
		if _, ok := s.files[name]; !ok {
			return fmt.Sprintf("%s should not be there", name)
		}
	}
	return ""
}

// firstDifference shows the bytes of both sides where they begin to differ.
func (s *state) firstDifference(folder, name string) string {
	got, err := os.ReadFile(filepath.Join(folder, filepath.FromSlash(name)))
	if err != nil {
		return err.Error()
	}
	want, err := os.ReadFile(filepath.Join(s.folder, filepath.FromSlash(name)))
	if err != nil {
		return err.Error()
	}
	at := 0
	for at < len(got) && at < len(want) && got[at] == want[at] {
		at++
	}
	around := func(text []byte) []byte { return text[max(0, at-20):min(len(text), at+40)] }
	return fmt.Sprintf("from byte %d on it has %q instead of %q", at, around(got), around(want))
}

// copyTree copies a folder without what a build has no use of: other folders of packages, repositories, caches and
// publications. Folders of packages at its top stay where they are and are linked.
func copyTree(from, to string, all bool) error {
	return filepath.WalkDir(from, func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		inner, err := filepath.Rel(from, file)
		if err != nil {
			return err
		}
		target := filepath.Join(to, inner)
		switch {
		case d.IsDir() && !all && inner != "." && leftOut(file):
			if d.Name() == "node_modules" {
				if err := os.Symlink(file, target); err != nil {
					return err
				}
			}
			return filepath.SkipDir
		case d.IsDir():
			return os.MkdirAll(target, 0o755)
		case d.Type()&fs.ModeSymlink != 0:
			return copyLink(from, file, target)
		case !d.Type().IsRegular():
			return fmt.Errorf("%s is no file that can be copied: it is %s", file, d.Type())
		}
		return copyFile(file, target)
	})
}

func leftOut(folder string) bool {
	switch filepath.Base(folder) {
	case "node_modules", ".git", ".cache":
		return true
	}
	_, err := os.Stat(filepath.Join(folder, manifest))
	return err == nil
}

// copyLink makes a link that leads where the other does: to the copy within the folder, else to the same place.
func copyLink(from, file, target string) error {
	to, err := os.Readlink(file)
	if err != nil {
		return err
	}
	if !filepath.IsAbs(to) {
		whole := filepath.Join(filepath.Dir(file), to)
		if inner, err := filepath.Rel(from, whole); err != nil || !filepath.IsLocal(inner) {
			to = whole
		}
	}
	return os.Symlink(to, target)
}

// copyFile keeps the time of the last change: a publication recognizes its files by it.
func copyFile(from, to string) error {
	content, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	info, err := os.Stat(from)
	if err != nil {
		return err
	}
	if err := os.WriteFile(to, content, 0o644); err != nil {
		return err
	}
	return os.Chtimes(to, info.ModTime(), info.ModTime())
}

// isPage says whether a published file is a page that readers open.
func isPage(name string) bool { return path.Base(name) == "index.html" }
