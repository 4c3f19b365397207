package publish

import "os"

// swapFolder puts fresh in out's place in two moves, and takes the first back when the second fails.
// Between them out is missing for a moment. Nothing that fails once out is the new folder is an error.
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
	os.RemoveAll(old) // what can't be removed is a leftover for the next publication
	return nil
}
