package publish

import (
	"errors"
	"os"

	"golang.org/x/sys/unix"
)

// replaceFolder puts fresh in out's place. On Linux both change places in one step, so that out is never missing;
// afterwards fresh is the old folder.
func replaceFolder(fresh, out string) error {
	err := unix.Renameat2(unix.AT_FDCWD, fresh, unix.AT_FDCWD, out, unix.RENAME_EXCHANGE)
	switch {
	case err == nil:
		return nil
	case errors.Is(err, unix.ENOENT):
		return os.Rename(fresh, out)
	}
	return swapFolder(fresh, out) // a file system without the exchange
}
