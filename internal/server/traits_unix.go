//go:build unix

package server

import (
	"fmt"
	"io/fs"
	"syscall"
)

// traits change when a file is another one, or was written.
func traits(info fs.FileInfo) string {
	if stat, ok := info.Sys().(*syscall.Stat_t); ok {
		return fmt.Sprint(stat.Dev, " ", stat.Ino, " ", info.Size(), " ", info.ModTime().UnixNano())
	}
	return fmt.Sprint(info.Size(), " ", info.ModTime().UnixNano())
}
