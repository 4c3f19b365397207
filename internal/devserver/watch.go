package devserver

import (
	"context"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/fsnotify/fsnotify"
)

const (
	// settle is how long the folder must be quiet before an edit counts: editors save in several steps.
	settle = 4 * time.Millisecond
	// leisure is how long an author must have paused before the whole site is looked through.
	leisure = 400 * time.Millisecond
)

// emptied is how long a file may be empty before that is what its author wrote: many programs empty a file and then
// write it, and on a busy machine much happens between the two. Tests set it, since they may be slower.
var emptied = 500 * time.Millisecond

// watchTree watches a folder and all folders below it.
func watchTree(watcher *fsnotify.Watcher, folder string) error {
	return filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() {
			return err
		}
		if entry.Name() == "node_modules" || strings.HasPrefix(entry.Name(), ".") && path != folder {
			return filepath.SkipDir
		}
		return watcher.Add(path)
	})
}

// follow takes in every edit; changes that come together are one.
func (s *site) follow(ctx context.Context, watcher *fsnotify.Watcher) {
	edited := map[string]bool{}
	waited := false // for an empty file to be written
	quiet := time.NewTimer(settle)
	quiet.Stop()
	pause := time.NewTimer(leisure)
	for {
		select {
		case <-ctx.Done():
			return
		case event := <-watcher.Events:
			if event.Op == fsnotify.Chmod || passing(event.Name) {
				continue
			}
			if event.Has(fsnotify.Create) {
				watchTree(watcher, event.Name) // a new folder; anything else is no folder
			}
			edited[event.Name] = true
			waited = false
			quiet.Reset(settle)
			pause.Stop()
		case <-quiet.C:
			files := slices.Collect(maps.Keys(edited))
			if !waited && slices.ContainsFunc(files, empty) {
				waited = true
				quiet.Reset(emptied)
				continue
			}
			clear(edited)
			s.look(s.live.Edited(files))
			pause.Reset(leisure)
		case <-pause.C:
			s.report()
			runtime.GC() // now, since the collector would take half the processors from one of the next edits
		}
	}
}

// empty reports a file without content.
func empty(file string) bool {
	info, err := os.Stat(file)
	return err == nil && info.Mode().IsRegular() && info.Size() == 0
}

// passing reports what editors write beside the file that is being edited.
func passing(file string) bool {
	name := filepath.Base(file)
	return strings.HasPrefix(name, ".") || strings.HasSuffix(name, "~") || name == "4913"
}
