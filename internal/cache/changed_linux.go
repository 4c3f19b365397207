package cache

import (
	"io/fs"
	"syscall"
)

// changedAt is when a file was changed last, or put in another's place: unlike the time of its content, nobody can set
// it.
func changedAt(info fs.FileInfo) int64 {
	if stat, ok := info.Sys().(*syscall.Stat_t); ok {
		return stat.Ctim.Nano()
	}
	return info.ModTime().UnixNano()
}
