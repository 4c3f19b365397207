//go:build !linux

package cache

import "io/fs"

// changedAt is when a file was changed last, as far as this system tells everybody alike.
func changedAt(info fs.FileInfo) int64 { return info.ModTime().UnixNano() }
