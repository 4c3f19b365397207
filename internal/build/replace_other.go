//go:build !linux

package build

func replaceFolder(fresh, out string) error { return swapFolder(fresh, out) }
