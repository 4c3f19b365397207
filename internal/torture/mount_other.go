//go:build !linux

package torture

import "fmt"

func mount(string, int64) error {
	return fmt.Errorf("%w: only Linux has file systems in memory of a given size", errUnavailable)
}

func resize(string, int64) error { return errUnavailable }

func unmount(string) error { return nil }

func used(string) (int64, error) { return 0, errUnavailable }
