//go:build !linux

package prerender

import (
	"runtime"
	"syscall"
)

// isolations are none: only Linux has namespaces.
func isolations() (list []*syscall.SysProcAttr, reason string) {
	return nil, runtime.GOOS + " has no network namespaces"
}
