package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// veryLarge measures a site of 20,000 pages, once: what it costs, what it takes on the disk.
func (b *bench) veryLarge() error {
	const pages, memory = 20_000, 2048
	heading(fmt.Sprintf("Prose, %d pages in chapters", pages))
	s, err := b.plainSite(prose{pages: pages, chapters: true})
	if err != nil {
		return err
	}
	defer os.RemoveAll(s.folder)
	for _, name := range []string{"from nothing but the libraries", "nothing changed"} {
		m, err := measure(s.tool, s.arguments("libraries")...)
		if err != nil {
			return err
		}
		row(name+", by the clock", seconds(m.wall), "", false)
		row(name+", processor time", seconds(m.cpu), "", false)
		row(name+", peak memory of all processes", fmt.Sprintf("%d MB", m.memory), fmt.Sprintf("≤ %d MB", memory),
			m.memory > memory)
		row(name+", what it did", m.output, "", false)
	}
	for _, folder := range []string{"out", "libraries"} {
		size, err := sizeOf(s.path(folder))
		if err != nil {
			return err
		}
		row("on the disk: "+folder, fmt.Sprintf("%d MB", size>>20), "", false)
	}
	return nil
}

// sizeOf is the space that a folder's files have, in bytes.
func sizeOf(folder string) (size int64, err error) {
	err = filepath.WalkDir(folder, func(_ string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		info, err := entry.Info()
		if err == nil {
			size += info.Size()
		}
		return err
	})
	return size, err
}
