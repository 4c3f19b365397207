package torture

import (
	"fmt"

	"golang.org/x/sys/unix"
)

// mount puts a file system in memory of so many bytes over a folder.
func mount(folder string, bytes int64) error {
	if err := unix.Mount("tmpfs", folder, "tmpfs", 0, fmt.Sprintf("size=%d,mode=755", bytes)); err != nil {
		return fmt.Errorf("%w: mounting a small file system: %w", errUnavailable, err)
	}
	return nil
}

// resize changes its size, which may not be below what it holds.
func resize(folder string, bytes int64) error {
	return unix.Mount("tmpfs", folder, "tmpfs", unix.MS_REMOUNT, fmt.Sprintf("size=%d", bytes))
}

func unmount(folder string) error { return unix.Unmount(folder, unix.MNT_DETACH) }

// used is how many bytes it holds.
func used(folder string) (int64, error) {
	var stat unix.Statfs_t
	err := unix.Statfs(folder, &stat)
	return int64(stat.Blocks-stat.Bfree) * stat.Bsize, err
}
