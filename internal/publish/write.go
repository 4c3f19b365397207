package publish

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// temporaryPrefix begins the names of files that are being written.
const temporaryPrefix = ".new-"

// WriteFile writes a file so that nobody ever sees half of it. Missing folders are made.
func WriteFile(name string, content []byte) error {
	folder := filepath.Dir(name)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	temporary, release, err := createTemporary(folder)
	if err != nil {
		return err
	}
	defer release()
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

// createTemporary makes a file to write into, with a claim on it until it is released.
func createTemporary(folder string) (file *os.File, release func(), err error) {
	if done := claim(folder, true); done != nil { // between making a file and claiming it nobody looks for leftovers
		defer done()
	}
	if file, err = os.CreateTemp(folder, temporaryPrefix+"*"); err != nil {
		return nil, nil, err
	}
	if release = claim(file.Name(), true); release == nil {
		release = func() {}
	}
	return file, release, nil
}

// RemoveTemporaries removes the files that killed processes left half written in folders below one. What can't be
// removed is left for the next run: it harms nobody.
func RemoveTemporaries(work string, folders ...string) {
	for _, folder := range folders {
		removeTemporaries(filepath.Join(work, folder))
	}
}

func removeTemporaries(folder string) {
	entries, _ := os.ReadDir(folder) // a folder that is not there has none
	entries = slices.DeleteFunc(entries, func(entry os.DirEntry) bool {
		return !entry.Type().IsRegular() || !strings.HasPrefix(entry.Name(), temporaryPrefix)
	})
	if len(entries) == 0 {
		return
	}
	if done := claim(folder, true); done != nil {
		defer done()
	}
	for _, entry := range entries {
		name := filepath.Join(folder, entry.Name())
		if release := claim(name, false); release != nil {
			os.Remove(name)
			release()
		}
	}
}
