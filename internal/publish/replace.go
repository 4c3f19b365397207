package publish

import "os"

// swapFolder puts fresh in out's place in two moves, and takes the first back when the second fails.
// Between them out is missing for a moment.
func swapFolder(fresh, out string) error {
	old := fresh + "-old"
	if err := os.Rename(out, old); err != nil {
		if os.IsNotExist(err) {
			return os.Rename(fresh, out)
		}
		return err
	}
	if err := os.Rename(fresh, out); err != nil {
		os.Rename(old, out)
		return err
	}
	return os.Rename(old, fresh)
}
