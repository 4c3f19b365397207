package publish

import (
	"errors"
	"os"
	"path/filepath"
)

// WriteFile writes a file so that nobody ever sees half of it. Missing folders are made.
func WriteFile(name string, content []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	temporary, err := os.CreateTemp(filepath.Dir(name), ".new-*")
	if err != nil {
		return err
	}
	_, err = temporary.Write(content)
	err = errors.Join(err, temporary.Close())
	if err == nil {
		err = os.Rename(temporary.Name(), name)
	}
	if err != nil {
		os.Remove(temporary.Name())
	}
	return err
}
