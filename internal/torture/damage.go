package torture

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

var damageAttack = attack{
	name:  "damage",
	about: "Damaging the cache: flipped bits, segments that are cut or gone",
	forms: []form{
		{"flipped bits", damage("flipped bits", flipBits)},
		{"cut segments", damage("a segment that is cut", func(t *try, file string) error {
			info, err := os.Stat(file)
			if err != nil {
				return err
			}
			return os.Truncate(file, t.random.Int64N(info.Size()+1))
		})},
		{"deleted segments", damage("a segment that is gone", func(_ *try, file string) error { return os.Remove(file) })},
		{"flipped bits in files for Node", func(ctx context.Context, t *try) error {
			return t.damageIn(ctx, "node", "flipped bits in files for Node", flipBits)
		}},
	},
}

// segments is the folder of a cache that has the results of steps. Beside it are files that programs are given.
const segments = "steps"

// damage harms some segments of the cache.
func damage(what string, harm func(t *try, file string) error) func(context.Context, *try) error {
	return func(ctx context.Context, t *try) error { return t.damageIn(ctx, segments, what, harm) }
}

// damageIn harms some files of a folder of the cache, removes what was published, and builds again. What stands beside
// the segments is only asked for when steps run: then the segments are removed.
func (t *try) damageIn(ctx context.Context, folder, what string, harm func(t *try, file string) error) error {
	if err := errors.Join(os.RemoveAll(t.area.cache), os.RemoveAll(t.area.out)); err != nil {
		return err
	}
	if err := copyTree(t.cache, t.area.cache, true); err != nil {
		return err
	}
	files, err := filesOf(filepath.Join(t.area.cache, folder))
	if err != nil {
		return err
	}
	if len(files) == 0 {
		return fmt.Errorf("%w: the cache has no files in %s", errUnavailable, folder)
	}
	some := 1 + t.random.IntN(3)
	if folder != segments {
		some = len(files)
		if err := os.RemoveAll(filepath.Join(t.area.cache, segments)); err != nil {
			return err
		}
	}
	if err := t.flip(); err != nil {
		return err
	}
	t.random.Shuffle(len(files), func(i, j int) { files[i], files[j] = files[j], files[i] })
	for _, file := range files[:min(len(files), some)] {
		if err := harm(t, file); err != nil {
			return err
		}
	}
	t.count(1)
	return t.rebuild(ctx, what)
}

// flipBits turns a few dozen bits over.
func flipBits(t *try, file string) error {
	content, err := os.ReadFile(file)
	if err != nil || len(content) == 0 {
		return err
	}
	for range 1 + t.random.IntN(36) {
		content[t.random.IntN(len(content))] ^= 1 << t.random.IntN(8)
	}
	return os.WriteFile(file, content, 0o644)
}

func filesOf(folder string) (files []string, err error) {
	err = filepath.WalkDir(folder, func(file string, d fs.DirEntry, err error) error {
		if err == nil && d.Type().IsRegular() {
			files = append(files, file)
		}
		return err
	})
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	return files, err
}
