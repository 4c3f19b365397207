package releases

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"vitrine/internal/cache"
)

// declarations keep of an install what is read of it, each file once however many releases have it, so that a newer
// reader of declarations need not install anything again.
type declarations struct{ folder string }

func (d declarations) list(name, version string) string {
	return filepath.Join(d.folder, strings.ReplaceAll(name, "/", "+")+"@"+version+".txt")
}

func (d declarations) blob(sum string) string {
	return filepath.Join(d.folder, "files", sum[:2], sum[2:])
}

// isRead says whether a reader of declarations may want a file: declarations, manifests, and JavaScript that stands
// beside its declaration.
func isRead(path string) bool {
	if filepath.Base(path) == "package.json" || strings.Contains(filepath.Base(path), ".d.") {
		return true
	}
	for code, declaration := range map[string]string{".js": ".d.ts", ".mjs": ".d.mts", ".cjs": ".d.cts"} {
		if stem, ok := strings.CutSuffix(path, code); ok {
			_, err := os.Stat(stem + declaration)
			return err == nil
		}
	}
	return false
}

// keep takes in what was installed in a folder.
func (d declarations) keep(folder, name, version string) error {
	modules := filepath.Join(folder, "node_modules")
	var lines []string
	err := filepath.WalkDir(modules, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.Type().IsRegular() {
			return err
		}
		below, err := filepath.Rel(modules, path)
		below = filepath.ToSlash(below)
		if err != nil || !isRead(path) {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		sum := cache.Sum(text)
		lines = append(lines, sum+" "+below)
		if _, err := os.Stat(d.blob(sum)); err == nil {
			return nil
		}
		return errors.Join(os.MkdirAll(filepath.Dir(d.blob(sum)), 0o755), replace(d.blob(sum), text))
	})
	if err != nil {
		return err
	}
	slices.Sort(lines)
	return replace(d.list(name, version), []byte(strings.Join(lines, "\n")+"\n"))
}

// lay puts what was kept of a release into a folder; false where nothing was.
func (d declarations) lay(folder, name, version string) (bool, error) {
	text, err := os.ReadFile(d.list(name, version))
	if errors.Is(err, fs.ErrNotExist) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	made := map[string]bool{}
	for lines := bufio.NewScanner(bytes.NewReader(text)); lines.Scan(); {
		sum, below, ok := strings.Cut(lines.Text(), " ")
		if !ok || !fs.ValidPath(below) {
			return false, fmt.Errorf("%s is damaged: remove it", d.list(name, version))
		}
		file := filepath.Join(folder, "node_modules", filepath.FromSlash(below))
		if dir := filepath.Dir(file); !made[dir] {
			made[dir] = true
			if err := os.MkdirAll(dir, 0o755); err != nil {
				return false, err
			}
		}
		if err := os.Link(d.blob(sum), file); err != nil {
			return false, nil // a part is gone: it is installed again
		}
	}
	return true, nil
}

// replace writes a file whole or not at all.
func replace(file string, text []byte) error {
	temporary := file + ".new"
	return errors.Join(os.WriteFile(temporary, text, 0o644), os.Rename(temporary, file))
}
