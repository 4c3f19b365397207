//go:build unix

package publish

import (
	"os"

	"golang.org/x/sys/unix"
)

// claim takes a folder for this process until it gives it back or ends, however it ends. It is nil where another
// process has it, unless it is to be waited for, and where the file system has no locks.
func claim(folder string, wait bool) (release func()) {
	opened, err := os.Open(folder)
	if err != nil {
		return nil
	}
	how := unix.LOCK_EX
	if !wait {
		how |= unix.LOCK_NB
	}
	for {
		err = unix.Flock(int(opened.Fd()), how)
		if err != unix.EINTR {
			break
		}
	}
	if err != nil {
		opened.Close()
		return nil
	}
	return func() { opened.Close() }
}
