package torture

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

var diskAttack = attack{
	name:  "disk",
	about: "Filling the disk while the site is built and published",
	forms: []form{
		{"files that may not grow, while building", limitWhileBuilding},
		{"files that may not grow, while publishing", limitWhilePublishing},
		{"a full disk under the output", fullOutput},
		{"a full disk under the cache", fullCache},
	},
}

// limitWhileBuilding bounds the size of files while a cold cache is filled.
func limitWhileBuilding(ctx context.Context, t *try) error {
	if err := canLimit(); err != nil {
		return err
	}
	if err := errors.Join(os.RemoveAll(t.area.cache), t.flip()); err != nil {
		return err
	}
	limit := int64(512 << t.random.IntN(7)) // a record of the cache takes more sooner or later
	if err := t.starve(ctx, build{out: t.area.out, cache: t.area.cache, fileLimit: limit}, true); err != nil {
		return err
	}
	return t.rebuild(ctx, "one that could not write its cache")
}

// limitWhilePublishing bounds the size of files when nothing is left to do but to publish: a build into another folder
// has made everything before.
func limitWhilePublishing(ctx context.Context, t *try) error {
	if err := canLimit(); err != nil {
		return err
	}
	if err := errors.Join(os.RemoveAll(t.area.cache), copyTree(t.cache, t.area.cache, true), t.flip()); err != nil {
		return err
	}
	other := filepath.Join(t.area.folder, "made before")
	defer os.RemoveAll(other)
	p, err := t.build(ctx, build{out: other, cache: t.area.cache})
	if err != nil {
		return err
	}
	if said := p.failed(); said != "" {
		t.find("before the disk was full, %s", said)
		return t.renew(ctx)
	}
	limit := t.changed() - 512*int64(1+t.random.IntN(4)) // no less: the build has other files to write before
	b := build{out: t.area.out, cache: t.area.cache, fileLimit: limit, reaches: publishing}
	if err := t.starve(ctx, b, true); err != nil {
		return err
	}
	return t.rebuild(ctx, "one that could not publish")
}

// changed is the size of the largest file that is not the same in both states.
func (t *try) changed() (largest int64) {
	for name, sum := range t.current().files {
		if t.other().files[name] == sum {
			continue
		}
		if info, err := os.Stat(filepath.Join(t.current().folder, filepath.FromSlash(name))); err == nil {
			largest = max(largest, info.Size())
		}
	}
	return largest
}

// starve runs a build that can't write what it must. It has to say so, and to leave what was published as it was.
func (t *try) starve(ctx context.Context, b build, must bool) error {
	p, err := t.build(ctx, b)
	if err != nil {
		return err
	}
	if !strings.Contains(p.output.String(), b.reaches) {
		return fmt.Errorf("%w: the build ends before it says %q: %s", errUnavailable, b.reaches, p.output.last())
	}
	t.count(1)
	if p.err == nil {
		if said := t.current().compare(b.out); said != "" {
			t.find("a build on a full disk said that it was done, and it was not: %s", said)
		} else if must {
			t.find("a build could write more than the disk had room for")
		}
		return nil
	}
	said := p.output.tail()
	if p.crashed() || !strings.Contains(said, "no space left") && !strings.Contains(said, "file too large") {
		t.find("a build on a full disk does not say so (%v):\n%s", p.err, said)
	}
	if wrong := t.other().compare(b.out); wrong != "" {
		t.find("a build that failed on a full disk has changed what was published: %s", wrong)
	}
	return nil
}

// room is how many bytes a disk has before it is made small.
const room = 1 << 30

// onDisk runs something with a small disk.
func (t *try) onDisk(do func(folder string) error) error {
	folder := filepath.Join(t.area.folder, "disk")
	if err := os.Mkdir(folder, 0o755); err != nil {
		return err
	}
	defer os.Remove(folder)
	if err := mount(folder, room); err != nil {
		return err
	}
	defer unmount(folder)
	return do(folder)
}

// fullOutput leaves less room beside what was published than what changed needs.
func fullOutput(ctx context.Context, t *try) error {
	if err := errors.Join(os.RemoveAll(t.area.cache), copyTree(t.cache, t.area.cache, true)); err != nil {
		return err
	}
	return t.onDisk(func(folder string) error {
		b := build{out: filepath.Join(folder, "out"), cache: t.area.cache}
		if p, err := t.build(ctx, b); err != nil || p.err != nil {
			return errors.Join(err, p.err)
		}
		size, err := used(folder)
		if err != nil {
			return err
		}
		if err := errors.Join(t.flip(), resize(folder, size+t.random.Int64N(max(1, t.changed()*3/4)))); err != nil {
			return err
		}
		if err := t.starve(ctx, b, t.changed() > 16<<10); err != nil {
			return err
		}
		if err := resize(folder, room); err != nil {
			return err
		}
		return errors.Join(t.rebuildAt(ctx, b, "one whose output had no room"), t.flip()) // the area's own is as it was
	})
}

// fullCache leaves less room for the cache than a cold build needs.
func fullCache(ctx context.Context, t *try) error {
	return t.onDisk(func(folder string) error {
		b := build{out: t.area.out, cache: filepath.Join(folder, "cache")}
		if err := errors.Join(t.flip(), resize(folder, 64<<10<<t.random.IntN(4))); err != nil {
			return err
		}
		if err := t.starve(ctx, b, false); err != nil {
			return err
		}
		if err := resize(folder, room); err != nil {
			return err
		}
		return t.rebuildAt(ctx, b, "one whose cache had no room")
	})
}
