package build

import (
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"sync"
)

// Files is a finished output folder in memory: content by path with forward slashes, without a leading one.
type Files map[string][]byte

// publish writes the files into a new folder beside out and puts it in out's place in one move. Whoever reads out sees
// the old site or the new one, whole; when anything fails, out stays as it was.
func (b *Builder) publish(out string, files Files) error {
	parent := filepath.Dir(out)
	if err := os.MkdirAll(parent, 0o755); err != nil {
		return err
	}
	if err := ownedFolder(out); err != nil {
		return err
	}
	fresh, err := os.MkdirTemp(parent, "."+filepath.Base(out)+"-new-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(fresh) // after the move this is the old site
	if err := os.Chmod(fresh, 0o755); err != nil {
		return err
	}
	if err := b.writeAll(fresh, files); err != nil {
		return fmt.Errorf("writing the site: %w", err)
	}
	return replaceFolder(fresh, out)
}

// marker stands in every published folder, so that a build never replaces a folder that is something else.
const marker = ".vitrine"

// ownedFolder refuses a folder that a build did not make.
func ownedFolder(out string) error {
	entries, err := os.ReadDir(out)
	if os.IsNotExist(err) || (err == nil && len(entries) == 0) {
		return nil
	}
	if err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(out, marker)); err != nil {
		return fmt.Errorf("the folder %s has files that no build of this tool made; publishing would delete them. Name another folder with --out, or empty this one", out)
	}
	return nil
}

func (b *Builder) writeAll(folder string, files Files) error {
	names := make([]string, 0, len(files))
	for name := range files {
		names = append(names, name)
	}
	sort.Strings(names)
	made := map[string]bool{}
	for _, name := range names {
		dir := filepath.Dir(filepath.Join(folder, filepath.FromSlash(name)))
		if !made[dir] {
			made[dir] = true
			if err := os.MkdirAll(dir, 0o755); err != nil {
				return err
			}
		}
	}
	var failed error
	var once sync.Mutex
	b.parallel(len(names), func(i int) {
		if err := b.writeFile(filepath.Join(folder, filepath.FromSlash(names[i])), names[i], files[names[i]]); err != nil {
			once.Lock()
			failed = err
			once.Unlock()
		}
	})
	if failed != nil {
		return failed
	}
	return os.WriteFile(filepath.Join(folder, marker), []byte("Made by vitrine build. A build may replace this folder.\n"), 0o644)
}

func (b *Builder) writeFile(path, name string, content []byte) error {
	twins, err := b.pack(name, content)
	if err != nil {
		return err
	}
	if err := os.WriteFile(path, content, 0o644); err != nil {
		return err
	}
	if len(twins.Brotli) > 0 {
		if err := os.WriteFile(path+".br", twins.Brotli, 0o644); err != nil {
			return err
		}
	}
	if len(twins.Gzip) > 0 {
		return os.WriteFile(path+".gz", twins.Gzip, 0o644)
	}
	return nil
}
