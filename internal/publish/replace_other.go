//go:build !linux

package publish

func replaceFolder(fresh, out string) error { return swapFolder(fresh, out) }
