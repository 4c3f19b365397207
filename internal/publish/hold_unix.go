//go:build unix && !solaris && !aix

package publish

import (
	"os"
	"syscall"
)

// hold marks a folder as one that a process works on; false where another one does. The mark goes with the process,
// however that ends.
func hold(folder string) (release func(), free bool) {
	file, err := os.Open(folder)
	if err != nil {
		return func() {}, false
	}
	if err := syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		file.Close()
		return func() {}, false
	}
	return func() { file.Close() }, true
}
