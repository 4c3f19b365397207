//go:build !unix

package server

import (
	"fmt"
	"io/fs"
)

// traits change when a file was written.
func traits(info fs.FileInfo) string { return fmt.Sprint(info.Size(), " ", info.ModTime().UnixNano()) }
